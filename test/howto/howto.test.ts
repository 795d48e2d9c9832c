/** The how-tos, carried out from their own text in a copy of the project. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply, type Step, stepsOf } from './steps';

/** Files that a copy does not need or builds itself. It keeps the outputs that every build starts with. */
const LEFT_OUT =
  /^(node_modules|tools\/client\/node_modules|dist|\.git|\.wrangler|build\/(web|worker|dist|lint|exp)\b.*)$/;
/** Only a hang reaches this limit: the commands build, test and check the project. */
const HANG_MS = 1_800_000;
/** Maximum number of changed lines for a new observance, in all files that are not built. */
const OBSERVANCE_LINES = 40;

const names = readdirSync('docs/how-to');
const steps = new Map(names.map((name) => [name, stepsOf(readFileSync(`docs/how-to/${name}`, 'utf8'))]));
const copy = mkdtempSync(`${tmpdir()}/khagola-howto-`);

beforeAll(() => {
  const root = resolve('.');
  cpSync(root, copy, {
    recursive: true,
    preserveTimestamps: true, // builds of unchanged sources stay fresh
    filter: (path) => !LEFT_OUT.test(path.slice(root.length + 1)),
  });
  for (const folder of ['node_modules', 'tools/client/node_modules']) symlinkSync(resolve(folder), `${copy}/${folder}`);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a command of a how-to as a reader would, with the Node of this project. */
function run(command: string): string {
  const env = {
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|NODE_ENV|npm_)/.test(name)),
    ),
    PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
    NO_COLOR: '1',
  };
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], {
    cwd: copy,
    encoding: 'utf8',
    env,
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`\`${command}\` failed\n${stdout}\n${stderr}`);
  return stdout;
}

/** Makes the edits of a how-to. */
function edit(all: readonly Step[]): void {
  for (const step of all) if (step.kind !== 'run') apply(step, copy);
}

/** A command that runs tests. */
const TESTS = /^npx vitest run (?:--project \S+ )?(.+)$/;

/**
 * Runs the commands of how-tos. A command that several of them name runs once, and all tests run together where the first
 * of them are due, in one process of each project, because loading the modules takes longer than the tests.
 */
function runCommands(all: readonly Step[]): void {
  const commands = all.flatMap((step) => (step.kind === 'run' ? step.commands : []));
  const tests = new Set(commands.flatMap((command) => TESTS.exec(command)?.[1]?.split(' ') ?? []));
  const joined = (command: string): string =>
    TESTS.test(command) ? `npx vitest run --maxWorkers=1 ${[...tests].join(' ')}` : command;
  const printed = new Map<string, string>();
  for (const step of all) {
    if (step.kind !== 'run') continue;
    for (const command of step.commands) {
      const whole = joined(command);
      printed.set(whole, printed.get(whole) ?? run(whole));
    }
    const output = step.commands.map((command) => printed.get(joined(command))).join('\n');
    for (const line of step.prints) expect(output).toContain(line);
  }
}

/** Added and removed lines of the copy's sources, documents and tests. */
function changedLines(): number {
  return ['src', 'test', 'docs', 'tools', 'assembly', 'CHANGELOG.md'].reduce((sum, path) => {
    const { stdout } = spawnSync('git', ['diff', '--no-index', '--numstat', resolve(path), `${copy}/${path}`], {
      encoding: 'utf8',
    });
    const rows = stdout.split('\n').filter((row) => row !== '' && !row.includes('node_modules'));
    return (
      sum +
      rows.reduce(
        (lines, row) =>
          lines +
          row
            .split('\t')
            .slice(0, 2)
            .reduce((a, b) => a + Number(b), 0),
        0,
      )
    );
  }, 0);
}

describe('the how-tos', () => {
  test('every how-to edits files and runs commands', () => {
    for (const [name, each] of steps) {
      expect([name, each.some(({ kind }) => kind !== 'run'), each.some(({ kind }) => kind === 'run')]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });

  test(`an observance with names in Hindi and Marathi is added in at most ${OBSERVANCE_LINES} lines`, () => {
    edit(steps.get('add-an-observance.md') ?? []);
    const lines = changedLines();
    console.log(`an observance: ${lines} changed lines`);
    expect(lines).toBeGreaterThan(5);
    expect(lines).toBeLessThanOrEqual(OBSERVANCE_LINES);
  });

  // The observance is in the copy by now. Its commands run with those of the others, because most are the same.
  test('every how-to works as it is written', { timeout: HANG_MS }, () => {
    const others = [...steps].filter(([name]) => basename(name) !== 'add-an-observance.md');
    expect(others.length).toBeGreaterThan(2);
    edit(others.flatMap(([, each]) => each));
    // Every build asks for the price of the new resource, so its rates are fitted first.
    const isOfResource = ([name]: [string, Step[]]): boolean => name === 'add-a-resource.md';
    const ordered = [...[...steps].filter(isOfResource), ...[...steps].filter((each) => !isOfResource(each))];
    runCommands(ordered.flatMap(([, each]) => each));
  });
});
