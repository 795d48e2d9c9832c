/** POST /api/rectify: valid requests. */
import { describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app';
import { kernel, sendAt } from './almanac';
import { ask, ORIGIN, post } from './ask';
import { CORE_CHART } from './births';

const RECTIFY = '/api/rectify';
const NOW = '2026-11-21T12:00:00Z';
const EVENTS = [
  { date: '2014-11-23', category: 'marriage' },
  { date: '2012-06-01', category: 'education-milestone' },
  { date: '2016-03-10', category: 'child-birth' },
  { date: '2019-08-01', category: 'career-shift' },
  { date: '2008-07-01', category: 'relocation' },
  { date: '2021-05-01', category: 'parent-death' },
];
const QUESTION = {
  birthDate: '1990-05-15',
  birthWindow: { startTime: '08:00', endTime: '10:00' },
  location: { lat: 28.6139, lon: 77.209, tz: 5.5 },
  events: EVENTS,
};
const rectify = async (changes: object = {}) => {
  const { status, body, headers } = await post(RECTIFY, { ...QUESTION, ...changes }, sendAt(NOW));
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  return body;
};

describe('the response', () => {
  test('the response has the candidates and the discrimination of the contract', async () => {
    const body = await rectify();
    expect(body).toMatchObject({
      evaluated: 25,
      gridMinutes: 5,
      method: { ayanamsa: 'lahiri', nodeMode: 'mean', houses: 'whole-sign', yearDays: 365.25, eventsAt: '12:00:00' },
      discrimination: { level: 'none', deals: 499 },
      substrateStamp: { service: 'khagola', ayanamsha: { key: 'lahiri' }, node_mode: 'mean', notes: [] },
    });
    expect(Object.keys(body)).toEqual([
      'candidates',
      'evaluated',
      'gridMinutes',
      'discrimination',
      'method',
      'disclaimer',
      'substrateStamp',
    ]);
    expect(body.candidates).toHaveLength(5);
    expect(body.disclaimer).toContain('Nothing is stated about the future');
    expect(body.method.significations.map(({ category }: { category: string }) => category)).toEqual([
      'marriage',
      'career-shift',
      'relocation',
      'child-birth',
      'parent-death',
      'education-milestone',
    ]);
    const [first] = body.candidates;
    expect(first).toMatchObject({
      rank: 1,
      birthTime: '08:05:00',
      utc: '1990-05-15T02:35:00Z',
      interval: { start: '08:00:00', end: '08:10:00', moments: 3 },
      sameEvidenceAs: null,
      lagna: { rashi: 'Mithuna', rashiIndex: 3 },
      moon: { nakshatra: 'Uttarāṣāḍhā', nakshatraIndex: 21 },
      dasha: { seed: { nakshatra: 'Uttarāṣāḍhā', lord: 'sun' }, balance: { lord: 'sun' } },
    });
    expect(
      first.evidence.map(({ date, category }: { date: string; category: string }) => ({ date, category })),
    ).toEqual(EVENTS);
    expect(first.evidence[0].lords).toEqual({ maha: 'rahu', antara: 'rahu', pratyantara: 'moon' });
  });

  test('the response has the lagna and Moon of a chart for the same moment', async () => {
    const { candidates } = await rectify();
    for (const { birthTime, lagna, moon } of candidates) {
      const { body } = await post(CORE_CHART, {
        birthDate: QUESTION.birthDate,
        birthTime,
        birthPlace: { lat: 28.6139, lon: 77.209, tzOffsetHours: 5.5 },
        ayanamsa: 'lahiri',
      });
      expect(lagna.rashi).toBe(body.lagna.rashi);
      expect(lagna.nirayanaDeg).toBeCloseTo(body.lagna.nirayanaDeg, 6);
      expect(moon.nirayanaDeg).toBeCloseTo(body.grahas[1].nirayanaDeg, 7);
    }
  });

  test('the response is equal byte for byte at any time', async () => {
    const bytes = async (time: string, body: object) =>
      (await sendAt(time)(new Request(ORIGIN + RECTIFY, { method: 'POST', body: JSON.stringify(body) }))).text();
    const text = await bytes(NOW, QUESTION);
    expect(await bytes(NOW, QUESTION)).toBe(text);
    expect(await bytes('2030-01-01T00:00:00Z', { ...QUESTION, gridMinutes: 5, extra: [1] })).toBe(text);
  });
});

describe('the grid', () => {
  test.each([
    ['00:00', '23:59', 1, 1440, 1],
    ['00:00', '23:59', 60, 25, 60],
    ['08:00', '10:00', 60, 3, 60],
    ['08:00', '10:00', 7, 19, 7],
    ['08:00', '08:10', 9, 3, 9],
    ['08:00', '09:00', 60, 3, 30],
    ['08:00', '08:05', undefined, 4, 2],
    ['08:00', '08:02', 60, 3, 1],
    ['08:00', '08:01', undefined, 2, 1],
    ['23:58', '23:59', 1, 2, 1],
    ['12:00', '12:02', 1, 3, 1],
  ])('the grid from %s to %s by %s has %i moments, by %i', async (startTime, endTime, gridMinutes, evaluated, by) => {
    const body = await rectify({ birthWindow: { startTime, endTime }, gridMinutes });
    expect([body.evaluated, body.gridMinutes]).toEqual([evaluated, by]);
    expect(body.candidates.length).toBeGreaterThanOrEqual(Math.min(3, evaluated));
    for (const { birthTime, interval } of body.candidates) {
      expect(birthTime >= interval.start && birthTime <= interval.end).toBe(true);
      expect(interval.start >= `${startTime}:00` && interval.end <= `${endTime}:00`).toBe(true);
    }
  });
});

describe('requests at the edges', () => {
  test.each([
    ['the first date', { birthDate: '1900-01-01', events: [{ date: '1900-01-01', category: 'relocation' }] }],
    ['an event on the day of birth', { events: [{ date: '1990-05-15', category: 'relocation' }, ...EVENTS] }],
    ['an event of today', { events: [{ date: '2026-11-21', category: 'relocation' }, ...EVENTS] }],
    ['sixty events', { events: Array.from({ length: 60 }, (_, i) => EVENTS[i % 6]) }],
    ['the pole', { location: { lat: 90, lon: 0, tz: 0 } }],
    [
      'the other pole',
      { location: { lat: -90, lon: -180, tz: -14 }, birthWindow: { startTime: '00:00', endTime: '23:59' } },
    ],
    ['a polar day', { location: { lat: 69.65, lon: 18.96, tz: 2 }, birthDate: '1990-06-21' }],
    ['all zero', { location: { lat: 0, lon: 0, tz: 0 } }],
  ])('a request at %s succeeds', async (_, changes) => {
    const { candidates } = await rectify(changes);
    expect(candidates.length).toBeGreaterThanOrEqual(3);
    for (const { lagna } of candidates) expect(lagna.nirayanaDeg).not.toBeNull();
  });

  test('the last permitted date is today at the place', async () => {
    const late = sendAt('2026-11-21T20:00:00Z');
    const requestFor = (tz: number) => ({
      ...QUESTION,
      location: { ...QUESTION.location, tz },
      events: [{ date: '2026-11-22', category: 'windfall' }],
    });
    expect((await post(RECTIFY, requestFor(5.5), late)).status).toBe(200);
    expect((await post(RECTIFY, requestFor(0), late)).body).toMatchObject({
      field: 'events.0.date',
      message: 'events.0.date must not be in the future.',
    });
  });

  test('the lords are null for an event beyond the cycle', async () => {
    const { candidates } = await rectify({
      birthDate: '1901-05-15',
      events: [{ date: '2026-01-01', category: 'windfall' }],
    });
    for (const { evidence } of candidates) expect(evidence[0]).toMatchObject({ lords: null, score: 0 });
  });

  test('the response says so when the events cannot distinguish the moments', async () => {
    const { discrimination } = await rectify({ events: EVENTS.slice(0, 1) });
    expect(discrimination).toMatchObject({ level: 'none', pValue: 1, deals: 0 });
    expect(discrimination.statement).toContain('one event alone');
  });

  test('every sentence of the response is Hindi with `lang=hi`', async () => {
    const { sentenceLang, candidates, discrimination, method, disclaimer } = await rectify({ lang: 'hi' });
    expect(sentenceLang).toBe('hi');
    const evidence = candidates.flatMap((each: { evidence: { reasons: string[] }[] }) => each.evidence);
    const reasons = evidence.flatMap((event: { reasons: string[] }) => event.reasons);
    for (const sentence of [...reasons, discrimination.statement, method.description, disclaimer])
      expect(sentence).toMatch(/^[^A-Za-z{}]+।$/);
  });
});

describe('methods', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('the endpoint returns 405 for %s', async (method) => {
    const response = await sendAt(NOW)(new Request(ORIGIN + RECTIFY, { method }));
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('the endpoint returns 404 with a trailing slash', async () => {
    expect((await post(`${RECTIFY}/`, QUESTION)).status).toBe(404);
  });

  test('the endpoint returns 500 without details when the kernel fails', async () => {
    const broken = createApp(() => ({
      ...kernel,
      rectify: () => {
        throw new RangeError('lat 28.6139');
      },
    }));
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { status, body } = await ask('POST', RECTIFY, QUESTION, async (request) => broken.fetch(request, {}));
    expect([status, body.error]).toEqual([500, 'engine-fault']);
    expect(JSON.stringify([body, log.mock.calls])).not.toContain('28.6139');
    log.mockRestore();
  });
});
