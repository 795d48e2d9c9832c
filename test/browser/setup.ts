/** One service for all tests in the browser; without a Chromium there is none, and one line says so. */
import type { TestProject } from 'vitest/node';
import { startServer, stateFolder } from '../conformance/server';
import { CHROMIUM } from './chromium';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the service. */
    origin: string;
    /** The folder in which it stores. */
    state: string;
  }
}

export default async function setup({ provide }: TestProject) {
  if (!CHROMIUM) {
    console.log('no Chromium: what the pages do in a browser is not tested');
    provide('origin', '');
    provide('state', '');
    return undefined;
  }
  const state = stateFolder();
  const server = await startServer('--persist-to', state.path);
  provide('origin', server.origin);
  provide('state', state.path);
  return async () => {
    await server.stop();
    state.remove();
  };
}
