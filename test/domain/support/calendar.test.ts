/** Texts of calendar files (RFC 5545), parsed by another library. */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { instantsFile } from '../../../src/api/shapes/instantsFile';
import { ownCalendar } from '../../../src/web/views/year/own/calendar';

const NOON_JD = 2461365.5;
const date = { year: 2026, month: 11, day: 24 };

const WRITERS: [string, (text: string) => string][] = [
  [
    'of the service',
    (text) =>
      instantsFile('test', text, { from: '2026-11-24', to: '2026-11-24', language: 'en' }, [
        { id: '1', startJd: NOON_JD, title: text, description: `${text}\n${text}`, category: 'test' },
      ]),
  ],
  [
    'made on the device',
    (text) =>
      ownCalendar([{ own: 'birthday', date }] as unknown as Parameters<typeof ownCalendar>[0], text, () => text, 0),
  ],
];

test.each(WRITERS)(
  'a calendar %s has one name and one event whatever its texts are, and no control character',
  (_, write) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const file = write(`a${text}\r\nBEGIN:VEVENT\u0085\u001bz`);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        const calendar = new ICAL.Component(ICAL.parse(file));
        expect(calendar.getAllProperties('x-wr-calname')).toHaveLength(1);
        const [event, ...others] = calendar.getAllSubcomponents('vevent');
        expect(others).toEqual([]);
        expect(new ICAL.Event(event as ICAL.Component).summary).toMatch(/^a[\s\S]*\nBEGIN:VEVENT {2}z$/);
      }),
    );
  },
);
