import { readFileSync } from 'node:fs';
import { type ConfigEnv, configDefaults, type Plugin, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
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

/** Only a hang reaches this limit, even on a loaded machine: waits end when a process answers or ends. */
const HANG_MS = 600_000;

const LIMITS = { testTimeout: HANG_MS, hookTimeout: HANG_MS };

/** Projects that only compute, on two cores. Most of their objects are short-lived; a larger young generation lets these die. */
const COMPUTING = { ...STRICT, ...LIMITS, maxWorkers: 2, execArgv: ['--max-semi-space-size=64'] };
/** Their files share a worker and its modules, because loading these for each file takes longer than most tests. */
const SHARED = { ...COMPUTING, isolate: false };
/** Tests that replace modules, which files with a shared worker cannot do. */
const REPLACING = ['test/domain/chart/parts.test.ts'];
/** Tests of the Worker that need an instance of their own: they count failures in its memory, read its log, or stop the clock. */
const ALONE = ['test/accounts/faults.test.ts', 'test/faults/**/*.test.ts', 'test/http/limits/fallback.test.ts'];
/** Tests of the Worker that reset its storage, or replace globals and set them back. They share an instance. */
const RESETTING = [
  'test/accounts/**/*.test.ts',
  'test/durable/**/*.test.ts',
  'test/http/limits/middleware.test.ts',
  ...['app', 'hostile', 'indexping', 'isolation', 'mcp', 'operator', 'operatorProperties', 'recordedValues'].map(
    (name) => `test/http/${name}.test.ts`,
  ),
  ...['sahaja', 'unusableSettings', 'warmUp', 'years'].map((name) => `test/http/${name}.test.ts`),
];

/** Timeout of polls. It is long, so that only a wrong product fails, not a loaded machine. */
const POLL = { timeout: 120_000 };

/**
 * Projects that start commands, services and browsers. They run after the others, with which they would compete for two
 * cores, and four files at a time, because a test often waits for a process. Files share a worker, its modules and its
 * browser.
 */
const SERVING = {
  ...LIMITS,
  maxWorkers: 4,
  isolate: false,
  sequence: { groupOrder: 2 },
};

/**
 * Files that take longest. They start first, so that none of them runs alone at the end while a core idles. A clean clone
 * has no durations of earlier runs, and vitest would order the files by size.
 */
const LONGEST = [
  'test/dearest.test.ts',
  'test/prices.test.ts',
  'test/counsel/understanding/understanding.test.ts',
  'test/howto/howto.test.ts',
  'test/conformance/hostile.test.ts',
  'test/conformance/start.test.ts',
  'test/conformance/service.test.ts',
  'test/conformance/restart.test.ts',
  'test/cli/process.test.ts',
  ...['examples', 'sizes', 'package', 'serve'].map((name) => `test/library/${name}.test.ts`),
  'test/cli/shells.test.ts',
  ...['docsSamples', 'keys'].map((name) => `test/conformance/${name}.test.ts`),
  ...['layout', 'booklet', 'hindi', 'docs', 'digits', 'charts', 'day', 'year', 'print', 'conditions'].map(
    (name) => `test/browser/${name}.test.ts`,
  ),
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return at < 0 ? LONGEST.length : at;
    };
    const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;
    return (await super.sort(files)).toSorted((a, b) => groupOf(a) - groupOf(b) || rank(a) - rank(b));
  }
}

/** The tests of the Worker, in workerd. */
async function inWorkerd() {
  const { cloudflareTest, readD1Migrations } = await import('@cloudflare/vitest-plugin');
  const migrations = await readD1Migrations('./migrations');
  // Each project needs plugins of its own.
  return [
    { name: 'worker', ...SHARED, include: ['test/http/**/*.test.ts'], exclude: [...ALONE, ...RESETTING] },
    { name: 'worker-resetting', ...SHARED, include: RESETTING, exclude: ALONE },
    { name: 'worker-alone', ...COMPUTING, include: ALONE, exclude: [] },
  ].map(({ exclude, ...test }) => ({
    resolve: { alias: { 'khagola:pages': `${import.meta.dirname}/src/web/server/index.ts` } },
    plugins: [
      withoutLostMap,
      cloudflareTest({
        main: './src/index.ts',
        wrangler: { configPath: './wrangler.toml' },
        miniflare: { bindings: { MIGRATIONS: migrations, WARM_START: 'off' } },
      }),
    ],
    test: { ...test, exclude: [...configDefaults.exclude, ...exclude], sequence: { groupOrder: 1 } },
  }));
}

/** `--mode quick` leaves out the slow files and the Worker, for the inner loop. */
const exclude = (mode: string) => [...configDefaults.exclude, ...(mode === 'quick' ? SLOW : [])];

/**
 * A project is named for what it tests and runs where that lives: Node, or workerd for the Worker.
 */
export default async ({ mode }: ConfigEnv): Promise<ViteUserConfig> => ({
  test: {
    // Leave out the Worker's log line of each request.
    onConsoleLog: (text) => !/^\{"id":/.test(text),
    sequence: { sequencer: LongestFirst },
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
          // `npm run edges` visits every day and every minute.
          ...(mode === 'edges' && { testTimeout: 3 * HANG_MS }),
          include: [
            'test/domain/**/*.test.ts',
            'test/lexicon/**/*.test.ts',
            'test/drawing/**/*.test.ts',
            'test/web/**/*.test.ts',
            'test/*.test.ts',
          ],
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
      // Their plugin takes longer to load than all others.
      ...(mode === 'quick' ? [] : await inWorkerd()),
      {
        test: {
          name: 'package',
          ...STRICT,
          ...SERVING,
          include: ['test/library/**/*.test.ts'],
          globalSetup: ['./test/library/build.ts', './test/library/install.ts'],
        },
      },
      {
        test: {
          name: 'cli',
          ...STRICT,
          ...SERVING,
          include: ['test/cli/**/*.test.ts'],
          globalSetup: './test/library/build.ts',
        },
      },
      {
        test: {
          name: 'howto',
          ...STRICT,
          ...SERVING,
          include: ['test/howto/**/*.test.ts'],
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
        },
      },
      {
        test: {
          name: 'conformance',
          ...STRICT,
          ...SERVING,
          expect: { ...STRICT.expect, poll: POLL },
          include: ['test/conformance/**/*.test.ts'],
          globalSetup: './test/conformance/setup.ts',
        },
      },
    ],
  },
});
