import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CALENDAR_STAMP, calendarText, newCalendar } from '../../src/api/shapes/icalendar';

const octets = (line: string): number => new TextEncoder().encode(line).length;

/** Texts in which characters of one to four octets meet the end of a line at any place. */
const texts = fc.array(
  fc.string({ unit: fc.constantFrom('a', ' ', ',', 'ā', 'ḥ', 'क', 'ி', '𑂍', '\n'), maxLength: 400 }),
  { minLength: 1, maxLength: 5 },
);

const calendarOf = (descriptions: readonly string[]) => {
  const calendar = newCalendar('test', 'Pañcāṅga', 3600);
  for (const [i, description] of descriptions.entries()) {
    calendar.createEvent({ id: `${i}`, stamp: CALENDAR_STAMP, start: CALENDAR_STAMP, summary: 'x', description });
  }
  return calendar;
};

test('a calendar folds its lines between characters at 75 octets, as the library does', () => {
  fc.assert(
    fc.property(texts, (descriptions) => {
      const text = calendarText(calendarOf(descriptions));
      expect(text).toBe(`${calendarOf(descriptions).toString()}\r\n`);
      for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
    }),
  );
});
