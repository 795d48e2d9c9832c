/** Runs the command like its process, with recorded streams, and sends the same request to the service. */
import { readFileSync } from 'node:fs';
import { createApp } from '../../src/app';
import type { Io } from '../../src/cli/io';
import { run } from '../../src/cli/run';
import { loadKernel } from '../../src/kernel';
import { yearsSupply } from '../accuracy/longspan';
import { loadPlaces } from '../domain/support/occasion';

const kernel = loadKernel(
  new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url))),
  yearsSupply,
);

/** The present instant of all tests: 2026-11-21, 12:30 UTC. */
export const NOW = Date.UTC(2026, 10, 21, 12, 30);

export interface Said {
  code: number;
  out: string;
  err: string;
  /** The progress lines in order. */
  progress: string[];
}

export interface Given {
  /** Files by path; `-` is standard input. */
  files?: Record<string, string>;
  terminal?: boolean;
  colour?: boolean;
}

export async function khagola(argv: readonly string[], options: Given = {}): Promise<Said> {
  const { files = {}, terminal = false, colour = false } = options;
  const result: Said = { code: -1, out: '', err: '', progress: [] };
  const io: Io = {
    write: async (text) => {
      result.out += text;
    },
    note: (line) => {
      result.err += `${line}\n`;
    },
    terminal,
    colour,
    progress: terminal ? (line) => result.progress.push(line) : null,
    read: async (path) => files[path] ?? Promise.reject(new Error(`no such file: ${path}`)),
    now: () => NOW,
    kernel: async () => kernel,
    places: loadPlaces,
    service: () => new URL('file:///nowhere/'),
  };
  result.code = await run(argv, io);
  return result;
}

const app = createApp(
  () => kernel,
  () => NOW,
);

/** The response of the service as text. */
export async function service(path: string, body?: object, headers: Record<string, string> = {}): Promise<string> {
  const post = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  };
  const answer = await app.request(path, body && post, {});
  return answer.text();
}
