/** Pages at widths between and below those of layout.test.ts, on a slow network, in forced colours and with reduced motion. */
import { describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium';
import { alive, newPage, overflows, useBrowser, violations } from './page';

const AT_PUNE = '?place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata';
const PAGES = [
  '/',
  '/hi/day',
  '/month',
  '/hi/year',
  '/chart',
  '/utsava/lakshmi_puja/2027',
  '/vows/ekadashi/2027',
  '/subscribe',
  '/widgets',
  '/anniversaries?kind=birthday&masa=8&tithi=12',
  '/hi/holidays/kerala/2027',
  '/panchanga/pune',
];

describe.skipIf(!CHROMIUM)('pages', () => {
  useBrowser();

  test('the pages at 320 and 768 px have no axe findings and no overflow', async () => {
    const page = await newPage();
    for (const path of PAGES) {
      await page.goto(path + (path.includes('?') ? AT_PUNE.replace('?', '&') : AT_PUNE));
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 900 });
        expect([path, width, await violations(page), await overflows(page)]).toEqual([path, width, [], false]);
      }
    }
  });

  test('the pages work before their scripts load: an early action runs once they have', async () => {
    const page = await newPage();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(`/month${AT_PUNE}&month=2026-11`, { waitUntil: 'commit' });
    await page.getByText('Diwali').first().waitFor();
    await page.waitForLoadState('load');
    await page.getByLabel('Regional calendar').selectOption('Tamil');
    await page.getByText('Karthigai').first().waitFor();
    expect(page.url()).toContain('calendar=tamil');
  });

  test('the pages show the current item in forced colours', async () => {
    const page = await newPage();
    await page.emulateMedia({ forcedColors: 'active' });
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    await page.goto(`/year${AT_PUNE}`);
    expect(await outline('.pick label:has(:checked)')).toBe('solid');
    expect(await outline('.smallmonths .today')).toBe('solid');
    await page.goto(`/chart${AT_PUNE}`);
    expect(await outline('.rail [aria-current]')).toBe('solid');
    await page.locator('.das > li').first().waitFor();
    const line = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { borderLeftWidth, borderLeftColor } = getComputedStyle(element);
          const probe = document.createElement('i');
          probe.style.cssText = 'forced-color-adjust: none; color: Highlight';
          document.body.append(probe);
          return [borderLeftWidth, borderLeftColor === getComputedStyle(probe).color];
        });
    expect(await line('.das > li')).toEqual(['5px', true]);
    await page.goto(`/day${AT_PUNE}`);
    expect(await line('tr.now > :first-child')).toEqual(['5px', true]);
    await page.goto(`/month${AT_PUNE}`);
    expect(await outline('.mgrid .on')).toBe('solid');
  });

  test('the pages have no animation with reduced motion', async () => {
    const page = await newPage();
    await page.goto(`/${AT_PUNE}`);
    await alive(page);
    expect(await page.locator('#clock').textContent()).toMatch(/^\d\d:\d\d$/);
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running).toBe(0);
  });
});
