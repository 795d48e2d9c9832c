/** Unknown input is ignored and named: query keys in a header, fields of a chart in its notes. */
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/app';
import { kernel } from './almanac';
import { ask, ORIGIN, post } from './ask';
import { birth, CHART } from './births';

describe('X-Ignored-Query', () => {
  test.each<[path: string, ignored: string | null]>([
    ['/api/muhurta?date=2026-11-21&lat=1&lon=2&tz=0', null],
    ['/api/muhurta?date=2026-11-21&lat=1&lon=2&tz=0&lng=5&TZ=1', 'lng, TZ'],
    ['/api/ghadi?x=1&x=2', 'x'],
    ['/api/utsavas?year=2026&town=Pune', 'town'],
    ['/api/kundali-facts?q=moon&%C4%81=1&a%2Cb=2', '%C4%81, a%2Cb'],
    ['/api/rss/daily?utm_source=reader', 'utm_source'],
  ])('the header of %s lists %s', async (path, ignored) => {
    const response = await createApp(() => kernel).fetch(new Request(ORIGIN + path), {});
    await response.arrayBuffer();
    expect([response.status, response.headers.get('X-Ignored-Query')]).toEqual([200, ignored]);
  });

  test('X-Ignored-Query is also on errors, so that a typo is visible', async () => {
    const { status, headers, body } = await ask('GET', '/api/muhurta?date=2026-11-21&lat=1&lng=2&tz=0');
    expect([status, body.field, headers.get('X-Ignored-Query')]).toEqual([400, 'lon', 'lng']);
  });

  test('X-Ignored-Query is short, whatever the request contains', async () => {
    const { headers } = await ask('GET', `/api/ghadi?${'k'.repeat(3000)}=1`);
    expect(headers.get('X-Ignored-Query')).toHaveLength(500);
  });

  test('X-Ignored-Query of a cached response describes the current request', async () => {
    const path = '/api/utsavas?year=2044';
    expect((await ask('GET', `${path}&one=1`)).headers.get('X-Ignored-Query')).toBe('one');
    expect((await ask('GET', `${path}&two=2`)).headers.get('X-Ignored-Query')).toBe('two');
    expect((await ask('GET', path)).headers.has('X-Ignored-Query')).toBe(false);
  });
});

describe('unknown fields of a chart', () => {
  test('the notes of a chart list its unknown fields', async () => {
    const { body } = await post(CHART, { ...birth, ayanamsha: 'raman', dashadepth: 5 });
    expect(body.substrate_stamp.notes).toEqual(['ignored: ayanamsha', 'ignored: dashadepth']);
    expect((await post(CHART, birth)).body.substrate_stamp.notes).toEqual([]);
  });

  test('the notes list at most twenty unknown fields, and shorten long names', async () => {
    const manyFields = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`x${i}${'y'.repeat(100)}`, i]));
    const { notes } = (await post(CHART, { ...birth, ...manyFields })).body.substrate_stamp;
    expect(notes).toHaveLength(20);
    expect(Math.max(...notes.map(({ length }: string) => length))).toBe('ignored: '.length + 60);
  });
});
