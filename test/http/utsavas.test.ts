/** GET /api/utsavas: various years and places, validated against the OpenAPI document. */
import { describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app';
import { RULES_VERSION } from '../../src/domain/observances/revisions';
import { secondsApart } from './almanac';
import { ask } from './ask';
import { askUtsavas, DELHI, NEW_YORK, query, SYDNEY, service, TROMSO, UTSAVAS } from './utsavas';

interface Item {
  key: string;
  date: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers freely
  [field: string]: any;
}

const yearOf = async (fields: object) => {
  const { status, body } = await askUtsavas(query(fields));
  expect(status).toBe(200);
  return body as { count: number; utsavas: Item[]; [field: string]: unknown };
};

const find = (utsavas: Item[], key: string): Item => {
  const found = utsavas.find((utsava) => utsava.key === key);
  if (!found) throw new Error(`no ${key}`);
  return found;
};

const place = ({ date, key }: Item): string => `${date} ${key}`;

describe('a year', () => {
  test('a year echoes its request and its provenance', async () => {
    const year = await yearOf({ year: 2026 });
    expect(year).toMatchObject({
      year: 2026,
      place: DELHI,
      reference_place: { name: 'New Delhi', ...DELHI },
      rules_version: RULES_VERSION,
      sunrise_definition: 'ul15',
      substrate_stamp: { service: 'khagola', notes: [] },
    });
    expect(year.count).toBe(year.utsavas.length);
    expect(year.count).toBeGreaterThan(289);
  });

  test('a year is sorted by date, then key, without duplicates', async () => {
    const { utsavas } = await yearOf({ year: 2026 });
    const places = utsavas.map(place);
    expect(places).toEqual([...places].sort());
    expect(new Set(places).size).toBe(places.length);
    expect(utsavas.every(({ date }) => date.startsWith('2026-'))).toBe(true);
  });

  // As printed for New Delhi, 2026.
  test.each([
    ['makara_sankranti', '2026-01-14'],
    ['maha_shivaratri', '2026-02-15'],
    ['rama_navami', '2026-03-26'],
    ['raksha_bandhana', '2026-08-28'],
    ['ganesha_chaturthi', '2026-09-14'],
    ['vijayadashami', '2026-10-20'],
    ['lakshmi_puja', '2026-11-08'],
  ])('the year 2026 has %s on %s', async (key, date) => {
    expect(find((await yearOf({ year: 2026 })).utsavas, key).date).toBe(date);
  });

  test('an observance has tithi, nakṣatra and months with their numbers', async () => {
    const navami = find((await yearOf({ year: 2026 })).utsavas, 'rama_navami');
    expect(navami).toMatchObject({
      name: 'Rāma-navamī',
      kind: expect.any(String),
      tithi: { index: 9, name: 'Śukla Navamī' },
      nakshatra: { index: expect.any(Number), name: expect.any(String) },
      masa: { amanta: { index: 1, name: 'Caitra' }, purnimanta: { index: 1, name: 'Caitra' }, adhika: false },
      paksha: { key: 'shukla', name: 'Śukla' },
      reckoning: { kala: 'madhyahna', kala_name: 'madhyāhna' },
      eclipse: null,
    });
    expect(navami.reckoning.decision).toMatch(/^.+\.$/);
    expect(navami.shastra.anchor).not.toBe('');
    expect(navami.shastra.rule).not.toBe('');
  });

  test('the deciding window of an observance is within the chosen day', async () => {
    const { utsavas } = await yearOf({ year: 2026 });
    const navami = find(utsavas, 'rama_navami').reckoning;
    expect(navami.window.start_local.slice(0, 10)).toBe('2026-03-26');
    expect(navami.window.start < navami.tithi.end && navami.tithi.start < navami.window.end).toBe(true);
    for (const { key, reckoning } of utsavas) {
      expect(reckoning.tithi.start < reckoning.tithi.end, key).toBe(true);
      if (reckoning.window) expect(reckoning.window.start <= reckoning.window.end, key).toBe(true);
    }
  });

  test('a saṅkrānti has its instant', async () => {
    const { reckoning } = find((await yearOf({ year: 2026 })).utsavas, 'makara_sankranti');
    expect(reckoning.kala).toBe('sankranti');
    expect(reckoning.sankranti.time).toMatch(/^2026-01-14T09:/);
    expect(secondsApart(reckoning.sankranti.time, reckoning.sankranti.time_local)).toBe(0);
  });

  test('a lunar eclipse that is visible at the place has its contacts', async () => {
    const { eclipse, date } = find((await yearOf({ year: 2026 })).utsavas, 'chandra_grahana');
    expect(date).toBe('2026-03-03');
    expect(eclipse).toMatchObject({ kind: 'lunar', type: 'total', visible: true });
    const contacts = Object.values<{ time: string }>(eclipse.contacts).map(({ time }) => time);
    expect(Object.keys(eclipse.contacts)).toEqual(['p1', 'u1', 'u2', 'max', 'u3', 'u4', 'p4']);
    expect(contacts).toEqual([...contacts].sort());
    expect(eclipse.contacts.max.time).toBe(eclipse.greatest);
    expect(eclipse.contacts.p1.altitude_deg).toBeLessThan(0);
    expect(eclipse.contacts.p4.altitude_deg).toBeGreaterThan(0);
  });

  // In northern India, the Sun set during the eclipse of 25 October 2022.
  test('a solar eclipse has its contacts', async () => {
    const { eclipse, date } = find((await yearOf({ year: 2022 })).utsavas, 'surya_grahana');
    expect(date).toBe('2022-10-25');
    expect(eclipse).toMatchObject({ kind: 'solar', type: 'partial', visible: true });
    expect(eclipse.local_magnitude).toBeGreaterThan(0.4);
    expect(eclipse.contacts).toMatchObject({ c2: null, c3: null });
    expect(eclipse.contacts.c1.time < eclipse.contacts.max.time).toBe(true);
    expect(eclipse.contacts.c4.altitude_deg).toBeLessThan(0);
  });

  test('a year is equal under another clock', async () => {
    vi.stubGlobal('caches', undefined);
    const text = async (at: object, now: number) =>
      (await service(now).get(UTSAVAS + query({ year: 2027, ...at }))).text();
    const [first, again, other] = [await text(DELHI, 0), await text(DELHI, 2e12), await text(NEW_YORK, 0)];
    vi.unstubAllGlobals();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test.each([1900, 2100])('the year %i gets a response', async (year) => {
    const { utsavas } = await yearOf({ year });
    expect(utsavas.length).toBeGreaterThan(289);
    expect(utsavas.every(({ date }) => date.startsWith(`${year}-`))).toBe(true);
  });
});

describe('a selection', () => {
  const keysOf = async (fields: object) => (await yearOf({ year: 2026, ...fields })).utsavas.map(place);

  test.each([
    ['all', () => true],
    ['principal', ({ major }: Item) => major === true],
  ])('show=%s selects its observances', async (show, belongs) => {
    const all = await yearOf({ year: 2026 });
    const part = await yearOf({ year: 2026, show });
    expect(part.utsavas).toEqual(all.utsavas.filter(belongs));
    expect(part).toMatchObject({ show, count: part.utsavas.length });
    expect(all.show).toBe('all');
  });

  test('show=smarta gives the smārta days and the other smārta observances, each under its plain key', async () => {
    const [all, part] = [await yearOf({ year: 2026 }), await yearOf({ year: 2026, show: 'smarta' })];
    const isTheirs = ({ tradition }: Item) => ['general', 'smarta'].includes(tradition);
    const keys = new Set(part.utsavas.map(({ key }: Item) => key));
    expect(part.utsavas.every(isTheirs)).toBe(true);
    for (const { key } of all.utsavas.filter(isTheirs)) expect(keys).toContain(key);
    expect(part).toMatchObject({ show: 'smarta', count: part.utsavas.length });
  });

  test('show=vaishnava gives the general days, and the vaiṣṇava day of a fast that has two, under its plain key', async () => {
    const keys = await keysOf({ show: 'vaishnava' });
    expect(keys).toContain('2026-03-26 rama_navami');
    expect(keys.filter((key) => key.endsWith(' devutthana_ekadashi'))).toEqual(['2026-11-21 devutthana_ekadashi']);
    expect(keys.some((key) => /_(vaishnava|dharmasindhu|madhava|udaya)$/.test(key))).toBe(false);
  });

  test('a selection names its calendar', async () => {
    const text = await (await service().get(`${UTSAVAS}.ics?year=2026&show=smarta`)).text();
    expect(text).toContain('X-WR-CALNAME:Utsavas (Smārta): New Delhi');
  });
});

describe('a place', () => {
  test('a place has its own local time, also in summer', async () => {
    const { utsavas, place: asked, reference_place } = await yearOf({ year: 2026, ...NEW_YORK });
    expect([asked, reference_place]).toEqual([NEW_YORK, null]);
    const offsets = new Set<string>();
    for (const { date, reckoning } of utsavas) {
      const summer = date > '2026-03-09' && date < '2026-10-31';
      const winter = date < '2026-03-07' || date > '2026-11-02';
      const offset = reckoning.tithi.start_local.slice(-6);
      if (reckoning.window && (summer || winter)) {
        expect(reckoning.window.start_local.slice(-6), date).toBe(summer ? '-04:00' : '-05:00');
      }
      expect(secondsApart(reckoning.tithi.start, reckoning.tithi.start_local)).toBe(0);
      offsets.add(offset);
    }
    expect(offsets).toEqual(new Set(['-04:00', '-05:00']));
  });

  test('a place in the southern hemisphere has the same observances', async () => {
    const [north, south] = await Promise.all([yearOf({ year: 2026 }), yearOf({ year: 2026, ...SYDNEY })]);
    expect(find(south.utsavas, 'lakshmi_puja').tithi.name).toBe(find(north.utsavas, 'lakshmi_puja').tithi.name);
    expect(south.count).toBeGreaterThan(289);
  });

  test('a place beyond the polar circle gets a response, without windows when the Sun does not rise', async () => {
    const { utsavas } = await yearOf({ year: 2026, ...TROMSO });
    const summer = utsavas.filter(({ date }) => date > '2026-06-01' && date < '2026-07-10');
    expect(summer.length).toBeGreaterThan(0);
    expect(summer.some(({ reckoning }) => reckoning.window === null)).toBe(true);
  });

  test('the reference place is marked as such', async () => {
    expect((await yearOf({ year: 2026, ...DELHI })).reference_place).toMatchObject({ name: 'New Delhi' });
  });

  test('the zone may have any case, and numbers any valid spelling', async () => {
    const { body } = await askUtsavas('?year=2026&lat=-0&lon=7.7209e1&tz=asia/KOLKATA&x=1&x=2');
    expect(body.place).toEqual({ lat: 0, lon: 77.209, tz: 'Asia/Kolkata' });
  });
});

describe('requests', () => {
  test('HEAD returns the headers of GET, without a body', async () => {
    expect((await askUtsavas('?year=2026', 'HEAD')).status).toBe(200);
    expect((await askUtsavas('', 'HEAD')).status).toBe(400);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('the endpoint returns 405 for %s', async (method) => {
    const { status, headers, body } = await askUtsavas('?year=2026', method);
    expect([status, body.error, headers.get('Allow')]).toEqual([405, 'method-not-allowed', 'GET, HEAD, OPTIONS']);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('a kernel failure returns 500 without details or caching', async () => {
    const broken = createApp(() => {
      throw new Error('lat 28.7041');
    });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const search = query({ year: 2026, ...DELHI, lat: 28.7041 });
    for (const _ of [1, 2]) {
      const answer = await ask('GET', UTSAVAS + search, undefined, async (request) => broken.fetch(request, {}));
      expect([answer.status, answer.body.error]).toEqual([500, 'engine-fault']);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.has('ETag')).toBe(false);
      expect(JSON.stringify([answer.body, log.mock.calls])).not.toContain('28.7041');
    }
    log.mockRestore();
    expect((await askUtsavas(search)).status).toBe(200);
  });
});

test('GET /api/utsavas has times only where the request asks for them', async () => {
  const asked = { year: 2024, from: '2024-10-31', to: '2024-11-01', show: 'principal' };
  const plain = (await askUtsavas(query(asked))).body.utsavas;
  expect(plain.every((utsava: object) => !('times' in utsava))).toBe(true);
  const [puja] = (await askUtsavas(query({ ...asked, times: true }))).body.utsavas.filter(
    ({ key }: { key: string }) => key === 'lakshmi_puja',
  );
  expect(puja.times[0]).toMatchObject({
    key: 'puja',
    name: 'Worship',
    preferred: true,
    start: expect.stringMatching(/^2024-10-31T18:2.*\+05:30$/),
    end: expect.stringMatching(/^2024-10-31T20:.*\+05:30$/),
  });
  expect(puja.times.map(({ key }: { key: string }) => key)).toContain('lagna_vrishabha');
});
