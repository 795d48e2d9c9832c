/** GET /api/v1/sky, POST /api/v1/transits and /api/v1/varshaphala: answers, files and every refusal. */
import { describe, expect, test } from 'vitest';
import { sendAsNew } from './almanac';
import { ask, ORIGIN } from './ask';
import { query } from './utsavas';

/** The raw response. */
const send = (method: string, path: string, body?: object): Promise<Response> =>
  sendAsNew(
    new Request(ORIGIN + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    }),
  );

const SKY = '/api/v1/sky';
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const sky = (fields: object = {}) => ask('GET', SKY + query({ ...YEAR, ...fields }));

const BIRTH = { date: '1990-05-15', time: '14:30', lat: 28.6139, lon: 77.209, tz: 5.5 };
const transits = (fields: object = {}) => ask('POST', '/api/v1/transits', { birth: BIRTH, ...YEAR, ...fields });
const varsha = (fields: object = {}) => ask('POST', '/api/v1/varshaphala', { birth: BIRTH, year: 2026, ...fields });

interface Event {
  kind: string;
  at: string;
  body?: { key: string; name: string; label?: string };
  label?: string;
}

describe('GET /api/v1/sky', () => {
  test('GET /api/v1/sky lists the default kinds and grahas in order of time', async () => {
    const { status, body } = await sky();
    expect(status).toBe(200);
    const events = body.events as Event[];
    expect(body.count).toBe(events.length);
    expect(events.length).toBeGreaterThan(200);
    expect(new Set(events.map(({ kind }) => kind))).toEqual(
      new Set(['ingress', 'station', 'lunation', 'eclipse', 'conjunction', 'combustion', 'equinox', 'solstice']),
    );
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
    expect(events.some(({ body: graha }) => graha?.key === 'moon')).toBe(false);
    expect(body.place).toBeUndefined();
    expect([body.settings, body.substrate_stamp.ayanamsa.key, body.substrate_stamp.node]).toEqual([
      { ayanamsa: 'lahiri', node: 'mean' },
      'lahiri',
      'mean',
    ]);
    expect([body.assumed, body.total, body.next]).toEqual([[], events.length, null]);
  });

  test('GET /api/v1/sky has the eclipses of 2026', async () => {
    const { body } = await sky({ kind: 'eclipse' });
    expect(
      (body.events as (Event & { of: string; type: string })[]).map(({ at, of, type }) => [at.slice(0, 16), of, type]),
    ).toEqual([
      ['2026-02-17T12:11', 'solar', 'annular'],
      ['2026-03-03T11:33', 'lunar', 'total'],
      ['2026-08-12T17:45', 'solar', 'total'],
      ['2026-08-28T04:12', 'lunar', 'partial'],
    ]);
  });

  test('GET /api/v1/sky describes eclipses at a place', async () => {
    const { body } = await sky({ kind: 'eclipse', place: 'Ahmedabad', from: '2027-01-01', to: '2027-12-31' });
    expect(body.place.name).toBe('Ahmedabad');
    const events = body.events as (Event & { of: string; at_place: Record<string, unknown> | null })[];
    const solar = events.find(({ at }) => at.startsWith('2027-08-02'));
    expect(solar?.at_place).toMatchObject({
      visible: true,
      visibility: 'whole',
      type: 'partial',
      contacts: { c2: null, c3: null, maximum: { at: expect.stringMatching(/^2027-08-02T16:\d\d:\d\d\+05:30$/) } },
      rises_eclipsed: false,
    });
    expect(events.some(({ of, at_place: view }) => of === 'lunar' && view !== null && view.sutaka === null)).toBe(true);
    const { body: anywhere } = await sky({ kind: 'eclipse' });
    expect(anywhere.events[0]).not.toHaveProperty('at_place');
    expect(anywhere).not.toHaveProperty('place');
  });

  test('GET /api/v1/sky lists risings, transits and twilights of a day at a place', async () => {
    const day = { from: '2026-11-21', to: '2026-11-21', place: 'Pune', lang: 'en' };
    const { body } = await sky({ ...day, kind: 'rise,transit,set,twilight', bodies: 'sun,jupiter' });
    expect(body.place.name).toBe('Pune');
    const sun = (body.events as Event[]).filter(({ body: graha }) => graha?.key === 'sun');
    expect(sun.map(({ kind }) => kind)).toEqual(['rise', 'transit', 'set']);
    expect(sun[0]?.at).toMatch(/^2026-11-21T06:4\d/);
    expect((body.events as Event[]).filter(({ kind }) => kind === 'twilight')).toHaveLength(6);
    expect((body.events as Event[]).every(({ label }) => label !== undefined)).toBe(true);
  });

  test('GET /api/v1/sky lists risings, transits and settings of Uranus', async () => {
    const day = { from: '2026-11-21', to: '2026-11-21', place: 'Pune', lang: 'hi', limit: 500 };
    const { body } = await sky({ ...day, kind: 'rise,transit,set', bodies: 'uranus' });
    const kindsOf = (key: string) =>
      (body.events as Event[]).filter(({ body: named }) => named?.key === key).map(({ kind }) => kind);
    expect(kindsOf('uranus').toSorted()).toEqual(['rise', 'set', 'transit']);
    expect(kindsOf('sun')).toEqual([]);
    expect((body.events as Event[]).every(({ label }) => label !== undefined)).toBe(true);
  });

  test('GET /api/v1/sky lists risings, transits and settings of stars at the instants of ERFA', async () => {
    // ERFA (atci13, gst06a) with the rows of the catalogue: transits of the apparent place; risings and settings with diurnal
    // aberration at the true altitude −33.593′.
    const expected = {
      sirius: { transit: '2026-11-20T21:51:14Z', set: '2026-11-21T03:29:39Z', rise: '2026-11-21T16:08:54Z' },
      chitra: { rise: '2026-11-20T22:44:17Z', transit: '2026-11-21T04:30:23Z', set: '2026-11-21T10:16:30Z' },
      abhijit: { rise: '2026-11-21T02:36:15Z', transit: '2026-11-21T09:40:46Z', set: '2026-11-21T16:45:17Z' },
      polaris: { transit: '2026-11-21T18:10:37Z' },
    };
    const day = {
      from: '2026-11-21',
      to: '2026-11-21',
      lat: 18.51957,
      lon: 73.85535,
      tz: 'Asia/Kolkata',
      times: 'utc',
    };
    const ask = { ...day, kind: 'rise,transit,set', lang: 'hi' };
    const { body } = await sky({ ...ask, bodies: Object.keys(expected).join() });
    const found: Record<string, Record<string, string>> = {};
    for (const { kind, at, body: star, label } of body.events as Required<Event>[]) {
      found[star.key] = { ...found[star.key], [kind]: at };
      expect([star.name, label]).toEqual([expect.any(String), expect.stringContaining(star.label as string)]);
    }
    expect(found).toEqual(expected);
    // `include=stars` has every star.
    const { body: all } = await sky({ ...ask, bodies: 'sun', include: 'stars' });
    expect(all.events).toEqual(expect.arrayContaining(body.events));
    expect(new Set((all.events as Event[]).map((event) => event.body?.key)).size).toBeGreaterThan(95);
  });

  test('GET /api/v1/sky lists the conjunctions with the stars that bodies names', async () => {
    const { body } = await sky({ kind: 'conjunction', bodies: 'venus,jupiter,magha', lang: 'en' });
    const { body: every } = await sky({ kind: 'conjunction', bodies: 'venus,jupiter', include: 'stars', lang: 'en' });
    const others = (event: { with?: { key: string } }) => event.with?.key === 'magha' || event.with?.key === 'venus';
    expect(body.events).toEqual(every.events.filter(others));
    expect(body.events.map((event: { with: { key: string } }) => event.with.key)).toContain('magha');
  });

  test('GET /api/v1/sky lists oppositions, elongations and apsides on request', async () => {
    const { body } = await sky({ kind: 'opposition,elongation,apsis', lang: 'hi' });
    const count = (kind: string) => (body.events as Event[]).filter((event) => event.kind === kind).length;
    expect([count('opposition'), count('elongation'), count('apsis')]).toEqual([2, 7, 27]);
  });

  test('GET /api/v1/sky lists the occultations at a place and the greatest brilliancies of Venus', async () => {
    const { body } = await sky({ kind: 'occultation,brilliancy', place: 'New Delhi', lang: 'hi' });
    const kinds = body.events.map(({ kind }: { kind: string }) => kind);
    expect([...new Set(kinds)].sort()).toEqual(['brilliancy', 'occultation']);
    for (const event of body.events) {
      expect(event.label).toMatch(/[ऀ-ॿ]/);
      expect(event.body).toMatchObject({
        key: expect.any(String),
        name: expect.any(String),
        label: expect.any(String),
      });
      if (event.kind !== 'occultation') continue;
      expect(event.reappears.at > event.at).toBe(true);
      expect(Math.max(event.disappears.altitude_deg, event.reappears.altitude_deg)).toBeGreaterThan(-0.56);
    }
    expect(body.events.find(({ kind }: { kind: string }) => kind === 'brilliancy').magnitude).toBeLessThan(-4.5);
    const refused = await sky({ kind: 'occultation' });
    expect([refused.status, refused.body.error.field]).toEqual([400, 'place']);
  });

  test('GET /api/v1/sky counts days and clocks by a zone, and names titles in a language', async () => {
    const { body } = await sky({ kind: 'lunation', tz: 'Asia/Kolkata', lang: 'hi' });
    const { body: utc } = await sky({ kind: 'lunation', tz: 'Asia/Kolkata', lang: 'hi', times: 'utc' });
    expect([body.tz, body.place]).toEqual(['Asia/Kolkata', undefined]);
    for (const [i, { at, label }] of (body.events as Event[]).entries()) {
      expect(at).toMatch(/^2026.*\+05:30$/);
      expect(utc.events[i].at).toMatch(/Z$/);
      expect(Date.parse(utc.events[i].at)).toBe(Date.parse(at));
      expect(label).toMatch(/चंद्र/);
    }
  });

  test('GET /api/v1/sky names grahas and parts of the zodiac as objects, with labels in a language', async () => {
    const { body } = await sky({ kind: 'ingress', bodies: 'jupiter', lang: 'hi' });
    const ingress = body.events.find(({ division }: { division: string }) => division === 'rashi');
    expect(ingress).toMatchObject({
      body: { key: 'jupiter', name: 'Guru', label: expect.stringMatching(/\p{Script=Devanagari}/u) },
      leaves: { index: 3, name: 'Mithuna' },
      enters: { index: 4, name: 'Karka', label: expect.stringMatching(/\p{Script=Devanagari}/u) },
    });
  });

  test('pages of GET /api/v1/sky make up the whole list', async () => {
    const { body: whole } = await sky({ kind: 'ingress,station' });
    const events: Event[] = [];
    let next: string | null = query({ ...YEAR, kind: 'ingress,station', limit: 50 }).slice(1);
    while (next !== null) {
      const { body } = await ask('GET', `${SKY}?${next}`);
      events.push(...body.events);
      next = body.next;
    }
    expect(events).toEqual(whole.events);
  });

  test('GET /api/v1/sky answers for a year, for coordinates without a zone, and from today', async () => {
    const { body: year } = await ask('GET', `${SKY}?year=-584&kind=eclipse&lat=28.6&lon=77.2`);
    expect([year.from, year.dates.to.julian, year.place.tz, year.assumed]).toEqual([
      '-000585-12-26',
      '-000584-12-31',
      'Asia/Kolkata',
      ['tz'],
    ]);
    const { status, body } = await ask('GET', `${SKY}?from=today&to=tomorrow&kind=lunation`);
    expect([status, Date.parse(body.to) - Date.parse(body.from)]).toEqual([200, 86_400_000]);
  });

  test('GET /api/v1/sky takes a place for heliacal events, by coordinates or by name', async () => {
    const { body } = await sky({ kind: 'visibility', lat: 48.8566, lon: 2.3522 });
    expect(body.place).toEqual({ lat: 48.8566, lon: 2.3522, tz: 'Europe/Paris' });
    expect(body.events.length).toBeGreaterThan(5);
    const { body: named } = await sky({ kind: 'visibility', place: 'Pune', bodies: 'venus' });
    expect(named.place.name).toBe('Pune');
    expect(named.place.tz).toBe('Asia/Kolkata');
  });

  test('GET /api/v1/sky gives a calendar file of the same events', async () => {
    const { body } = await sky({ kind: 'station' });
    const response = await send('GET', SKY + query({ ...YEAR, kind: 'station', format: 'ics' }));
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const file = await response.text();
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(body.count);
    expect(file).toContain('SUMMARY:Jupiter turns direct in Mithuna');
    const ids = [...file.matchAll(/^UID:(.+)$/gm)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    [{ to: '2046-01-02' }, 'to', 'at most 20 years'],
    [{ to: '2031-01-02', bodies: 'moon,sun' }, 'to', 'at most 5 years'],
    [{ to: '2025-12-31' }, 'to', 'before from'],
    [{ from: '-003102-12-31' }, 'from', 'from -003101-02-18 (Julian) to 3000-12-31'],
    [{ from: '2999-01-01', to: '3001-01-01' }, 'to', 'to 3000-12-31'],
    [{ from: '1700-02-29' }, 'from', 'a date that its calendar has'],
    [{ kind: 'nova' }, 'kind', 'ingress, station'],
    [{ bodies: 'vulcan' }, 'bodies', 'sun, moon'],
    [{ ayanamsa: 'none' }, 'ayanamsa', 'lahiri'],
    [{ node: 'osculating' }, 'node', 'mean, true'],
    [{ visibility: 'eye' }, 'visibility', 'arcus-visionis'],
    [{ tz: 'Mars/Base' }, 'tz', 'IANA'],
    [{ kind: 'rise' }, 'place', 'rise'],
    [{ kind: 'visibility' }, 'place', 'visibility'],
    [{ year: 2026 }, 'year', 'together with from'],
    [{ kind: 'rise', place: 'Pune', to: '2027-01-02' }, 'to', 'at most 1 year'],
    [{ lat: 10 }, 'lon', 'lat'],
    [{ lon: 10 }, 'lat', 'lon'],
    [{ lang: 'xx' }, 'lang', 'hi'],
  ])('GET /api/v1/sky refuses %o with the field and what is allowed', async (fields, field, words) => {
    const { status, body } = await sky(fields);
    expect([status, body.error.code, body.error.field]).toEqual([
      400,
      expect.stringMatching(/^(INVALID|OUT_OF)/),
      field,
    ]);
    expect(body.error.message).toContain(words);
  });

  test('GET /api/v1/sky has a code of its own for an unknown format, and refuses unknown keys', async () => {
    const { status, body } = await sky({ format: 'xml' });
    expect([status, body.error.code, body.error.field]).toEqual([406, 'UNSUPPORTED_FORMAT', 'format']);
    const response = await send('GET', SKY + query({ ...YEAR, kind: 'equinox', colour: 'red' }));
    expect([response.status, (await response.json()) as unknown]).toMatchObject([
      400,
      { error: { code: 'UNKNOWN_FIELD', field: 'colour' } },
    ]);
  });
});

describe('POST /api/v1/transits', () => {
  test('POST /api/v1/transits gives hits, ingresses, Saturn from the Moon and daśā changes', async () => {
    const { status, body } = await transits({ orbs: 1, tz: 'Asia/Kolkata', lang: 'en' });
    expect(status).toBe(200);
    expect(body.hits.length).toBeGreaterThan(30);
    for (const hit of body.hits) {
      expect(hit.pass).toBeLessThanOrEqual(hit.passes);
      expect(hit.enter <= hit.at && hit.at <= hit.leave).toBe(true);
      expect(hit.at).toMatch(/\+05:30$/);
      expect(hit.body).toEqual({ key: hit.body.key, name: expect.any(String) });
      expect(hit.label).toContain('natal');
    }
    expect(body.natal.grahas).toHaveLength(9);
    expect(body.ingresses.length).toBeGreaterThan(20);
    expect(body.dasha.length).toBeGreaterThan(3);
    expect(body.birth.at).toBe('1990-05-15T14:30:00+05:30');
  });

  test('POST /api/v1/transits writes instants in the local time of the birth place, or in UTC', async () => {
    const { body } = await transits({ birth: { ...BIRTH, tz: 'Asia/Kolkata' } });
    expect([body.tz, body.hits[0].at.slice(-6)]).toEqual(['Asia/Kolkata', '+05:30']);
    expect((await transits({ times: 'utc' })).body.hits[0].at).toMatch(/Z$/);
  });

  test('POST /api/v1/transits takes another ayanāṃśa, chosen grahas and points', async () => {
    const { body } = await transits({
      ayanamsa: 'raman',
      bodies: ['saturn'],
      points: ['lagna', 'cusp10'],
      node: 'true',
    });
    expect(body).toMatchObject({
      settings: { ayanamsa: 'raman', node: 'true' },
      bodies: ['saturn'],
      points: ['lagna', 'cusp10'],
    });
    expect(body.substrate_stamp.ayanamsa.key).toBe('raman');
    for (const { body: graha } of body.ingresses) expect(graha.key).toBe('saturn');
  });

  test('POST /api/v1/transits lists entries into kakṣyās with their bindus if the request asks for them', async () => {
    const fields = { from: '2026-01-01', to: '2026-03-31', bodies: ['sun', 'rahu'], points: [] };
    const { body } = await transits({ ...fields, kakshyas: true, lang: 'en' });
    const ofSun = body.kakshyas.filter((entry: { body: { key: string } }) => entry.body.key === 'sun');
    const entry = ofSun.find(
      (each: { rashi_index: number; number: number }) => each.rashi_index === 10 && each.number === 1,
    );
    expect(entry).toMatchObject({
      kakshya_lord: { key: 'saturn' },
      direction: 'direct',
      pass: 1,
    });
    expect(entry.label).toMatch(/^Sun enters kakṣyā 1 of Makara \(Saturn\)(, with a bindu)?$/);
    expect(body.kakshyas.find((entry: { body: { key: string } }) => entry.body.key === 'rahu')).toMatchObject({
      bindu: null,
    });
    expect((await transits(fields)).body).not.toHaveProperty('kakshyas');
    const file = await send('POST', '/api/v1/transits', { birth: BIRTH, ...fields, kakshyas: true, format: 'ics' });
    expect(await file.text()).toContain('kakṣyā 1 of Makara');
  });

  test('POST /api/v1/transits gives a calendar file', async () => {
    const response = await send('POST', '/api/v1/transits', {
      birth: BIRTH,
      ...YEAR,
      bodies: ['jupiter'],
      format: 'ics',
    });
    const file = await response.text();
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(file).toContain('Jupiter enters');
  });

  test.each([
    [{ to: '2046-01-02' }, 'INVALID_FIELD', 'to'],
    [{ to: '2031-01-02', bodies: ['moon'] }, 'INVALID_FIELD', 'to'],
    [{ from: '-003102-01-01' }, 'OUT_OF_EPOCH_RANGE', 'from'],
    [{ birth: { ...BIRTH, date: '3001-01-01' } }, 'OUT_OF_EPOCH_RANGE', 'birth.date'],
    [{ birth: { ...BIRTH, lat: 91 } }, 'INVALID_FIELD', 'birth.lat'],
    [{ birth: undefined }, 'INVALID_FIELD', 'birth'],
    [{ bodies: ['pluto'] }, 'INVALID_FIELD', 'bodies'],
    [{ points: ['cusp1'] }, 'INVALID_FIELD', 'points'],
    [{ orbs: 10.5 }, 'INVALID_FIELD', 'orbs'],
    [{ tz: 'UTC+5' }, 'INVALID_TIMEZONE', 'tz'],
  ])('POST /api/v1/transits refuses %o with the field', async (fields, code, field) => {
    const { status, body } = await transits(fields);
    expect([status, body.error.code, body.error.field]).toEqual([400, code, field]);
  });
});

describe('conjunctions in right ascension and with stars', () => {
  test('GET /api/v1/sky has conjunctions in both coordinates with planets, outer planets and stars', async () => {
    const { status, body } = await sky({
      from: '2026-06-01',
      to: '2026-07-31',
      kind: 'conjunction,conjunction_ra',
      bodies: 'venus,jupiter',
      include: 'outer,stars',
      lang: 'hi',
    });
    expect(status).toBe(200);
    interface Event {
      kind: string;
      body: { key: string };
      with: { key: string; name: string };
      at: string;
      label: string;
    }
    const find = (kind: string, other: string): Event | undefined =>
      body.events.find((event: Event) => event.kind === kind && [event.body.key, event.with.key].includes(other));
    expect(find('conjunction_ra', 'magha')).toMatchObject({
      at: '2026-07-09T13:32:45Z',
      body: { key: 'venus' },
      separation_deg: expect.any(Number),
      declination_difference_deg: expect.any(Number),
      right_ascension_deg: expect.closeTo(152.4, 0),
      label: expect.stringContaining('विषुवांश'),
    });
    expect(find('conjunction', 'magha')?.at).toBe('2026-07-09T21:35:36Z');
    const meeting = (kind: string) =>
      body.events.find((event: Event) => event.kind === kind && event.with.key === 'venus');
    expect(meeting('conjunction_ra').at).toBe('2026-06-09T12:29:54Z');
    expect(meeting('conjunction').at).toBe('2026-06-09T19:59:13Z');
    const times = body.events.map(({ at }: Event) => at);
    expect(times).toEqual([...times].sort());
  });

  test('include=stars adds no event without conjunctions', async () => {
    const span = { from: '2026-06-01', to: '2026-06-30' };
    const [plain, withStars] = [
      await sky({ ...span, kind: 'station,lunation' }),
      await sky({ ...span, kind: 'station,lunation', include: 'stars' }),
    ];
    expect(withStars.body.events).toEqual(plain.body.events);
  });

  test.each([
    [{ include: 'outer' }, 'include', 'without outer outside the years 1900 to 2100'],
    [
      { bodies: 'mars,pluto', include: 'stars' },
      'bodies',
      'without uranus, neptune, pluto outside the years 1900 to 2100',
    ],
    [{ include: 'moons' }, 'include', 'outer, stars'],
  ])('GET /api/v1/sky of 1850 refuses %o and names the field', async (fields, field, words) => {
    const { status, body } = await sky({ from: '1850-01-01', to: '1850-12-31', ...fields });
    expect([status, body.error.field]).toEqual([400, field]);
    expect(body.error.message).toContain(words);
  });
});

describe('planets beyond Saturn', () => {
  const span = { from: '2026-01-01', to: '2026-12-31', kind: 'station,ingress,conjunction,opposition' };

  test('GET /api/v1/sky has the events of Uranus, Neptune and Pluto if bodies names them', async () => {
    const { body } = await sky({ ...span, bodies: 'sun,uranus,neptune,pluto', lang: 'hi' });
    const named = (event: { body: { key: string }; with?: { key: string } }) => event.with?.key ?? event.body.key;
    const outer = body.events.filter((event: never) => ['uranus', 'neptune', 'pluto'].includes(named(event)));
    for (const [kind, count] of [
      ['station', 6],
      ['opposition', 3],
    ] as const) {
      expect(
        outer.filter((event: { kind: string }) => event.kind === kind),
        kind,
      ).toHaveLength(count);
    }
    const turn = outer.find(
      (event: { kind: string; body: { key: string } }) => event.kind === 'station' && event.body.key === 'uranus',
    );
    expect(turn).toMatchObject({
      at: expect.stringMatching(/^2026-02-04T/),
      body: { name: 'Uranus', label: 'अरुण (यूरेनस)' },
    });
    expect(turn.label).toContain('अरुण (यूरेनस)');
    expect(body.events.map(({ at }: { at: string }) => at)).toEqual(
      body.events.map(({ at }: { at: string }) => at).toSorted(),
    );
    const without = await sky({ ...span, bodies: 'sun' });
    const rest = body.events.filter((event: never) => !outer.includes(event));
    expect(rest.map(({ at }: { at: string }) => at)).toEqual(without.body.events.map(({ at }: { at: string }) => at));
  });

  test('GET /api/v1/sky refuses planets beyond Saturn outside 1900 to 2100', async () => {
    const { status, body } = await sky({ from: '1850-01-01', to: '1850-12-31', bodies: 'uranus' });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ field: 'bodies' });
  });
});

describe('POST /api/v1/varshaphala', () => {
  test('POST /api/v1/varshaphala gives the return, its chart and the rules of the year', async () => {
    const { status, body } = await varsha({ lang: 'hi' });
    expect(status).toBe(200);
    expect([body.age, body.return.at]).toEqual([36, '2026-05-15T20:02:31+05:30']);
    expect(body.chart.grahas[0].longitude_deg).toBeCloseTo(body.return.sun_longitude_deg, 5);
    expect(Object.values(body.office_bearers)).toContainEqual(body.year_lord.graha);
    expect([body.aspects.length, body.sahams.length, body.mudda.periods.length, body.patyayini.periods.length]).toEqual(
      [21, 36, 10, 8],
    );
    expect(body.mudda.periods[0].start).toBe(body.return.at);
    expect(body.patyayini.periods.at(-1).end).toBe(body.return.next);
  });

  test('POST /api/v1/varshaphala gives natal and annual chart in the ayanāṃśa of the request', async () => {
    const { body } = await varsha({ ayanamsa: 'raman' });
    expect(body.settings.ayanamsa).toBe('raman');
    expect(body.substrate_stamp.ayanamsa.key).toBe('raman');
    expect(body.chart.grahas[0].longitude_deg).toBeCloseTo(body.return.sun_longitude_deg, 5);
  });

  test('POST /api/v1/varshaphala casts the chart for another place by its local time', async () => {
    const { body } = await varsha({ lat: 51.5, lon: -0.12, tz: 'Europe/London' });
    expect(body.return.at).toBe('2026-05-15T15:32:31+01:00');
    expect(body.place).toEqual({ lat: 51.5, lon: -0.12, tz: 'Europe/London' });
    const { body: named } = await varsha({ place: 'Pune' });
    expect(named.place.name).toBe('Pune');
  });

  test('POST /api/v1/varshaphala adds the charts inside the year that pravesha names, and no other field', async () => {
    const { pravesha, ...rest } = (await varsha({ pravesha: ['tithi', 'month', 'sixty_hours'], lang: 'hi' })).body;
    expect(rest).toEqual((await varsha({ lang: 'hi' })).body);
    expect(pravesha.tithi).toHaveLength(1);
    expect(pravesha.month).toHaveLength(12);
    expect(pravesha.sixty_hours).toHaveLength(144);
    expect(pravesha.month[0].at.slice(0, 19)).toBe(rest.return.at.slice(0, 19));
    expect(pravesha.sixty_hours[13]).toMatchObject({
      month: 2,
      part: 2,
      lagna: { rashi: { label: expect.any(String) } },
    });
  });

  test('POST /api/v1/varshaphala accepts the years from birth to the return that ends in 2101', async () => {
    const late = { ...BIRTH, date: '2000-12-31', time: '23:59' };
    expect((await varsha({ birth: late, year: 2100 })).body.return.next.slice(0, 4)).toBe('2102');
    expect((await varsha({ year: 1990 })).body.return.at).toBe('1990-05-15T14:30:00+05:30');
  });

  test.each([
    [{ year: 1989 }, 'year', '1990 to 2100'],
    [{ year: 2101 }, 'year', '1900 to 2100'],
    [{ year: '2026' }, 'year', 'whole number'],
    [{ include: ['nothing'] }, 'include', 'vargas'],
    [{ include: ['kp_horary'] }, 'include', 'vargas'],
    [{ lat: 1 }, 'lon', 'lat'],
    [{ birth: { ...BIRTH, date: '1990-13-01' } }, 'birth.date', 'YYYY-MM-DD'],
  ])('POST /api/v1/varshaphala refuses %o with the field and what is allowed', async (fields, field, words) => {
    const { status, body } = await varsha(fields);
    expect([status, body.error.code, body.error.field]).toEqual([400, 'INVALID_FIELD', field]);
    expect(body.error.message).toContain(words);
  });
});
