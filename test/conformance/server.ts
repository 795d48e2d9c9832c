/** The real service, started and stopped locally with the commands of the README. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Server {
  origin: string;
  /** The process of npm. */
  pid: number;
  /** The exit code of npm, when it ends. */
  exited: Promise<number | null>;
  /** The file of its output. */
  log: string;
  /** The output of the service so far, without npm warnings. */
  output(): string;
  /** Stops npm like a terminal or a supervisor, and waits until the port is free. */
  stop(): Promise<void>;
}

/** Below the ports of outgoing connections, which may take a free one before the service does. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

/** The output of a service from its file, without npm warnings. */
export const outputIn = (log: string): string => readFileSync(log, 'utf8').replace(/^npm warn .*\n/gm, '');

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

/** Waits without a deadline: a condition that never comes true is stopped by the time limit of its test. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(100);
}

/**
 * `npm start` on a free port, ready for requests. Without the option `--persist-to`, its stored data are deleted when
 * it stops.
 */
export const startServer = (...options: string[]): Promise<Server> => runServer('start', options);

/** The same with `npm run dev`, or in another copy of the project. */
export async function runServer(script: 'start' | 'dev', options: readonly string[] = [], cwd = '.'): Promise<Server> {
  const own = stateFolder();
  const stored = options.includes('--persist-to') ? [] : ['--persist-to', `${own.path}/state`];
  const log = `${own.path}/output`;
  const file = openSync(log, 'a');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const npm: ChildProcess = spawn('npm', ['--silent', 'run', script, '--', ...stored, ...options], {
    cwd,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  let isRunning = true;
  const exited = new Promise<number | null>((resolve) => {
    npm.once('close', (code) => {
      isRunning = false;
      resolve(code);
    });
  });
  const stop = async () => {
    npm.kill('SIGTERM');
    await until(async () => !(await answers(origin)));
    own.remove();
  };
  await until(async () => !isRunning || (await answers(origin)));
  if (!isRunning) {
    const output = outputIn(log);
    own.remove();
    throw new Error(`npm run ${script} ended before the service answered\n${output}`);
  }
  return {
    origin,
    pid: npm.pid as number,
    exited,
    log,
    output: () => outputIn(log),
    stop,
  };
}
