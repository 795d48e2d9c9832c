/**
 * The same digits everywhere: the sources in Node, and the package in Node, in workerd and in Chromium, byte by byte.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { chromium } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as sources from '../../src/lib';
import { CHROMIUM } from '../browser/chromium';
import { answers } from './questions.js';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const questions = fileURLToPath(new URL('questions.js', import.meta.url));

/** The modules of the library. */
const MODULES = readdirSync(dist).filter((name) => /^(khagola|part-.*|calendar|chart)\.js$/.test(name));

type Answers = { name: string; text: string }[];

const expected: Answers = answers(
  sources,
  sources.loadKernel(new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url)))),
);

const PAGE = `<!doctype html><title>khagola</title>
  <script type="importmap">{ "imports": { "khagola": "/lib/khagola.js", "khagola/": "/lib/" } }</script>`;
const WORKER = `import * as khagola from '/lib/khagola.js';
  import { answers } from '/questions.js';
  postMessage(answers(khagola, await khagola.openKernel()));`;

/** Compares part by part, so that a failure shows the different part. */
function expectTheSame(computed: Answers): void {
  expect(computed.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
  for (const [i, { name, text }] of computed.entries()) expect(text === expected[i]?.text, name).toBe(true);
}

describe('the sources in Node', () => {
  test('the reference has data for every part', () => {
    expect(expected).toHaveLength(10);
    for (const { name, text } of expected) expect(text.length, name).toBeGreaterThan(60);
  });

  test('the package in Node, with its kernel from its own folder, gives the digits of the sources', async () => {
    const khagola: typeof sources = await import(/* @vite-ignore */ pathToFileURL(`${dist}khagola.js`).href);
    expectTheSame(answers(khagola, await khagola.openKernel()));
  });

  test('the package in workerd, with an imported kernel, gives the digits of the sources', async () => {
    const script = `
      import * as khagola from './khagola.js';
      import kernel from './kernel.wasm';
      import { answers } from './questions.js';
      export default {
        async fetch() {
          return Response.json([answers(khagola, khagola.loadKernel(kernel)), answers(khagola, await khagola.openKernel(kernel))]);
        },
      };`;
    const worker = new Miniflare(
      convertV4MiniflareOptions({
        compatibilityDate: '2026-11-01',
        modules: [
          { type: 'ESModule', path: 'worker.js', contents: script },
          ...MODULES.map((path) => ({ type: 'ESModule' as const, path, contents: readFileSync(dist + path, 'utf8') })),
          { type: 'ESModule', path: 'questions.js', contents: readFileSync(questions, 'utf8') },
          { type: 'CompiledWasm', path: 'kernel.wasm', contents: readFileSync(`${dist}kernel.wasm`) },
        ],
      }),
    );
    try {
      const response = await worker.dispatchFetch('http://khagola.test/');
      for (const computed of (await response.json()) as Answers[]) expectTheSame(computed);
    } finally {
      await worker.dispose();
    }
  });

  test.skipIf(!CHROMIUM)(
    'the package in Chromium, by an import map and in a Web Worker, gives the digits of the sources',
    async () => {
      const files = new Map<string, { type: string; read: () => string | Buffer }>([
        ['/', { type: 'text/html', read: () => PAGE }],
        ['/worker.js', { type: 'text/javascript', read: () => WORKER }],
        ...MODULES.map((name) => {
          const file = { type: 'text/javascript', read: () => readFileSync(dist + name) };
          return [`/lib/${name}`, file] as const;
        }),
        ['/lib/kernel.wasm', { type: 'application/wasm', read: () => readFileSync(`${dist}kernel.wasm`) }],
        ['/untyped.wasm', { type: 'application/octet-stream', read: () => readFileSync(`${dist}kernel.wasm`) }],
        ['/questions.js', { type: 'text/javascript', read: () => readFileSync(questions) }],
      ]);
      const server = createServer((request, response) => {
        const file = files.get(request.url ?? '');
        response.writeHead(file ? 200 : 404, file && { 'Content-Type': file.type }).end(file?.read());
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const browser = await chromium.launch({
        executablePath: CHROMIUM as string,
        args: ['--no-sandbox', '--disable-gpu'],
      });
      try {
        const page = await browser.newPage();
        await page.goto(origin);
        // Passed as text, so that the page runs exactly this code and not a transformed version.
        const outcome: { missing: string; all: Answers[] } = await page.evaluate(`(async () => {
        const khagola = await import('khagola');
        const { answers } = await import('/questions.js');
        const missing = await khagola.openKernel('/nowhere.wasm').catch((error) => error.message);
        const kernels = [await khagola.openKernel(), await khagola.openKernel('/untyped.wasm')];
        const inWorker = await new Promise((resolve, reject) => {
          const worker = new Worker('/worker.js', { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
        });
        return { missing, all: [...kernels.map((kernel) => answers(khagola, kernel)), inWorker] };
      })()`);
        expect(outcome.missing).toMatch(/^no kernel at .*nowhere\.wasm: status 404$/);
        for (const computed of outcome.all) expectTheSame(computed);
      } finally {
        await browser.close();
        server.close();
      }
    },
  );
});
