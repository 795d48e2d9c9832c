import { readFileSync } from 'node:fs';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { configDefaults, defineConfig, type Plugin } from 'vitest/config';
import { SLOW } from './test/slow.ts';
import { build as buildLexicon } from './tools/build-lexicon.mjs';

buildLexicon();

/** The package `feed` refers to a source map that it does not contain. */
const withoutLostMap: Plugin = {
  name: 'without-lost-map',
  load: {
    filter: { id: /\/node_modules\/feed\/lib\/feed\.js$/ },
    handler: (id) => readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, ''),
  },
};

/** Every project: seeded properties, no empty table of cases (test/setup.ts), no test without an assertion. */
const STRICT = { setupFiles: ['./test/setup.ts'], expect: { requireAssertions: true } };

/** Projects that only compute: two workers, and a time limit that only a hanging test reaches. */
const COMPUTING = { ...STRICT, maxWorkers: 2, testTimeout: 20_000 };
/** Their files share a worker and its modules: to load them anew for each file takes longer than most tests. */
const SHARED = { ...COMPUTING, isolate: false };
/** Tests that replace modules need their own. */
const REPLACING = ['test/domain/chart/parts.test.ts'];

/** A poll fails when the product is wrong, and not when the other core's test is slow. */
const POLL = { timeout: 20_000 };

/**
 * Projects that start commands, services and browsers. They run after the others, with which they would compete for two
 * cores, and three files at a time, because a test often waits for the process that it started.
 */
const SERVING = { maxWorkers: 3, sequence: { groupOrder: 2 }, testTimeout: 60_000, hookTimeout: 60_000 };

/** `--mode quick` leaves out the slow files, for the inner loop. */
const exclude = (mode: string) => [...configDefaults.exclude, ...(mode === 'quick' ? SLOW : [])];

/**
 * A project is named for what it tests and runs where that lives: Node, or workerd for the Worker.
 */
export default defineConfig(({ mode }) => ({
  test: {
    // Leave out the Worker's log line of each request.
    onConsoleLog: (text) => !/^\{"id":/.test(text),
    reporters: ['default', ['json', { outputFile: 'build/test-report.json' }]],
    projects: [
      {
        test: {
          name: 'kernel',
          ...SHARED,
          include: ['test/kernel/**/*.test.ts', 'test/accuracy/**/*.test.ts'],
          exclude: exclude(mode),
        },
      },
      {
        test: {
          name: 'domain',
          ...SHARED,
          include: ['test/domain/**/*.test.ts', 'test/lexicon/**/*.test.ts', 'test/web/**/*.test.ts', 'test/*.test.ts'],
          exclude: [...exclude(mode), ...REPLACING],
        },
      },
      {
        test: {
          name: 'replacing',
          ...COMPUTING,
          include: REPLACING,
        },
      },
      {
        test: {
          name: 'counsel',
          ...SHARED,
          include: ['test/counsel/**/*.test.ts'],
          exclude: exclude(mode),
        },
      },
      {
        resolve: { alias: { 'khagola:pages': `${import.meta.dirname}/src/web/server/index.ts` } },
        plugins: [
          withoutLostMap,
          cloudflareTest(async () => ({
            main: './src/index.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { MIGRATIONS: await readD1Migrations('./migrations'), WARM_START: 'off' } },
          })),
        ],
        test: {
          name: 'worker',
          ...COMPUTING,
          sequence: { groupOrder: 1 },
          include: [
            'test/http/**/*.test.ts',
            'test/durable/**/*.test.ts',
            'test/accounts/**/*.test.ts',
            'test/faults/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'package',
          ...STRICT,
          ...SERVING,
          include: ['test/library/**/*.test.ts', 'test/cli/**/*.test.ts'],
          globalSetup: './test/library/build.ts',
        },
      },
      {
        test: {
          name: 'browser',
          ...SERVING,
          setupFiles: STRICT.setupFiles, // Playwright's waits are assertions that vitest does not count.
          expect: { poll: POLL },
          include: ['test/browser/**/*.test.ts'],
          globalSetup: './test/browser/setup.ts',
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'conformance',
          ...STRICT,
          ...SERVING,
          expect: { ...STRICT.expect, poll: POLL },
          include: ['test/conformance/**/*.test.ts'],
        },
      },
    ],
  },
}));
