/** The requests, programs and pages of the documents, run against the service. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { CHROMIUM } from '../browser/chromium';
import { type Part, partsFor, statedOutput } from '../documents';
import { nonEmpty } from '../nonEmpty';

const origin = inject('origin');
const folder = mkdtempSync(join(tmpdir(), 'khagola-docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A text with the address of the running service. */
const here = (text: string): string =>
  text.replaceAll('https://your-khagola.example', origin).replaceAll(/(http:\/\/)?localhost:8787/g, origin);

/**
 * The answer shortened like the documented one: only the fields that its objects have, of its lists the items with the
 * same key or the first ones, and of an elided text (…) the beginning.
 */
function shortened(full: unknown, like: unknown): unknown {
  if (typeof full === 'string' && typeof like === 'string' && like.endsWith('…')) {
    return `${full.slice(0, like.length - 1)}…`;
  }
  if (Array.isArray(full) && Array.isArray(like)) {
    return like.map((item, i) =>
      shortened(full.find(({ key }) => key !== undefined && key === item.key) ?? full[i], item),
    );
  }
  if (typeof full !== 'object' || full === null || typeof like !== 'object' || like === null) return full;
  const fields = full as Record<string, unknown>;
  return Object.fromEntries(Object.entries(like).map(([key, value]) => [key, shortened(fields[key], value)]));
}

/** The value of a block of JSON with comments. */
const jsonIn = (code: string): unknown => JSON.parse(code.replaceAll(/\/\/ .*/g, '').replaceAll(/,(?=\s*[\]}])/g, ''));

/** Checks what a command printed by the block after it. */
function expectAnswer(out: string, answer: NonNullable<Part['answer']>): void {
  if (answer.language !== 'text') {
    const stated = jsonIn(answer.code);
    expect(shortened(JSON.parse(out), stated)).toEqual(stated);
    return;
  }
  const lines = answer.code.trimEnd().split('\n');
  if (!lines[0]?.startsWith('{')) {
    expect(out).toBe(answer.code);
    return;
  }
  const stated = lines.map((line) => JSON.parse(line) as unknown);
  const rows = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(rows.map((row, i) => shortened(row, stated[i]))).toEqual(stated);
}

describe('the documents', () => {
  test.each(nonEmpty(partsFor('service', 'command'), 'requests'))(
    'the service answers a request of $file as it states: $code',
    ({ code, answer }) => {
      const { status, stdout, stderr } = spawnSync(
        '/bin/sh',
        ['-c', `curl() { command curl --fail-with-body --silent --show-error "$@"; }\n${here(code)}`],
        { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 },
      );
      const isRefusal = answer !== undefined && /^\{\s*("ok": false,\s*)?"error"/.test(answer.code);
      expect({ status, stderr: isRefusal ? '' : stderr }).toEqual({ status: isRefusal ? 22 : 0, stderr: '' });
      if (answer) expectAnswer(stdout, answer);
    },
  );

  /** Programs by language: a file, and what runs it. */
  const RUNS: Readonly<Record<string, readonly [file: string, ...command: string[]]>> = {
    js: ['program.mjs', process.execPath],
    python: ['program.py', 'python3'],
    php: ['program.php', 'php'],
  };
  const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

  test.for(nonEmpty(partsFor('service', 'program'), 'programs'))(
    'a program in $language of $file prints its stated output',
    ({ code, language }, { skip }) => {
      const [file, ...command] = RUNS[language] as (typeof RUNS)[string];
      skip(!has(command[0] as string), `no ${command[0]}: its programs are not run`);
      writeFileSync(join(folder, file), here(code));
      const out = execFileSync(command[0] as string, [file], { cwd: folder, encoding: 'utf8' });
      expect(statedOutput(code).length).toBeGreaterThan(0);
      expect(out.trimEnd().split('\n')).toEqual(statedOutput(code));
    },
  );

  test.skipIf(!CHROMIUM).each(nonEmpty(partsFor('service', 'page'), 'pages'))(
    'a page of another origin in $file loads what it names: $code',
    async ({ code }) => {
      const server = createServer((_, response) =>
        response.setHeader('Content-Type', 'text/html').end(`<!doctype html><meta charset="utf-8"><body>${here(code)}`),
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void server.close());
      const browser = await chromium.launch({
        executablePath: CHROMIUM as string,
        args: ['--no-sandbox', '--disable-gpu'],
      });
      onTestFinished(() => browser.close());
      const page = await browser.newPage();
      const failures: string[] = [];
      page.on('pageerror', (error) => failures.push(error.message));
      page.on('response', (response) => {
        if (response.url().startsWith(origin) && !response.ok())
          failures.push(`${response.status()} ${response.url()}`);
      });
      const answered = page.waitForResponse((response) => response.url().startsWith(origin), { timeout: 60_000 });
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      expect((await answered).ok()).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(failures).toEqual([]);
    },
  );
});
