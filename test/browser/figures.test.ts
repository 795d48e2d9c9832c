/** Round charts and chakras on the desk, and the sky above the reader’s place: the drawings of the API. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { FIGURE_STYLES } from '../../src/drawing/figureStyles';
import { VARANASI } from './births';
import { CHROMIUM } from './chromium';
import { alive, newPage, overflows, useBrowser, violations, WIDTHS } from './page';

const AT_PUNE = 'place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata';
const NOW = '2026-11-21T13:30Z';

/** Centres of the discs of a drawing. */
const discsOf = (svg: string): string[] =>
  [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => `${x} ${y}`);

const discsOn = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(`${selector} circle`)
    .evaluateAll((all) => all.map((each) => `${each.getAttribute('cx')} ${each.getAttribute('cy')}`));

/** The drawing of a birth by the API. */
async function drawnByApi(query: string): Promise<string> {
  const response = await fetch(`${inject('origin')}/api/v1/chart?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'image/svg+xml' },
    body: JSON.stringify(VARANASI.v1),
  });
  return response.text();
}

describe.skipIf(!CHROMIUM)('round charts and chakras', () => {
  useBrowser();

  test('the desk draws the wheel, the chalit of a chosen system and both chakras as the API does', async () => {
    const page = await newPage();
    await page.goto(`/chart${VARANASI.fragment}&section=chakras`);
    await page.locator('.chakras svg').nth(3).waitFor();
    expect(await page.locator('.chakras svg[role=img][aria-labelledby]').count()).toBe(FIGURE_STYLES.length);
    expect(await discsOn(page, '.chakra-wheel')).toEqual(discsOf(await drawnByApi('style=wheel')));
    const edges = () =>
      page.locator('.chakra-chalit path').evaluateAll((all) => all.map((each) => each.getAttribute('d')));
    const before = await edges();
    await page.getByLabel('House system').selectOption('placidus');
    expect(page.url()).toContain('houses=placidus');
    const placidus = await drawnByApi('style=chalit&houses=placidus');
    const after = await edges();
    expect(after).not.toEqual(before);
    for (const d of after.filter((each) => each?.startsWith('M') && !each.includes('a')))
      expect(placidus).toContain(`d="${d}"`);
    await page.locator('.chakra-kota summary').click();
    expect(await page.locator('.chakra-kota details p').textContent()).toMatch(/: (Sun|Moon)/);
  });

  test('the code of the figures loads when they are opened', async () => {
    const page = await newPage();
    await page.goto(`/chart${VARANASI.fragment}`);
    await page.locator('.natal svg.kd').waitFor();
    const files = () => page.record.requests.filter((url) => /figures-\w+\.js$/.test(url)).length;
    expect(files()).toBe(0);
    await page.keyboard.press('c');
    await page.locator('.chakras svg').nth(3).waitFor();
    expect(files()).toBeGreaterThan(0);
    expect(page.url()).toContain('section=chakras');
  });

  test('/sky draws the sky above the place as the API does, for a time chosen by keyboard', async () => {
    const page = await newPage();
    await page.clock.setFixedTime(NOW);
    await page.goto(`/sky?${AT_PUNE}`);
    await alive(page);
    await page.getByRole('heading', { name: 'The sky over Pune on 21 November 2026, 19:00' }).waitFor();
    const drawn = async (at: string) =>
      (
        await fetch(`${inject('origin')}/api/v1/ephemeris?at=${at}&lat=18.5196&lon=73.8554&tz=Asia/Kolkata&format=svg`)
      ).text();
    await expect.poll(() => discsOn(page, '.dome')).toEqual(discsOf(await drawn('2026-11-21T19:00')));
    expect(await page.locator('.dome svg').getAttribute('role')).toBe('img');
    expect(await page.locator('.dome desc').first().textContent()).toMatch(
      /^Moon: altitude 52°.*Below the horizon: Sun/,
    );
    const slider = page.getByRole('slider', { name: 'Time' });
    await slider.focus();
    await page.keyboard.press('Home');
    await page.getByRole('heading', { name: 'The sky over Pune on 21 November 2026, 00:00' }).waitFor();
    await expect.poll(() => discsOn(page, '.dome')).toEqual(discsOf(await drawn('2026-11-21T00:00')));
    await page.getByText('Altitudes and azimuths').click();
    await expect.poll(() => page.locator('.domepart tbody tr').count()).toBe(9);
  });

  test.each(WIDTHS)(
    'the figures at %i px, in both languages and themes, have no axe findings and no overflow',
    async (width) => {
      const page = await newPage({ width });
      for (const language of ['', '/hi']) {
        await page.goto(`${language}/chart${VARANASI.fragment}&section=chakras`);
        await page.locator('.chakras svg').nth(3).waitFor();
        expect(await violations(page)).toEqual([]);
        expect(await overflows(page)).toBe(false);
        await page.goto(`${language}/sky?${AT_PUNE}`);
        await alive(page);
        await page.locator('.dome svg').waitFor();
        expect(await violations(page)).toEqual([]);
        expect(await overflows(page)).toBe(false);
      }
      expect((await page.locator('.dome').textContent())?.replaceAll('Pune', '')).toMatch(/^[^A-Za-z]+$/);
    },
  );
});
