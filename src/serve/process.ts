/** The process of a local service: its port, its folder of state, its signals, and its messages. */
import { subscribe } from 'node:diagnostics_channel';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { holdState } from './state';

/** The addresses of this machine that no other reaches. */
export const LOOPBACK = ['127.0.0.1', '::1'];

/** The default of `CACHE_ENTRIES` for the local runtime, whose cache never removes old answers. */
export const LOCAL_CACHE_ENTRIES = '1000';

/**
 * Maximum time for which the service may be silent after one of its processes has ended. The runtime restarts most of
 * them itself.
 */
const RETURNS_WITHIN_MS = 10_000;

/** A service that cannot start; the message says what to do. */
export class StartError extends Error {}

/** A whole number from 1 to 65535. */
export function portOf(option: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port > 0 && port <= 65_535) return port;
  throw new StartError(`${option} must be a port from 1 to 65535, for example 8790 (got ${text}).`);
}

/** Whether a local port is in use. */
function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    const end = (taken: boolean) => () => {
      socket.destroy();
      resolve(taken);
    };
    socket.on('connect', end(true)).on('error', end(false));
  });
}

/**
 * Reserves the port and the folder of state.
 *
 * @param state   absolute path
 * @param option  the option that chooses the folder
 * @throws StartError if another program uses one of both, or the folder cannot be written to
 */
export async function reserve(port: number, state: string, option: string): Promise<void> {
  if (await isTaken(port))
    throw new StartError(`Port ${port} is in use. Stop the other program, or choose another port with --port.`);
  const isFree = await holdState(state).catch(({ message }: Error) => {
    throw new StartError(`The folder ${state} cannot be used: ${message}. Choose another with ${option}.`);
  });
  if (!isFree) throw new StartError(`Another service uses ${state}. Stop it, or choose another folder with ${option}.`);
}

/** Whether the service answers now. */
async function isAnswering(origin: string): Promise<boolean> {
  const signal = AbortSignal.timeout(1000);
  const response = await fetch(`${origin}/api/health`, { signal }).catch(() => null);
  await response?.body?.cancel();
  return response?.ok === true;
}

/** Waits until the service answers. */
export async function untilAnswering(origin: string): Promise<void> {
  while (!(await isAnswering(origin))) await sleep(100);
}

/**
 * Calls `onSilence` if a process of the runtime has ended and the service does not answer again in time. Call it before
 * the runtime starts. Returns a function that ends the watch, to be called before the runtime is stopped.
 */
export function watchRuntime(origin: string, onSilence: () => void): () => void {
  let isWatching = true;
  const watch = async () => {
    const deadline = Date.now() + RETURNS_WITHIN_MS;
    while (isWatching && Date.now() < deadline) {
      if (await isAnswering(origin)) return;
      await sleep(200);
    }
    if (isWatching) onSilence();
  };
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: import('node:child_process').ChildProcess };
    child.on('exit', () => /workerd/.test(child.spawnfile) && watch());
  });
  return () => {
    isWatching = false;
  };
}

/**
 * Ends the process after `stop`, on the signals of a terminal and of a supervisor. A second signal changes nothing. The
 * runtime would end the process at once; call this after it has started.
 */
export function stopOnSignals(stop: () => Promise<void>): () => void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal).on(signal, end);
  return end;
}

/** The message of a service that has started. */
export const greeting = (origin: string): string =>
  [
    `Khagola is running at ${origin}`,
    `  pages    ${origin}/ (English), ${origin}/hi/ (हिंदी)`,
    `  API      ${origin}/docs`,
    '',
  ].join('\n');
