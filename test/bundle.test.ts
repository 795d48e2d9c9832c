/** The Worker's modules: a first request loads only what its answer needs, and start-up compiles no data. */
import { readdirSync, statSync } from 'node:fs';
import type { Metafile } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { buildIfStale as buildWorker } from '../tools/build-worker.mjs';

let inputs: Metafile['inputs'];
let files: string[];
beforeAll(async () => {
  ({ inputs } = await buildWorker());
  files = readdirSync('build/worker');
});

/** The modules that load together with the given ones, which may be imported lazily themselves. */
function loadedWith(modules: readonly string[]): Set<string> {
  const loaded = new Set(modules);
  for (const name of loaded)
    for (const { path, kind } of inputs[name]?.imports ?? []) if (kind === 'import-statement') loaded.add(path);
  return loaded;
}

const ofApi = (name: string): string[] =>
  Object.keys(inputs).filter((path) => new RegExp(`^src/api/[^/]+/${name}\\.ts$`).test(path));

test('an answer loads no response schema', () => {
  const requests = loadedWith(ofApi('request'));
  const schemas = [...loadedWith(ofApi('response'))].filter(
    (path) =>
      path.startsWith('src/api/') &&
      !requests.has(path) &&
      inputs[path]?.imports.some(({ original }) => original === 'zod'),
  );
  expect(schemas.length).toBeGreaterThan(30);
  const answers = ofApi('answer');
  expect(answers.length).toBeGreaterThan(15);
  for (const answer of answers) {
    const loaded = loadedWith([answer]);
    expect(
      schemas.filter((schema) => loaded.has(schema)),
      answer,
    ).toEqual([]);
  }
});

test('the list of feeds loads no feed', () => {
  const rules = [...loadedWith(['src/api/rss/answer.ts'])].filter((path) => path.startsWith('src/data/observances/'));
  expect(rules.length).toBeGreaterThan(5);
  const loaded = loadedWith(['src/api/rss/directory.ts']);
  expect(rules.filter((path) => loaded.has(path))).toEqual([]);
});

test('names, facts in Hindi, rules of yogas, holidays, words of the classifier, indexes, prices, terms of the Moon’s distance and the OpenAPI document are data modules, which start-up neither compiles nor decodes', () => {
  const data = files.filter((name) => name.endsWith('.bin'));
  const named = (start: string) => data.filter((name) => name.startsWith(start));
  expect(named('openapi.').length).toBe(1);
  expect(named('prices.').length).toBe(1);
  expect(named('weights.').length).toBe(1);
  expect(named('rows.').length, 'facts in Hindi').toBe(1);
  expect(named('indexed.').length, 'English and Hindi').toBe(2);
  expect(named('yogas.').length, 'English and Hindi').toBe(2);
  expect(named('central.').length, 'holidays').toBe(1);
  expect(named('bare.').length, 'the index of names').toBe(1);
  expect(named('moonDistance.').length).toBe(1);
  for (const tag of ['ta', 'sa-Deva', 'en'])
    expect(named(`${tag}.ts-`).length, `${tag}: names, and names of observances`).toBe(2);
  const compiled = files
    .filter((name) => name.endsWith('.mjs'))
    .reduce((sum, name) => sum + statSync(`build/worker/${name}`).size, 0);
  expect(compiled).toBeLessThan(3_600_000);
});
