/** What people ask an assistant, in the calls that a model writes from the schemas of the tools: two calls at most. */
import { env as given } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createApp } from '../../src/app';
import type { Bindings } from '../../src/http/env';
import { kernel } from './almanac';
import { ORIGIN } from './ask';

const NOW = Date.parse('2026-11-21T10:05:00Z');
const HOST_CHARACTERS = 25_000;
const app = createApp(
  () => kernel,
  () => NOW,
);
const bindings = { ASSETS: (given as Bindings).ASSETS } as Bindings;

// biome-ignore lint/suspicious/noExplicitAny: results are walked by path
type Output = any;

/** The result of a call, as a host gets it. */
async function call(name: string, args: object): Promise<Output> {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const request = new Request(`${ORIGIN}/mcp`, { method: 'POST', headers, body: JSON.stringify(message) });
  const text = await (await app.fetch(request, bindings)).text();
  expect(text.length, name).toBeLessThan(HOST_CHARACTERS);
  const { result } = JSON.parse(text);
  return result.isError ? JSON.parse(result.content[0].text) : result.structuredContent;
}

const PUNE = { date: '1990-05-15', time: '14:30', place: 'Pune' };
const CHENNAI = { date: '1992-11-03', time: '06:15', place: 'Chennai' };

/** The date from which a shortened result continues. */
const nextDate = (found: Output): string => /from (\d{4}-\d\d-\d\d)/.exec(found.left_out)?.[1] ?? '';

test('a model finds wedding dates in Pune', async () => {
  const span = { purpose: 'vivaha', to: '2027-02-28', place: 'Pune' };
  const found = await call('muhurta_search', { ...span, from: '2026-11-21' });
  expect(found).toMatchObject({ place: { name: 'Pune' }, tradition: expect.any(String) });
  expect(found.windows[0]).toMatchObject({ start: expect.stringMatching(/^2026-11-.*\+05:30$/) });
  const later = await call('muhurta_search', { ...span, from: nextDate(found) });
  expect(later.windows[0].start > found.windows.at(-1).start).toBe(true);
});

test('a model finds the next ekādaśī in Pune with its pāraṇa', async () => {
  const found = await call('observances', { q: 'ekadashi', place: 'Pune', times: true, tradition: 'smarta' });
  expect(found).toMatchObject({ from: '2026-11-21', place: { name: 'Pune' }, settings: { ayanamsa: 'lahiri' } });
  const next = found.observances.find(({ kind }: Output) => kind === 'ekadashi');
  expect(next).toMatchObject({ key: 'utpanna_ekadashi', date: '2026-12-04' });
  const parana = next.times.find(({ key }: Output) => key === 'parana');
  expect(parana.start).toMatch(/^2026-12-05T.*\+05:30$/);
});

test('a model asks for observances from tomorrow, or through tomorrow, in the words of the schema', async () => {
  const search = { q: 'ekadashi', place: 'Auckland' };
  expect(await call('observances', { ...search, from: 'tomorrow' })).toEqual(
    await call('observances', { ...search, from: '2026-11-22' }),
  );
  expect(await call('observances', { place: 'Auckland', to: 'tomorrow', principal: false })).toMatchObject({
    from: '2026-11-21',
    to: '2026-11-22',
  });
});

test('a model learns that rāhu kāla runs now in London', async () => {
  const found = await call('now', { place: 'London' });
  expect(found).toMatchObject({ at: '2026-11-21T10:05:00+00:00', place: { tz: 'Europe/London' } });
  const running = found.windows.filter(({ runs }: Output) => runs).map(({ key }: Output) => key);
  expect(running).toEqual(['rahu_kalam']);
});

test('the tool now lists the windows of the local civil day, also with times=utc', async () => {
  const instant = { at: '2026-11-08T20:00:00Z', place: 'Pune' };
  const found = await call('now', { ...instant, times: 'utc' });
  const local = (await call('now', instant)).windows;
  const instants = (windows: Output[]) =>
    windows.map(({ key, start, end, runs }) => [key, Date.parse(start), Date.parse(end), runs]);
  expect(instants(found.windows)).toEqual(instants(local));
  expect(found.windows[0].start).toMatch(/Z$/);
  expect(local[0].start).toMatch(/\+\d\d:\d\d$/);
});

test('a model gets a month of days as a table', async () => {
  const month = { to: '2026-12-31', place: 'Pune', fields: 'tithi,nakshatra' };
  const first = await call('days', { ...month, from: '2026-12-01' });
  const second = await call('days', { ...month, from: nextDate(first) });
  const days = [...first.days, ...second.days];
  expect(days.map(({ date }) => Number(date.slice(8)))).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
});

test('a model compares two births', async () => {
  const found = await call('match', { a: PUNE, b: CHENNAI, system: 'ashtakuta' });
  expect(found).toMatchObject({ births: { a: { place: { name: 'Pune' } } }, maximum: 36, kutas: { length: 8 } });
  expect(found.settings).toMatchObject({ ayanamsa: 'lahiri', node: 'mean' });
});

test('a model finds the running daśā of a birth', async () => {
  const found = await call('chart', PUNE);
  expect(found).toMatchObject({ birth: { place: { name: 'Pune' } }, settings: { ayanamsa: 'lahiri', node: 'mean' } });
  const { maha, antaras } = found.vimshottari.at_present;
  expect(maha.start < '2026-11-21' && '2026-11-21' < maha.end).toBe(true);
  expect(antaras.filter(({ runs_now }: Output) => runs_now)).toHaveLength(1);
});

test('a model finds Diwali of 2027 in Tamil Nadu', async () => {
  const found = await call('observances', { q: 'diwali', year: 2027, region: 'tamil-nadu' });
  expect(found.place.name).toBe('Chennai');
  expect(found.observances.map(({ date, key }: Output) => [date, key])).toEqual([
    ['2027-10-28', 'naraka_chaturdashi'],
    ['2027-10-29', 'lakshmi_puja'],
  ]);
});

test('a model finds the next eclipse that New Delhi sees', async () => {
  const found = await call('sky', { kind: ['eclipse'], from: '2026-11-21', to: '2028-12-31', place: 'New Delhi' });
  const seen = found.events.filter(({ at_place }: Output) => at_place?.visible);
  expect(JSON.stringify(seen[0])).toContain('2027-02-2');
});

test('a model converts a Nepali date to the Gregorian calendar', async () => {
  const found = await call('convert', { date: '2082-05-05', from: 'nepali', to: 'gregorian' });
  expect(found.conversions[0]).toMatchObject({ calendar: { key: 'gregorian' }, date: '2025-08-21' });
});

test('a model finds the Sade-Sati of a birth', async () => {
  const found = await call('transits', { birth: PUNE, from: '2014-01-01', to: '2030-12-31' });
  expect(found).toMatchObject({
    birth: { place: { name: 'Pune' } },
    from: '2014-01-01',
    settings: { ayanamsa: 'lahiri' },
  });
  expect(found.sade_sati).toHaveLength(1);
});

test('a model gets the annual chart of next year', async () => {
  const found = await call('varshaphala', { birth: PUNE, year: 2027 });
  expect(found).toMatchObject({ birth: { place: { name: 'Pune' } }, settings: { ayanamsa: 'lahiri' } });
  expect(JSON.stringify(found.return)).toContain('2027-05-1');
});

test('a model finds the planets above the horizon of Pune this evening', async () => {
  const columns = ['altitude', 'magnitude'];
  const found = await call('ephemeris', { at: '2026-11-21T19:00', place: 'Pune', columns });
  const above = Object.entries<Output>(found.bodies).filter(
    ([
      ,
      {
        altitude_deg: [altitude],
      },
    ]) => altitude > 0,
  );
  expect(above.map(([key]) => key)).toEqual(expect.arrayContaining(['moon', 'saturn']));
});

test('a model chooses one of several Springfields for a chart', async () => {
  const birth = { date: '1990-05-15', time: '14:30' };
  const refused = await call('chart', { ...birth, place: 'Springfield' });
  const illinois = refused.error.candidates.find(({ admin1 }: Output) => admin1 === 'Illinois');
  const found = await call('chart', { ...birth, place: illinois.id });
  expect(found.birth.place).toMatchObject({ name: 'Springfield', tz: 'America/Chicago' });
});

test('a model looks up the term manglik', async () => {
  const found = await call('facts', { q: 'manglik' });
  expect(found.facts[0]).toMatchObject({ id: expect.stringContaining('kuja-dosha'), attribution: expect.any(String) });
});
