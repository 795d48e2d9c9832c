/** One system of digits on a page: the Hindi pages in Latin digits, and in the digits of Hindi where the reader chose them. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SECTIONS } from '../../src/web/views/chart/desk/sections';
import { VARANASI } from './births';
import { CHROMIUM } from './chromium';
import { foreignTexts } from './foreignDigits';
import { newPage, openAnew, useBrowser } from './page';

/** Opens every disclosure of a page, and the nested ones. */
async function openAll(page: Page): Promise<void> {
  for (let round = 0; round < 4; round++) {
    const opened = await page.evaluate(() => {
      const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const details of closed) details.querySelector('summary')?.click();
      return closed.length;
    });
    if (opened === 0) return;
    await page.waitForLoadState('networkidle');
  }
}

const RECTIFY = '#date=1990-05-15&from=08:00&until=10:00&at=28.6139,77.209&tz=Asia/Kolkata&place=New%20Delhi';
const EVENTS = '&event=2014-11-23,marriage&event=2010-07-01,career-shift&event=2016-02-10,child-birth';
const A = VARANASI.fragment.slice(1);

/** Paths with their fragments. */
const PATHS: readonly (readonly [path: string, fragment?: string])[] = [
  ['/'],
  ['/day'],
  ['/day?date=1674-06-16'],
  ['/month'],
  ['/year'],
  ['/year?year=2027&show=all&region=kerala'],
  ['/sky'],
  ['/find'],
  ['/match'],
  ['/vows'],
  ['/vows/eclipses/2027'],
  ['/utsava/lakshmi_puja/2027'],
  ['/utsava/utpanna_ekadashi/2026'],
  ['/panchanga/pune'],
  ['/holidays/kerala/2027'],
  ['/ephemeris/2026-12'],
  ['/subscribe'],
  ['/widgets'],
  ['/anniversaries?masa=8&paksha=krishna&tithi=30'],
  ['/ask'],
  ['/settings'],
  ['/charts'],
  ['/docs'],
  ['/embed/today'],
  ['/embed/line'],
  ['/embed/next'],
  ['/rectify', RECTIFY + EVENTS],
  ['/chart/booklet', VARANASI.fragment],
  ...SECTIONS.map(({ key }) => ['/chart', `#${A}&section=${key}`] as const),
];

/** Paths of pages that layout.test.ts does not visit in this form. */
const FURTHER = [
  '/day?date=1674-06-16',
  '/year?year=2027&show=all&region=kerala',
  '/vows',
  '/anniversaries?masa=8&paksha=krishna&tithi=30',
];

describe.skipIf(!CHROMIUM)('digits', () => {
  useBrowser();

  test.each([
    ['own', PATHS],
    // layout.test.ts looks for foreign digits on all other pages with Latin ones.
    ['latin', PATHS.filter(([path]) => FURTHER.includes(path))],
  ] as const)('every Hindi page has %s digits throughout, if its reader chose them', async (digits, paths) => {
    const page = await newPage();
    const found: string[] = [];
    for (const [path, fragment = ''] of paths) {
      await openAnew(page, `/hi${path}${path.includes('?') ? '&' : '?'}digits=${digits}${fragment}`);
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle');
      await openAll(page);
      // The documentation of the API has the digits of its code.
      const foreign = await foreignTexts(page, path === '/docs' ? 'latin' : digits);
      found.push(...foreign.map((text) => `${path}${fragment.slice(-20)} ${text}`));
    }
    expect(found).toEqual([]);
  });
});
