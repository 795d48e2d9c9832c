/** POST /api/v1/match: births, all options, and the errors. */
import { describe, expect, test } from 'vitest';
import { type Body, post } from './ask';
import { ABSENT, v1Birth as birth, changed, type Fields } from './births';

const MATCH = '/api/v1/match';
const other = { ...birth, date: '1992-11-03', time: '06:15', lat: 13.0827, lon: 80.2707 };
const question = { a: birth, b: other, system: 'ashtakuta' };
const ask = (fields: Fields = {}) => post(MATCH, changed(question, fields));

interface Kuta {
  key: string;
  points: number | null;
  counted: boolean;
  [field: string]: unknown;
}

const total = (kutas: Kuta[]): number =>
  kutas.reduce((sum, { points, counted }) => sum + (counted ? (points ?? 0) : 0), 0);

describe('two births', () => {
  test('a match lists points that add up to the total, and the source of each rule', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body).toMatchObject({ system: 'ashtakuta', tradition: 'north', orientation: 'a-vara', maximum: 36 });
    expect(total(body.kutas)).toBe(body.total);
    expect(body.kutas.map(({ key }: Kuta) => key)).toEqual(
      'varna vashya tara yoni graha-maitri gana bhakuta nadi'.split(' '),
    );
    for (const kuta of body.kutas) {
      expect(kuta.rule.length, kuta.key).toBeGreaterThan(20);
      expect(kuta.source, kuta.key).toMatch(/\(.+\)$/);
    }
    expect(body.variants.map(({ tradition }: { tradition: string }) => tradition)).toEqual([
      'north-parihara',
      'raman',
      'tamil',
    ]);
    expect(body.mangala).toHaveLength(6);
    expect(body.sensitivity.map(({ who }: { who: string }) => who)).toEqual(['a', 'b']);
  });

  test('a match repeats each birth with its place and its instant in local time', async () => {
    const { births, settings } = (await ask({ 'b.tz': ABSENT })).body;
    expect(births.a).toMatchObject({ date: '1990-05-15', time: '14:30', at: '1990-05-15T14:30:00+05:30', assumed: [] });
    expect(births.b).toMatchObject({ place: { lat: 13.0827, tz: 'Asia/Kolkata' }, assumed: ['tz'] });
    expect(births.a.moon.rashi).toEqual({ index: 10, name: expect.any(String) });
    expect(settings).toEqual({ ayanamsa: 'lahiri', node: 'mean' });
    expect((await ask({ times: 'utc' })).body.births.a.at).toBe('1990-05-15T09:00:00Z');
  });

  test.each([
    ['ashtakuta', 'north', 36],
    ['ashtakuta', 'north-parihara', 36],
    ['ashtakuta', 'raman', 36],
    ['dashakuta', 'tamil', 10],
    ['all', 'tamil', 10],
  ])('a match by %s and %s has at most %d points', async (system, tradition, maximum) => {
    const { body } = await ask({ system, tradition });
    expect([body.tradition, body.maximum]).toEqual([tradition, maximum]);
    expect(total(body.kutas)).toBe(body.total);
    for (const { kutas } of body.variants) expect(kutas !== null).toBe(system === 'all');
  });

  test('a match gives the total of a requested variant', async () => {
    const { body } = await ask();
    for (const { tradition, total: points } of body.variants.slice(0, 2)) {
      expect((await ask({ tradition })).body.total).toBe(points);
    }
  });

  test('the orientation and the order of the births change together', async () => {
    const { body } = await ask();
    const { body: turned } = await ask({ a: other, b: birth, orientation: 'b-vara' });
    expect(turned.total).toBe(body.total);
    expect(turned.kutas.map(({ points }: Kuta) => points)).toEqual(body.kutas.map(({ points }: Kuta) => points));
  });

  test('the named seconds are the shift of a birth time that changes a point', async () => {
    const { body } = await ask();
    for (const { who, seconds_to_change: seconds, change } of body.sensitivity) {
      const changedBirth = who === 'a' ? birth : other;
      const base = Date.parse(`${changedBirth.date}T${changedBirth.time}Z`);
      const totalAt = async (offset: number) => {
        const time = new Date(base + Math.round(seconds + offset) * 1000).toISOString();
        const moved = { ...changedBirth, date: time.slice(0, 10), time: time.slice(11, 19) };
        return (await ask({ [who]: moved })).body.total;
      };
      const sign = Math.sign(seconds);
      expect(await totalAt(-2 * sign)).toBe(change.total_change.before);
      expect(await totalAt(2 * sign)).toBe(change.total_change.after);
    }
  });

  test('lang gives names in the requested language, and Hindi sentences for Hindi', async () => {
    const { body: tamil } = await ask({ lang: 'ta' });
    expect(tamil.kutas[0].label).toMatch(/\p{Script=Tamil}/u);
    expect(tamil.kutas[0].rule).toMatch(/point/);
    const { body: hindi } = await ask({ lang: 'hi' });
    expect(hindi.kutas[0].rule).toMatch(/अंक/);
    expect((await ask()).body.kutas[0]).not.toHaveProperty('label');
  });
});

describe('invalid requests', () => {
  test.each<[Fields, string, string]>([
    [
      { a: ABSENT },
      'a',
      'a is required and must be an object with date, time and place, for example {"date":"1990-05-15","time":"14:30","place":"Pune"}.',
    ],
    [
      { b: 'x' },
      'b',
      'b must be an object with date, time and place, not the string "x", for example {"date":"1990-05-15","time":"14:30","place":"Pune"}.',
    ],
    [{ 'a.time': 13 }, 'a.time', 'a.time must be a time HH:mm from 00:00 to 23:59, not 13, for example 14:30.'],
    [{ 'b.lat': ABSENT }, 'b.lat', 'b.lat is required with b.lon: give all of them or none, for example 28.6139.'],
    [{ 'a.time': '25:00:00' }, 'a.time', ''],
    [{ 'a.lat': 95 }, 'a.lat', ''],
    [{ system: ABSENT }, 'system', ''],
    [
      { system: 'guna' },
      'system',
      'system must be one of ashtakuta, dashakuta, all, not the string "guna", for example ashtakuta.',
    ],
    [
      { tradition: 'tamil' },
      'tradition',
      'tradition must be one of north, north-parihara, raman, not the string "tamil", for example north.',
    ],
    [{ orientation: 'groom' }, 'orientation', 'orientation must be one of a-vara, b-vara, not the string "groom".'],
    [{ lang: 'fr' }, 'lang', ''],
  ])('the request is refused for %j', async (fields, field, message) => {
    const { status, body } = await ask(fields);
    expect([status, body.ok, body.error.code, body.error.field]).toEqual([400, false, 'INVALID_FIELD', field]);
    if (message !== '') expect(body.error.message).toBe(message);
  });

  test('a year outside the span is refused with its own code', async () => {
    const { status, body } = await ask({ 'a.date': '1850-01-01' });
    expect([status, body.error.code, body.error.field]).toEqual([400, 'OUT_OF_EPOCH_RANGE', 'a.date']);
  });

  test.each<Body>(['{', '[]', '5'])('a body of %s is refused', async (body) => {
    expect((await post(MATCH, body)).status).toBe(400);
  });
});
