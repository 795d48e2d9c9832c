/** The page of a year in a browser: the API's observances, the leaf of lunar months, reasons, filter and subscription. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { CHROMIUM } from './chromium';
import { keepPlace, LOOKS, newPage, soundControls, useBrowser, violations, visitAndUnplug } from './page';

type Utsavas = components['schemas']['UtsavasResponse'];

const NEW_YORK = { name: 'New York', lat: 40.7128, lon: -74.006, tz: 'America/New_York' };

const api = async (query: object): Promise<Utsavas> => {
  const text = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]));
  return (await fetch(`${inject('origin')}/api/utsavas?${text}`)).json() as Promise<Utsavas>;
};

const drawn = (page: Page) => page.locator('#month-12').waitFor();

async function open(page: Page, query = '?year=2026', place?: typeof NEW_YORK): Promise<void> {
  if (place) await keepPlace(page, place);
  await page.goto(`/year${query}`);
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
  const of = Object.fromEntries(parts);
  return `${of.weekday} ${of.day} ${of.month?.slice(0, 3)}`;
};

const expected = ({ utsavas }: Utsavas): string[] =>
  utsavas.map(({ date, name, epithet }) => `${dayText(date)} ${name}${epithet ? `: ${epithet.name}` : ''}`);

const row = (page: Page, name: string) => page.locator('.fest li').filter({ hasText: name }).first();

describe.skipIf(!CHROMIUM)('a year', () => {
  useBrowser();

  test.each(['1899', 'abc'])('shows the current year for %s, and says so', async (text) => {
    const page = await newPage();
    await open(page, `?year=${text}`);
    await page.getByRole('alert').getByText('The address names no year').waitFor();
    await page.locator('a.step').last().click();
    await drawn(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test.each(['principal', 'smarta', 'vaishnava', 'all'] as const)(
    'lists the %s observances of the API',
    async (show) => {
      const [page, answer] = [await newPage(), await api({ year: 2026, show })];
      await open(page, `?year=2026&show=${show}`);
      expect(await listed(page)).toEqual(expected(answer));
      await page.getByText(`${answer.count} observances`).waitFor();
    },
  );

  test.each([1900, 2100])('%i shows its observances', async (year) => {
    const [page, answer] = [await newPage(), await api({ year, show: 'principal' })];
    await open(page, `?year=${year}`);
    expect(await listed(page)).toEqual(expected(answer));
    expect(await page.locator('.head .step').count()).toBe(1);
  });

  test('is for the reader’s place', async () => {
    const { name: _, ...place } = NEW_YORK;
    const [page, answer] = [await newPage(), await api({ year: 2026, show: 'principal', ...place })];
    await open(page, '?year=2026', NEW_YORK);
    expect(await listed(page)).toEqual(expected(answer));
  });

  test('shows the reason of a day on demand: as a drawing, in a sentence, with its source', async () => {
    const [page, { utsavas }] = [await newPage(), await api({ year: 2026, show: 'principal' })];
    await open(page);
    const puja = utsavas.find(({ key }) => key === 'lakshmi_puja');
    const item = row(page, puja?.name as string);
    expect(await item.locator('.reason').count()).toBe(0);
    await item.locator('summary').focus();
    await page.keyboard.press('Enter');
    const reason = item.locator('.reason');
    expect(await reason.textContent()).toContain(puja?.reckoning?.decision);
    expect(await reason.textContent()).toContain(puja?.shastra?.rule);
    expect(await reason.textContent()).toContain(puja?.shastra?.anchor);
    const drawing = reason.getByRole('img', { name: /^Amāvāsyā over 2 days, with pradoṣa on each/ });
    const { start_local, end_local } = puja?.reckoning?.tithi ?? { start_local: '', end_local: '' };
    expect(await drawing.textContent()).toContain(`Amāvāsyā from ${start_local.slice(11, 16)}`);
    expect(await drawing.textContent()).toContain(`until ${end_local.slice(11, 16)}`);
    expect(await drawing.locator('rect.hand').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
  });

  test('shows the contacts of an eclipse', async () => {
    const [page, { utsavas }] = [await newPage(), await api({ year: 2026 })];
    await open(page);
    const eclipse = utsavas.find(({ key }) => key === 'chandra_grahana')?.eclipse;
    const item = row(page, 'Candra-grahaṇa');
    await item.locator('summary').click();
    const rows = await item.locator('.contacts tbody tr').allTextContents();
    const contacts = Object.values(eclipse?.contacts ?? {}).filter((contact) => contact !== null);
    expect(rows).toHaveLength(contacts.length);
    for (const [i, contact] of contacts.entries()) {
      expect(rows[i]).toContain((contact as { time_local: string }).time_local.slice(11, 19));
    }
  });

  test('keeps year and filter in the URL, and passes both with the place to the calendar file', async () => {
    const page = await newPage();
    await open(page, '?year=2026', NEW_YORK);
    const file = page.getByRole('link', { name: 'Subscribe (.ics)' });
    await page.getByRole('radio', { name: 'Vaiṣṇava' }).check({ force: true });
    expect(new URL(page.url()).search).toContain('year=2026&show=vaishnava&place=New+York');
    const href = (await file.getAttribute('href')) ?? '';
    const query = new URLSearchParams(href.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({
      lat: '40.7128',
      lon: '-74.006',
      tz: 'America/New_York',
      show: 'vaishnava',
    });
    const answer = await fetch(inject('origin') + href);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('X-WR-CALNAME:Utsavas (vaishnava)');
    await page.getByRole('link', { name: '2027' }).click();
    await page.getByRole('heading', { level: 1, name: /^2027/ }).waitFor();
    expect(new URL(page.url()).search).toContain('year=2027&show=vaishnava');
    await page.getByLabel('Year', { exact: true }).fill('1950');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^1950/ }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /^2027/ }).waitFor();
    await page.getByLabel('Year', { exact: true }).fill('1850');
    await page.keyboard.press('Enter');
    await page.getByText('Years from 1900 to 2100.').waitFor();
  });

  test('shows lunar months with adhika, kṣaya and vṛddhi, marks today, and links to each day', async () => {
    const page = await newPage();
    await page.clock.setFixedTime('2026-11-21T08:10:00Z');
    await open(page);
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
    const all = await page.locator('.leafgrid td:not(.out) a').count();
    expect(all).toBeGreaterThanOrEqual(365);

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
    await page.waitForURL('**/day?date=2026-10-24*');
  });

  test('works offline after the first visit to any page', async () => {
    const page = await newPage({ keeps: true });
    await visitAndUnplug(page);
    await open(page);
    await page.context().setOffline(false);
  });

  test.each(LOOKS)(
    'at %i px, %s: has no axe findings, no layout shift, no sideways scrolling, and names for all controls',
    async (width, theme) => {
      const page = await newPage({ width, theme });
      await open(page);
      const named = await soundControls(page);
      expect(named).toContain('link Subscribe (.ics)');
      expect(named).toContain('radio Principal');
    },
  );
});
