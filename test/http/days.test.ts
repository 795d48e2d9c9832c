/** GET /api/v1/days: its answers in each format. */

import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { WINDOW_NAMES } from '../../build/lexicon/terms/window';
import { DAY_FIELDS, USUAL_DAY_FIELDS } from '../../src/api/days/fields';
import { SANKALPA_ELEMENTS, SANKALPA_EPOCH } from '../../src/domain/days/sankalpa';
import { CALENDAR_KEYS } from '../../src/domain/regional/types';
import { askAt, askMuhurta, GHADI, secondsApart } from './almanac';
import { ask, ORIGIN } from './ask';
import { askDays, DAYS, fetchDays, sendWithFiles } from './days';
import { askUtsavas, DELHI, NEW_YORK, query, SYDNEY, TROMSO } from './utsavas';

const DATE = { from: '2027-01-14', to: '2027-01-14' };
const DAY = { ...DATE, ...DELHI };
const MONTH = { from: '2027-01-01', to: '2027-01-31', ...DELHI };

/** The words of `/api/v1` for the qualities of `/api/muhurta`. */
const STANDINGS: Record<string, string> = {
  good: 'favoured',
  middling: 'neutral',
  bad: 'set-aside',
  avoided: 'set-aside',
};

describe('the days of a span', () => {
  test('a span has one day for each date, with every field, in the local time of the place', async () => {
    const { status, body } = await askDays(MONTH);
    expect(status).toBe(200);
    expect([body.from, body.to, body.count, body.total, body.next]).toEqual(['2027-01-01', '2027-01-31', 31, 31, null]);
    expect([body.place, body.assumed]).toEqual([DELHI, []]);
    expect(body).not.toHaveProperty('lang');
    for (const [i, day] of body.days.entries()) {
      expect(day.date).toBe(`2027-01-${String(i + 1).padStart(2, '0')}`);
      expect(Object.keys(day)).toEqual(['date', ...USUAL_DAY_FIELDS]);
      expect(new Date(day.date).getUTCDay() + 1).toBe(day.vara.index);
      expect(day.gauri).toHaveLength(16);
      expect(Object.keys(day.regional)).toEqual([...CALENDAR_KEYS]);
    }
  });

  test('a day has lagnas, day types and the elements of the saṅkalpa on request', async () => {
    const { body } = await askDays({ ...DAY, fields: 'lagnas,day_types,sankalpa', lang: 'hi' });
    const [{ lagnas, day_types, sankalpa }] = body.days;
    expect(new Set(lagnas.map(({ index }: { index: number }) => index)).size).toBe(12);
    expect(Object.keys(lagnas[0])).toEqual(['index', 'name', 'start', 'end', 'label']);
    expect(day_types.nokku[0]).toMatchObject({
      key: expect.stringMatching(/^(mel|kil|cama)$/),
      end: expect.any(String),
    });
    expect(typeof day_types.kari_nal).toBe('boolean');
    expect(sankalpa.map(({ key }: { key: string }) => key)).toEqual([...SANKALPA_EPOCH, ...SANKALPA_ELEMENTS]);
    expect(sankalpa.find(({ key }: { key: string }) => key === 'kalpa')).toMatchObject({ label: 'श्वेतवाराह कल्प' });
    expect(sankalpa.find(({ key }: { key: string }) => key === 'tithi').end).toMatch(/^\d{4}-/);
  });

  test.each([
    ['New Delhi', { ...DELHI, hours: 5.5 }],
    ['New York', { ...NEW_YORK, hours: -5 }],
    ['Sydney', { ...SYDNEY, hours: 11 }],
  ])(
    'a day at %s agrees with /api/muhurta, whose qualities it words as the texts do',
    async (_, { hours, ...place }) => {
      const [{ body }, muhurta] = await Promise.all([
        askDays({ ...DATE, ...place }),
        askMuhurta('GET', query({ date: DAY.from, lat: place.lat, lon: place.lon, tz: hours })),
      ]);
      const [day] = body.days;
      type Slot = Record<'key' | 'quality' | 'start_local' | 'end_local', string>;
      const slot = ({ key, quality, start_local: start, end_local: end }: Slot) => ({
        name: WINDOW_NAMES[key as keyof typeof WINDOW_NAMES].iast,
        quality: STANDINGS[quality] ?? null,
        start,
        end,
      });
      for (const mark of ['sunrise', 'sunset', 'moonrise', 'moonset']) {
        expect(day[mark], mark).toBe(muhurta.body[`${mark}_local`]);
      }
      for (const key of ['rahu_kalam', 'yamaganda', 'gulika', 'abhijit']) {
        expect(day.windows[key], key).toEqual(slot({ key, ...muhurta.body[key] }));
      }
      for (const key of ['dur_muhurta', 'varjya', 'amrita_kala']) {
        expect(day.windows[key], key).toEqual(muhurta.body[key].map((each: Slot) => slot({ ...each, key })));
      }
      for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana']) {
        const rows = muhurta.body.panchanga[limb];
        expect(day[limb], limb).toEqual(
          rows.map(({ index, name, start_local: start, end_local: end }: Record<string, unknown>) => ({
            index,
            name,
            start,
            end,
          })),
        );
      }
    },
  );

  test('a day at noon of New Delhi has the month, season and years of /api/ghadi', async () => {
    const [{ body }, ghadi] = await Promise.all([
      askDays({ ...DAY, fields: 'masa,ritu,ayana,sayana,years,samvatsara,vara' }),
      askAt('2027-01-14T06:30:00Z', 'GET', GHADI),
    ]);
    const [day] = body.days;
    const bare = ({ index, key, name }: Record<string, unknown>) => ({ index, key, name });
    expect(day.years).toEqual({
      kali: ghadi.body.kali_year,
      vikrama: ghadi.body.vikrama_year,
      shaka: ghadi.body.shaka_year,
    });
    for (const field of ['ritu', 'ayana', 'vara']) expect(bare(day[field])).toEqual(bare(ghadi.body[field]));
    expect(bare(day.masa.amanta)).toEqual(bare(ghadi.body.masa.amanta));
    expect(bare(day.samvatsara.south)).toEqual(bare(ghadi.body.samvatsara.south));
    expect(bare(day.sayana.ayana)).toEqual(bare(ghadi.body.sayana.ayana));
  });

  test.each([{}, { region: 'kerala' }, { tradition: 'gaudiya' }, { region: 'gujarat', tradition: 'vaishnava' }])(
    'the days name the observances of /api/utsavas on their dates, also across the turn of a year: %o',
    async (practice) => {
      const { body } = await askDays({
        from: '2026-10-15',
        to: '2027-04-15',
        ...DELHI,
        fields: 'observances',
        ...practice,
      });
      const years = await Promise.all([2026, 2027].map((year) => askUtsavas(query({ year, ...DELHI, ...practice }))));
      const listed = years.flatMap((year) => year.body.utsavas as { key: string; date: string }[]);
      let compared = 0;
      for (const { date, observances } of body.days) {
        const keys = observances.map(({ key }: { key: string }) => key);
        expect(keys, date).toEqual(listed.filter((each) => each.date === date).map(({ key }) => key));
        compared += keys.length;
      }
      expect(compared).toBeGreaterThan(Object.keys(practice).length > 0 ? 80 : 200);
    },
  );

  test('days before 1500 have no observances, in any language', async () => {
    const span = { from: '-002500-03-01', to: '-002500-03-02', calendar: 'gregorian', ...DELHI };
    const { status, body } = await ask('GET', DAYS + query({ ...span, fields: 'observances', lang: 'hi' }));
    expect(status).toBe(200);
    for (const day of body.days) expect(day).toMatchObject({ observances: null });
  });

  test('tz accepts a UTC offset in hours', async () => {
    const fields = 'sunrise,observances';
    const byOffset = await askDays({ ...MONTH, lat: DELHI.lat, lon: DELHI.lon, tz: 5.5, fields });
    const byZone = await askDays({ ...MONTH, fields });
    expect(byOffset.body.place.tz).toBe(5.5);
    expect(byOffset.body.days).toEqual(byZone.body.days);
  });

  test('times=utc writes the same instants in UTC, in every form', async () => {
    const [local, { body }] = await Promise.all([askDays(DAY), askDays({ ...DAY, times: 'utc' })]);
    const instants = (value: unknown): string[] => JSON.stringify(value).match(/\d{4}-\d\d-\d\dT[^"]+/g) ?? [];
    const written = instants(body.days);
    expect(written.length).toBeGreaterThan(100);
    expect(written.every((text) => text.endsWith('Z'))).toBe(true);
    const unix = (texts: readonly string[]) => texts.map((text) => Date.parse(text));
    expect(unix(written)).toEqual(unix(instants(local.body.days)));
    const csv = await (await fetchDays({ ...DAY, times: 'utc', fields: 'sunrise', format: 'csv' })).text();
    expect(csv).toContain(body.days[0].sunrise.slice(0, 19).replace('T', ' '));
  });

  test('coordinates alone get the zone of the nearest town, which the answer states as assumed', async () => {
    const { body } = await askDays({ ...DATE, lat: NEW_YORK.lat, lon: NEW_YORK.lon, fields: 'sunrise' });
    expect([body.place.tz, body.assumed]).toEqual([NEW_YORK.tz, ['tz']]);
  });

  test('today and tomorrow are dates of the place, and a request without dates gets the present year', async () => {
    const dates = async (span: object) => {
      const { body } = await askDays({ ...span, ...SYDNEY, fields: 'polar' });
      return [body.from, body.to];
    };
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: SYDNEY.tz }).format(new Date());
    const [from, to] = await dates({ from: 'today', to: 'tomorrow' });
    expect([from, Date.parse(to as string) - Date.parse(from as string)]).toEqual([today, 86_400_000]);
    const year = today.slice(0, 4);
    expect(await dates({})).toEqual([`${year}-01-01`, `${year}-12-31`]);
    expect(await dates({ year: 2027 })).toEqual(['2027-01-01', '2027-12-31']);
  });

  test('limit and cursor page through the days, and next is the query of the next page', async () => {
    const whole = await askDays({ ...MONTH, fields: 'tithi,observances' });
    let [search, days]: [string | null, object[]] = [query({ ...MONTH, fields: 'tithi,observances', limit: 12 }), []];
    for (let page = 0; page < 3; page++) {
      const { body } = await ask('GET', `${DAYS}${search}`);
      expect(body.total).toBe(31);
      days = days.concat(body.days);
      search = body.next && `?${body.next}`;
    }
    expect([search, days]).toEqual([null, whole.body.days]);
  });

  test('place accepts a name', async () => {
    const { body } = await askDays({ ...DATE, place: 'Prayagraj', fields: 'sunrise' });
    expect(body.place).toMatchObject({ name: 'Prayagraj', tz: 'Asia/Kolkata', id: expect.any(String) });
    const { lat, lon, tz } = body.place;
    expect((await askDays({ ...DATE, lat, lon, tz, fields: 'sunrise' })).body.days).toEqual(body.days);
  });

  test('the days have only the requested fields, in one order', async () => {
    const { body } = await askDays({ ...DAY, fields: 'tithi,sunrise,tithi' });
    expect(Object.keys(body.days[0])).toEqual(['date', 'sunrise', 'tithi']);
  });

  test('a span may have 401 days, at both ends of the supported years', async () => {
    for (const span of [
      { from: '1900-01-01', to: '1901-02-05' },
      { from: '2099-11-26', to: '2100-12-31' },
    ]) {
      const { status, body } = await askDays({ ...span, ...DELHI, fields: 'sunrise,tithi,regional' });
      expect([status, body.count]).toEqual([200, 401]);
    }
  });

  test('a span omits a date that the zone skipped', async () => {
    const { body } = await askDays({
      from: '2011-12-29',
      to: '2011-12-31',
      lat: -13.83,
      lon: -171.77,
      tz: 'Pacific/Apia',
      fields: 'sunrise',
    });
    expect(body.days.map(({ date }: { date: string }) => date)).toEqual(['2011-12-29', '2011-12-31']);
    expect(body.count).toBe(2);
  });

  test('the fields of a day are null, with the reason, where the Sun does not rise or set', async () => {
    const { body } = await askDays({ from: '2026-12-21', to: '2026-12-21', ...TROMSO });
    const [day] = body.days;
    expect([day.sunrise, day.sunset, day.polar]).toEqual([null, null, 'night']);
    expect(day.windows.rahu_kalam).toBe(null);
    expect(day.windows.varjya).toEqual([]);
    expect(day.gauri).toEqual([]);
    expect(day.tithi.length).toBeGreaterThan(0);
    expect(day.note).toMatch(/^The Sun stays below the horizon\./);
    const some = await askDays({ from: '2026-12-21', to: '2026-12-21', ...TROMSO, fields: 'sunrise', lang: 'hi' });
    expect(some.body.days[0].note).toMatch(/^सूर्य क्षितिज के नीचे/);
    const summer = await askDays({ from: '2026-06-21', to: '2026-06-21', ...TROMSO, fields: 'polar' });
    expect(summer.body.days[0]).toMatchObject({ polar: 'day', note: expect.stringContaining('above') });
  });
});

describe('the regional dates of a day', () => {
  test('the regional dates come from their calendars, each at its own place', async () => {
    const { body } = await askDays({
      from: '2026-11-22',
      to: '2026-11-22',
      ...NEW_YORK,
      fields: 'regional',
      lang: 'ne',
    });
    const { nepali, vikrama_chaitradi: vikrama, assamese } = body.days[0].regional;
    expect(nepali).toMatchObject({ year: 2083, month: { index: 8, name: 'Mangsir', label: 'मङसिर' }, day: 7 });
    expect(nepali.source).toContain('nepcal.com');
    expect(nepali.status).toBe('published');
    expect(vikrama).toMatchObject({ year: 2083, paksha: { key: 'shukla' }, adhika: false, era: 'Vikrama' });
    expect(assamese.note).toContain('one printed year');
  });

  test('the regional date is null outside the Nepali table', async () => {
    const { body } = await askDays({ from: '1900-01-01', to: '1900-01-01', ...DELHI, fields: 'regional' });
    expect(body.days[0].regional.nepali).toBe(null);
    expect(body.days[0].regional.tamil).not.toBe(null);
  });
});

describe('the language of a day', () => {
  test('lang adds a label to each named thing, and changes nothing else', async () => {
    const [plain, { body }] = await Promise.all([askDays(DAY), askDays({ ...DAY, lang: 'mr' })]);
    expect([body.lang, body.sentence_lang]).toEqual(['mr', 'en']);
    const [day] = body.days;
    expect(day.vara.label).toBe('गुरुवार');
    expect(day.vara.lord.label).toBe('बृहस्पति');
    expect(day.tithi[0].label).toBe('शुक्ल षष्ठी');
    expect(day.windows.rahu_kalam.label).toBe('राहू काळ');
    expect(day.observances).toMatchObject([{ key: 'bhogi', name: 'Bhogī', label: 'भोगी' }]);
    expect(day.panchaka).toMatchObject({ key: 'roga', label: 'रोग पंचक' });
    expect(day.disha_shula).toMatchObject({ key: 'south', name: 'Dakṣiṇa', label: 'दक्षिण' });
    expect(day.chandrashtama[0].rashi).toEqual({ index: 5, name: 'Siṃha', label: 'सिंह' });
    const unlabelled = JSON.parse(JSON.stringify(day), (key, value) => (key === 'label' ? undefined : value));
    expect(unlabelled).toEqual(plain.body.days[0]);
  });

  test.each([
    ['en', 'Thursday', 'en'],
    ['hi', 'गुरुवार', 'hi'],
    ['ta', 'வியாழன்', 'en'],
  ])('lang=%s names Thursday %s, with sentences in %s', async (lang, label, sentences) => {
    const { body } = await askDays({ ...DAY, lang, fields: 'vara' });
    expect([body.days[0].vara.label, body.sentence_lang]).toEqual([label, sentences]);
  });
});

describe('days as CSV', () => {
  const table = async (fields: object) => {
    const response = await fetchDays({ ...fields, format: 'csv' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    return new Uint8Array(await response.arrayBuffer());
  };
  const rows = (bytes: Uint8Array): Record<string, string>[] =>
    parse(new TextDecoder().decode(bytes), { columns: true, bom: true });

  test('the CSV begins with a byte order mark, ends its lines with CRLF and has a row for each day', async () => {
    const bytes = await table(MONTH);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(/[^\r]\n/.test(text)).toBe(false);
    const allRows = rows(bytes);
    expect(allRows).toHaveLength(31);
    const { body } = await askDays(MONTH);
    for (const [i, row] of allRows.entries()) {
      const day = body.days[i];
      expect(row.date).toBe(day.date);
      expect(row.sunrise).toBe(day.sunrise.slice(0, 19).replace('T', ' '));
      expect(row.observances).toBe(day.observances.map(({ name }: { name: string }) => name).join('; '));
      expect(row.tithi).toContain(day.tithi[0].name);
      expect(row.tamil).toMatch(/^19\d\d \S+ \d+$/);
    }
  });

  test('the CSV has the columns of the requested fields, and names in the requested language', async () => {
    const [row] = rows(await table({ ...DAY, fields: 'sunrise,tithi', lang: 'hi' }));
    expect(Object.keys(row ?? {})).toEqual(['date', 'sunrise', 'tithi']);
    expect(row?.tithi).toContain('शुक्ल षष्ठी');
  });

  test('the CSV states why a day has no sunrise, and no cell can be read as a formula', async () => {
    const bytes = await table({ from: '2026-12-21', to: '2026-12-21', ...TROMSO, fields: 'sunrise' });
    const [row] = rows(bytes);
    expect(row?.sunrise).toBe('');
    expect(row?.note).toContain('below the horizon');
    for (const day of rows(await table({ from: '2026-01-01', to: '2026-12-31', ...TROMSO }))) {
      for (const [column, cell] of Object.entries(day)) expect(cell, column).not.toMatch(/^[=+\-@\t\r]/);
    }
  });
});

describe('days as iCalendar', () => {
  const events = async (fields: object) => {
    const response = await fetchDays({ ...fields, format: 'ics' });
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    expect(/[^\r]\n|\r[^\n]/.test(text)).toBe(false);
    const lengths = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  };

  test('the calendar has an all-day event for each day, with its limbs and times', async () => {
    const monthEvents = await events(MONTH);
    const { body } = await askDays(MONTH);
    expect(monthEvents).toHaveLength(31);
    expect(new Set(monthEvents.map(({ uid }) => uid)).size).toBe(31);
    for (const [i, event] of monthEvents.entries()) {
      const day = body.days[i];
      expect([event.startDate.isDate, event.startDate.toString()]).toEqual([true, day.date]);
      expect(event.summary).toContain(day.tithi[0].name);
      expect(event.description).toContain(`Sunrise: ${day.sunrise.slice(11, 16)}`);
      for (const { name } of day.observances) expect(event.description).toContain(name);
    }
  });

  test('the calendar shows the requested fields, titled in the requested language', async () => {
    const [event] = await events({ ...DAY, fields: DAY_FIELDS.join(','), lang: 'hi' });
    expect(event?.summary).toBe('गुरुवार, शुक्ल षष्ठी, उत्तरभाद्रपद');
    for (const part of ['सूर्योदय: 07:15', 'राहु काल', 'विक्रम (नेपाल): 2083 माघ 1', 'गोधूलि'])
      expect(event?.description).toContain(part);
    const [short] = await events({ ...DAY, fields: 'sunrise' });
    expect(short?.description).toMatch(/^Sunrise: 07:15$/);
    expect(short?.summary).toBe('2027-01-14');
  });
});

describe('caching', () => {
  test('equal questions get equal bytes, whatever their spelling', async () => {
    const spellings = [
      { ...DATE, ...NEW_YORK, fields: 'sunrise,tithi' },
      { fields: 'tithi,sunrise', tz: 'america/new_york', lon: NEW_YORK.lon, lat: NEW_YORK.lat, ...DATE },
    ];
    const answers = await Promise.all(spellings.map((fields) => fetchDays(fields)));
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(second).toBe(first);
    const tags = answers.map(({ headers }) => headers.get('ETag'));
    expect(tags[0]).toMatch(/^"[0-9a-f]{32}"$/);
    expect(tags[1]).toBe(tags[0]);
    expect(answers[0]?.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const again = await fetchDays(spellings[0] as object, { 'If-None-Match': tags[0] as string });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('the cache separates the formats, and no request counts against an hourly limit', async () => {
    const forms = await Promise.all(['json', 'csv', 'ics'].map((format) => fetchDays({ ...DAY, format })));
    const tags = forms.map(({ headers }) => headers.get('ETag'));
    expect(new Set(tags).size).toBe(3);
    for (const form of forms) {
      await form.arrayBuffer();
      expect(form.headers.has('X-RateLimit-Limit')).toBe(false);
    }
    expect((await askDays(DAY, 'HEAD')).status).toBe(200);
  });

  test('an unknown parameter is refused', async () => {
    const response = await sendWithFiles(new Request(`${ORIGIN}${DAYS}${query({ ...DAY, colour: 'red' })}`));
    expect(await response.json()).toMatchObject({ error: { code: 'UNKNOWN_FIELD', field: 'colour' } });
  });
});

test('the next sunrise ends the night windows of a day', async () => {
  const { body } = await askDays({ from: '2027-01-14', to: '2027-01-15', ...DELHI });
  const [first, second] = body.days;
  expect(secondsApart(first.gauri[15].end, second.sunrise)).toBeLessThanOrEqual(1);
});
