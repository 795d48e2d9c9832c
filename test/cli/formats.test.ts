/** Every command that prints a table or a list prints it as JSON, CSV and NDJSON too, under the same options. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { RESOURCES } from '../../src/api/registry';
import { COMMANDS } from '../../src/cli/commands';
import { nonEmpty } from '../nonEmpty';
import { khagola } from './ask';

/** Commands that print no table. */
const WITHOUT = ['serve', 'completion', 'man'];

const BIRTH = '1990-06-15 14:30 28.6139,77.209,Asia/Kolkata';
const EVENTS = ['2012-06-01:education-milestone', '2014-11-23:marriage', '2019-08-01:career-shift'];
const SPAN = ['--from', '2026-01-01', '--to', '2026-01-31'];

/** Arguments of a short answer for each command. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  chart: ['--date', '1990-06-15', '--time', '14:30', '--place', 'Pune', '--include', ''],
  charts: ['births.csv', '--include', ''],
  now: [],
  days: SPAN.concat('--place', 'Pune'),
  muhurta: [],
  observances: ['2026', '--q', 'diwali'],
  holidays: ['--year', '2026'],
  anniversaries: ['birthday', '--tithi', '12', '--masa', '8', '--paksha', 'shukla'],
  'muhurta-search': ['vivaha', '--from', '2026-11-15', '--to', '2026-12-31'],
  match: ['--a', BIRTH, '--b', '1992-11-03 06:15 Chennai'],
  sky: SPAN,
  ephemeris: [...SPAN, '--bodies', 'sun,moon'],
  transits: ['--birth', BIRTH, '--from', '2026-01-01', '--to', '2026-12-31', '--bodies', 'jupiter'],
  varshaphala: ['--birth', BIRTH, '--year', '2026'],
  convert: ['2026-11-22'],
  places: ['Pune'],
  facts: ['jupiter'],
  rectify: [
    ...['--date', '1990-05-15', '--from', '08:00', '--to', '10:00', '--place', 'New Delhi'],
    ...EVENTS.flatMap((event) => ['--event', event]),
  ],
};

const files = { 'births.csv': 'date,time,place\n1990-06-15,14:30,Pune\n1985-02-19,20:56,Varanasi\n' };
const tables = COMMANDS.filter(({ name }) => !WITHOUT.includes(name));

describe('the formats of commands', () => {
  test.each(nonEmpty(tables, 'commands').map(({ name }) => name))(
    'khagola %s prints its rows as JSON, CSV and NDJSON',
    async (name) => {
      const argv = [name, ...(ARGUMENTS[name] as string[])];
      const [json, csv, ndjson] = await Promise.all(
        ['--json', '--csv', '--ndjson'].map((format) => khagola([...argv, format], { files })),
      );
      expect([json, csv, ndjson].map((said) => [said?.code, said?.err])).toEqual([
        [0, ''],
        [0, ''],
        [0, ''],
      ]);
      expect(JSON.parse(json?.out ?? '')).toBeTruthy();
      const lines = (ndjson?.out ?? '').trimEnd().split('\n');
      for (const line of lines) expect(JSON.parse(line)).toBeTypeOf('object');
      const rows = parse(csv?.out ?? '', { bom: true, columns: true }) as object[];
      expect(rows).toHaveLength(lines.length);
      expect(rows.length).toBeGreaterThan(0);
    },
  );

  test.each(nonEmpty(tables, 'commands').map(({ name }) => name))(
    'the help of khagola %s has the formats, each once, and refuses two of them',
    async (name) => {
      const { out } = await khagola([name, '--help']);
      for (const format of ['json', 'csv', 'ndjson']) {
        expect(out.match(new RegExp(`^ +--${format} +print `, 'gm')), format).toHaveLength(1);
      }
      const { code, err } = await khagola([name, ...(ARGUMENTS[name] as string[]), '--csv', '--ndjson'], { files });
      expect(code).toBe(2);
      expect(err).toContain("option '--csv' cannot be used with option '--ndjson'");
    },
  );
});

describe('the names of commands', () => {
  test('the guide lists every command with its other names', () => {
    const guide = readFileSync(new URL('../../docs/guides/command-line.md', import.meta.url), 'utf8');
    for (const { name, aliases = [] } of COMMANDS) {
      const row = guide
        .split('\n')
        .find((line) => line.startsWith('| `khagola') && line.includes(`\`khagola ${name}\``));
      expect(row, name).toBeDefined();
      for (const alias of aliases) expect(row).toContain(`\`${alias}\``);
    }
  });

  const named = new Map(COMMANDS.flatMap(({ name, aliases = [] }) => [name, ...aliases].map((each) => [each, name])));

  test('every resource with a table or a list has a command of the same name', () => {
    const resources = RESOURCES.filter(({ path, list, tool }) => path.startsWith('/api/v1/') && (list || tool));
    const names = nonEmpty(resources, 'resources').map(({ path }) => path.replace('/api/v1/', ''));
    expect(names.filter((name) => !named.has(name))).toEqual([]);
  });

  test.each([
    ['utsavas', 'observances'],
    ['panchanga', 'now'],
    ['panchang', 'now'],
    ['muhurtas', 'muhurta-search'],
    ['kundali-facts', 'facts'],
  ])('khagola %s is khagola %s', async (alias, name) => {
    expect(named.get(alias)).toBe(name);
    const argv = ARGUMENTS[name] as string[];
    expect(await khagola([alias, ...argv, '--json'])).toEqual(await khagola([name, ...argv, '--json']));
    expect((await khagola([alias, '--help'])).out).toContain(`Usage: khagola ${name}|`);
  });
});
