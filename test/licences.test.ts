/** The notices that the pages serve: every package that the pages or the Worker contain, with its licence. */
import { existsSync, readFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { buildIfStale as buildWorker } from '../tools/build-worker.mjs';
import { licencesOf } from '../tools/licences.mjs';

let metafile: Metafile;
let notices: string[];
beforeAll(async () => {
  metafile = await buildWorker();
  notices = licencesOf([metafile]);
});

const bytesOf = (name: string): number =>
  Object.values(metafile.outputs).reduce(
    (sum, { inputs }) =>
      sum +
      Object.entries(inputs).reduce(
        (own, [path, { bytesInOutput }]) => own + (path.includes(`node_modules/${name}/`) ? bytesInOutput : 0),
        0,
      ),
    0,
  );

test('the notices name every package of the Worker, with the text of its licence', () => {
  expect(notices.length).toBeGreaterThan(30);
  for (const name of [
    'hono',
    'zod',
    'ai',
    '@simplewebauthn/server',
    '@modelcontextprotocol/server',
    'assemblyscript',
  ]) {
    const notice = notices.find((text) => text.startsWith(`${name} `));
    expect(notice, name).toMatch(/MIT|Apache|BSD|ISC/);
  }
  for (const notice of notices) expect(notice, notice.slice(0, 40)).toMatch(/copyright|licen[cs]e/i);
});

test.runIf(existsSync('build/web/licences.txt'))(
  'the pages serve the notices, with the typefaces and the towns',
  () => {
    const served = readFileSync('build/web/licences.txt', 'utf8');
    for (const notice of notices) expect(served, notice.slice(0, 40)).toContain(notice.trim());
    for (const name of ['preact', 'GeoNames', 'OFL-Tiro.txt']) expect(served).toContain(name);
  },
);

test.each(['OFL-Tiro.txt', 'OFL-Tiro-Hindi.txt'])('the file %s names the authors of the typeface', (file) => {
  const text = readFileSync(`src/web/fonts/${file}`, 'utf8');
  expect(text.split('\n')[0]).toMatch(
    /^Copyright 2020 The Indigo Project Authors \(https:\/\/github\.com\/TiroTypeworks\/Indigo\)$/,
  );
  expect(text).toMatch(/^The Indigo Project Authors: Tiro Typeworks Ltd$/m);
});

test('the Worker contains neither the gateway of the model SDK nor a parser of certificates', () => {
  expect(bytesOf('@peculiar/x509')).toBe(0);
  expect(bytesOf('@peculiar/asn1-android')).toBe(0);
  expect(bytesOf('@ai-sdk/gateway')).toBeLessThan(1000);
});
