/**
 * Every page at five widths, in both languages: nothing is cut, overlaps, overflows or is too small to touch. The Hindi
 * pages have one system of digits.
 */
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PageKey } from '../../src/web/pages/pages';
import { COUPLE, VARANASI } from './births';
import { CHROMIUM } from './chromium';
import { foreignTexts } from './foreignDigits';
import { layoutFaults } from './layoutFaults';
import { newPage, openAnew, useBrowser } from './page';

const AT_PUNE = 'place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata';
const EVENTS = [
  '2008-07-01,relocation',
  '2012-06-01,education-milestone',
  '2014-11-23,marriage',
  '2019-08-01,career-shift',
];
const RECTIFIED = `#date=1990-05-15&at=28.6139,77.209&tz=Asia/Kolkata&place=New%20Delhi&from=08:00&until=10:00${EVENTS.map((event) => `&event=${event}`).join('')}`;
const SECTIONS = [
  'vargas',
  'chalit',
  'chakras',
  'dasha',
  'transits',
  'firm',
  'shadbala',
  'ashtakavarga',
  'yogas',
  'varsha',
  'differences',
  'tables',
];

/** Addresses of each page. A `#` begins a birth, so the place is in the query. */
const ADDRESSES: Record<PageKey, readonly string[]> = {
  now: ['/'],
  day: ['/day?date=2026-11-24', '/day?date=-0500-03-21'],
  month: ['/month?month=2026-11', '/month?month=1674-06'],
  year: ['/year?year=2027'],
  chart: [VARANASI.fragment, ...SECTIONS.map((section) => `${VARANASI.fragment}&section=${section}`)].map(
    (fragment) => `/chart${fragment}`,
  ),
  vows: ['/vows/ekadashi/2027', '/vows/eclipses/2027'],
  ask: ['/ask'],
  sky: ['/sky'],
  find: ['/find'],
  match: [`/match${COUPLE}`],
  rectify: [`/rectify${RECTIFIED}`],
  charts: ['/charts'],
  docs: ['/docs'],
  settings: ['/settings'],
  booklet: [`/chart/booklet${VARANASI.fragment}&name=Vasudha%20Krishnamurthy`],
  subscribe: ['/subscribe'],
  widgets: ['/widgets'],
  anniversaries: ['/anniversaries?kind=birthday&masa=8&tithi=12'],
  holidays: ['/holidays/kerala/2027'],
  almanac: ['ta', 'te', 'bn', 'ml', 'gu', 'mr', 'kn', 'or'].map((tag) => `/almanac/${tag}/2026-11-24`),
  ephemeris: ['/ephemeris/2026-12'],
  utsava: [
    'lakshmi_puja/2026',
    'utpanna_ekadashi/2026',
    'maha_shivaratri/2027',
    'sankashti_chaturthi/2026',
    'surya_grahana/2027',
  ].map((name) => `/utsava/${name}`),
  town: ['/panchanga/pune'],
  embedDay: ['today', 'choghadiya', 'hora', 'rahu-kala', 'line', 'next'].map((name) => `/embed/${name}`),
  embedChart: [`/embed/chart${VARANASI.fragment}`],
  absent: ['/offline'],
  notFound: ['/nowhere'],
};

const PHONES = [360, 390];
const DESKS = [1024, 1280, 1920];

/** An address in a language, for the reader in Pune. */
function addressOf(language: string, path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://host');
  return `${language}${pathname}${search ? `${search}&` : '?'}${AT_PUNE}${hash}`;
}

/** Opens every disclosure of the view, the nested ones too, and waits until what they load is there. */
async function openWhole(page: Page): Promise<void> {
  await page.locator('main').waitFor();
  await page.keyboard.press('Shift');
  const settled = () => page.waitForFunction(() => !document.querySelector('[aria-busy=true], #view[data-waits]'));
  await settled();
  await page.evaluate(() => document.fonts.ready);
  // Disclosures within disclosures, and those that load what they hold, are at most three deep.
  for (let depth = 0; depth < 3; depth++) {
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('main details:not([open], .drop)')) each.setAttribute('open', '');
    });
    await settled();
  }
}

/** Makes the primary pointer a finger or a mouse. */
const setFinger = (session: CDPSession, enabled: boolean) =>
  session.send('Emulation.setTouchEmulationEnabled', { enabled });

describe.skipIf(!CHROMIUM)('the layout', () => {
  useBrowser();

  test.each(['', '/hi'])('every page of "%s/" has a sound layout at five widths', async (language) => {
    const found: string[] = [];
    const page = await newPage();
    const session = await page.context().newCDPSession(page);
    for (const paths of Object.values(ADDRESSES)) {
      for (const path of paths) {
        await setFinger(session, false);
        await page.setViewportSize({ width: DESKS[0] as number, height: 900 });
        await openAnew(page, addressOf(language, path));
        await openWhole(page);
        // Almanacs are in their own languages.
        if (language === '/hi' && !path.startsWith('/almanac/')) {
          const foreign = await foreignTexts(page, 'latin');
          found.push(...foreign.map((text) => `${language}${path}: not in Latin digits: ${text}`));
        }
        for (const width of [...DESKS, ...PHONES]) {
          await setFinger(session, PHONES.includes(width));
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
          );
          found.push(...(await layoutFaults(page)).map((fault) => `${language}${path} at ${width}: ${fault}`));
        }
      }
    }
    page.record.errors = page.record.errors.filter((error) => !error.includes('404'));
    expect(found).toEqual([]);
  });
});
