/** POST /api/v1/match: both forms of a birth, all options, and the errors. */
import { describe, expect, test } from 'vitest';
import { type Body, post } from './ask';
import { ABSENT, birth, changed, coreBirth, type Fields } from './births';

const MATCH = '/api/v1/match';
const other = { ...birth, year: 1992, month: 11, day: 3, hour: 6, minute: 15, lat: 13.0827, lon: 80.2707 };
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

  test('a birth may be the request body of either chart endpoint', async () => {
    const { body } = await ask();
    const { body: same } = await ask({ a: coreBirth });
    expect(same).toEqual(body);
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
      const base = Date.UTC(
        changedBirth.year,
        changedBirth.month - 1,
        changedBirth.day,
        changedBirth.hour,
        changedBirth.minute,
      );
      const totalAt = async (offset: number) => {
        const time = new Date(base + Math.round(seconds + offset) * 1000);
        const moved = {
          ...changedBirth,
          year: time.getUTCFullYear(),
          month: time.getUTCMonth() + 1,
          day: time.getUTCDate(),
          hour: time.getUTCHours(),
          minute: time.getUTCMinutes(),
          second: time.getUTCSeconds(),
        };
        return (await ask({ [who]: moved })).body.total;
      };
      const sign = Math.sign(seconds);
      expect(await totalAt(-2 * sign)).toBe(change.total.from);
      expect(await totalAt(2 * sign)).toBe(change.total.to);
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
      'a is required and must be an object with year, month, day, hour, minute, lat, lon and tzHours.',
    ],
    [
      { b: 'x' },
      'b',
      'b must be an object with year, month, day, hour, minute, lat, lon and tzHours, not the string "x".',
    ],
    [{ 'a.month': 13 }, 'a.month', 'a.month must be a whole number from 1 to 12, not 13, for example 5.'],
    [{ 'b.lat': ABSENT }, 'b.lat', 'b.lat is required and must be a number from -90 to 90, for example 28.6139.'],
    [{ a: changed(coreBirth, { birthTime: '25:00:00' }) }, 'a.birthTime', ''],
    [{ a: changed(coreBirth, { 'birthPlace.lat': 95 }) }, 'a.birthPlace.lat', ''],
    [{ system: ABSENT }, 'system', ''],
    [
      { system: 'guna' },
      'system',
      'system must be one of ashtakuta, dashakuta, all, not the string "guna", for example ashtakuta.',
    ],
    [
      { tradition: 'tamil' },
      'tradition',
      'tradition must be one of north, north-parihara, raman, not the string "tamil".',
    ],
    [{ orientation: 'groom' }, 'orientation', 'orientation must be one of a-vara, b-vara, not the string "groom".'],
    [{ lang: 'fr' }, 'lang', ''],
  ])('the request is refused for %j', async (fields, field, message) => {
    const { status, body } = await ask(fields);
    expect([status, body.ok, body.error.code, body.error.field]).toEqual([400, false, 'INVALID_FIELD', field]);
    if (message !== '') expect(body.error.message).toBe(message);
  });

  test('a year outside the span is refused with its own code', async () => {
    const { status, body } = await ask({ 'a.year': 1850 });
    expect([status, body.error.code, body.error.field]).toEqual([400, 'OUT_OF_EPOCH_RANGE', 'a.year']);
  });

  test.each<Body>(['{', '[]', '5'])('a body of %s is refused', async (body) => {
    expect((await post(MATCH, body)).status).toBe(400);
  });
});
