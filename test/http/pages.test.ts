/** Pages that the Worker renders for each reader, around the HTML of the build. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app';
import { kernel } from './almanac';

const HTML = `<html lang="en"><head><!--head--><title>old</title><!--/head--></head><body>
<button id="place" aria-label="x"><svg></svg><span>New Delhi</span></button>
<!--notice--><!--/notice--><!--form--><!--/form--><div id="view"><!--view--><main>old</main><!--/view--></div></body></html>`;

const ASSETS = {
  fetch: async (request: Request) => {
    const { pathname } = new URL(request.url);
    const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'none'", ETag: '"1"' };
    if (/made\/embed-/.test(pathname)) return new Response(HTML.replace(/<button.*<\/button>/, ''), { headers });
    if (pathname === '/robots.txt') return new Response('Sitemap: https://khagola.invalid/sitemap.xml', { headers });
    if (pathname === '/assets/gazetteer.bin') return new Response('', { status: 404 });
    return /\/(day|month)?$|made\/(utsava|town|vows|almanac|subscribe|ephemeris|anniversaries|holidays)$/.test(pathname)
      ? new Response(HTML, { headers })
      : new Response('', { status: 404 });
  },
};

const NOON = Date.UTC(2026, 10, 22, 6, 30);
const app = createApp(
  () => kernel,
  () => NOON,
);
const PUNE = '?place=Pune&at=18.52,73.86&tz=Asia/Kolkata';
const AT_DELHI = '?place=New+Delhi&at=28.6139,77.209&tz=Asia/Kolkata';
const AT_VARANASI = '?place=Varanasi&at=25.3167,83.0104&tz=Asia/Kolkata';
const get = (path: string, init: RequestInit = {}) => app.request(path, init, { ASSETS });

/** A page with its instants as text. Dates keep their elements. */
const withTexts = (html: string): string => html.replace(/<time datetime="[^"]*T[^"]*">([^<]*)<\/time>/g, '$1');

const pageOf = async (path: string): Promise<string> => (await get(path)).text();

/** The rows of the lists of a page: the name of each and its texts. */
const rowsOf = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name = '', value = '']) => [
      name,
      value
        .replace(/<\/?time[^>]*>/g, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );

describe('what follows', () => {
  /** The rows of the list below a heading, as text. */
  const rowsBelow = (html: string, heading: string): string[] => {
    const list = html.slice(html.indexOf(heading)).match(/<ul.*?<\/ul>/)?.[0] ?? '';
    return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = '']) =>
      row
        .replace(/<\/?time[^>]*>/g, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  };

  const pageAt = async (time: number, path: string): Promise<string> => {
    const later = createApp(
      () => kernel,
      () => time,
    );
    return (await later.request(path, {}, { ASSETS })).text();
  };

  test('the first page has a line for each kind in order of date, with its time', async () => {
    const time = Date.UTC(2026, 10, 25, 6, 30);
    const [english, hindi] = await Promise.all([pageAt(time, `/${AT_DELHI}`), pageAt(time, `/hi/${AT_DELHI}`)]);
    // Times as printed by drikpanchang.com for New Delhi.
    expect(rowsBelow(english, 'id="next"')).toEqual([
      'Vow Sankashti Chaturthi (monthly) moonrise 20:13 Fri 27 Nov, in 2 days',
      'Ekadashi Utpanna Ekadashi break the fast 06:59–09:04 Sat Fri 4 Dec, in 9 days',
      'Pradosha Pradosh Vrat worship 17:24–20:07 Sun 6 Dec, in 11 days',
      expect.stringMatching(/^Amavasya .*Amavasya Tue 8 Dec, in 13 days$/),
      expect.stringMatching(/^Festival .*Sun 20 Dec, in 25 days$/),
      expect.stringMatching(/^Purnima .*Purnima Wed 23 Dec, in 28 days$/),
      expect.stringMatching(/^Public holiday Christmas India, government list of 2026 Fri 25 Dec, in 30 days$/),
    ]);
    expect(rowsBelow(hindi, 'id="next"')[0]).toMatch(/व्रत संकष्टी.*चंद्रोदय 20:13/);
  });

  test('festivals within seven days come first, and a vow of today names the next', async () => {
    const rows = rowsBelow(await pageAt(Date.UTC(2026, 10, 24, 12), `/${AT_DELHI}`), 'id="next"');
    expect(rows[0]).toMatch(/^Festival .*Tue 24 Nov, today$/);
    expect(rows.filter((row) => row.startsWith('Purnima'))).toEqual([
      expect.stringMatching(/then Wed 23 Dec Tue 24 Nov, today$/),
    ]);
  });

  test('the first page has only the kinds in its URL, and a sentence where a region has no holiday', async () => {
    const time = Date.UTC(2026, 10, 25, 6, 30);
    const chosen = await pageAt(time, `/${AT_DELHI}&next=ekadashi&next=purnima`);
    expect(rowsBelow(chosen, 'id="next"').map((row) => row.split(' ')[0])).toEqual(['Ekadashi', 'Purnima']);
    expect(chosen.match(/name="next"[^>]*checked/g)?.length).toBe(2);
    expect(await pageAt(time, '/?place=Edison&at=40.52,-74.41&tz=America/New_York')).toContain(
      'No holiday in the list of this region',
    );
  });
});

describe('the page of a day', () => {
  const DELHI = 'place=New%20Delhi&at=28.6139,77.209&tz=Asia/Kolkata';

  test('the page of a day shows its almanac without a script', async () => {
    const html = await (await get(`/day?date=2026-11-24&${DELHI}`)).text();
    const rows = rowsOf(html);
    // Read from the drawn page of the design, whose figures are those of an independent almanac.
    expect(Object.fromEntries(rows)).toMatchObject({
      Vara: 'Tuesday lord Mars',
      Paksha: 'Shukla',
      Month: 'Kartika amanta and purnimanta',
      'Season, ayana': 'Hemanta, Dakshinayana',
      Vikram: '2083 Siddharthi',
      Shaka: '1948 Parabhava',
      Kali: '5127',
      Sunrise: '06:50',
      Sunset: '17:24 day 10 h 34 min',
      Moonrise: '16:56',
      Moonset: 'none on this day; 07:35 Wed',
      'Sun in': 'Vrishchika until Wed 16 Dec Anuradha until Thu 3 Dec',
      'Moon in': 'Mesha until 07:24 Vrishabha',
      'Sarvartha Siddhi': '06:50–23:25',
      Anandadi: 'Gada until 23:25 Matanga',
      Bhadra: '23:42 Mon–10:05 abode Svarga mukha 07:28–09:11, puccha 06:26–07:28',
      Panchaka: 'none',
      'Disha-shula': 'North',
      'Agni-vasa': 'Prithvi',
      Homahuti: 'Moon',
    });
    expect([...rows.keys()]).toEqual(expect.arrayContaining(['Tara-bala', 'Chandra-bala', 'Chandrashtama']));
    expect(html).toContain('> · Vikram 2083 Siddharthi · Shaka 1948 Parabhava<');
    expect(html).toMatch(/<h2 id="kept">.*\/utsava\/[a-z_]+\/2026.*Nanak/);
  });

  test('the page of a day has the tārā and the place of the Moon for the star of birth in its address', async () => {
    const html = await (await get(`/day?date=2026-11-24&star=4-2&${DELHI}`)).text();
    const [own = ''] = html.split('All stars and signs');
    // Rohiṇī in Vṛṣabha: the Moon leaves Kṛttikā, the ninth tārā, at 23:25, and Meṣa, the twelfth sign, at 07:24.
    expect(Object.fromEntries(rowsOf(own))).toMatchObject({
      'Tara-bala': 'Parama Mitra favoured until 23:25 Janma set aside',
      'Chandra-bala': 'place 12 from Vrishabha set aside until 07:24 place 1 from Vrishabha favoured',
      Chandrashtama: 'none',
    });
    const eighth = await (await get(`/day?date=2026-11-24&star=15-7&${DELHI}`)).text();
    expect(rowsOf(eighth.split('All stars and signs')[0] ?? '').get('Chandrashtama')).toBe('07:24–06:51 Wed');
    expect(await (await get(`/day?star=&${DELHI}`)).text()).toContain('<option value="27-12"');
  });

  test.each([
    ['/day', 'en'],
    ['/hi/day', 'hi'],
  ])(
    '%s has its tables, the gaurī of each choghaḍiyā and the other calendars folded in its HTML',
    async (path, lang) => {
      const html = await pageOf(`${path}?date=2026-11-24&${DELHI}`);
      const [, tables = ''] = /<details class="more tables" id="tables">(.*?)<\/details>/s.exec(html) ?? [];
      expect(tables.match(/<tr/g)?.length).toBe(6 + 30 + 16 + 24);
      const api = `/api/v1/days?from=2026-11-24&to=2026-11-24&lat=28.6139&lon=77.209&tz=Asia/Kolkata&fields=gauri&lang=${lang}`;
      const { days } = (await (await get(api)).json()) as { days: { gauri: { label: string; start: string }[] }[] };
      const section = tables.slice(tables.indexOf('id="choghadiyas"'), tables.indexOf('id="horas"'));
      const rows = section.split('<tr').filter((row) => row.includes('<time'));
      const shown = rows.map((row) => {
        const [, names = '', start] = /<th scope="row">(.*?)<\/th>.*?datetime="([^"]*)"/.exec(row) ?? [];
        return [
          names
            .replace(/<[^>]+>/g, ' ')
            .trim()
            .split(/\s+/)
            .at(-1),
          start,
        ];
      });
      expect(shown).toEqual(days[0]?.gauri.map(({ label, start }) => [label, start.replace(/:\d\d\+/, '+')]));
      expect(shown.length).toBe(16);
      const [, calendars = ''] = /<details class="more" id="calendars">(.*?)<\/details>/s.exec(html) ?? [];
      expect(calendars.match(/<dt>/g)?.length).toBeGreaterThanOrEqual(9);
    },
  );

  /** Checks each element of an instant, and that no clock time stands outside of one, drawings and reasons excepted. */
  function expectInstants(html: string): string[] {
    const main = html
      .slice(html.indexOf('<main'), html.indexOf('</main>'))
      .replace(/<svg.*?<\/svg>|<section class="sect" aria-labelledby="(?:why|differ)".*?<\/section>/g, '')
      .replace(/<details class="more timerules">.*?<\/details>/g, '');
    const times = [...main.matchAll(/<time datetime="([^"]*T[^"]*)">(.*?)<\/time>/g)];
    for (const [, instant = '', words = ''] of times) {
      expect(instant).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/);
      const [clock] = /\d\d:\d\d/.exec(words) ?? [];
      if (clock) expect(instant.slice(11, 16)).toBe(clock);
    }
    const rest = main.replace(/<time.*?<\/time>|UTC[+−][\d:]+/g, '').replace(/<[^>]+>/g, ' ');
    expect(rest.match(/.{0,40}\d:\d\d.{0,20}/g)).toBeNull();
    return times.map(([, instant = '']) => instant);
  }

  test.each(['/day', '/hi/day'])('every time on %s stands in an element with its instant', async (path) => {
    const tromso = 'place=Troms%C3%B8&at=69.65,18.96&tz=Europe/Oslo';
    for (const query of [`date=2026-11-24&${DELHI}`, DELHI, `date=2026-11-27&${tromso}`])
      expect(expectInstants(await pageOf(`${path}?${query}`)).length).toBeGreaterThan(
        query.includes(tromso) ? 10 : 150,
      );
    const sunrise = await pageOf(`${path}?date=2026-11-24&${DELHI}`);
    expect(sunrise).toContain('<time datetime="2026-11-24T06:50+05:30">06:50</time>');
    expect(sunrise).toMatch(/<time datetime="2026-11-25T07:35\+05:30">07:35 [^<]+<\/time>/);
  });

  test.each([
    ['/month', 'month=2026-11&', 200],
    ['/vows/ekadashi/2026', '', 50],
    ['/vows/sankashti/2026', '', 12],
    ['/vows/eclipses/2026', 'to=2031&', 10],
    ['/utsava/utpanna_ekadashi/2026', '', 5],
    ['/utsava/pradosha_vrata/2026', '', 50],
    ['/utsava/chandra_grahana/2026', '', 5],
  ])(
    'every time on %s stands in an element with its instant and zone, in both languages',
    async (path, query, least) => {
      const newYork = 'place=New+York&at=40.7128,-74.006&tz=America/New_York';
      for (const place of [DELHI, newYork]) {
        const [english, hindi] = await Promise.all(
          [path, `/hi${path}`].map(async (each) => expectInstants(await pageOf(`${each}?${query}${place}`))),
        );
        if (place === DELHI) expect(english?.length).toBeGreaterThanOrEqual(least);
        expect(hindi).toEqual(english);
        for (const instant of english ?? []) expect(instant).toMatch(place === DELHI ? /\+05:30$/ : /-0[45]:00$/);
      }
    },
  );

  test('Rāhu-kāla is Rahu Kalam in the south of India, and Rahu Kaal elsewhere', async () => {
    const chennai = 'place=Chennai&at=13.08,80.27&tz=Asia/Kolkata';
    for (const [place, name, other] of [
      [DELHI, 'Rahu Kaal', 'Rahu Kalam'],
      [chennai, 'Rahu Kalam', 'Rahu Kaal'],
    ] as const)
      for (const path of ['/', '/day', '/embed/rahu-kala']) {
        const html = await pageOf(`${path}?${place}`);
        const shown = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
        expect([path, shown.includes(name), shown.includes(other)]).toEqual([path, true, false]);
      }
  });

  test('a Hindi page marks the name of a town that has no Hindi name as English', async () => {
    for (const path of ['/day', '/month', '/vows/ekadashi/2026', '/utsava/utpanna_ekadashi/2026']) {
      const html = await pageOf(`/hi${path}?place=Poughkeepsie&at=41.7004,-73.921&tz=America/New_York`);
      const body = html.slice(html.indexOf('<body')).replace(/<script.*?<\/script>/gs, '');
      const texts = body.match(/>[^<]*Poughkeepsie/g) ?? [];
      expect([path, texts.length]).not.toEqual([path, 0]);
      expect([path, body.match(/lang="en">Poughkeepsie</g)?.length]).toEqual([path, texts.length]);
    }
  });

  test('the page without a sunrise has no vāra-bound windows, but calendar and Moon', async () => {
    const rows = rowsOf(
      await (await get('/hi/day?date=2026-12-24&place=Troms%C3%B8&at=69.65,18.96&tz=Europe/Oslo')).text(),
    );
    expect([rows.get('सूर्योदय'), rows.get('सूर्यास्त')]).toEqual(['इस दिन नहीं', 'इस दिन नहीं']);
    expect(rows.get('पक्ष')).toBe('शुक्ल');
    expect(rows.get('चंद्र')).toMatch(/^\S+/);
  });
});

describe('the rendered page of the present day', () => {
  test('the page shows the day of the place in the address, in the language of the path', async () => {
    const [english, hindi] = [await get(`/${PUNE}`), await get(`/hi/${PUNE}`)];
    expect(english.status).toBe(200);
    const [en, hi] = [await english.text(), await hindi.text()];
    expect(en).toContain('Sunday, 22 November');
    expect(en).toContain('Shukla Trayodashi');
    expect(en).toContain('<span>Pune</span>');
    expect(en).not.toContain('<main>old</main>');
    expect(hi).toContain('शुक्ल त्रयोदशी');
    // Sunrise is five minutes earlier in Pune than in New Delhi.
    const sunrise = /Sunrise.*?(\d\d:\d\d)<\/span><\/span><\/li>/.exec(en)?.[1];
    const delhi = /Sunrise.*?(\d\d:\d\d)<\/span><\/span><\/li>/.exec(await (await get('/')).text())?.[1];
    expect([sunrise, delhi]).toEqual(['06:44', '06:49']);
  });

  test('the page keeps the headers of the static file except its entity tag, and is private', async () => {
    const { headers } = await get('/');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    expect(headers.get('ETag')).toBeNull();
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });

  test('the page guesses the place from the connection, and says so', async () => {
    const request = new Request('http://localhost/');
    const cf = { city: 'Mysuru', latitude: '12.29791', longitude: '76.63925', timezone: 'Asia/Kolkata' };
    Object.defineProperty(request, 'cf', { value: cf });
    const html = await (await app.request(request, undefined, { ASSETS })).text();
    expect(html).toContain('Mysuru, guessed from the connection');
    expect(html).toContain('12.3°');
  });

  test('the page uses the names and the clock format of the address, and ignores unknown keys', async () => {
    const html = await (await get(`/${PUNE}&names=scholarly&hours=12&digits=nonsense`)).text();
    expect(html).toContain('Trayodaśī');
    expect(html).toMatch(/\d:\d\d am/);
  });

  test('the name of a place cannot inject markup', async () => {
    const html = await (await get('/?place=%3Cscript%3Ealert(1)%3C/script%3E&at=18.52,73.86&tz=Asia/Kolkata')).text();
    expect(html).not.toContain('<script>alert');
  });

  test('the page of the build is served where the instant cannot be computed', async () => {
    const late = createApp(
      () => kernel,
      () => Date.UTC(2150, 0, 1),
    );
    const response = await late.request('/', {}, { ASSETS });
    expect([response.status, (await response.text()).includes('<main>old</main>')]).toEqual([200, true]);
  });

  test('the page is 404 without static assets', async () => {
    expect((await app.request('/')).status).toBe(404);
  });
});

test('robots.txt names its own address', async () => {
  expect(await (await app.request('https://example.org/robots.txt', {}, { ASSETS })).text()).toBe(
    'Sitemap: https://example.org/sitemap.xml',
  );
});

describe('the page of an observance', () => {
  test('the page of an observance has its day, the reason, canonical links and structured data, in each language', async () => {
    const response = await get('/utsava/lakshmi_puja/2027');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(html).toContain('Amavasya covers pradosha only on 29 October 2027');
    expect(html).toContain('<link rel="canonical" href="http://localhost/utsava/lakshmi_puja/2027">');
    expect(html).toContain('hreflang="hi" href="http://localhost/hi/utsava/lakshmi_puja/2027"');
    const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)['@graph']).toMatchObject([{ '@type': 'Event', startDate: '2027-10-29' }]);
    expect(await (await get('/hi/utsava/lakshmi_puja/2027')).text()).toContain('प्रदोष');
  });

  test('the page of an observance gives the hour of the reader’s place before the reason, with its zone', async () => {
    const answer = await get(
      '/api/utsavas?year=2026&kind=ekadashi&times=true&limit=100&lat=40.52&lon=-74.41&tz=America/New_York&show=all',
    );
    const { utsavas } = (await answer.json()) as {
      utsavas: { key: string; times: { key: string; start: string; end?: string }[] }[];
    };
    const fast = utsavas.find(({ key }) => key === 'utpanna_ekadashi');
    const parana = fast?.times.find(({ key }) => key === 'parana');
    const hours = [parana?.start, parana?.end].map((instant) => instant?.slice(11, 16)).join('–');
    expect(hours).toMatch(/^07:0\d–\d\d:\d\d$/);
    const html = await (
      await get('/utsava/utpanna_ekadashi/2026?place=Edison&at=40.52,-74.41&tz=America/New_York')
    ).text();
    const text = withTexts(html.slice(html.indexOf('<h1')));
    const order = [
      'Utpanna Ekadashi',
      'For Edison, Eastern Standard Time, UTC−5',
      'Break the fast (parana)',
      hours,
      'Ekadashi begins',
      'Ekadashi ends',
      'Sunrise',
      'Dwadashi ends',
      'Why this day',
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(text).not.toContain('New Delhi');
    expect(text).not.toContain('Clocks change');
    expect(html).toContain(`<time datetime="${parana?.start.slice(0, 16)}-05:00">`);
    const scholarly = await (await get('/utsava/lakshmi_puja/2027?names=scholarly')).text();
    expect(scholarly).toContain('Amāvāsyā covers pradoṣa only on 29 October 2027');
  });

  test('the page of a monthly vow opens at a chosen day and lists the others', async () => {
    const html = await (await get('/utsava/pradosha_vrata/2026?date=2026-12-06')).text();
    const [, front = ''] = /<p class="sa"[^>]*>(.*?)<\/p>/.exec(html) ?? [];
    expect(front).toContain('Sunday, 6 December 2026');
    expect(html.match(/\?date=2026-/g)?.length).toBeGreaterThanOrEqual(24);
    expect(withTexts(html)).toMatch(
      /<dt>Sunset<\/dt><dd>17:2[34]<.*<dt>Next<\/dt><dd><a href="[^"]*date=2026-12-21"><time datetime="2026-12-21">Mon 21 Dec</,
    );
    const last = await (await get('/utsava/pradosha_vrata/2026?date=2026-12-21')).text();
    expect(last).toMatch(/<dt>Next<\/dt><dd><a href="\/utsava\/pradosha_vrata\/2027\?date=2027-01-0/);
  });

  test('the page of a festival says that the clocks of its place change near its day', async () => {
    const address = (path: string) =>
      `${path}/utsava/lakshmi_puja/2026?place=Edison&at=40.52,-74.41&tz=America/New_York`;
    const html = await (await get(address(''))).text();
    expect(html).toContain('Clocks change on Sun 1 Nov, from UTC−4 to UTC−5.');
    expect(await (await get(address('/hi'))).text()).toContain('1 नव॰ को घड़ियाँ UTC−4 से UTC−5 होती हैं।');
  });

  test('the page of an eclipse draws it for the place, and says that it is not seen where it is not', async () => {
    const varanasi = '?place=Varanasi&at=25.32,83.01&tz=Asia/Kolkata';
    const seen = await (await get(`/utsava/surya_grahana/2027${varanasi}&date=2027-08-02`)).text();
    for (const part of [
      '16:05:42',
      '17:08:2',
      'Partial, total elsewhere. At most 15 % of the Sun’s diameter',
      'certified filter',
      'class="eclipse"',
    ])
      expect(seen).toContain(part);
    const unseen = await (
      await get('/utsava/surya_grahana/2027?place=Edison&at=40.52,-74.41&tz=America/New_York')
    ).text();
    expect(unseen).toContain('Not seen from Edison.');
    expect(unseen).toContain('href="/vows/eclipses/2027?show=all&amp;place=Edison');
    expect(unseen.slice(unseen.indexOf('<main'), unseen.indexOf('</main>'))).not.toContain('Sutaka');
  });

  test('the page of a fast without a sunrise says why it has no time to break it, before other times', async () => {
    const at = '?place=Troms%C3%B8&at=69.65,18.96&tz=Europe/Oslo';
    const html = await (await get(`/utsava/utpanna_ekadashi/2026${at}`)).text();
    const text = html
      .slice(html.indexOf('<main'), html.indexOf('</main>'))
      .replace(/<\/?time[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' ');
    expect(text).toMatch(/Break the fast \(parana\): The Sun (does not rise|stays below the horizon).*hari-vasara/);
  });

  test('the page of a fast names the tradition with another day', async () => {
    const year = (await (await get('/api/utsavas?year=2026&show=all&kind=ekadashi')).json()) as {
      utsavas: { key: string; date: string }[];
    };
    const split = year.utsavas.find(({ key }) => key.endsWith('_vaishnava'));
    const html = await (await get(`/utsava/${split?.key.replace('_vaishnava', '')}/2026`)).text();
    const [, list = ''] = /<ul class="differ">(.*?)<\/ul>/.exec(html) ?? [];
    expect(list).toContain('Smarta');
    expect(list).toContain('Vaishnava');
    expect(list.match(/<li>/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test('the lunar month of an observance and of its rule is that of the reader’s region', async () => {
    const pune = '?place=Pune&at=18.52,73.86&tz=Asia/Kolkata';
    for (const [path, at, day, rule] of [
      ['/utsava/lakshmi_puja/2026', AT_DELHI, 'Kartika (purnimanta) Amavasya', 'Amavasya of Kartika covers'],
      ['/utsava/lakshmi_puja/2026', pune, 'Ashwina (amanta) Amavasya', 'Amavasya of Ashwina covers'],
      ['/hi/utsava/lakshmi_puja/2026', AT_DELHI, 'कार्तिक (पूर्णिमांत) अमावस्या', 'कार्तिक की अमावस्या जिस'],
    ] as const) {
      const html = await pageOf(path + at);
      expect([path, at, html.includes(day), html.includes(rule)]).toEqual([path, at, true, true]);
    }
  });

  test('a month names its lunar months by both reckonings where readers follow both', async () => {
    const edison = '&place=Edison&at=40.52,-74.41&tz=America/New_York';
    const both = ['>Lunar, both names<', 'Ashwina, Kartika, Margashirsha · Vikram', 'Ashwina, purnimanta Kartika'];
    for (const [query, names] of [
      [edison, both],
      [`${edison}&ends=full`, ['>Lunar, purnimanta<', 'Kartika, Margashirsha']],
      ['&place=Kathmandu&at=27.7,85.32&tz=Asia/Kathmandu', ['>Lunar, purnimanta<', 'Kartika, Margashirsha']],
    ] as const) {
      const html = withTexts(await pageOf(`/month?month=2026-11${query}`));
      expect([query, ...both.map((name) => html.includes(name))]).toEqual([query, ...both.map(() => names === both)]);
      for (const name of names) expect(html).toContain(name);
    }
  });

  test('a list by kind has every fast of a year with its pāraṇa, and leads to its pages', async () => {
    const html = withTexts(await pageOf('/vows/ekadashi/2027?place=Pune&at=18.52,73.86&tz=Asia/Kolkata'));
    expect(html.match(/<tr role="row"(?: |>)/g)?.length).toBeGreaterThanOrEqual(25);
    expect(html.match(/Break the fast \(parana\)<\/span> <b>\d\d:\d\d–\d\d:\d\d/g)?.length).toBeGreaterThanOrEqual(24);
    expect(html).toContain('/utsava/nirjala_ekadashi/2027?date=2027-06-14&amp;place=Pune');
    expect((await get('/hi/vows/sankashti/2027')).status).toBe(200);
    for (const path of ['/vows/nonsense/2027', '/vows/ekadashi/1899', '/vows/ekadashi/27'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('the fasts of 2026 are 24 rows with pāraṇa, one for each fast, and the next one is marked', async () => {
    const html = withTexts(await pageOf(`/vows/ekadashi/2026${AT_DELHI}`));
    const rows = html
      .split('<tr ')
      .slice(1)
      .filter((row) => row.includes('<time'));
    expect(rows.length).toBe(24);
    for (const row of rows) expect(row).toMatch(/Break the fast \(parana\)<\/span> <b>\d\d:\d\d–\d\d:\d\d/);
    const rowOf = (date: string) => rows.find((row) => row.includes(`datetime="${date}"`)) ?? '';
    expect(rowOf('2026-12-20')).toMatch(/Mokshada Ekadashi.*Vaikuntha Ekadashi/);
    expect(rowOf('2026-12-04')).toMatch(/^role="row" class="now" aria-current="true".*nowtag"> next<.*06:59–09:04 Sat/);
    expect(rowOf('2026-07-10')).toContain('Sat 11 Jul');
    expect(html).toContain(
      'Next: Utpanna Ekadashi, <time datetime="2026-12-04">Friday, 4 December 2026</time>, in 12 days. Break the fast (parana) 06:59–09:04 Sat',
    );
    expect(html.indexOf('22 earlier')).toBeGreaterThan(html.indexOf('datetime="2026-12-20"'));
    const kinds = html.slice(html.indexOf('class="kinds"'));
    expect(kinds).toMatch(/aria-current="page">Ekadashis <span class="q">24<.*Pradosha <span class="q">25</);
    const csv = /href="(\/api\/v1\/observances\?[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const table = await get(csv);
    expect([table.status, table.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(await table.text()).toContain('mokshada_ekadashi,2026-12-20');
  });

  test('the list of fasts follows the tradition of its address, beside the day of the other school', async () => {
    const html = await (await get(`/vows/ekadashi/2026${AT_DELHI}&tradition=vaishnava`)).text();
    const rowOf = (date: string) => html.split('<tr ').find((row) => row.includes(`datetime="${date}"`)) ?? '';
    expect(rowOf('2026-07-11')).toMatch(/Yogini.*Fri 10 Jul/);
    expect(rowOf('2026-07-10')).toBe('');
    expect(html).toMatch(/aria-current="true">Vaishnava</);
    expect(html).toContain('/vows/ekadashi/2027?tradition=vaishnava&amp;place=');
  });

  test('the list of fasts gives the Vaiṣṇava day of the same tithi where a name occurs twice in a year', async () => {
    const html = await (await get('/vows/ekadashi/2027?place=Austin&at=30.27,-97.74&tz=America/Chicago')).text();
    const rowOf = (date: string) => html.split('<tr ').find((row) => row.includes(`datetime="${date}"`)) ?? '';
    expect(rowOf('2027-01-02')).toContain('saphala_ekadashi');
    expect(rowOf('2027-01-02')).toContain('same day');
    expect(rowOf('2027-12-23')).toContain('same day');
  });

  test('the list of eclipses has those seen at the town, or all of the Earth, with the local magnitude', async () => {
    const html = withTexts(await pageOf(`/vows/eclipses/2026${AT_VARANASI}`));
    const rowOf = (date: string, text = html) =>
      text.split('<tr ').find((row) => row.includes(`datetime="${date}"`)) ?? '';
    expect(rowOf('2027-08-02')).toMatch(
      /partial, total elsewhere.*0\.15, all of it above.*16:05–17:08.*greatest 16:37/,
    );
    expect(rowOf('2031-05-21')).toContain('0.51, ');
    expect(rowOf('2028-07-06')).toMatch(/\d\d:\d\d–\d\d:\d\d Fri.*from 12:02/);
    expect(rowOf('2026-03-03')).toMatch(/partial, total elsewhere.*0\.69, from moonrise/);
    expect(rowOf('2027-02-06')).toBe('');
    const all = await (await get(`/vows/eclipses/2026${AT_VARANASI}&show=all`)).text();
    expect(rowOf('2027-02-06', all)).toContain('not seen');
  });

  test('a list without rows names the place, the years and the next', async () => {
    const address = await get(`/eclipses${AT_VARANASI}&from=2029&to=2029&of=solar`);
    expect(address.status).toBe(301);
    const html = await (await get(address.headers.get('Location') ?? '')).text();
    expect(html).toContain('No eclipse of the Sun is seen from Varanasi in 2029. The next is on 1 June 2030.');
  });

  test('every observance key in any response has a page', async () => {
    const selections = ['show=all', 'region=all', 'tradition=gaudiya', 'tradition=madhva', 'region=tamil-nadu'];
    const keys = new Set(['pausha_putrada_ekadashi_vaishnava_parana']);
    for (const selection of selections) {
      const answer = await get(`/api/utsavas?year=2026&fields=kind&${selection}`);
      const { utsavas } = (await answer.json()) as { utsavas: { key: string }[] };
      for (const { key } of utsavas) keys.add(key);
    }
    expect(keys.size).toBeGreaterThan(600);
    const some = [...keys].filter((_, i) => i % 20 === 0);
    for (const key of some) expect([key, (await get(`/utsava/${key}/2026`)).status]).toEqual([key, 200]);
  });

  test('a common name leads to the page of an observance, and an unknown name is 404', async () => {
    const leads: [name: string, key: string][] = [
      ...['diwali', 'Diwali', 'दीपावली', 'दिवाली'].map((name): [string, string] => [name, 'lakshmi_puja']),
      ['தீபாவளி', 'deepavali_tamil'],
    ];
    for (const [name, key] of leads) {
      const { status, headers } = await get(`/hi/utsava/${encodeURIComponent(name)}/2027`);
      expect([name, status, headers.get('Location')]).toEqual([name, 301, `/hi/utsava/${key}/2027`]);
    }
    for (const path of [
      'nonsense',
      'nonsense/2027',
      'lakshmi_puja/1899',
      'lakshmi_puja/20270',
      'lakshmi_puja_parana/2027',
    ])
      expect([path, (await get(`/utsava/${path}`)).status]).toEqual([path, 404]);
  });

  test('the page of an unknown name lists the observances that it may mean', async () => {
    const candidates = async (path: string) => {
      const response = await get(path);
      const html = await response.text();
      const links = [...html.matchAll(/<li><a href="([^"]*utsava[^"]*)">([^<]*)<\/a>/g)].map(([, href, name]) => [
        href,
        name,
      ]);
      return { status: response.status, title: /<h1[^>]*>([^<]*)/.exec(html)?.[1], links };
    };
    // A misspelt name, a part of a name, and a name with further words.
    expect(await candidates('/utsava/dewali/2027')).toMatchObject({
      status: 404,
      title: 'No observance “dewali” was found.',
      links: expect.arrayContaining([['/utsava/lakshmi_puja/2027', 'Diwali / Lakshmi Puja']]),
    });
    const bihu = await candidates('/utsava/bihu');
    expect(bihu.links.map(([, name]) => name)).toEqual(expect.arrayContaining(['Bohag Bihu / Rongali Bihu']));
    for (const [, name] of bihu.links) expect(name).toContain('Bihu');
    expect((await candidates('/hi/utsava/दिवाली-पूजन')).links).toContainEqual([
      '/hi/utsava/lakshmi_puja',
      'दिवाली (लक्ष्मी पूजा)',
    ]);
    // A name of several observances.
    expect(await candidates('/utsava/saraswati-puja')).toMatchObject({
      status: 404,
      title: '“saraswati puja” has several meanings.',
      links: [
        ['/utsava/vasanta_panchami', 'Vasant Panchami'],
        ['/utsava/saraswati_puja', expect.stringContaining('Saraswati Puja')],
      ],
    });
    expect(await candidates('/utsava/nonsense')).toMatchObject({ status: 404, links: [] });
  });

  test.each([
    ['/vows/ekadasi', '/vows/ekadashi'],
    ['/hi/vows/एकादशी/2027?names=sa', '/hi/vows/ekadashi/2027?names=sa'],
    ['/vows/diwali/2027', '/utsava/lakshmi_puja/2027'],
    ['/almanac/tamil', '/almanac/ta'],
    ['/hi/almanac/बांग्ला/2026-11-24', '/hi/almanac/bn/2026-11-24'],
    ['/almanac/Maharashtra', '/almanac/mr'],
    ['/holidays/Karnataka?names=sa', '/holidays/karnataka?names=sa'],
    ['/hi/holidays/तमिलनाडु/2026', '/hi/holidays/tamil-nadu/2026'],
  ])('another spelling in %s leads to %s', async (address, page) => {
    const { status, headers } = await get(address);
    expect([status, headers.get('Location')]).toEqual([301, page]);
  });

  test.each([
    ['/vows/purnma', '“purnma”', ['/vows/purnima']],
    ['/vows/bihu/2027', '“bihu”', ['/utsava/bohag_bihu/2027']],
    ['/vows/nonsense', '“nonsense”', ['/vows/ekadashi', '/vows/eclipses']],
    ['/almanac/tanil', '“tanil”', ['/almanac/ta']],
    ['/hi/almanac/hindi', '“hindi”', ['/hi/almanac/ta', '/hi/almanac/or']],
    ['/holidays/pradesh/2026', '“pradesh”', ['/holidays/andhra-pradesh/2026', '/holidays/uttar-pradesh/2026']],
    ['/holidays/nowhere', '“nowhere”', ['/holidays/india', '/holidays/karnataka']],
  ])('the page of the unknown name in %s offers what it may mean', async (address, name, hrefs) => {
    const response = await get(address);
    const html = await response.text();
    expect([response.status, /<h1[^>]*>([^<]*)/.exec(html)?.[1]]).toEqual([404, expect.stringContaining(name)]);
    const links = [...html.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(expect.arrayContaining(hrefs));
  });

  test('an address without a year leads to the next day of the observance, and one below a page is a page', async () => {
    const leads = async (path: string, utc = Date.UTC(2026, 10, 24)) => {
      const at = createApp(
        () => kernel,
        () => utc,
      );
      const { status, headers } = await at.request(path, {}, { ASSETS });
      return [status, headers.get('Location') ?? headers.get('Content-Type')];
    };
    // Diwali of 2026 is on 8 November.
    expect(await leads('/hi/utsava/diwali?names=scholarly')).toEqual([
      303,
      '/hi/utsava/lakshmi_puja/2027?names=scholarly',
    ]);
    expect(await leads('/utsava/diwali', Date.UTC(2026, 10, 8, 12))).toEqual([303, '/utsava/lakshmi_puja/2026']);
    // From New Delhi, no eclipse of the Sun is seen in 2026.
    expect(await leads('/utsava/surya-grahana')).toEqual([303, '/utsava/surya_grahana/2027']);
    expect(await leads('/utsava/ekadashi')).toEqual([303, '/vows/ekadashi']);
    // A key that is a name of others too.
    expect(await leads('/utsava/saraswati_puja')).toEqual([303, '/utsava/saraswati_puja/2027']);
    expect(await leads('/utsava/raksha%20bandhan')).toEqual([303, '/utsava/raksha_bandhana/2027']);
    expect(await leads('/utsava/diwali-2027?place=Pune')).toEqual([301, '/utsava/diwali/2027?place=Pune']);
    expect(await leads('/utsava?place=Pune')).toEqual([302, '/year?place=Pune']);
    expect(await leads('/hi/panchanga')).toEqual([302, '/hi/day']);
    expect(await leads('/vows/ekadashi/')).toEqual([301, '/vows/ekadashi']);
    expect(await leads('/hi/day/')).toEqual([301, '/hi/day']);
    expect((await leads('/utsava/lakshmi_puja/2027/more'))[0]).toBe(404);
  });
});

test.each([
  ['/day/2026-11-24?place=Pune', '/day?place=Pune&date=2026-11-24'],
  ['/hi/day/-0500-03-21?cal=julian', '/hi/day?cal=julian&date=-0500-03-21'],
  ['/month/2026-11', '/month?month=2026-11'],
  ['/hi/year/2027', '/hi/year?year=2027'],
  ['/utsava/2027', '/year?year=2027'],
  ['/hi/panchang/pune?names=sa', '/hi/panchanga/pune?names=sa'],
  ['/hi/dashboard', '/hi/charts'],
  ['/saved?names=sa', '/charts?names=sa'],
  ['/utsava/2026/utpanna_ekadashi', '/utsava/utpanna_ekadashi/2026'],
  ['/day/tomorrow', null],
])('the address %s leads to the page %s', async (address, page) => {
  const { status, headers } = await get(address);
  expect([status, headers.get('Location')]).toEqual([page === null ? 404 : 301, page]);
});

describe('the page of an ephemeris', () => {
  test('the page of a month has the places of the API, every day, and retrogrades with a letter', async () => {
    const html = await (await get('/ephemeris/2026-12')).text();
    const rows = [...html.matchAll(/<th scope="row">.*?<\/tr>/g)].map(([row]) => row);
    expect(rows.length).toBe(31);
    const answer = await get(
      '/api/v1/ephemeris?from=2026-12-01&to=2026-12-31&step=1d&columns=longitude,retrograde&format=csv',
    );
    const table = (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    const head = table[0] as string[];
    const longitude = head.indexOf('saturn_longitude_deg');
    const saturn = table.slice(1).map((row) => Number(row[longitude]));
    expect(saturn.length).toBe(31);
    for (const [i, degrees] of saturn.entries()) {
      const minutes = Math.floor((degrees % 30) * 60 + 1e-6);
      const text = `${String(Math.floor(minutes / 60)).padStart(2, '0')}°${String(minutes % 60).padStart(2, '0')}′`;
      expect(rows[i]).toContain(text);
    }
    expect(html).toContain('<abbr title="retrograde">R</abbr>');
    for (const month of ['2026-13', '3001-01', 'now']) {
      expect([month, (await get(`/ephemeris/${month}`)).status]).toEqual([month, 404]);
    }
    expect((await get('/hi/ephemeris')).status).toBe(200);
  });

  test('the page of a month before 1900 has every day', async () => {
    const html = await (await get('/ephemeris/1899-12')).text();
    expect(html).toContain('<small>December 1899</small>');
    expect(html.match(/<th scope="row">/g)?.length).toBe(31);
  });
});

/** `14°33′`, as the page writes a longitude in its rāśi, rounded down. */
function minutesText(degrees: number): string {
  const minutes = Math.floor((((degrees % 30) + 30) % 30) * 60 + 1e-6);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}°${String(minutes % 60).padStart(2, '0')}′`;
}

describe('the options of an ephemeris', () => {
  /** The cells of each row of a page, and the rows of its CSV by column. */
  async function bothOf(path: string) {
    const html = await (await get(path)).text();
    const rows = [...html.matchAll(/<th scope="row">.*?<\/tr>/g)].map(([row]) => row.match(/<td>.*?<\/td>/g) ?? []);
    const csv = (/href="(\/api\/v1\/ephemeris[^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
    const [head = '', ...lines] = (await (await get(csv)).text()).trim().split('\n');
    const keys = head.split(',');
    return {
      html,
      rows,
      table: lines.map((line) => Object.fromEntries(line.split(',').map((text, i) => [keys[i], text]))),
    };
  }

  test.each([
    ['/ephemeris/2026-12?time=05:30&clock=place&place=Pune&at=18.52,73.86&tz=Asia/Kolkata', 31, 'Pune time (UTC+5:30)'],
    ['/ephemeris/2027-02?time=12:00&zodiac=raman&body=sun&body=uranus&column=speed&column=declination', 28, 'Raman'],
    ['/ephemeris/2026-12?zodiac=tropical&step=10d&column=latitude', 36, 'Tropical'],
    ['/ephemeris/2026-12?step=6h&clock=place&place=Pune&at=18.52,73.86&tz=Asia/Kolkata', 124, 'every six hours'],
    ['/ephemeris/2026-12?step=2h&column=nakshatra', 31, 'The Moon every two hours'],
  ])('the places of %s are those of its CSV', async (path, count, words) => {
    const { html, rows, table } = await bothOf(path);
    expect(rows.length).toBe(count);
    expect(html).toContain(words);
    const isOfMoon = path.includes('step=2h');
    const cells = isOfMoon ? rows.flat().map((cell) => [cell]) : rows;
    expect(table.length).toBe(cells.length);
    for (const [i, row] of cells.entries()) {
      const shown = Object.entries(table[i] ?? {}).filter(([key]) => /_longitude_deg$/.test(key));
      expect(row.length).toBe(shown.length);
      for (const [j, [key, degrees]] of shown.entries()) {
        expect([path, i, key, row[j]]).toEqual([path, i, key, expect.stringContaining(minutesText(Number(degrees)))]);
      }
    }
  });

  test('31 rows have the places of POST /api/v1/core/chart at their instants, to the minute of arc', async () => {
    const { rows } = await bothOf(
      '/ephemeris/2026-12?time=05:30&clock=place&place=Pune&at=18.52,73.86&tz=Asia/Kolkata',
    );
    expect(rows.length).toBe(31);
    for (const [i, row] of rows.entries()) {
      const body = {
        birthDate: `2026-12-${String(i + 1).padStart(2, '0')}`,
        birthTime: '05:30:00',
        birthPlace: { lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' },
        ayanamsa: 'lahiri',
      };
      const answer = await get('/api/v1/core/chart', { method: 'POST', body: JSON.stringify(body) });
      const { grahas } = (await answer.json()) as { grahas: { nirayanaDeg: number }[] };
      expect(grahas.map(({ nirayanaDeg }) => minutesText(nirayanaDeg))).toEqual(
        row.map((cell) => /\d\d°\d\d′/.exec(cell)?.[0]),
      );
    }
  });

  test.each([
    ['', 'Mercury → Vrishchika', 'Saturn: direct again', 'Jupiter: retrograde'],
    ['/hi', 'बुध → वृश्चिक', 'शनि: फिर मार्गी', 'गुरु: वक्री'],
  ])(
    'the notes of %s/ephemeris/2026-12 name changes of sign and stations in their rows',
    async (language, ...changes) => {
      const html = await (
        await get(`${language}/ephemeris/2026-12?time=05:30&clock=place&place=Pune&at=18.52,73.86&tz=Asia/Kolkata`)
      ).text();
      const notes = [...html.matchAll(/<td class="note"[^>]*>(.*?)<\/td>/g)].map(([, note = '']) => note);
      expect(notes.length).toBe(31);
      expect(changes.map((change) => notes.findIndex((note) => note.includes(change)) + 1)).toEqual([3, 12, 14]);
      expect(notes.join()).not.toMatch(/Moon|चंद्र/);
    },
  );

  test('the form leads to the address of a month, which has the choices other than the defaults', async () => {
    const sent =
      'month=December+2026&time=05%3A30&clock=utc&zodiac=kp&step=1d&column=speed&body=sun&body=pluto&names=ta';
    const answer = await get(`/hi/ephemeris?${sent}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/hi/ephemeris/2026-12?time=05:30&zodiac=kp&column=speed&body=sun&body=pluto&names=ta',
    ]);
    const html = await (
      await get('/hi/ephemeris/2026-12?time=05:30&zodiac=kp&column=speed&body=sun&body=pluto')
    ).text();
    expect(html).toMatch(/<input[^>]*name="time"[^>]*value="05:30"/);
    expect(html).toMatch(/<option[^>]*selected[^>]*value="kp"|<option value="kp" selected/);
    expect(html).toMatch(
      /\/hi\/ephemeris\/2027-01\?time=05:30&amp;zodiac=kp&amp;column=speed&amp;body=sun&amp;body=pluto/,
    );
  });

  test('a month that cannot be read is refused in its field', async () => {
    const html = await (await get('/ephemeris?month=2026-13')).text();
    expect(html).toMatch(/name="month"[^>]*value="2026-13"[^>]*aria-invalid="true"/);
  });

  test('a row marks retrogrades, stations and new rashis', async () => {
    const { html, rows } = await bothOf('/ephemeris/2026-12?body=saturn&body=mercury');
    expect(rows[10]?.[1]).toContain('>R</abbr>');
    expect(html.match(/<abbr title="direct again">D<\/abbr>/g)?.length).toBe(1);
    expect(rows.filter((cells) => cells[0]?.includes('<b ')).length).toBe(2);
  });
});

describe('the cache of pages and files', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('the cache stores one page of a thing and a language, and nothing of its readers', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('caches', {
      open: async () => ({
        match: async () => undefined,
        put: async (address: string, response: Response) => stored.set(address, await response.text()),
      }),
    });
    const isPrivate = async (path: string) => {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      await response.text();
      return response.headers.get('Cache-Control')?.startsWith('private') ?? false;
    };
    for (const [i, city] of ['Gokulapuram', 'Vrindapuram', 'Mathurapuram'].entries()) {
      const reader = `?place=${city}&at=18.52041${i},73.85674${i}&tz=Asia/Kolkata`;
      expect(await isPrivate(`/utsava/lakshmi_puja/2027${reader}`)).toBe(true);
      expect(await isPrivate(`/utsava/lakshmi_puja/2027?names=scholarly&hours=12&x=${i}`)).toBe(true);
      expect(await isPrivate(`/utsava/lakshmi_puja/2027?x=${i}`)).toBe(false);
      const at = `lat=18.52041${i}&lon=73.85674${i}&tz=Asia/Kolkata`;
      expect(await isPrivate(`/api/utsavas.ics?year=2027&${at}&kind=eclipse&name=${city}`)).toBe(true);
      expect(await isPrivate(`/api/utsavas.ics?year=2027&${at}&kind=eclipse`)).toBe(false);
    }
    expect(stored.size).toBe(2);
    expect(JSON.stringify([...stored])).not.toMatch(/puram|18\.52041|73\.85674/);
    for (const address of stored.keys()) expect(new URL(address).pathname).toMatch(/^\/\.kept\/[0-9a-f]{64}$/);
  });
});

describe('the regional almanacs', () => {
  /** The text of an element by its first tag, without markup. */
  const textFrom = (html: string, from: string, to: string): string =>
    html
      .slice(html.indexOf(from), html.indexOf(to, html.indexOf(from)))
      .replace(/<(small|span)[^>]* lang="(en|hi)"[^>]*>[^<]*<\/\1>/g, '')
      .replace(/<\/?time[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();

  // The date by the calendar of the region, and the first window, as the region's printed almanacs have them.
  test.each([
    ['ta', 'பராபவ ஆண்டு, கார்த்திகை 8', 'கௌரி நல்ல நேரம், பகல் லாபம்', 'திதி'],
    ['te', 'పరాభవ నామ సంవత్సరం, కార్తీకం, శుక్ల పక్షం', 'వర్జ్యం', 'తిథి'],
    ['bn', '8 অগ্রহায়ণ 1433 বঙ্গাব্দ', 'অমৃতকাল', 'তিথি'],
    ['ml', 'കൊല്ലവർഷം 1202, വൃശ്ചികം 8', 'രാഹുകാലം', 'നക്ഷത്രം'],
    ['gu', 'વિક્રમ સંવત 2083, કારતક સુદ 15', 'દિવસનાં ચોઘડિયાં', 'તિથિ'],
    ['mr', 'शके १९४८ पराभव, कार्तिक शुक्ल पक्ष', 'राहू काळ', 'तिथी'],
    ['kn', 'ಪರಾಭವ ಸಂವತ್ಸರ, ಕಾರ್ತಿಕ ಶುಕ್ಲ ಪಕ್ಷ', 'ರಾಹುಕಾಲ', 'ತಿಥಿ'],
    ['or', '1434 ସାଲ, ବୃଶ୍ଚିକ 9 ଦିନ', 'ରାହୁ କାଳ', 'ତିଥି'],
  ])(
    'the almanac %s has its date, its first window and its first limb, and no letter of another script',
    async (tag, date, window, limb) => {
      const response = await get(`/almanac/${tag}/2026-11-24`);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain(`<html lang="${tag}"`);
      expect(textFrom(html, '<h1', '</h1>')).toBe(date);
      expect(textFrom(html, 'id="times"', '</main>')).toMatch(new RegExp(`^id="times">\\P{Nd}*?${window}`, 'u'));
      expect(textFrom(html, 'id="limbs"', '</section>')).toMatch(new RegExp(`^id="limbs">\\S+ ${limb}`));
      expect(textFrom(html, '<main', '</main>')).not.toMatch(/[a-z]/i);
      expect(html).toContain(`hreflang="${tag}" aria-current="page"`);
      // The end of the page has no word of another language.
      const end = html.slice(html.indexOf('<footer'), html.indexOf('</footer>')).replace(/<[^>]*>/g, ' ');
      expect(end.replace(/°\s[NSEW]|UTC|Khagola.*/gs, '')).not.toMatch(/\p{Script=Latin}/u);
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://localhost/almanac/${tag}/2026-11-24">`));
    },
  );

  test('the times are those of the day at the same place, in the digits and hours that the reader chose', async () => {
    const at = 'place=Chennai&at=13.0878,80.2785&tz=Asia/Kolkata';
    const [day, almanac, own] = await Promise.all(
      [`/day?date=2026-11-24&${at}`, `/almanac/ta/2026-11-24?${at}`, `/almanac/ta/2026-11-24?${at}&digits=own`].map(
        async (path) => (await get(path)).text(),
      ),
    );
    const [rows, inTamilDigits] = [rowsOf(almanac as string), rowsOf(own as string)];
    const expected = rowsOf(day as string);
    expect(rows.get('சூரிய உதயம்')).toBe(expected.get('Sunrise'));
    expect(rows.get('சந்திர ராசி')).toBe('மேஷம் 07:24 வரை ரிஷபம்');
    expect(rows.get('சந்திராஷ்டமம்')).toBe('கன்னி 07:24 வரை துலாம்');
    expect(inTamilDigits.get('சூரிய உதயம்')).toBe('௦௬:௧௧');
  });

  test('what runs at noon is marked on the present day alone', async () => {
    const running = async (path: string) =>
      [
        ...(await (await get(path)).text()).matchAll(
          /aria-current="time"><span class="b">([^<]*).*?class="tm">([^<]*)</g,
        ),
      ].map(([, name, times]) => `${name} ${times}`);
    expect(await running(`/almanac/gu${PUNE}`)).toEqual(['અમૃત 10:56–12:20', 'અભિજિત મુહૂર્ત 11:58–12:42']);
    expect(await running(`/almanac/gu/2026-11-23${PUNE}`)).toEqual([]);
  });

  test('the almanac of a place leads from its day and from the address without a language', async () => {
    const html = await (await get('/hi/day?date=2026-11-24&place=Pune&at=18.52,73.86&tz=Asia/Kolkata')).text();
    // The list of places is missing here, so the region is India, which has no almanac of its own.
    expect(html).not.toContain('/almanac/mr');
    const response = await get(`/hi/almanac${PUNE}`);
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      '/hi/almanac/ta?place=Pune&at=18.52,73.86&tz=Asia/Kolkata',
    ]);
    for (const path of ['/almanac/xx', '/almanac/ta/2026-02-30', '/almanac/ta/1899-12-31', '/almanac/hi']) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

describe('pages for embedding', () => {
  test('the embedded day needs no script, and no other page may be framed', async () => {
    const response = await get(`/hi/embed/today${PUNE}&theme=dark`);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toContain('script-src');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(response.headers.get('Cross-Origin-Opener-Policy')).toBeNull();
    const html = await response.text();
    expect(html).toContain('<html data-theme="dark"');
    expect(html).toContain('राहु काल');
    expect((await get('/day')).headers.get('Content-Security-Policy')).not.toContain('frame-ancestors *');
  });

  test.each([
    ['choghadiya', 'en', 'Udveg'],
    ['hora', 'en', 'Sun'],
    ['rahu-kala', 'hi', 'राहु काल'],
    ['next', 'en', 'Ekadashi'],
    ['line', 'hi', 'सूर्योदय'],
  ])('the widget %s in %s has no script and expires with its span', async (widget, language, word) => {
    const response = await get(`${language === 'hi' ? '/hi' : ''}/embed/${widget}${PUNE}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    const seconds = Number(/max-age=(\d+)/.exec(response.headers.get('Cache-Control') ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(response.headers.get('Refresh')).toBe(String(seconds));
    const view = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(view).toContain(word);
    expect(html).not.toContain('<script');
    expect((await get('/embed/nonsense')).status).toBe(404);
  });

  test('the widget of one vow has its day, the days until it and its time, and an unknown vow is 404', async () => {
    const at = createApp(
      () => kernel,
      () => Date.UTC(2026, 10, 24, 6, 30),
    );
    const vow = async (path: string) => {
      const response = await at.request(`${path}&place=New+Delhi&at=28.6139,77.209&tz=Asia/Kolkata`, {}, { ASSETS });
      const html = (await response.text()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
      return [response.status, html];
    };
    expect(await vow('/embed/next?kind=ekadashi')).toEqual([
      200,
      expect.stringMatching(/Utpanna Ekadashi in 10 days Fri 4 Dec, break the fast\s+06:5\d\s*–\s*09:0\d Sat/),
    ]);
    expect((await vow('/embed/next?kind=ekadashi'))[1]).not.toContain('Pradosh');
    expect((await vow('/hi/embed/next?kind=amavasya'))[1]).toContain('14 दिन बाद मंगल 8 दिस');
    expect((await vow('/embed/next?kind=nonsense'))[0]).toBe(404);
    expect((await vow('/embed/today?kind=nonsense'))[0]).toBe(200);
  });

  test('the one-line widget has the limbs of its instant and expires with the first that ends', async () => {
    const lineAt = async (utc: number) => {
      const at = createApp(
        () => kernel,
        () => utc,
      );
      const response = await at.request(`/embed/line${PUNE}`, {}, { ASSETS });
      const [, line = ''] = /<h1 class="line">(.*?)<\/h1>/.exec(await response.text()) ?? [];
      return [line.replace(/<[^>]+>/g, ''), response.headers.get('Refresh')];
    };
    const sunrise = 'Sunrise 06:46';
    // Pūrṇimā ends at 20:23 IST of 24 November 2026, as printed by drikpanchang.com.
    expect(await lineAt(Date.UTC(2026, 10, 24, 14, 52))).toEqual([
      `Purnima until 20:23 · Krittika until 23:25 · ${sunrise}`,
      expect.stringMatching(/^[1-9]\d?$/),
    ]);
    expect(await lineAt(Date.UTC(2026, 10, 24, 14, 54))).toEqual([
      `Krishna Pratipada until 16:50 Wed · Krittika until 23:25 · ${sunrise}`,
      '600',
    ]);
  });

  test('the form of a subscription keeps its choice, and its link is the calendar with the same days', async () => {
    const choice = '&kind=ekadashi&kind=eclipse&tradition=smarta&events=timed&alarms=-PT30M';
    const html = await (await get(`/subscribe${PUNE}${choice}`)).text();
    const [, path = ''] = /<code>http:\/\/localhost(.*?)<\/code>/.exec(html) ?? [];
    const file = await (await get(path.replaceAll('&amp;', '&'))).text();
    expect(file).toContain('BEGIN:VCALENDAR');
    expect(file).toContain('TRIGGER:-PT30M');
    const days = [...html.matchAll(/utsava\/\w+\/\d+\?date=([\d-]+)/g)].map(([, date = '']) =>
      date.replaceAll('-', ''),
    );
    expect(days.length).toBe(5);
    for (const day of days) expect(file).toContain(`DTSTART;VALUE=DATE:${day}`);
    expect(html).toMatch(/value="eclipse" checked/);
    expect(html).toContain('class="qr"');
  });

  test('the embedded chart is drawn in the browser, and the response contains nothing of the birth', async () => {
    const { headers } = await get('/embed/chart');
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self' 'wasm-unsafe-eval'");
  });
});

describe('anniversaries', () => {
  const post = (path: string, fields: Record<string, string>) =>
    get(path, { method: 'POST', body: new URLSearchParams(fields) });
  const BIRTH = { kind: 'birthday', by: 'tithi', date: '1985-02-19', time: '20:56' };

  test('a posted date leads to the page of its tithi, whose address and calendar hold no birth', async () => {
    const response = await post(`/anniversaries${PUNE}`, BIRTH);
    expect(response.status).toBe(303);
    const address = response.headers.get('Location') ?? '';
    expect(address).toMatch(/^\/anniversaries\?kind=birthday&masa=11&tithi=30&place=Pune/);
    expect(address).not.toMatch(/1985|20:56/);
    const html = await (await get(address)).text();
    const [, path = ''] = /<code>http:\/\/localhost(.*?)<\/code>/.exec(html) ?? [];
    expect(path).not.toContain('1985');
    const file = await (await get(path.replaceAll('&amp;', '&'))).text();
    const listed = [...html.matchAll(/<time datetime="([\d-]+)">/gi)].map(([, date = '']) => date.replaceAll('-', ''));
    const dated = [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, date]) => date);
    expect(listed.length).toBeGreaterThanOrEqual(10);
    expect(listed).toEqual(dated);
  });

  test('a date without a time lists the tithis of its day, each with its end and its page', async () => {
    const html = await (await post(`/hi/anniversaries${PUNE}`, { ...BIRTH, date: '1985-02-20', time: '' })).text();
    const links = [...html.matchAll(/href="(\/hi\/anniversaries\?[^"]*masa=(\d+)[^"]*tithi=(\d+)[^"]*)"/g)];
    expect(links.map(([, , ...date]) => date.join(' '))).toEqual(['11 30', '12 1']);
    expect(withTexts(html)).toMatch(/\d\d:\d\d [^ <]+ तक/);
    for (const [, link = ''] of links) expect((await get(link.replaceAll('&amp;', '&'))).status).toBe(200);
  });

  test('the forms find a nakṣatra, months of either reckoning, and refuse a date that does not exist', async () => {
    const star = await post('/anniversaries', { ...BIRTH, by: 'nakshatra' });
    expect(star.headers.get('Location')).toMatch(/nakshatra=23&solar_month=11/);
    const titleAt = async (query: string) =>
      /<h1>(.*?)<\/h1>/.exec(await (await get(`/anniversaries?${query}`)).text())?.[1];
    const full = await titleAt('kind=shraddha&masa=12&tithi=30&reckoning=purnimanta');
    expect(full).toBe(await titleAt('kind=shraddha&masa=11&tithi=30'));
    for (const date of ['1985-02-30', '', '1585-02-19']) {
      const html = await (await post('/anniversaries', { ...BIRTH, date })).text();
      expect(html).toContain('aria-invalid="true"');
    }
  });

  test.each([
    ['Pune', PUNE, 'amanta'],
    ['Varanasi', '?place=Varanasi&at=25.32,83.01&tz=Asia/Kolkata', 'purnimanta'],
  ])('the form of a tithi at %s selects the reckoning of its region', async (_, place, reckoning) => {
    const html = await (await get(`/anniversaries${place}`)).text();
    const [select = ''] = /<select[^>]*name="reckoning".*?<\/select>/s.exec(html) ?? [];
    const [chosen = ''] = /<option[^>]*selected[^>]*>/.exec(select) ?? [];
    expect(chosen).toContain(`value="${reckoning}"`);
  });
});

describe('holidays', () => {
  test.each(['en', 'hi'] as const)('the page in %s has the days of the calendar of the region', async (language) => {
    const prefix = language === 'hi' ? '/hi' : '';
    for (const year of [2026, 2027]) {
      const html = await (await get(`${prefix}/holidays/kerala/${year}`)).text();
      const [, path = ''] = /<code>http:\/\/localhost(.*?)<\/code>/.exec(html) ?? [];
      const file = await (await get(path.replaceAll('&amp;', '&'))).text();
      const listed = [...html.matchAll(/<time datetime="([\d-]+)">/gi)].map(([, date = '']) =>
        date.replaceAll('-', ''),
      );
      const dated = [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, date]) => date);
      expect(listed.length).toBeGreaterThan(10);
      expect(listed).toEqual(dated);
      const words = { en: ['Notified', 'Forecast'], hi: ['अधिसूचित', 'पूर्वानुमान'] }[language];
      expect(html).toContain(words[year === 2026 ? 0 : 1]);
    }
  });

  test('the form leads to the page of its region and year, and an unknown region has none', async () => {
    const { status, headers } = await get('/holidays?region=bihar&year=2028&hours=12');
    expect([status, headers.get('Location')]).toEqual([303, '/holidays/bihar/2028?hours=12']);
    expect((await get('/holidays/atlantis/2028')).status).toBe(404);
    expect((await get('/holidays/bihar/1800')).status).toBe(404);
    for (const region of ['atlantis', '', '%0D%0Ax', '../day']) {
      expect((await get(`/holidays?region=${region}`)).status, region).toBe(404);
    }
    expect(await (await get('/holidays')).text()).toContain('2026');
  });
});
