/** The examples of the documents, run with the installed package. Their expected output is next to them or below. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from '../browser/chromium';
import { partsFor, statedOutput } from '../documents';
import { nonEmpty } from '../nonEmpty';
import { type Installed, install } from './installed';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };

const programs = nonEmpty(partsFor('package', 'program'), 'programs');
const pages = nonEmpty(partsFor('package', 'page'), 'pages');
const commands = nonEmpty(partsFor('package', 'command'), 'commands');

let installed: Installed;
beforeAll(() => {
  installed = install();
});
afterAll(() => installed?.remove());

describe('the examples in the documentation', () => {
  test.each(programs)('a program in $file prints its stated output', ({ code, language }) => {
    const file = `example.${language}`;
    writeFileSync(`${installed.folder}/${file}`, code);
    const out = execFileSync(process.execPath, [file], { cwd: installed.folder, encoding: 'utf8' });
    const stated = statedOutput(code);
    if (stated.length > 0) expect(out.trimEnd().split('\n')).toEqual(stated);
    else expect(out !== '' || !code.includes('console.log')).toBe(true);
  });

  test.each(commands)('a command in $file prints its stated output: $code', ({ code, answer }) => {
    writeFileSync(`${installed.folder}/births.csv`, 'date,time,place\n1990-06-15,14:30,Pune\n');
    const PATH = `${installed.folder}/node_modules/.bin:${process.env.PATH}`;
    const out = execFileSync('/bin/sh', ['-c', code.replace(/^npx /, '')], {
      cwd: installed.folder,
      encoding: 'utf8',
      env: { ...process.env, PATH },
      maxBuffer: 1 << 28,
    });
    if (answer) expect(out).toBe(answer.code);
    else expect(out !== '' || code.includes(' > ')).toBe(true);
  });

  test.skipIf(!CHROMIUM).each(pages)('in $file: a page prints its stated output', async ({ code }) => {
    const server = createServer((request, response) => {
      const path = request.url ?? '/';
      const file = `${installed.folder}${path}`;
      const body =
        path === '/' ? `<!doctype html><meta charset="utf-8">${code}` : existsSync(file) && readFileSync(file);
      response.writeHead(body ? 200 : 404, { 'Content-Type': TYPES[extname(path) || '.html'] ?? 'text/plain' });
      response.end(body || '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const browser = await chromium.launch({
      executablePath: CHROMIUM as string,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const page = await browser.newPage();
      const first = page.waitForEvent('console', { predicate: (line) => line.type() === 'log', timeout: 120_000 });
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      expect([(await first).text()]).toEqual(statedOutput(code));
    } finally {
      await browser.close();
      server.close();
    }
  });
});
