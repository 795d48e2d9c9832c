/** Search for muhūrtas in a browser: the days and windows of the API, reasons, switched-off rules, a calendar file. */
import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { CHROMIUM } from './chromium';
import { alive, newPage, overflows, useBrowser, violations, WIDTHS } from './page';

type Muhurtas = components['schemas']['MuhurtasResponse'];

const SPAN = 'purpose=griha-pravesha&from=2026-11-01&to=2027-03-31';
const AT_PUNE = 'place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata';
const ADDRESS = `/find?${SPAN}&${AT_PUNE}`;

async function answered(further = ''): Promise<Muhurtas> {
  const where = 'lat=18.5196&lon=73.8554&tz=Asia/Kolkata';
  const response = await fetch(`${inject('origin')}/api/v1/muhurta-search?${SPAN}&${where}${further}`);
  return (await response.json()) as Muhurtas;
}

describe.skipIf(!CHROMIUM)('the search for muhūrtas', () => {
  useBrowser();

  test.each(['', '&tradition=prokerala&nakshatra=4&rashi=2'])(
    'the search opens the days that the API opens %s',
    async (further) => {
      const { days, windows, open_days } = await answered(further);
      const page = await newPage();
      await page.goto(ADDRESS + further);
      await alive(page);
      await page.locator('.daystrip .open').first().waitFor();
      const verdicts = await page
        .locator('.daystrip button')
        .evaluateAll((buttons) => buttons.map((button) => button.className));
      expect(verdicts).toEqual(days.map(({ verdict }) => verdict));
      expect(await page.locator('.findbody > .line h2').textContent()).toBe(
        `${open_days} of ${days.length} days are open`,
      );
      const [first] = windows;
      const times = [first?.start, first?.end].map((time) => time?.slice(11, 16));
      const shown = (await page.locator('.reason .tm').first().textContent()) ?? '';
      for (const time of times) expect(shown).toContain(time);
    },
  );

  test('the search is in the HTML, and loads view and kernel on first interaction', async () => {
    const page = await newPage();
    await page.goto(ADDRESS);
    await page.waitForTimeout(500);
    expect(await page.locator('.daystrip button').count()).toBe(151);
    const kernels = () => page.record.requests.filter((url) => url.endsWith('.wasm'));
    expect(kernels()).toEqual([]);
    // Opened before the view is loaded, it opens as soon as it is.
    await page.getByText('Why other lists differ').click();
    await page.locator('details .rows li > b').first().waitFor();
    expect(kernels()).toHaveLength(1);
  });

  test('the search names every rule that closes a day, by tap and by keyboard', async () => {
    const { days, rules } = await answered();
    const page = await newPage();
    await page.goto(ADDRESS);
    await alive(page);
    const strip = page.locator('.daystrip');
    await strip.locator('button').first().waitFor();
    const closed = days.find(({ verdict, closed_by }) => verdict === 'closed' && closed_by.length > 1);
    const number = Date.parse(`${closed?.date}T00:00Z`) / 86_400_000;
    await strip.locator(`[data-day="${number}"]`).click();
    expect(await page.locator('.reason .rows li').count()).toBe(closed?.closed_by.length);
    expect(rules.length).toBe(await page.locator('.rulelist > li').count());
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.day)).toBe(String(number + 1));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.day)).toBe(String(number + 1));
    expect(await strip.locator('button[tabindex="0"]').count()).toBe(1);
  });

  test('the search ignores a switched-off rule, and the URL keeps it', async () => {
    const page = await newPage();
    await page.goto(ADDRESS);
    await alive(page);
    const open = page.locator('.daystrip .open');
    await open.first().waitFor();
    const before = await open.count();
    await page.getByRole('checkbox', { name: 'Apply the rule Nakshatra' }).uncheck();
    await expect.poll(() => open.count()).toBeGreaterThan(before);
    expect(page.url()).toContain('without=nakshatra');
    const after = await open.count();
    const otherPage = await newPage();
    await otherPage.goto(page.url());
    await expect.poll(() => otherPage.locator('.daystrip .open').count()).toBe(after);
    await page.getByRole('button', { name: 'Switch all on' }).click();
    await expect.poll(() => open.count()).toBe(before);
  });

  test('the search explains why other lists differ, with the number of days of each', async () => {
    const { comparison } = await answered('&compare=all');
    const page = await newPage();
    await page.goto(ADDRESS);
    await alive(page);
    await page.getByText('Why other lists differ').click();
    const rows = page.locator('details .rows li > b');
    await rows.first().waitFor();
    expect((await rows.allTextContents()).map((text) => Number.parseInt(text, 10))).toEqual(
      comparison?.others.map(({ open_days }) => open_days),
    );
  });

  test('the search makes the calendar file of the API on the device', async () => {
    const expected = await (
      await fetch(
        `${inject('origin')}/api/v1/muhurta-search?${SPAN}&lat=18.5196&lon=73.8554&tz=Asia/Kolkata&format=ics`,
      )
    ).text();
    const page = await newPage();
    await page.goto(ADDRESS);
    await alive(page);
    await page.locator('.daystrip .open').first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Calendar file (.ics)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('griha-pravesha-2026.ics');
    const events = (text: string) => text.slice(text.indexOf('BEGIN:VEVENT'));
    expect(events(readFileSync(await download.path(), 'utf8'))).toBe(events(expected));
    expect(page.record.requests.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  test('the search reports invalid days at the field, and names the closest days if none is open', async () => {
    const page = await newPage();
    await page.goto('/find?from=2026-12-01&to=2026-11-01');
    await alive(page);
    await page.getByText('Choose a last day on or after the first.').waitFor();
    await page.getByLabel('To', { exact: true }).fill('2028-12-01');
    await page.getByText('At most 400 days after the first.').waitFor();
    await page.goto(`/find?purpose=vivaha&from=2026-08-01&to=2026-08-10&${AT_PUNE}`);
    await alive(page);
    await page.getByRole('heading', { name: 'None of 10 days is open' }).waitFor();
    await page.getByText(/^Closest: /).waitFor();
  });

  test.each(WIDTHS)(
    'the page at %i px, in both languages and themes, has no axe findings and no overflow',
    async (width) => {
      const page = await newPage({ width });
      for (const path of [ADDRESS, `/hi${ADDRESS}&digits=own`]) {
        await page.goto(path);
        await alive(page);
        await page.locator('.daystrip .open').first().waitFor();
        await page.evaluate(() => {
          for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
        });
        expect(await violations(page)).toEqual([]);
        expect(await overflows(page)).toBe(false);
      }
      expect(await page.locator('h1').textContent()).toBe('मुहूर्त खोजें');
    },
  );
});
