/** The plain service, `npm start` without settings: one for all test files that need no other. */
import type { TestProject } from 'vitest/node';
import { type Server, startServer, stateFolder } from './server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the service. */
    origin: string;
    /** Folder of its persistent state. */
    state: string;
    /** Its npm process. */
    pid: number;
    /** File with its output. */
    log: string;
  }
}

interface Shared {
  server: Server;
  state: ReturnType<typeof stateFolder>;
  users: number;
}

async function start(): Promise<Shared> {
  const state = stateFolder();
  return { server: await startServer('--persist-to', state.path), state, users: 0 };
}

/** Every project loads its own copy of this module in the same process; the service is kept outside of the copies. */
const kept = globalThis as { service?: Promise<Shared> };

/** Provides the service to a project. It stops when the last project that uses it has ended. */
export async function useShared({ provide }: TestProject): Promise<{ origin: string; end: () => Promise<void> }> {
  kept.service ??= start();
  const shared = await kept.service;
  shared.users++;
  provide('origin', shared.server.origin);
  provide('state', shared.state.path);
  provide('pid', shared.server.pid);
  provide('log', shared.server.log);
  const end = async () => {
    shared.users--;
    if (shared.users > 0) return;
    await shared.server.stop();
    shared.state.remove();
  };
  return { origin: shared.server.origin, end };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return (await useShared(project)).end;
}
