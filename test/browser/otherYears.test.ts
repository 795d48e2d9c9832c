/** Pages of years outside 1900 to 2100 in a browser: dates as people write them, both calendars, and the tables offline. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { CHROMIUM } from './chromium';
import { alive, newPage, overflows, useBrowser, violations, visitAndUnplug, WIDTHS } from './page';

const AT_UJJAIN = 'place=Ujjain&at=23.1765,75.7885&tz=Asia/Kolkata';

/** The files of tables that a page has loaded. */
function filesOf(page: Page): { name: string; bytes: Promise<number> }[] {
  const files: { name: string; bytes: Promise<number> }[] = [];
  page.on('response', (response) => {
    const name = /\/assets\/years\/(-?\d+)\.bin$/.exec(response.url())?.[1];
    if (name !== undefined) files.push({ name, bytes: response.body().then((body) => body.length) });
  });
  return files;
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

describe.skipIf(!CHROMIUM)('other years', () => {
  useBrowser();

  test('the month reads dates of all years, loads one block of tables and shows both calendars', async () => {
    const page = await newPage();
    const files = filesOf(page);
    await page.goto(`/month?month=2026-11&${AT_UJJAIN}`);
    await alive(page);
    const field = 'Month, or a date in it';
    await page.getByLabel(field).focus();
    await page.locator('.mgrid .fe').first().waitFor();
    expect(files).toEqual([]);
    await write(page, field, '5 Oct 1582');
    await page.getByRole('heading', { name: 'October 1582' }).waitFor();
    expect(await page.locator('.far').textContent()).toMatch(
      /21 September 1582 to 21 October 1582.*mean time of the place, UTC\+5:03:09.*standard error of \d+ s/s,
    );
    // The first Gregorian day follows 4 October by the Julian calendar.
    expect(await page.locator('.mgrid td:not(.empty)').nth(14).textContent()).toMatch(/^15 J 5/);
    await write(page, field, '12 Feb 1809');
    await page.getByRole('heading', { name: 'February 1809' }).waitFor();
    await write(page, field, '-584-05-28');
    await page.getByRole('heading', { name: 'May 585 BCE' }).waitFor();
    expect(new URL(page.url()).searchParams.get('month')).toBe('-000584-05');
    expect(await page.locator('.sa').textContent()).toContain('Kali 2517');
    expect(files.map(({ name }) => name)).toEqual(['1400', '1650', '-600']);
    for (const { bytes } of files) expect(await bytes).toBeLessThanOrEqual(20 * 1024);
    await write(page, field, 'last summer');
    await page.getByRole('status').getByText('Enter a month such as 2026-11').waitFor();
    expect(await page.getByLabel(field).getAttribute('aria-invalid')).toBe('true');
    expect(await violations(page)).toEqual([]);
  });

  test('the year has observances from 1500 on, with a sentence on their rules, and refuses earlier years', async () => {
    const page = await newPage();
    await page.goto(`/year?year=1674&${AT_UJJAIN}`);
    await alive(page);
    await page.getByText('This is not a record of the days that were kept.').waitFor();
    expect(await page.locator('.fest li').count()).toBeGreaterThan(20);
    await page.getByLabel('Year', { exact: true }).focus();
    await write(page, 'Year', '101 BCE');
    await page.getByRole('alert').getByText('No observances are computed for 101 BCE').waitFor();
    expect(await page.locator('.fest').count()).toBe(0);
    await page.getByRole('link', { name: 'The days of January 101 BCE' }).click();
    await page.getByRole('heading', { name: 'January 101 BCE' }).waitFor();
  });

  test('the day takes a written date of any year', async () => {
    const page = await newPage();
    await page.goto(`/day?${AT_UJJAIN}`);
    await alive(page);
    await page.getByRole('button', { name: 'Any year' }).click();
    await write(page, 'Date', '5/6/1809');
    await page.getByRole('status').getByText('5/6/1809 may be 5 June 1809 or 6 May 1809').waitFor();
    await write(page, 'Date', '16 Jun 1674');
    await page.getByRole('heading', { name: 'Saturday, 16 June 1674' }).waitFor();
    await page.getByText('In the Julian calendar: 6 June 1674.').waitFor();
    await write(page, 'Date', '101 BCE');
    await page.getByRole('heading', { name: '29 December 102 BCE' }).waitFor();
    await page.getByText('Astronomical year −101.').waitFor();
  });

  test.each([
    ['1674-06-16', 'Ends ±1 min', ['13:12', '12:35Sun']],
    // A margin of more than an hour leaves the minutes open.
    ['-003101-02-18', 'Ends ±1 h 30 min', ['20:00', '19:00Thu']],
  ])('the day %s has the margin of its ends', async (date, head, ends) => {
    const page = await newPage();
    await page.goto(`/day?date=${date}&${AT_UJJAIN}`);
    await alive(page);
    expect(await page.locator('.limbs th.num').textContent()).toBe(head);
    const tithis = page.locator('.limbs tbody').first().locator('td.num');
    expect(await tithis.allTextContents()).toEqual(ends);
    // No observance is named before 1900; those of the texts are a link away from 1500 on.
    expect(await page.locator('.next, .kept').count()).toBe(0);
    expect(await page.getByRole('link', { name: '1674 by the rules of the texts' }).count()).toBe(
      Number(date > '1500'),
    );
  });

  test.each([
    [
      '/day',
      /Saturday, 6 June <small>1674, Julian calendar/,
      /Jyeshtha Shukla Trayodashi/,
      /In the Gregorian calendar: 16 June 1674\./,
    ],
    ['/hi/day', /शनिवार, 6 जून <small>1674, जूलियन पंचांग/, /ज्येष्ठ शुक्ल त्रयोदशी/, /ग्रेगोरियन पंचांग में: 16 जून 1674।/],
  ])('%s reads and writes the dates of the calendar in its address, without a script too', async (path, ...texts) => {
    const html = await (await fetch(`${inject('origin')}${path}?date=1674-06-06&cal=julian&${AT_UJJAIN}`)).text();
    for (const text of [...texts, /2332643/, /±\d+ (s|सेकंड).*±1 (s|सेकंड).*±\d (s|सेकंड)/]) expect(html).toMatch(text);
    const page = await newPage();
    await page.goto(`${path}?date=1674-06-06&cal=julian&${AT_UJJAIN}`);
    await alive(page);
    expect(await page.locator('h1').innerHTML()).toMatch(texts[0] as RegExp);
    await page.locator('a[rel=next]').click();
    await page.locator('#date').and(page.locator('[value="1674-06-07"]')).waitFor();
    expect(new URL(page.url()).searchParams.get('cal')).toBe('julian');
    expect(await violations(page)).toEqual([]);
  });

  test('the day after 4 October 1582 of the mixed calendar is the 15th', async () => {
    const page = await newPage();
    await page.goto(`/day?date=1582-10-04&cal=auto&${AT_UJJAIN}`);
    await page.getByRole('heading', { name: 'Thursday, 4 October 1582, Julian calendar' }).waitFor();
    await alive(page);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Friday, 15 October 1582', exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('date')).toBe('1582-10-15');
  });

  test('the desk says what the error of ΔT leaves open in a birth of another year', async () => {
    const page = await newPage();
    await page.goto(`/chart?names=common#t=-0584-05-22T18:00&at=23.1765,75.7885&tz=Asia/Kolkata`);
    await alive(page);
    await page.getByText('In the Julian calendar: 28 May 585 BCE.').waitFor();
    expect(await page.locator('.far').textContent()).toContain('lagna of a clock time does not depend on ΔT');
  });

  test('the bars of a dasha of another year name its years as the dates below them do', async () => {
    const page = await newPage();
    await page.goto('/chart?names=common#t=-0584-05-22T18:00&at=23.1765,75.7885&tz=Asia/Kolkata&section=dasha');
    await page.locator('.dbar .dd').first().waitFor();
    const years = (await page.locator('.dbar').first().locator('.dd').allTextContents()).filter(Boolean);
    expect(years.length).toBeGreaterThan(5);
    for (const year of years) expect(year).toMatch(/^\d{3} BCE$/);
  });

  test('offline, a page without the tables of its date says so, and one whose tables were loaded works', async () => {
    const page = await newPage({ keeps: true });
    await visitAndUnplug(page);
    for (const path of ['/month?month=1209-05', '/day?date=1209-05-01']) {
      await page.goto(`${path}&${AT_UJJAIN}`);
      await page.getByRole('alert').getByRole('heading', { name: 'This page could not be computed.' }).waitFor();
    }
    const lost = page.record.errors.splice(0);
    expect([...new Set(lost)]).toEqual(['Failed to load resource: net::ERR_FAILED']);
    await page.context().setOffline(false);
    await page.reload();
    await alive(page);
    await page.getByRole('heading', { name: '1 May 1209' }).waitFor();
    await page.goto(`/month?month=1582-10&${AT_UJJAIN}`);
    await alive(page);
    await page.context().setOffline(true);
    await page.goto(`/month?month=1582-11&${AT_UJJAIN}`);
    await alive(page);
    await page.getByRole('heading', { name: 'November 1582' }).waitFor();
    expect(await page.locator('.mgrid td:not(.empty)').count()).toBe(30);
    await page.context().setOffline(false);
  });

  test.each(WIDTHS)('the pages of other years at %i px have no axe findings and no overflow', async (width) => {
    const page = await newPage({ width });
    for (const path of [
      '/month?month=-000100-03',
      '/hi/month?month=1582-10',
      '/hi/year?year=1700',
      '/day?date=-000100-03-01',
    ]) {
      await page.goto(`${path}&${AT_UJJAIN}`);
      await alive(page);
      await page.locator('.far').waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
    }
  });

  test('the ephemeris of a month BCE names its calendar and has the places of the API', async () => {
    const page = await newPage();
    await page.goto('/ephemeris/-000584-05');
    await page.getByText('The dates are in the Gregorian calendar.').waitFor();
    expect(await page.locator('h1').textContent()).toContain('May 585 BCE');
    const csv = (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '';
    const [head = '', first = ''] = (await (await fetch(inject('origin') + csv)).text()).split('\n');
    const degrees = Number(first.split(',')[head.split(',').indexOf('sun_longitude_deg')]);
    const minutes = Math.floor((degrees % 30) * 60 + 1e-6);
    const text = `${String(Math.floor(minutes / 60)).padStart(2, '0')}°${String(minutes % 60).padStart(2, '0')}′`;
    expect(await page.locator('tbody tr').first().textContent()).toContain(text);
    expect(await violations(page)).toEqual([]);
    await page.goto('/ephemeris/1700-05?body=sun&body=neptune');
    await page.getByText('Uranus, Neptune and Pluto are computed from 1900 to 2100.').waitFor();
    expect(await page.locator('thead th').allTextContents()).toEqual(['Day', 'Sun', 'Note']);
  });
});
