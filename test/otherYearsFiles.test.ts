/** Calendar files with days outside 1900 to 2100, parsed by another library. */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { civilFromDays, daysFromCivil } from '../src/domain/time/civil';
import { isoDate } from '../src/domain/time/isoCivil';
import { opened } from './otherYearsApp';

const UJJAIN = { lat: '23.18', lon: '75.77', tz: 'Asia/Kolkata' };
const { file } = opened();

interface FileEvent {
  start: string;
  summary: string;
  description: string;
}

function parsed(text: string): { about: string; zone: unknown; events: FileEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  // The other library writes years below 1000 without zeros.
  const starts = [...text.matchAll(/^DTSTART[^:]*:(\d{4})(\d\d)(\d\d)/gm)].map(([, ...parts]) => parts.join('-'));
  return {
    about: String(calendar.getFirstPropertyValue('x-wr-caldesc')),
    zone: calendar.getFirstPropertyValue('x-wr-timezone'),
    events: calendar.getAllSubcomponents('vevent').map((component, i) => ({
      start: starts[i] as string,
      summary: String(component.getFirstPropertyValue('summary')),
      description: String(component.getFirstPropertyValue('description')),
    })),
  };
}

describe('calendar files of other years', () => {
  test('a calendar file of days has Gregorian dates, names the Julian ones, and says which clock it uses', async () => {
    const text = await file('days', { from: '1674-06-16', to: '1674-06-17', calendar: 'gregorian', ...UJJAIN });
    const { about, zone, events } = parsed(text);
    expect(events.map(({ start }) => start)).toEqual(['1674-06-16', '1674-06-17']);
    expect(events[0]?.description).toMatch(/^Julian calendar: 1674-06-06\./);
    expect(about).toMatch(/Gregorian calendar.*UTC.*local mean time.*standard error of ΔT is \d+(\.\d)? s/);
    expect(zone).toBeNull();
  });

  test('a calendar file of the sky has instants of UTC', async () => {
    const span = { from: '0059-04-01', to: '0059-05-31', kind: 'eclipse', lang: 'hi', ...UJJAIN };
    const { about, events } = parsed(await file('sky', span));
    expect(events.map(({ start }) => start)).toEqual(['0059-04-28', '0059-05-14']);
    expect(about).toContain('ग्रेगोरियन');
  });

  test('a calendar file says nothing about its dates in 1900 to 2100', async () => {
    const text = await file('days', { from: '2026-01-01', to: '2026-01-01', ...UJJAIN });
    expect(text).not.toContain('CALDESC');
    expect(parsed(text).zone).toBe('Asia/Kolkata');
  });

  test('a calendar file has each day of a span from 1 CE to 3000 once, in order', async () => {
    const days = fc.integer({ min: daysFromCivil(1, 1, 1), max: daysFromCivil(2999, 12, 1) });
    await fc.assert(
      fc.asyncProperty(days, fc.integer({ min: 0, max: 5 }), async (first, more) => {
        const dates = Array.from({ length: more + 1 }, (_, i) => isoDate(civilFromDays(first + i)));
        const span = { from: dates[0] as string, to: dates[more] as string, calendar: 'gregorian', fields: 'vara' };
        const { events } = parsed(await file('days', { ...span, ...UJJAIN }));
        expect(events.map(({ start }) => start)).toEqual(dates);
      }),
      { numRuns: 25, seed: 35 },
    );
  });

  test.each(['days', 'sky'])('a calendar file of %s is refused before year 1, with the reason', async (resource) => {
    const text = await file(resource, { from: '0000-12-01', to: '0001-01-31', ...UJJAIN });
    expect(JSON.parse(text)).toMatchObject({
      error: { field: 'format', message: expect.stringContaining('RFC 5545') },
    });
  });
});
