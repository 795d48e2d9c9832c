/** The examples and the skill for agents, against the running service. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import * as esbuild from 'esbuild';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { CHROMIUM } from '../browser/chromium';
import { nonEmpty } from '../nonEmpty';

const origin = inject('origin');
const HOST = 'localhost:8787';

/** A file, with the address of the running service. */
const read = (path: string): string => readFileSync(path, 'utf8').replaceAll(HOST, new URL(origin).host);

/** The blocks of a document in a language, with the block after each. */
const blocksOf = (path: string, language: string) =>
  nonEmpty(
    [...read(path).matchAll(/^```(\w+)\n([\s\S]*?)^```$(?:\s*```text\n([\s\S]*?)^```$)?/gm)].flatMap(
      ([, found, code = '', output = '']) => (found === language ? [{ code, output }] : []),
    ),
    `${language} in ${path}`,
  );

/** The value at a path such as `days[0].tithi`. */
const valueAt = (answer: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], answer);

/** Serves a page from another origin. */
async function pageOrigin(html: string): Promise<string> {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe.skipIf(!CHROMIUM)('examples for pages', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM as string, args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(() => browser?.close());

  test('almanac.html shows the days of a month, and the message of an unknown town', async () => {
    const page = await browser.newPage();
    await page.goto(await pageOrigin(read('examples/almanac.html')));
    await page.waitForSelector('tbody tr');
    const rows = await page.locator('tbody tr').allInnerTexts();
    expect(rows).toHaveLength(30);
    expect(rows[7]).toBe('2026-11-08\t6:36 AM\tKṛṣṇa Caturdaśī, Amāvāsyā\tSvāti');
    await page.fill('[name=place]', 'Xyzzyville');
    await page.click('button');
    await expect.poll(() => page.textContent('[role=status]')).toMatch(/^place /);
  });

  test('widget.jsx renders the pañcāṅga in Hindi', async () => {
    const { outputFiles } = await esbuild.build({
      stdin: {
        contents: `import { render } from 'preact'; import { Panchanga } from './examples/widget.jsx';
          render(<Panchanga place="Ujjain" timeZone="Asia/Kolkata" lang="hi" service="${origin}" now={new Date('2026-11-08T06:00:00Z')} />, document.body);`,
        resolveDir: '.',
        loader: 'jsx',
      },
      bundle: true,
      write: false,
      charset: 'utf8',
      jsx: 'automatic',
      jsxImportSource: 'preact',
    });
    const page = await browser.newPage();
    await page.goto(
      await pageOrigin(`<!doctype html><meta charset="utf-8"><body><script>${outputFiles[0]?.text}</script>`),
    );
    await page.waitForSelector('dl');
    expect(await page.locator('dd').allInnerTexts()).toEqual(['2026-11-08', 'कृष्ण चतुर्दशी, अमावस्या', 'स्वाती']);
  });

  test('the shortcode of WordPress yields an element that the embed script fills', async () => {
    const plugin = read('examples/wordpress/khagola.php');
    const [, service = ''] = /KHAGOLA_SERVICE = '([^']+)'/.exec(plugin) ?? [];
    const attributes = [...(/shortcode_atts\(\s*\[([^\]]+)\]/.exec(plugin)?.[1] ?? '').matchAll(/'(\w+)' =>/g)];
    expect(attributes.map(([, name]) => name)).toEqual(['place', 'at', 'tz', 'lang', 'theme', 'width', 'height']);
    const element = '<khagola-day place="Pune" at="18.52,73.86" tz="Asia/Kolkata"></khagola-day>';
    const page = await browser.newPage();
    await page.goto(await pageOrigin(`<!doctype html><script src="${service}/embed.js" defer></script>${element}`));
    const frame = page.frameLocator('khagola-day iframe');
    expect(await frame.locator('body').textContent()).toContain('Pune');
  });

  const hasPhp = spawnSync('php', ['--version']).status === 0;
  test.runIf(hasPhp)('php reads the plugin', () => {
    expect(spawnSync('php', ['-l', 'examples/wordpress/khagola.php']).status).toBe(0);
  });
});

test('the formula and the command of spreadsheet.md get a row for each day', async () => {
  const text = read('examples/spreadsheet.md');
  const addresses = [...text.matchAll(/http:\/\/localhost:[^"'\s]+/g)].map(([address]) => address);
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    const rows = parse(await (await fetch(address)).text(), { columns: true, bom: true }) as Record<string, string>[];
    expect(rows).toHaveLength(30);
    expect(rows[7]).toMatchObject({ date: '2026-11-08', tithi: expect.stringMatching(/^Kṛṣṇa Caturdaśī/) });
  }
});

test('the sensors of home-assistant.yaml find their values', async () => {
  const text = read('examples/home-assistant.yaml');
  const [, resource = ''] = /resource_template: >-\s*(\S.*)/.exec(text) ?? [];
  const answer = await (await fetch(resource.replaceAll('{{ now().date() }}', '2026-11-08'))).json();
  const values = [...text.matchAll(/\{\{ value_json\.(.+?) \}\}/g)].map(([, path = '']) => valueAt(answer, path));
  expect(values).toEqual(['Kṛṣṇa Caturdaśī', 'Svāti']);
  const attributes = [...text.matchAll(/^ {10}- (\w+)$/gm)].map(([, name = '']) => valueAt(answer, `days[0].${name}`));
  expect(attributes).toEqual([expect.stringMatching(/^2026-11-08T/), expect.stringMatching(/^2026-11-08T/)]);
});

test('the cells of walkthrough.md print the output below them', () => {
  const cells = blocksOf('examples/walkthrough.md', 'python');
  const program = cells.map(({ code }) => `${code}print("\\0", end="")\n`).join('');
  const env = {
    ...process.env,
    PYTHONPATH: 'clients/python/src',
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONIOENCODING: 'utf8',
  };
  const printed = execFileSync('python3', ['-c', program], { env, encoding: 'utf8' }).split('\0').slice(0, -1);
  expect(printed).toEqual(cells.map(({ output }) => output));
});

describe('the skill for agents', () => {
  const path = 'skills/khagola/SKILL.md';
  const tasks = read(path).split(/^## /m).slice(1);

  test('the skill has a name, a description and ten tasks', () => {
    expect(read(path)).toMatch(/^---\nname: khagola\ndescription: ".{100,1000}"\nlicense: MIT\n---\n/);
    expect(tasks).toHaveLength(10);
  });

  test.each(tasks)('a task of the skill gets the values that it names: %s', (task) => {
    const [, command = ''] = /^```sh\n([\s\S]*?)^```$/m.exec(task) ?? [];
    const answer = execFileSync('bash', ['-c', command], { encoding: 'utf8' });
    if (!answer.startsWith('{')) {
      expect(answer).toMatch(/^(BEGIN:VCALENDAR|<svg )/);
      return;
    }
    const paths = [...task.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/Read ([^.]*?`[^:.]*(?:\.\w+[^:.]*)*)[:.]/g)];
    const named = paths.flatMap(([, list = '']) => [...list.matchAll(/`([^`]+)`/g)].map(([, each = '']) => each));
    expect(named.length).toBeGreaterThan(0);
    const body = JSON.parse(answer);
    for (const each of named) expect(valueAt(body, each), each).toBeDefined();
  });
});
