/** One service for all browser tests. Without a Chromium there is no service, and a log line says so. */
import type { TestProject } from 'vitest/node';
import { startServer, stateFolder } from '../conformance/server';
import { CHROMIUM } from './chromium';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the service. */
    origin: string;
    /** Folder of its persistent state. */
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
