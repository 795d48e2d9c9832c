/** The shortcut keys of the pages: neighbours, the present, search, other pages, and the list of keys. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium';
import { alive, newPage, useBrowser, violations } from './page';

const AT_PUNE = 'place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata';

/** Presses keys one after another, however late the page receives them. */
const typeAtOnce = (page: Page, ...keys: string[]): Promise<unknown> =>
  Promise.all(keys.map((key) => page.keyboard.press(key)));

describe.skipIf(!CHROMIUM)('shortcut keys', () => {
  useBrowser();

  test.each([
    [`/day?date=2026-11-21&${AT_PUNE}`, /date=2026-11-22/, /date=2026-11-21/],
    [`/month?month=2026-11&${AT_PUNE}`, /month=2026-12/, /month=2026-11/],
    [`/hi/year?year=2026&${AT_PUNE}`, /year=2027/, /year=2026/],
    [`/ephemeris/2026-12?zodiac=raman&${AT_PUNE}`, /\/2027-01\?.*zodiac=raman/, /\/2026-12\?.*zodiac=raman/],
    [`/utsava/holi/2027?${AT_PUNE}`, /holi\/2028/, /holi\/2027/],
  ])('on %s the arrows go to the next page and back', async (path, next, before) => {
    const page = await newPage();
    await page.goto(path);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(next);
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(before);
  });

  test('t leads to the present, g with a letter to another page, and place and settings stay', async () => {
    const page = await newPage();
    await page.goto(`/month?month=2020-01&${AT_PUNE}&names=ta`);
    await alive(page);
    await page.keyboard.press('t');
    await page.waitForURL((url) => url.pathname === '/month' && !url.searchParams.has('month'));
    expect(page.url()).toMatch(/place=Pune.*names=ta/);
    await typeAtOnce(page, 'g', 'v');
    await page.waitForURL(/\/vows\?.*place=Pune.*names=ta/);
    await page.goto(`/chart?${AT_PUNE}`);
    await alive(page);
    await typeAtOnce(page, 'g', 'd');
    await page.waitForURL(/\/day\?.*place=Pune/);
  });

  test('a key that the view uses itself does that alone, also before the view runs', async () => {
    const page = await newPage();
    await page.addInitScript(() =>
      Object.assign(window, { prints: 0, print: () => (window as never as { prints: number }).prints++ }),
    );
    await page.goto(`/chart?${AT_PUNE}`);
    await page.keyboard.press('p');
    await page.locator('.rail [aria-current]').filter({ hasText: 'Dasha' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(200);
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await page.evaluate(() => (window as never as { prints: number }).prints)).toBe(0);
    await page.goto(`/vows?${AT_PUNE}`);
    await page.keyboard.press('p');
    await expect.poll(() => page.evaluate(() => (window as never as { prints: number }).prints)).toBe(1);
  });

  test('/ goes to the search, or to the place on a page without a search', async () => {
    const page = await newPage();
    await page.goto(`/year?${AT_PUNE}`);
    await alive(page);
    await page.keyboard.press('/');
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type))
      .toBe('search');
    await page.keyboard.type('/g');
    expect(await page.getByRole('searchbox').inputValue()).toBe('/g');
    await page.goto(`/vows?${AT_PUNE}`);
    await page.keyboard.press('/');
    await page.getByRole('dialog', { name: 'Place' }).waitFor();
  });

  test('? lists the keys, Escape closes the list, and a reader can switch the letters off', async () => {
    const page = await newPage();
    for (const [path, name] of [
      ['/hi/vows', 'कुंजियाँ'],
      ['/panchanga/pune', 'Keys'],
    ] as const) {
      await page.goto(path);
      await page.keyboard.press('?');
      const list = page.getByRole('dialog', { name });
      await list.waitFor();
      expect(await list.getByRole('row').count()).toBe(6);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await list.count()).toBe(0);
    }
    await page.goto(`/month?${AT_PUNE}&keys=off`);
    await alive(page);
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await page.waitForTimeout(300);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
