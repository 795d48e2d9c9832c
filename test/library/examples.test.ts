/** The examples of the documents, run with the installed package. Their expected output is next to them or below. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from '../browser/chromium';
import { type Installed, install } from './installed';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };

interface Block {
  file: string;
  language: string;
  code: string;
}

function blocksOf(file: string): Block[] {
  const text = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    file,
    language,
    code,
  }));
}

/** The output that a code block states. */
const printed = (code: string): string[] =>
  [...code.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)].map(([, output = '']) => output);

const blocks = [
  'README.md',
  'docs/guides/library.md',
  'docs/guides/command-line.md',
  'docs/reference/days.md',
  'docs/reference/places.md',
  'docs/reference/languages.md',
  'docs/reference/regional-calendars.md',
].flatMap(blocksOf);
const programs = blocks.filter(({ language, code }) => language === 'js' && /'khagola['/]/.test(code));
const pages = blocks.filter(({ language }) => language === 'html');
const commands = blocks.flatMap(({ file, code }, i) => {
  const answer = blocks[i + 1];
  return code.startsWith('npx khagola ') && answer?.file === file && answer.language === 'text'
    ? [{ file, command: code.trim(), answer: answer.code }]
    : [];
});

let installed: Installed;
beforeAll(() => {
  installed = install();
});
afterAll(() => installed?.remove());

describe('the examples in the documentation', () => {
  test('the documents have examples', () => {
    expect([programs.length, pages.length, commands.length]).toEqual([8, 1, 4]);
  });

  test.each(programs)('a program in $file prints its stated output', ({ code }) => {
    writeFileSync(`${installed.folder}/example.js`, code);
    const out = execFileSync(process.execPath, ['example.js'], { cwd: installed.folder, encoding: 'utf8' });
    expect(printed(code).length).toBeGreaterThan(0);
    expect(out.trimEnd().split('\n')).toEqual(printed(code));
  });

  test.each(commands)('a command in $file prints its stated output: $command', ({ command, answer }) => {
    const out = execFileSync('/bin/sh', ['-c', command], { cwd: installed.folder, encoding: 'utf8' });
    expect(out).toBe(answer);
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
      expect([(await first).text()]).toEqual(printed(code));
    } finally {
      await browser.close();
      server.close();
    }
  });
});
