/**
 * The sky over a span in a browser: the events of the API, their file, the wheel of a date, links that keep the span.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { CHROMIUM } from './chromium';
import { alive, newPage, overflows, useBrowser, violations, WIDTHS } from './page';

type Sky = components['schemas']['SkyResponse'];

const AT_PUNE = 'place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata';
const SPAN = 'from=2026-11&months=6';
const QUERY = 'from=2026-11-01&to=2027-04-30&lat=18.5196&lon=73.8554&tz=Asia/Kolkata';

const answered = async (kinds: string): Promise<Sky> =>
  (await (await fetch(`${inject('origin')}/api/v1/sky?${QUERY}&kinds=${kinds}`)).json()) as Sky;

describe.skipIf(!CHROMIUM)('the sky over a span', () => {
  useBrowser();

  test.each([
    ['station', 'station'],
    ['lunation', 'lunation'],
    ['eclipse', 'eclipse'],
    ['conjunction', 'conjunction'],
    ['combustion', 'combustion'],
    ['season', 'equinox,solstice'],
    ['rashi,nakshatra', 'ingress'],
  ])('the sky has every event of %s in the API, to the minute', async (group, kinds) => {
    const { events } = await answered(kinds);
    const page = await newPage();
    // All events are in the future, because the clock is before the span.
    await page.clock.setFixedTime('2026-10-01T00:00Z');
    await page.goto(`/sky?${SPAN}&kinds=${group}&${AT_PUNE}`);
    await alive(page);
    await page.locator('.events li').first().waitFor();
    const moreButton = page.getByRole('button', { name: /more event/ });
    if (await moreButton.isVisible()) await moreButton.click();
    const times = await page.locator('.events .when b').allTextContents();
    expect(events.length).toBeGreaterThan(0);
    expect(times).toEqual(events.map(({ at }) => at.slice(11, 16)));
  });

  test('the sky is in the HTML, and loads view and kernel on first interaction', async () => {
    const page = await newPage();
    await page.goto(`/sky?${SPAN}&${AT_PUNE}`);
    await page.waitForTimeout(500);
    expect(await page.locator('.tl rect').count()).toBeGreaterThan(20);
    const kernels = () => page.record.requests.filter((url) => url.endsWith('.wasm'));
    expect(kernels()).toEqual([]);
    await page.getByRole('checkbox', { name: 'Equinoxes, solstices' }).click();
    await expect.poll(() => page.url()).toContain('kinds=');
    expect(kernels()).toHaveLength(1);
  });

  test('the sky has a timeline, and the wheel of a date chosen by the slider or from the list', async () => {
    const page = await newPage();
    await page.clock.setFixedTime('2026-11-22T05:00Z');
    await page.goto(`/sky?${SPAN}&${AT_PUNE}`);
    await alive(page);
    await page.getByRole('heading', { name: 'The sky on 22 November 2026, 10:30' }).waitFor();
    expect(await page.locator('.tl rect').count()).toBeGreaterThan(20);
    const slider = page.getByRole('slider', { name: 'Date' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: /^The sky on 23 November 2026/ }).waitFor();
    await page.getByRole('button', { name: 'Saturn turns direct' }).click();
    await page.getByRole('heading', { name: /^The sky on 11 December 2026/ }).waitFor();
    await page.getByRole('button', { name: 'Now', exact: true }).click();
    await page.getByRole('heading', { name: /^The sky on 22 November 2026/ }).waitFor();
  });

  test('the sky keeps span and kinds in its URL, and makes the file of the API on the device', async () => {
    const page = await newPage();
    await page.goto(`/sky?${SPAN}&${AT_PUNE}`);
    await alive(page);
    await page.locator('.events li').first().waitFor();
    for (const name of ['Rashis', 'Lunations', 'Eclipses']) await page.getByRole('checkbox', { name }).uncheck();
    expect(page.url()).toContain('kinds=station');
    const expected = await (await fetch(`${inject('origin')}/api/v1/sky?${QUERY}&kinds=station&format=ics`)).text();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Calendar file (.ics)' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toBe(expected);
    await page.getByRole('link', { name: 'Later' }).click();
    expect(page.url()).toContain('from=2027-05');
    await page.getByLabel('Span').selectOption('10 years');
    await page.getByRole('heading', { name: /May 2027 – Apr 2037/ }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: /May 2027 – Oct 2027/ }).waitFor();
  });

  test.each(WIDTHS)(
    'the page at %i px, in both languages and themes, has no axe findings and no overflow',
    async (width) => {
      const page = await newPage({ width });
      for (const path of ['/sky', '/hi/sky']) {
        await page.goto(`${path}?${SPAN}&${AT_PUNE}&kinds=rashi,station,eclipse,conjunction,combustion,season`);
        await alive(page);
        await page.locator('.events li').first().waitFor();
        expect(await violations(page)).toEqual([]);
        expect(await overflows(page)).toBe(false);
      }
      expect(await page.locator('.events').first().textContent()).toMatch(/^[^A-Za-z]+$/);
    },
  );
});
