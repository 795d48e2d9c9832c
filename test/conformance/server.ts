/** The real service, started and stopped locally with the commands of the README. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const STARTS_WITHIN_MS = 180_000;
const STOPS_WITHIN_MS = 10_000;

export interface Server {
  origin: string;
  /** The process of npm. */
  pid: number;
  /** The exit code of npm; null while it runs. */
  exitCode(): number | null;
  /** The output of the service so far, without npm warnings. */
  output(): string;
  /** Stops npm like a terminal or a supervisor, and waits until the port is free. */
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()));
    });
  });
}

/** A new folder for the data of a service; it remains after the service stops. */
export function stateFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'khagola-state-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/health`)).ok;
  } catch {
    return false;
  }
}

async function waitUntil(
  condition: () => Promise<boolean>,
  withinMs: number,
  describeFailure: () => string,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(describeFailure());
    await sleep(100);
  }
}

/**
 * `npm start` on a free port, ready for requests. Without the option `--persist-to`, its stored data are deleted when
 * it stops.
 */
export const startServer = (...options: string[]): Promise<Server> => runServer('start', options);

/** The same with `npm run dev`, or in another copy of the project. */
export async function runServer(script: 'start' | 'dev', options: readonly string[] = [], cwd = '.'): Promise<Server> {
  const ownFolder = options.includes('--persist-to') ? null : stateFolder();
  const stored = ownFolder ? ['--persist-to', ownFolder.path] : [];
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const npm: ChildProcess = spawn('npm', ['--silent', 'run', script, '--', ...stored, ...options], {
    cwd,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const stop = async () => {
    npm.kill('SIGTERM');
    await waitUntil(
      async () => !(await answers(origin)),
      STOPS_WITHIN_MS,
      () => `${origin} still answers`,
    );
    ownFolder?.remove();
  };
  try {
    await waitUntil(
      () => answers(origin),
      STARTS_WITHIN_MS,
      () => `${origin} does not answer\n${output}`,
    );
  } catch (error) {
    npm.kill('SIGTERM');
    ownFolder?.remove();
    throw error;
  }
  return {
    origin,
    pid: npm.pid as number,
    exitCode: () => npm.exitCode,
    output: () => output.replace(/^npm warn .*\n/gm, ''),
    stop,
  };
}
