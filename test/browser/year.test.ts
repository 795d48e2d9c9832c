/**
 * The page of a year in a browser: the API's observances, the leaf of lunar months, reasons, filter and subscription.
 */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { CHROMIUM } from './chromium';
import { alive, keepPlace, newPage, redraw, sheets, soundControls, useBrowser, violations, WIDTHS } from './page';

type Utsavas = components['schemas']['UtsavasResponse'];

const DELHI = { name: 'New Delhi', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const NEW_YORK = { name: 'New York', lat: 40.7128, lon: -74.006, tz: 'America/New_York' };

const api = async (query: object): Promise<Utsavas> => {
  const text = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]));
  return (await fetch(`${inject('origin')}/api/utsavas?${text}`)).json() as Promise<Utsavas>;
};

const drawn = (page: Page) => page.locator('#month-12').waitFor();

async function open(page: Page, query = '?year=2026', place = DELHI): Promise<void> {
  await keepPlace(page, place);
  await page.goto(`/year${query}&names=scholarly`);
  await alive(page);
  await drawn(page);
}

/** "Sun 8 Nov" and the IAST name of every row. */
const listed = (page: Page): Promise<string[]> =>
  page.locator('.fest summary').evaluateAll((rows) =>
    rows.map((row) => {
      const [when, name] = [row.children[0]?.firstChild, row.querySelector('.n')];
      const words = [...(when?.parentElement?.childNodes ?? [])].filter((node) => node.nodeType === 3);
      return `${words.map((node) => node.textContent).join('')} ${name?.textContent}`;
    }),
  );

const dayText = (date: string): string => {
  const parts = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .formatToParts(new Date(date))
    .map(({ type, value }) => [type, value] as const);
  const byType = Object.fromEntries(parts);
  return `${byType.weekday} ${byType.day} ${byType.month}`;
};

const expected = ({ utsavas }: Utsavas): string[] =>
  utsavas.map(({ date, name, epithet }) => `${dayText(date)} ${name}${epithet ? `: ${epithet.name}` : ''}`);

const row = (page: Page, name: string) => page.locator('.fest li').filter({ hasText: name }).first();

describe.skipIf(!CHROMIUM)('a year', () => {
  useBrowser();

  test.each(['/year', '/hi/year'])('on a phone, the first row of %s is within 480 px of the top', async (path) => {
    const page = await newPage({ width: 390 });
    await page.goto(path);
    const first = await page.locator('.fest li:visible').first().boundingBox();
    expect(first?.y).toBeGreaterThan(200);
    expect(first?.y).toBeLessThanOrEqual(480);
  });

  test('on a phone, the first row of a list by kind is within 480 px of the top, and a reader follows its choices', async () => {
    const page = await newPage({ width: 390 });
    for (const path of ['/vows/ekadashi', '/hi/vows/ekadashi', '/vows/eclipses', '/hi/vows/eclipses']) {
      await page.goto(path);
      const first = await page.locator('.vowlist tbody tr:visible').first().boundingBox();
      expect([path, (first?.y ?? Infinity) <= 480]).toEqual([path, true]);
      await soundControls(page);
    }
    await page.goto('/vows/eclipses/2026');
    const rows = page.locator('.vowlist tbody tr');
    const seen = await rows.count();
    await page.getByRole('link', { name: 'All of the Earth' }).click();
    await page.waitForURL(/show=all/);
    expect(await rows.count()).toBeGreaterThan(seen);
    await page.getByRole('link', { name: 'Sun', exact: true }).click();
    await page.waitForURL(/of=solar.*show=all/);
    expect(await rows.filter({ hasText: 'Lunar' }).count()).toBe(0);
  });

  test.each(['3999', 'abc'])('the page shows the current year for %s, and says so', async (text) => {
    const page = await newPage();
    await open(page, `?year=${text}`);
    await page.getByRole('alert').getByText('The address has no valid year').waitFor();
    await page.locator('a.step').last().click();
    await drawn(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test.each(['principal', 'smarta', 'vaishnava', 'all'] as const)(
    'the page lists the %s observances of the API',
    async (show) => {
      const [page, answer] = [await newPage(), await api({ year: 2026, show })];
      await open(page, `?year=2026&show=${show}`);
      expect(await listed(page)).toEqual(expected(answer));
      await page.getByText(`${answer.count} observances`).waitFor();
    },
  );

  test.each([1900, 2100])('the year %i shows its observances', async (year) => {
    const [page, answer] = [await newPage(), await api({ year, show: 'principal' })];
    await open(page, `?year=${year}`);
    expect(await listed(page)).toEqual(expected(answer));
    expect(await page.locator('.head2 .step').count()).toBe(2);
  });

  test.each([1500, 3000])('the year %i, at an end of the span, has one neighbour', async (year) => {
    const page = await newPage();
    await open(page, `?year=${year}`);
    expect(await page.locator('.head2 .step').count()).toBe(1);
  });

  test('the page is computed for the reader’s place', async () => {
    const { name: _, ...place } = NEW_YORK;
    const [page, answer] = [await newPage(), await api({ year: 2026, show: 'principal', ...place })];
    await open(page, '?year=2026', NEW_YORK);
    expect(await listed(page)).toEqual(expected(answer));
  });

  test('the page shows the reason of a day on demand: as a drawing, in a sentence, with its source', async () => {
    const [page, { utsavas }] = [await newPage(), await api({ year: 2026, show: 'principal' })];
    await open(page);
    const puja = utsavas.find(({ key }) => key === 'lakshmi_puja');
    const item = row(page, puja?.name as string);
    expect(await item.locator('.reason').count()).toBe(0);
    await item.locator('summary').focus();
    await page.keyboard.press('Enter');
    const reason = item.locator('.reason');
    await reason.locator('p').nth(2).waitFor();
    expect(await reason.textContent()).toContain(puja?.reckoning?.decision);
    // New Delhi counts months to the full moon: the dark half of Āśvina is that of Kārttika there.
    expect(await reason.textContent()).toContain(puja?.shastra?.rule.replace('Āśvina', 'Kārttika'));
    expect(await reason.textContent()).toContain(puja?.shastra?.anchor);
    const drawing = reason.getByRole('img', { name: /^Amāvāsyā over 2 days, with pradoṣa on each/ });
    const { start_local, end_local } = puja?.reckoning?.tithi ?? { start_local: '', end_local: '' };
    expect(await drawing.textContent()).toContain(`Amāvāsyā from ${start_local.slice(11, 16)}`);
    expect(await drawing.textContent()).toContain(`until ${end_local.slice(11, 16)}`);
    expect(await drawing.locator('rect.hand').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
  });

  test('the page shows the contacts of an eclipse', async () => {
    const [page, { utsavas }] = [await newPage(), await api({ year: 2026 })];
    await open(page);
    const eclipse = utsavas.find(({ key }) => key === 'chandra_grahana')?.eclipse;
    const item = row(page, 'Candra-grahaṇa');
    await item.locator('summary').click();
    await item.locator('.contacts').waitFor();
    const rows = await item.locator('.contacts tbody tr').allTextContents();
    const contacts = Object.values(eclipse?.contacts ?? {}).filter((contact) => contact !== null);
    expect(rows).toHaveLength(contacts.length);
    for (const [i, contact] of contacts.entries()) {
      expect(rows[i]).toContain((contact as { time_local: string }).time_local.slice(11, 19));
    }
  });

  test('the page keeps year and filter in the URL, and passes both with the place to the calendar file', async () => {
    const page = await newPage();
    await open(page, '?year=2026', NEW_YORK);
    await page.locator('main').getByText('Subscribe', { exact: true }).click();
    const file = page.getByRole('link', { name: 'As a file (.ics)' });
    await page.getByRole('radio', { name: 'Everything' }).check({ force: true });
    await page.getByLabel('Tradition').selectOption('Vaishnava');
    await page.waitForURL(/show=all&tradition=vaishnava/);
    await drawn(page);
    const webcal = await page.getByRole('link', { name: 'In this device’s calendar' }).getAttribute('href');
    const google = await page.getByRole('link', { name: 'In Google Calendar' }).getAttribute('href');
    const href = (await file.getAttribute('href')) ?? '';
    expect(webcal).toBe(`${inject('origin').replace('http', 'webcal')}${href}`);
    expect(new URL(google ?? '').searchParams.get('cid')).toBe(webcal);
    const query = new URLSearchParams(href.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({
      lat: '40.7128',
      lon: '-74.006',
      tz: 'America/New_York',
      name: 'New York',
      show: 'all',
      tradition: 'vaishnava',
      lang: 'sa',
    });
    const answer = await fetch(inject('origin') + href);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('X-WR-CALNAME:Utsavas (Vaiṣṇava all): New York');
    await page.getByRole('link', { name: '2027' }).click();
    await page.getByRole('heading', { level: 1, name: /^2027/ }).waitFor();
    expect(new URL(page.url()).search).toContain('year=2027&show=all&tradition=vaishnava');
    await page.getByLabel('Year', { exact: true }).fill('1950');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^1950/ }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /^2027/ }).waitFor();
    await page.getByLabel('Year', { exact: true }).fill('3999');
    await page.keyboard.press('Enter');
    await page.getByText('Enter a year from 1500 to 3000.').waitFor();
  });

  test('the page keeps partly typed text when it redraws itself', async () => {
    const page = await newPage();
    await open(page, '?year=2026');
    const field = page.getByLabel('Year', { exact: true });
    await field.fill('39');
    await redraw(page);
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    await page.getByText('Enter a year from 1500 to 3000.').waitFor();
    await redraw(page);
    expect(await field.inputValue()).toBe('3999');
    await field.fill('');
    await field.blur();
    await page.getByText('Enter a year from 1500 to 3000.').waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('2026');
  });

  test('the page shows lunar months with adhika, kṣaya and vṛddhi, marks today, and links to each day', async () => {
    const page = await newPage();
    await page.clock.setFixedTime('2026-11-21T08:10:00Z');
    await open(page);
    await page.getByText('The year on one leaf of lunar months').click();
    await page.locator('.leafgrid').waitFor();
    const rows = await page
      .locator('.leafgrid tbody tr')
      .evaluateAll((months) =>
        months.map((month) =>
          [...month.children].map((cell) => cell.textContent?.replace(/ ?[A-Z][a-z]{2}$/, '') ?? ''),
        ),
      );
    expect(rows).toHaveLength(13);
    expect(rows.every((cells) => cells.length === 31)).toBe(true);
    expect(rows[5]?.[0]).toBe('Adhika Jyaiṣṭha');
    // As drawn for New Delhi in the design.
    expect(rows[11]?.slice(0, 16)).toEqual([
      'Kārttika',
      '10',
      '11',
      '12',
      '13',
      '14',
      '15',
      '16',
      '17',
      '18·19',
      '20',
      '–',
      '21',
      '22',
      '23',
      '24',
    ]);
    expect(await page.locator('.leafgrid td.today').textContent()).toBe('21');
    const linkedDays = await page.locator('.leafgrid td:not(.out) a').count();
    expect(linkedDays).toBeGreaterThanOrEqual(365);

    const links = page.locator('.leafgrid a');
    expect(await links.evaluateAll((list) => list.filter((link) => (link as HTMLElement).tabIndex === 0).length)).toBe(
      1,
    );
    await page.locator('.leafgrid a[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    expect(focused).toContain('/day?date=2026-10-24');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/day\?date=2026-10-24/);
  });

  test('the page finds an observance by other spellings and scripts, and shows the number of results', async () => {
    const page = await newPage();
    await open(page);
    await page.getByRole('searchbox', { name: 'Search' }).fill('deewali');
    await page.getByText(/^\d+ observances Searches every observance/).waitFor();
    expect(await listed(page)).toContain('Sun 8 Nov Dīpāvalī (Lakṣmī-pūjā)');
    await page.getByRole('searchbox', { name: 'Search' }).fill('गणेश');
    await page.waitForFunction(() => !document.querySelector('.monthlist')?.textContent?.includes('Dīpāvalī'));
    expect((await listed(page)).join()).toContain('Gaṇeśa');
    /** The rows of a text. Between two texts the list is empty. */
    const found = async (text: string): Promise<string[]> => {
      await page.getByRole('searchbox', { name: 'Search' }).fill('xyzzy');
      await page.getByText(/^0 observances/).waitFor();
      await page.getByRole('searchbox', { name: 'Search' }).fill(text);
      await page.getByText(/^[1-9]\d* observances?\b/).waitFor();
      return listed(page);
    };
    for (const spelling of ['diwali', 'deepavali', 'दिवाली'])
      expect([spelling, await found(spelling)]).toEqual([
        spelling,
        expect.arrayContaining(['Sun 8 Nov Dīpāvalī (Lakṣmī-pūjā)']),
      ]);

    // One row for the fast of each ekādaśī, with its pāraṇa and the day of the Vaiṣṇavas where that is another.
    const { utsavas } = await api({ year: 2026, kind: 'ekadashi', tradition: 'smarta' });
    const fasts = utsavas.filter(({ key }) => key !== 'vaikuntha_ekadashi');
    const rows = expected({ utsavas: fasts } as Utsavas);
    expect(rows).toHaveLength(24);
    for (const spelling of ['एकादशी', 'ekādaśī', 'ekadasi', 'Ekadashi', 'ಏಕಾದಶಿ'])
      expect([spelling, await found(spelling)]).toEqual([spelling, rows]);
    expect(await found('parana')).toEqual(expect.arrayContaining(rows));
    const yogini = await row(page, 'Yoginī ekādaśī').locator('summary').textContent();
    expect(yogini).toMatch(/Break the fast \(parana\) Sat 11 Jul \d\d:\d\d–\d\d:\d\d.*\(vaiṣṇava\) Sat 11 Jul/);
    expect(await found('ekadashi shraddha')).toHaveLength(1);
    expect((await found('amavasya')).join()).toContain('Sarvapitṛ');
  });

  test('the page lists the reader’s own days and exports them as a calendar file, made on the device', async () => {
    const page = await newPage();
    await open(page, '?year=2027');
    await page.getByText('Your days', { exact: true }).click();
    await page.getByLabel('Date', { exact: true }).fill('19-02-1985');
    await page.getByLabel('Time', { exact: true }).fill('20:56');
    await page.getByLabel('Place', { exact: true }).fill('25.3176, 82.9739');
    await page.getByRole('button', { name: 'List the days' }).click();
    await page.getByText('birthday by tithi').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a calendar file (.ics)' }).click(),
    ]);
    const stream = await file.createReadStream();
    const text = (await stream.toArray()).join('');
    const events = text.match(/BEGIN:VEVENT/g) ?? [];
    expect(events.length).toBe(await page.locator('.owndays .rows li').count());
    expect(events.length).toBeGreaterThanOrEqual(13);
    expect(page.record.requests.filter((url) => /api|1985/.test(url))).toEqual([]);
  });

  test('on a phone, the list of the present year begins with its month, and on paper and a desk with January', async () => {
    const page = await newPage({ width: 390 });
    await page.goto('/year');
    const shown = () =>
      page
        .locator('.monthlist h2')
        .evaluateAll((all) => all.filter((each) => each.checkVisibility({ contentVisibilityAuto: true })).length);
    const month = new Date().getUTCMonth() + 1;
    expect([13 - month, 12 - month, 14 - month]).toContain(await shown());
    expect(await page.locator('.smallmonths').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    // The browser decides in its next frame which contents of a closed disclosure it lays out.
    await expect.poll(shown).toBe(12);
    const desk = await newPage();
    await desk.goto('/year');
    expect(await desk.locator('.monthlist h2:visible').count()).toBe(12);
  });

  test.each(['/year', '/hi/year'])('the page %s prints on one A4, also with every observance', async (path) => {
    const page = await newPage();
    await keepPlace(page, DELHI);
    expect(await sheets(page, `${path}?year=2026`)).toBe(1);
    expect(await sheets(page, `${path}?year=2027&show=all`)).toBe(1);
  });

  test.each(WIDTHS)(
    'the page at %i px has no axe findings, no layout shift, no sideways scrolling, and names for all controls',
    async (width) => {
      const page = await newPage({ width });
      await open(page);
      const named = await soundControls(page);
      expect(named).toContain('DisclosureTriangle Subscribe');
      expect(named).toContain('radio Principal');
    },
  );
});
