/** Printed pages, rendered to PDF: their sheets are counted. */
import { describe, expect, test } from 'vitest';
import { COUPLE, VARANASI } from './births';
import { CHROMIUM } from './chromium';
import { alive, newPage, sheetsNow, smallestText, useBrowser } from './page';

const AT_PUNE = '?place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata';

/** Births of which the second has eight grahas in one house. */
const CROWDED = COUPLE.replace(/b\.t=[^&]*/, 'b.t=1962-02-05T10:00');

describe.skipIf(!CHROMIUM)('on paper', () => {
  useBrowser();

  test.each([
    '/utsava/lakshmi_puja/2027',
    '/utsava/maha_shivaratri/2027',
    '/utsava/janmashtami/2027',
    '/utsava/ganesha_chaturthi/2027',
    '/utsava/utpanna_ekadashi/2027',
    '/sky',
  ])('the page %s is one sheet without a text below 7 pt, in both languages and on both papers', async (path) => {
    const page = await newPage();
    for (const language of ['', '/hi']) {
      await page.goto(`${language}${path}${AT_PUNE}`);
      for (const format of ['A4', 'Letter'] as const) {
        expect([language, format, await sheetsNow(page, format)]).toEqual([language, format, 1]);
      }
      await page.emulateMedia({ media: 'print' });
      // The printed area of an A4 sheet, CSS pixels.
      await page.setViewportSize({ width: 703, height: 1054 });
      const { pt, text } = await smallestText(page);
      expect(pt, `${language}: ${text}`).toBeGreaterThan(6.99);
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });

  test.each([
    ['/find', 1],
    ['/month', 1],
    ['/year', 1],
    ['/match', 1],
    ['/holidays/kerala/2027', 1],
    ['/ephemeris/2026-12', 1],
    ['/almanac/ta/2026-11-24', 1],
    ['/almanac/gu/2026-11-24', 1],
    ['/ephemeris/2026-12?column=speed&column=latitude', 1],
    ['/ephemeris/2026-12?column=speed&column=latitude&column=declination&column=nakshatra', 2],
    ['/ephemeris/2026-12?step=10d&column=speed', 2],
    ['/vows/ekadashi/2026', 1],
    ['/vows/eclipses/2026?show=all', 1],
  ])(
    'the page %s fits on %i sheets without a text below 7 pt, in both languages and on both papers',
    async (path, most) => {
      const page = await newPage();
      for (const language of ['', '/hi']) {
        const at = `${language}${path}${path.includes('?') ? AT_PUNE.replace('?', '&') : AT_PUNE}`;
        await page.goto(at);
        for (const format of ['A4', 'Letter'] as const) {
          expect([at, format, (await sheetsNow(page, format)) <= most]).toEqual([at, format, true]);
        }
        await page.emulateMedia({ media: 'print' });
        // The size of drawings depends on the width of the paper.
        const { pt, text } = await smallestText(page, 'body', 'svg');
        expect(pt, `${language}: ${text}`).toBeGreaterThan(6.99);
        await page.emulateMedia({ media: null });
      }
    },
  );

  test.each(['/day?date=2026-05-20', '/day?date=2026-11-24', '/'])(
    'the sheet of the day of %s is full, with its divisions and without a text below 7 pt',
    async (path) => {
      const page = await newPage();
      for (const language of ['', '/hi']) {
        await page.goto(`${language}${path}${path.includes('?') ? AT_PUNE.replace('?', '&') : AT_PUNE}`);
        await page.emulateMedia({ media: 'print' });
        // The page of now gets the sheet when its script runs.
        const isDay = async (): Promise<boolean> => {
          await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
          return page.locator('.daypage .divisions').isVisible();
        };
        await expect.poll(isDay).toBe(true);
        // The printed area of an A4 sheet, CSS pixels.
        await page.setViewportSize({ width: 711, height: 1054 });
        const { pt, text } = await smallestText(page);
        expect(pt, text).toBeGreaterThan(6.99);
        const [right, bottom] = await page.evaluate(() => {
          const shown = [...document.querySelectorAll('main *')].filter(
            (each) => each.checkVisibility() && !each.closest('.vh') && each.getBoundingClientRect().width > 2,
          );
          const written = shown.filter(({ childNodes }) =>
            [...childNodes].some(({ nodeName }) => nodeName === '#text'),
          );
          return [
            Math.max(...shown.map((each) => each.getBoundingClientRect().right)),
            Math.max(...written.map((each) => each.getBoundingClientRect().bottom)),
          ];
        });
        expect(right).toBeLessThanOrEqual(711);
        expect(bottom).toBeGreaterThan(0.85 * 1054);
        expect(bottom).toBeLessThanOrEqual(1054);
        for (const paper of ['A4', 'Letter'] as const)
          expect([language, paper, await sheetsNow(page, paper)]).toEqual([language, paper, 1]);
        expect(await page.locator('main').count()).toBe(1);
        await page.emulateMedia({ media: null });
      }
    },
  );

  test.each([
    ['match', `/match${AT_PUNE}${CROWDED}`, 'section[aria-labelledby=exceptions]', 'main'],
    ['chart', `/chart${AT_PUNE}${VARANASI.fragment}`, '.chart-sheet tfoot, .chart-sheet .sum', '.chart-sheet'],
  ])(
    'the sheet of a %s is one, without a text below 7 pt, in both languages and on both papers',
    async (_, path, part, sheet) => {
      const page = await newPage();
      for (const language of ['', '/hi']) {
        await page.goto(`${language}${path}`);
        await page.locator(part).first().waitFor({ state: 'attached' });
        for (const format of ['A4', 'Letter'] as const) {
          expect([language, format, await sheetsNow(page, format)]).toEqual([language, format, 1]);
        }
        await page.emulateMedia({ media: 'print' });
        // The printed area of Letter, whose drawings are smaller, CSS pixels.
        await page.setViewportSize({ width: 725, height: 972 });
        const { pt, text } = await smallestText(page, sheet);
        expect(pt, `${language}: ${text}`).toBeGreaterThan(6.99);
        await page.emulateMedia({ media: null });
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    },
  );

  test('no value of the ephemeris leaves its printed sheet', async () => {
    const page = await newPage();
    await page.goto(
      `/ephemeris/2026-12${AT_PUNE}&column=speed&column=latitude&column=declination&column=nakshatra&body=sun&body=moon&body=rahu`,
    );
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 1054, height: 700 });
    expect(await page.locator('.scroll').evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  });

  test('the page /sky prints its drawing of the sky on a sheet of its own', async () => {
    const page = await newPage();
    for (const language of ['', '/hi']) {
      await page.goto(`${language}/sky${AT_PUNE}`);
      await alive(page);
      await page.locator('.dome svg').waitFor();
      for (const format of ['A4', 'Letter'] as const) {
        expect([language, format, await sheetsNow(page, format)]).toEqual([language, format, 2]);
      }
    }
  });
});
