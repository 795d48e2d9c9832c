/** Four readers, from their first page to their goal. */
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { CHROMIUM } from './chromium';
import { alive, keepPlace, newPage, overflows, sheets, useBrowser, violations } from './page';

type Utsavas = components['schemas']['UtsavasResponse'];

const PUNE = '?place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata';
const EDISON = { name: 'Edison', lat: 40.5187, lon: -74.4121, tz: 'America/New_York' };

describe.skipIf(!CHROMIUM)('a reader', () => {
  useBrowser();

  test('a reader in Pune finds Rahu Kaal, the month and Diwali in Hindi, on a phone', async () => {
    const page = await newPage({ width: 390 });
    await page.goto(`/hi/${PUNE}`);
    await page.getByText('राहु काल').first().waitFor();
    await page.getByRole('link', { name: 'महीना', exact: true }).click();
    await page.waitForURL(/\/hi\/month\?.*place=Pune/);
    await page.locator('.mlist .dn').first().click();
    await page.waitForURL(/\/hi\/day\?date=\d{4}-\d\d-01&.*place=Pune/);
    await page.locator('.foremost').getByText('राहु काल').waitFor();
    expect(await overflows(page)).toBe(false);
    await page.goto(`/hi/year${PUNE}&year=2026`);
    await alive(page);
    await page.getByRole('searchbox', { name: 'खोजें' }).fill('deewali');
    // The list shrinks under the pointer when the search has loaded.
    await page.waitForFunction(() => document.querySelectorAll('.fest li').length < 10);
    const row = page.locator('.fest li').filter({ hasText: 'लक्ष्मी पूजा' });
    await row.locator('summary').click();
    await row.locator('.reason p').nth(2).waitFor();
    await row.getByRole('link', { name: 'इस पर्व का पृष्ठ' }).click();
    await page.waitForURL(/\/hi\/utsava\/lakshmi_puja\/2026\?.*place=Pune/);
    await page.locator('.head2').getByText('रविवार, 8 नवंबर 2026').waitFor();
    expect(await overflows(page)).toBe(false);
    expect(await violations(page)).toEqual([]);
  });

  test('a reader draws twenty charts by keyboard, and walks through their sections', async () => {
    const page = await newPage();
    await page.goto(`/chart${PUNE}`);
    await alive(page);
    for (let i = 0; i < 20; i++) {
      // The year comes first, so that day and month are unambiguous.
      const date = `19${60 + i}-0${(i % 9) + 1}-${String(i + 1).padStart(2, '0')}`;
      await page.getByRole('button', { name: 'Change', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Date', { exact: true }).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(date);
      await page.keyboard.press('Tab');
      await page.getByLabel('Time', { exact: true }).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(`0${i % 10}15`);
      await page.getByLabel('Place', { exact: true }).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('18.52, 73.86');
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: 'Draw the chart' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(new RegExp(`#t=${date}T0${i % 10}:15`));
      await page.keyboard.press(['v', 'p', 't', 'a'][i % 4] as string);
      await page.locator('.rail nav [aria-current]').waitFor();
      await page.keyboard.press('d');
      await page.locator('.part .dtab tbody tr').nth(9).waitFor();
    }
    expect(await page.locator('.recents li').count()).toBeGreaterThanOrEqual(5);
    expect(page.record.requests.filter((url) => /api\/|19\d\d-\d\d-\d\d/.test(url))).toEqual([]);
  });

  test('a reader in New Jersey plans 2027 for a temple: ekadashis, a subscription, two printed sheets', async () => {
    const page = await newPage();
    await keepPlace(page, EDISON);
    await page.goto('/year?year=2027');
    await alive(page);
    await page.getByLabel('Tradition').selectOption('Vaishnava');
    await page.getByLabel('Kind').selectOption('Ekadashis');
    await page.getByRole('radio', { name: 'Everything' }).check({ force: true });
    await page.waitForURL(/show=all&tradition=vaishnava&kind=ekadashi/);
    const { name: _, ...place } = EDISON;
    const query = new URLSearchParams({ ...place, lat: '40.5187', lon: '-74.4121' } as Record<string, string>);
    const address = `${inject('origin')}/api/utsavas?year=2027&tradition=vaishnava&kind=ekadashi&${query}`;
    const { count, utsavas } = (await (await fetch(address)).json()) as Utsavas;
    await page.getByText(`${count} observances`, { exact: true }).waitFor();
    const names = await page.locator('.fest summary .n').allTextContents();
    expect(names).toEqual(utsavas.map(({ name_common }) => name_common));
    await page.getByText('Subscribe', { exact: true }).click();
    const href = await page.getByRole('link', { name: 'In this device’s calendar' }).getAttribute('href');
    const calendar = await (await fetch(`${href}`.replace('webcal:', 'http:'))).text();
    expect(calendar).toContain('Edison');
    expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(40);
    expect(await sheets(page, '/year?year=2027')).toBe(2);
    expect(await sheets(page, '/month?month=2027-10')).toBe(1);
  });

  test('a reader finds an endpoint, tries it, and embeds the day on a page', async () => {
    const page = await newPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'API', exact: true }).first().click();
    const endpoint = page.locator('#getCard');
    await page.locator('.contents').getByRole('link', { name: '/api/v1/card.svg' }).click();
    await endpoint.getByText('Parameters and answers').click();
    await endpoint
      .getByRole('cell', { name: 'image/svg+xml' })
      .first()
      .or(endpoint.getByText('date').first())
      .waitFor();
    await endpoint.getByText('Try it here').click();
    await endpoint.getByRole('button', { name: 'Send the request' }).click();
    await endpoint.getByText(/^200 OK/).waitFor();
    expect((await page.evaluate(() => document.documentElement.scrollHeight)) < 30_000).toBe(true);
    await page.goto(`/embed/today${PUNE}`);
    expect(await page.locator('main').textContent()).toContain('Rahu Kalam');
    const element = await (await fetch(`${inject('origin')}/embed.js`)).text();
    expect(element).toContain('khagola-chart');
    expect(await violations(page)).toEqual([]);
  });
});
