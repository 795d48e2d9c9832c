/** Other spellings of a field mean the field; what resembles one is refused with its name; the rest is named or refused. */
import { describe, expect, test } from 'vitest';
import { ask, type Body, post } from './ask';
import { birth, CHART, CORE_CHART, coreBirth, v1Birth } from './births';

const LONDON = { lat: 51.5, lon: -0.12, tz: 'Europe/London' };

/** An answer without what belongs to the single request. */
const answerOf = async (send: Promise<{ status: number; body: Body }>) => {
  const { status, body } = await send;
  return [status, body];
};

describe('another spelling of a field', () => {
  test.each([
    ['/api/utsavas?year=2026&limit=3&', 'latitude=51.5&longitude=-0.12&timezone=Europe/London'],
    ['/api/utsavas?year=2026&limit=3&', 'LAT=51.5&lng=-0.12&time_zone=Europe/London'],
    ['/api/v1/days?from=2026-11-24&to=2026-11-24&', 'latitude=51.5&long=-0.12&tzid=Europe/London'],
    ['/api/v1/days?start=2026-11-24&end_date=2026-11-24&', 'latitude=51.5&Longitude=-0.12&zone=Europe/London'],
  ])('GET %s understands %s', async (path, spelled) => {
    const named = path.replace('start=', 'from=').replace('end_date=', 'to=');
    const expected = `${named}lat=${LONDON.lat}&lon=${LONDON.lon}&tz=${LONDON.tz}`;
    expect(await answerOf(ask('GET', path + spelled))).toEqual(await answerOf(ask('GET', expected)));
  });

  test('a chart understands other spellings of its fields and settings, in a comparison too', async () => {
    const { lat, lon, tzHours, ...rest } = birth;
    const settings = { ayanamsa: 'raman', nodeMode: 'true', compare: [{ ayanamsa: 'lahiri' }] };
    const others = { ayanamsha: 'raman', node_mode: 'true', compare: [{ Ayanamsha: 'lahiri' }] };
    const spelled = { ...rest, latitude: lat, lng: lon, tz_hours: tzHours, ...others };
    expect(await answerOf(post(CHART, spelled))).toEqual(await answerOf(post(CHART, { ...birth, ...settings })));
  });

  test('a versioned chart understands other spellings, inside its place too', async () => {
    const { lat, lon, tz } = coreBirth.birthPlace as Record<string, unknown>;
    const spelled = {
      date: coreBirth.birthDate,
      ayanamsha: coreBirth.ayanamsa,
      time_of_birth: coreBirth.birthTime,
      birth_place: { latitude: lat, longitude: lon, timezone: tz },
    };
    expect(await answerOf(post(CORE_CHART, spelled))).toEqual(await answerOf(post(CORE_CHART, coreBirth)));
  });

  test('a field given twice, by two spellings, is refused', async () => {
    const { status, body } = await post(CHART, { ...birth, latitude: 51.5 });
    expect([status, body.error.code, body.error.field]).toEqual([400, 'INVALID_FIELD', 'latitude']);
    expect(body.error.message).toBe('latitude is another spelling of lat, which is given too. Give one of them.');
  });

  test('two other spellings of a field are refused', async () => {
    const { lat, ...rest } = birth;
    const { status, body } = await post(CHART, { ...rest, latitude: lat, LAT: 1 });
    expect([status, body.error.field]).toEqual([400, 'LAT']);
    expect(body.error.message).toBe('LAT is another spelling of lat, as latitude is. Give one of them.');
  });

  test('a birth of /api/v1 understands other spellings, inside a larger request too', async () => {
    const { lat, lon, tz, ...rest } = v1Birth;
    const spelled = { birth_date: rest.date, timeOfBirth: rest.time, latitude: lat, lng: lon, timezone: tz };
    const named = { a: v1Birth, b: v1Birth, system: 'ashtakuta' };
    expect(await answerOf(post('/api/v1/match', { ...named, a: spelled }))).toEqual(
      await answerOf(post('/api/v1/match', named)),
    );
  });

  test('lists in a query are understood as repeated keys and as comma lists', async () => {
    const path = '/api/v1/sky?from=2026-01-01&to=2026-03-31';
    const comma = await answerOf(ask('GET', `${path}&kind=lunation,eclipse`));
    expect(comma[0]).toBe(200);
    expect(await answerOf(ask('GET', `${path}&kind=lunation&kind=eclipse`))).toEqual(comma);
  });
});

describe('an unknown field', () => {
  test.each<[field: string, nearest: string]>([
    ['latt', 'lat'],
    ['minutte', 'minute'],
    ['ayanmsa', 'ayanamsa'],
    ['ayanamhsa', 'ayanamsa'],
    ['dashaDeph', 'dashaDepth'],
  ])('a chart refuses %s and asks whether %s is meant', async (field, nearest) => {
    const { status, body } = await post(CHART, { ...birth, [field]: 1 });
    expect([status, body.error.code, body.error.field]).toEqual([400, 'INVALID_FIELD', field]);
    expect(body.error.message).toBe(`${field} is not a field of this request. Did you mean ${nearest}?`);
  });

  test('a versioned chart refuses a misspelt field of its place', async () => {
    const { body } = await post(CORE_CHART, { ...coreBirth, birthPlace: { ...coreBirth.birthPlace, lattitude: 1 } });
    expect(body.error.message).toBe(
      'birthPlace.lattitude is not a field of this request. Did you mean birthPlace.lat?',
    );
  });

  test('a later resource refuses every unknown key, and lists its fields if none is near', async () => {
    const { status, body } = await ask('GET', '/api/v1/places?q=Pune&colour=red');
    expect([status, body.error.code, body.error.field]).toEqual([400, 'UNKNOWN_FIELD', 'colour']);
    expect(body.error.message).toBe(
      'colour is not a field of this request. Its fields are q, lat, lon, limit, format.',
    );
    const { body: near } = await ask('GET', '/api/v1/places?q=Pune&limmit=3');
    expect(near.error.message).toBe('limmit is not a field of this request. Did you mean limit?');
  });

  test('keys of the prototype are unknown fields like others', async () => {
    const { status, headers } = await post(
      CHART,
      JSON.stringify({ ...birth, constructor: 1 }).replace('{', '{"__proto__":1,'),
    );
    expect([status, headers.get('X-Ignored-Fields')]).toEqual([200, '__proto__, constructor']);
  });

  test('short words that resemble a synonym are ignored by a chart, and long keys are shortened in messages', async () => {
    const innocent = { note: 'x', notes: 'x', mode: 'x', zones: 1, citys: 1 };
    const { status, headers } = await post(CHART, { ...birth, ...innocent });
    expect([status, headers.get('X-Ignored-Fields')]).toEqual([200, 'note, notes, mode, zones, citys']);
    const { body } = await ask('GET', `/api/v1/places?q=Pune&${'k'.repeat(500)}=1`);
    expect(body.error.message).toMatch(/^k{40}… is not a field/);
  });

  test('a lone surrogate in a key is named, as the replacement character', async () => {
    const { status, headers } = await post(CHART, JSON.stringify(birth).replace('{', '{"\\ud800":1,'));
    expect([status, headers.get('X-Ignored-Fields')]).toEqual([200, '%EF%BF%BD']);
  });

  test('an unknown key that is repeated is unknown, and a list that is repeated has a bad value', async () => {
    const path = '/api/v1/sky?from=2026-01-01&to=2026-03-31';
    const { body: unknown } = await ask('GET', `${path}&colour=red&colour=blue`);
    expect([unknown.error.code, unknown.error.field]).toEqual(['UNKNOWN_FIELD', 'colour']);
    const { body: list } = await ask('GET', `${path}&kind=lunation&kind=tide`);
    expect(list.error.message).toMatch(/^kind must be a list of .*, not the string "tide"/);
  });
});
