/** `khagola serve`: the whole service from the package, on this machine. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { serveFront } from './front';
import type { ServiceManifest } from './manifest';
import { greeting, LOOPBACK, portOf, reserve, stopOnSignals, untilAnswering, watchRuntime } from './process';
import { startRuntime, type WriteLog } from './runtime';
import { variablesOf } from './settings';

export interface ServeOptions {
  port: string;
  /** Address to listen on; the loopback addresses by default. */
  host?: string | undefined;
  /** Folder of the database, the objects and the cache. */
  state?: string | undefined;
  /** File of settings. */
  config?: string | undefined;
  /** Whether to print a line for each request. */
  log: boolean;
}

/** The output of the service. */
interface ServeOutput {
  write(text: string): void;
  note(text: string): void;
}

/** The folder of state by the XDG Base Directory Specification. */
const defaultState = (): string => join(process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'khagola');

/** Where clients of this machine reach the service. */
const originOf = (host: string | undefined, port: number): string => {
  const isNamed = host !== undefined && !['0.0.0.0', '::', ...LOOPBACK].includes(host);
  return `http://${isNamed ? (host.includes(':') ? `[${host}]` : host) : 'localhost'}:${port}`;
};

/** Lines of requests go to the output on demand; warnings and errors always go to standard error. */
const writeLog =
  ({ log }: ServeOptions, output: ServeOutput): WriteLog =>
  (level, line) => {
    if (level === 'error' || level === 'warn') output.note(line);
    else if (log) output.write(`${line}\n`);
  };

/**
 * Starts the service and returns when it answers. It runs until a signal of a terminal or a supervisor: then it answers
 * the requests in progress and ends the process.
 *
 * @param folder  of the built service (`src/serve/runtime.ts`)
 * @throws StartError with the reason and what to do
 */
export async function serve(folder: URL, options: ServeOptions, output: ServeOutput): Promise<void> {
  const port = portOf('--port', options.port);
  const manifest: ServiceManifest = JSON.parse(readFileSync(new URL('service.json', folder), 'utf8'));
  const variables = variablesOf(manifest, options.config, process.env);
  const state = resolve(options.state ?? defaultState());
  await reserve(port, state, '--state');
  const origin = originOf(options.host, port);
  const endWatch = watchRuntime(origin, () => {
    output.note('khagola: the process of the Worker ended, and the service no longer answers.');
    process.exit(1);
  });
  const runtime = await startRuntime({ folder, manifest, variables, state, write: writeLog(options, output) });
  const addresses = options.host === undefined ? LOOPBACK : [options.host];
  const front = await serveFront(runtime.url, port, addresses).catch(async (error: unknown) => {
    endWatch();
    await runtime.stop();
    throw error;
  });
  stopOnSignals(async () => {
    endWatch();
    await front.close();
    await runtime.stop();
  });
  await untilAnswering(origin);
  output.write(greeting(origin));
}
