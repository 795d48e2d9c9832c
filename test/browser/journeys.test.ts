/** Four readers, from their first page to their goal. */
import { execFileSync } from 'node:child_process';
import type { Locator } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { forgive } from './accountsFixture';
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
    // The list of the present month begins with today.
    await page.locator('.mlist .dn:visible').first().click();
    await page.waitForURL(/\/hi\/day\?date=\d{4}-\d\d-\d\d&.*place=Pune/);
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
    await page.locator('main').getByText('Subscribe', { exact: true }).click();
    const href = await page.getByRole('link', { name: 'In this device’s calendar' }).getAttribute('href');
    const calendar = await (await fetch(`${href}`.replace('webcal:', 'http:'))).text();
    expect(calendar).toContain('Edison');
    expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(40);
    expect(await sheets(page, '/year?year=2027')).toBe(1);
    expect(await sheets(page, '/month?month=2027-10')).toBe(1);
  });

  test('a developer finds a field, runs a sample, mends an error and embeds the day, by keyboard', async () => {
    const page = await newPage();
    const pressOn = async (control: Locator) => {
      await control.focus();
      await page.keyboard.press('Enter');
    };
    await page.goto('/');
    await pressOn(page.getByRole('link', { name: 'API', exact: true }).first());
    const contents = page.getByRole('navigation', { name: 'Endpoints' });
    await contents.getByRole('link', { name: 'GET /api/v1/days' }).waitFor();
    await page.keyboard.press('/');
    const field = contents.getByRole('searchbox');
    await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.type('chandrashtama');
    await contents.getByText('days[].chandrashtama', { exact: true }).waitFor();
    const found = await contents.locator('li a').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(found).toContain('/docs/days');
    for (let i = 0; i <= found.indexOf('/docs/days'); i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const endpoint = page.locator('#getDays');
    await endpoint.getByText(/^200 OK, [\d.]+ (bytes|kB)$/).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('GET /api/v1/days');
    await endpoint.getByRole('radio', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowRight');
    await pressOn(endpoint.getByRole('button', { name: 'Copy: Request of getDays' }));
    await endpoint.getByText('Copied.').waitFor();
    const program = await page.evaluate(() => navigator.clipboard.readText());
    const printed = execFileSync(process.execPath, ['--input-type=module', '-'], { input: program, encoding: 'utf8' });
    expect(printed).toMatch(/tithi: /);
    await pressOn(endpoint.getByText('Try it here'));
    await endpoint.getByLabel(/^tz/).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Asia/Kolkatta');
    await page.keyboard.press('Enter');
    await endpoint.locator('.answered').getByText('400 Bad Request').waitFor();
    forgive(page.record, 400);
    const answer = endpoint.getByRole('region', { name: 'Body of the answer of getDays' });
    expect(await answer.textContent()).toMatch(/"field": "tz"/);
    const [, proposed = ''] = /(Asia\/Kolkata)/.exec((await answer.textContent()) ?? '') ?? [];
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(proposed);
    await page.keyboard.press('Enter');
    await endpoint.locator('.answered').getByText('200 OK').waitFor();
    // The language of samples stays for other endpoints.
    await page.keyboard.press('Escape');
    await page.locator('h2#getDays-head').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('#getConvert').getByText('await fetch(').waitFor();
    await page.goto(`/embed/today${PUNE}`);
    expect(await page.locator('main').textContent()).toContain('Rahu Kaal');
    const element = await (await fetch(`${inject('origin')}/embed.js`)).text();
    expect(element).toContain('khagola-chart');
    expect(await violations(page)).toEqual([]);
  });
});
