/** The festival calendar of a running service, as a calendar program reads it. */
import ICAL from 'ical.js';
import { expect, inject, test } from 'vitest';

const origin = inject('origin');

test.each(['/api/utsavas?year=2026', '/api/utsavas.ics?year=2026'])(
  'the response of %s is cached and revalidated by its entity tag',
  async (path) => {
    const [first, second] = [await fetch(origin + path), await fetch(origin + path)];
    expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=3600']);
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
    const unchanged = await fetch(origin + path, {
      headers: { 'If-None-Match': first.headers.get('ETag') as string },
    });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  },
);

test('a calendar program reads this year and the next', async () => {
  const response = await fetch(`${origin}/api/utsavas.ics`);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const events = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent');
  const years = events.map((event) => new ICAL.Event(event).startDate.year);
  const [first = 0, last] = [years[0], years.at(-1)];
  expect(last).toBe(first + 1);
  expect(Math.abs(first - new Date().getUTCFullYear())).toBeLessThanOrEqual(1);
});
