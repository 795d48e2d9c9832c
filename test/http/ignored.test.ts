/** Unknown input of the specified endpoints is ignored and named: in a header, and in the notes of a chart. */
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/app';
import { kernel } from './almanac';
import { ask, ORIGIN, post } from './ask';
import { birth, CHART } from './births';

describe('X-Ignored-Query', () => {
  test.each<[path: string, ignored: string | null]>([
    ['/api/muhurta?date=2026-11-21&lat=1&lon=2&tz=0', null],
    ['/api/muhurta?date=2026-11-21&lat=1&lon=2&tz=0&lan=5&x-tz=1', 'lan, x-tz'],
    ['/api/ghadi?x=1&x=2', 'x'],
    ['/api/utsavas?year=2026&mood=calm', 'mood'],
    ['/api/kundali-facts?q=moon&%C4%81=1&a%2Cb=2', '%C4%81, a%2Cb'],
    ['/api/rss/daily?utm_source=reader', 'utm_source'],
  ])('the header of %s lists %s', async (path, ignored) => {
    const response = await createApp(() => kernel).fetch(new Request(ORIGIN + path), {});
    await response.arrayBuffer();
    expect([response.status, response.headers.get('X-Ignored-Query')]).toEqual([200, ignored]);
  });

  test('X-Ignored-Query is also on errors, so that a typo is visible', async () => {
    const { status, headers, body } = await ask('GET', '/api/muhurta?date=2026-11-21&lat=1&lan=2&tz=0');
    expect([status, body.field, headers.get('X-Ignored-Query')]).toEqual([400, 'lon', 'lan']);
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
  test('the notes of a chart and a header list its unknown fields', async () => {
    const { body, headers } = await post(CHART, { ...birth, colour: 'red', mood: 5 });
    expect(headers.get('X-Ignored-Fields')).toBe('colour, mood');
    expect(body.substrate_stamp.notes).toEqual(['ignored: colour', 'ignored: mood']);
    expect((await post(CHART, birth)).body.substrate_stamp.notes).toEqual([]);
  });

  test('the notes list at most twenty unknown fields, and shorten long names', async () => {
    const manyFields = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`x${i}${'y'.repeat(100)}`, i]));
    const { notes } = (await post(CHART, { ...birth, ...manyFields })).body.substrate_stamp;
    expect(notes).toHaveLength(20);
    expect(Math.max(...notes.map(({ length }: string) => length))).toBe('ignored: '.length + 60);
  });
});
