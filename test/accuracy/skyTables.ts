/** The residuals of the tables of the sky, as the tests that compare them measure and bound them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import type { Distribution } from '../domain/support/residuals';

const TESTS = [
  'test/domain/ephemeris',
  'test/domain/sky',
  'test/domain/varshaphala/pravesha.test.ts',
  'test/domain/chart/houseCusps.test.ts',
];

/** Runs the tests of the sky, which print their distributions; returns these in a fixed order. */
export function measuredSky(): Distribution[] {
  const file = join(mkdtempSync(join(tmpdir(), 'residuals-')), 'sky.jsonl');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'domain', ...TESTS];
  const { status } = spawnSync(execPath, vitest, { env: { ...env, RESIDUALS_FILE: file }, stdio: 'inherit' });
  if (status !== 0) throw new Error('the tests of the sky fail');
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  return rows
    .map((row) => JSON.parse(row) as Distribution)
    .toSorted((a, b) => (a.title === b.title ? 0 : a.title < b.title ? -1 : 1));
}

const figure = (value: number): string => (value < 1e-7 ? '0' : String(Number(value.toPrecision(2))));

/** Quantities of one unit stand together; where a table has several units, the last word of a name tells them apart. */
const groupOf = ({ title, unit, name }: Distribution): string =>
  unit.includes(',') ? `${title} | ${name.split(' ').at(-1)} (${unit})` : `${title} | ${unit}`;

/** The worst distribution of each group as a table of a document. */
export function skyTable(rows: readonly Distribution[]): string[] {
  const lines = [...Map.groupBy(rows, groupOf)].map(([group, members]) => {
    const worst = members.reduce((a, b) => (b.max > a.max ? b : a));
    const p95 = Math.max(...members.map((member) => member.p95));
    const count = members.reduce((sum, member) => sum + member.count, 0);
    return `| ${group} | ${count} | ${figure(p95)} | ${figure(worst.max)}${members.length > 1 ? ` (${worst.name})` : ''} |`;
  });
  return ['| table | unit | compared | p95 | max |', '|---|---|---|---|---|', ...lines];
}
