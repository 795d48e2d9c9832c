import { readFileSync } from 'node:fs';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig, type Plugin } from 'vitest/config';

/** `feed` names a source map that its package does not hold. */
const withoutLostMap: Plugin = {
  name: 'without-lost-map',
  load: {
    filter: { id: /\/node_modules\/feed\/lib\/feed\.js$/ },
    handler: (id) => readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, ''),
  },
};

/** What computes and starts nothing: both cores of the smallest runner, and a limit for what hangs, not for what is slow there. */
const COMPUTING = { maxWorkers: 2, testTimeout: 20_000 };

/**
 * A project is named for what it tests and runs where that lives: Node, or workerd for the Worker. Those that start
 * servers and browsers come after the others, one after the other: they share two cores badly.
 */
export default defineConfig({
  test: {
    // The Worker's own line for every request.
    onConsoleLog: (text) => !/^\{"id":/.test(text),
    reporters: ['default', ['json', { outputFile: 'build/test-report.json' }]],
    projects: [
      {
        test: {
          name: 'kernel',
          ...COMPUTING,
          include: ['test/kernel/**/*.test.ts', 'test/accuracy/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'domain',
          ...COMPUTING,
          include: ['test/domain/**/*.test.ts', 'test/web/**/*.test.ts', 'test/*.test.ts'],
        },
      },
      {
        test: {
          name: 'counsel',
          ...COMPUTING,
          include: ['test/counsel/**/*.test.ts'],
        },
      },
      {
        plugins: [
          withoutLostMap,
          cloudflareTest(async () => ({
            main: './src/index.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { MIGRATIONS: await readD1Migrations('./migrations') } },
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
          sequence: { groupOrder: 2 },
          include: ['test/library/**/*.test.ts', 'test/cli/**/*.test.ts'],
          globalSetup: './test/library/build.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          sequence: { groupOrder: 4 },
          include: ['test/browser/**/*.test.ts'],
          globalSetup: './test/browser/setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'conformance',
          sequence: { groupOrder: 3 },
          include: ['test/conformance/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
