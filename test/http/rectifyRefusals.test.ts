/** Invalid requests to /api/rectify, each with the field in its error. */
import { describe, expect, test } from 'vitest';
import { sendAt } from './almanac';
import { type Body, post } from './ask';
import { ABSENT, changed, type Fields } from './births';

const RECTIFY = '/api/rectify';
const send = sendAt('2026-11-21T12:00:00Z');
const EVENT = { date: '2014-11-23', category: 'marriage' };
const GOOD = {
  birthDate: '1990-05-15',
  birthWindow: { startTime: '08:00', endTime: '10:00' },
  location: { lat: 28.6139, lon: 77.209, tz: 5.5 },
  events: [EVENT, { ...EVENT }, { ...EVENT }, { ...EVENT }],
  gridMinutes: 5,
};

type Row = [changes: Fields, field: string];
const each = (field: string, values: readonly unknown[]): Row[] => values.map((value) => [{ [field]: value }, field]);
const NO_NUMBERS = [ABSENT, null, '5', true, [], {}];
const NO_STRINGS = [ABSENT, null, 5, true, [], {}];
const NO_OBJECTS = [ABSENT, null, 'x', 5, true, [], [1]];
const DATES = [
  ...['', '1990-5-15', '15-05-1990', '1990/05/15', '1990-05-15T00:00', ' 1990-05-15', '१९९०-०५-१५'],
  ...['1990-00-10', '1990-13-01', '1990-05-00', '1990-04-31', '2023-02-29', '1900-02-29'],
  ...['1899-12-31', '2101-01-01', '0000-01-01', '9999-12-31', '1850-02-30'],
];
const CLOCKS = ['', '8:00', '08:0', '0800', '24:00', '08:60', '-1:00', '08:00:00', '08:00Z', ' 08:00', 'noon'];

const rows: Row[] = [
  ...each('birthDate', [...NO_STRINGS, ...DATES, '2026-11-22', '2100-12-31']),
  ...each('birthWindow', NO_OBJECTS),
  ...each('birthWindow.startTime', [...NO_STRINGS, ...CLOCKS]),
  ...each('birthWindow.endTime', [...NO_STRINGS, ...CLOCKS, '08:00', '07:59', '00:00']),
  ...each('location', NO_OBJECTS),
  ...each('location.lat', [...NO_NUMBERS, 90.0001, -90.0001, 1e300]),
  ...each('location.lon', [...NO_NUMBERS, 180.0001, -180.0001]),
  ...each('location.tz', [...NO_NUMBERS, 14.01, -14.01, 330]),
  ...each('events', [ABSENT, null, 'x', 5, true, {}, [], Array(61).fill(EVENT)]),
  ...each('events.0', [null, 'x', 5, []]),
  ...each('events.3.date', [...NO_STRINGS, ...DATES, '1990-05-14', '1900-01-01', '2026-11-22', '2100-12-31']),
  ...each('events.2.category', [...NO_STRINGS, '', 'Marriage', 'marriage ', 'wedding', 'career_shift', '__proto__']),
  ...each('gridMinutes', [null, '5', true, [], {}, 0, -1, 61, 5.5, 1e300]),
  // With several invalid fields, the error names the first in the order of the specification.
  [{ birthDate: '1850-01-01', 'birthWindow.endTime': '07:00', gridMinutes: 0 }, 'birthDate'],
  [{ 'birthWindow.startTime': 'noon', 'birthWindow.endTime': 'noon' }, 'birthWindow.startTime'],
  [{ 'birthWindow.endTime': '07:00', 'location.lat': 91 }, 'birthWindow.endTime'],
  [{ 'location.lat': 91, 'location.lon': 181, events: [] }, 'location.lat'],
  [{ 'location.tz': 15, 'events.0.date': '1980-01-01' }, 'location.tz'],
  [{ 'events.0.date': '2030-01-01', 'events.1.category': 'x' }, 'events.0.date'],
  [{ 'events.1.date': '1980-01-01', 'events.1.category': 'x' }, 'events.1.date'],
  [{ 'events.1.category': 'x', 'events.2.date': '2030-01-01' }, 'events.1.category'],
  [{ 'events.3.date': '2030-01-01', gridMinutes: 0 }, 'events.3.date'],
  [{ birthDate: '2027-01-01', 'events.0.category': 'x' }, 'birthDate'],
];

const show = (changes: Fields): string =>
  Object.entries(changes)
    .map(([field, value]) => `${field} ${value === ABSENT ? 'absent' : JSON.stringify(value)?.slice(0, 40)}`)
    .join(', ');

describe('invalid requests to POST /api/rectify', () => {
  test.each(rows.map(([changes, field]) => ({ what: show(changes), changes, field })))(
    'POST /api/rectify refuses $what and names $field',
    async ({ changes, field }) => {
      const { status, body, headers } = await post(RECTIFY, changed(GOOD, changes), send);
      const { message, ...named } = body;
      expect({ status, ...named }).toEqual({ status: 400, error: 'invalid-parameter', field });
      expect(message.startsWith(`${field} `)).toBe(true);
      expect(message).toMatch(/^[^\n]{10,240}\.$/);
      expect(message).not.toMatch(/expected|received|undefined/i);
      expect(headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test('POST /api/rectify accepts every valid request', async () => {
    expect((await post(RECTIFY, GOOD, send)).status).toBe(200);
    const odd = { ...GOOD, extra: 1, events: [{ ...EVENT, note: 'x' }], location: { ...GOOD.location, name: 'Delhi' } };
    expect((await post(RECTIFY, odd, send)).status).toBe(200);
  });

  test('POST /api/rectify states what is missing, and why a date is invalid', async () => {
    const message = async (changes: Fields) => (await post(RECTIFY, changed(GOOD, changes), send)).body.message;
    expect(await message({ location: ABSENT })).toMatch(
      /^location is required and must be an object with lat, lon and tz, for example \{/,
    );
    expect(await message({ events: ABSENT })).toMatch(/^events is required and must be a list of 1 to 60 events/);
    expect(await message({ 'events.3.date': '1990-05-14' })).toBe('events.3.date must not be before birthDate.');
    expect(await message({ 'birthWindow.endTime': '08:00' })).toMatch(
      /^birthWindow\.endTime must be later than birthWindow\.startTime/,
    );
    expect(await message({ birthDate: '2026-11-22' })).toBe('birthDate must not be in the future.');
  });

  test.each<Body>([undefined, '', '{', '[]', 'null', '5', '"x"', '{"events":}', new Uint8Array([0xff])])(
    'POST /api/rectify refuses the body %o, which is not a JSON object',
    async (sent) => {
      const { status, body } = await post(RECTIFY, sent, send);
      expect([status, body.error, body.field]).toEqual([400, 'invalid-json', undefined]);
    },
  );

  test('POST /api/rectify refuses a body over 64 KiB, declared or streamed', async () => {
    const large = JSON.stringify({ ...GOOD, pad: 'x'.repeat(64 * 1024) });
    expect((await post(RECTIFY, large, send)).body.error).toBe('payload-too-large');
    expect((await post(RECTIFY, new Blob([large]).stream(), send)).status).toBe(413);
    expect((await post(RECTIFY, JSON.stringify(GOOD).padEnd(64 * 1024), send)).status).toBe(200);
  });

  test('POST /api/rectify refuses the largest number of events in a body, quickly', async () => {
    const events = Array(16_000).fill(0);
    const { status, body } = await post(RECTIFY, { ...GOOD, events }, send);
    expect([status, body.error]).toEqual([400, 'invalid-parameter']);
  });
});
