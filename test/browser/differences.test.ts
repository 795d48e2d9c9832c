/** The effect of other conventions, in a browser: the labels of the API's `compare`, in English and Hindi. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { degreesText } from '../../src/web/reader/format';
import { VARANASI } from './births';
import { CHROMIUM } from './chromium';
import { newPage, overflows, useBrowser, violations, WIDTHS } from './page';

type ChartResponse = components['schemas']['ChartResponse'];

const ask = async (body: object): Promise<ChartResponse> => {
  const answer = await fetch(`${inject('origin')}/api/chart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...VARANASI.body, ...body }),
  });
  return answer.json() as Promise<ChartResponse>;
};

const SECTION = `${VARANASI.fragment}&section=differences`;
const open = async (page: Page, path = '/chart', further = '') => {
  await page.goto(`${path}${SECTION}${further}`);
  await page.locator('#differences select').waitFor();
};
const pointRows = (page: Page) => page.locator('#differences .stack table').first().locator('tbody tr');

describe.skipIf(!CHROMIUM)('why another program differs', () => {
  useBrowser();

  test('the page agrees with the API on a preset, and shows the moved points', async () => {
    const [page, main, other] = [
      await newPage(),
      await ask({ include: ['karakas'], compare: [{ preset: 'raman' }] }),
      await ask({ include: [], preset: 'raman' }),
    ];
    await open(page, '/chart?names=scholarly');
    await page.getByLabel('Compare with', { exact: true }).selectOption('preset-raman');
    await expect.poll(() => page.url()).toContain('with=preset-raman');
    const differs = main.comparison?.[0]?.differs ?? [];
    for (const [i, graha] of main.grahas.entries()) {
      const cells = await pointRows(page)
        .nth(i + 1)
        .locator('th, td')
        .allTextContents();
      expect(cells[1]).toContain(degreesText((graha.sidereal_deg as number) % 30));
      expect(cells[2]).toContain(degreesText((other.grahas[i]?.sidereal_deg as number) % 30));
      const fields = ['rashi_index', 'nakshatra_index', 'pada', 'house', 'dignity', 'combust', 'retrograde'];
      const changed = differs.filter(({ path }) => fields.some((field) => path === `grahas.${graha.key}.${field}`));
      expect(cells[4]?.split('; ').filter(Boolean)).toHaveLength(changed.length);
    }
    const eight = differs.filter(({ path }) => path.startsWith('chara_karakas.eight.'));
    expect(eight.length).toBeGreaterThan(0);
    const group = page.locator('#differences .index details').filter({ hasText: 'Chara karakas of eight' });
    expect(await group.locator('summary .q').textContent()).toBe(String(eight.length));
    await group.locator('summary').click();
    await expect.poll(() => group.locator('dt').count()).toBe(eight.length);
    expect(await violations(page)).toEqual([]);
  });

  test('the page shows every setting at a glance, and opens the pressed one', async () => {
    const page = await newPage();
    await open(page);
    const settings = page.locator('#differences .compare tbody tr');
    expect(await settings.count()).toBe(4 + 11 + 1 + 3 + 1);
    await settings.getByRole('button', { name: 'Dasha year of 360 days' }).click();
    await page.locator('#differences [role=status]').first().getByText('dasha year 5.25 days shorter').waitFor();
    await settings.getByRole('button', { name: 'True node' }).click();
    await page
      .locator('#differences [role=status]')
      .first()
      .getByText(/Rahu .* (more|less)/)
      .waitFor();
    expect(page.url()).toContain('with=node-true');
    await page.reload();
    await expect.poll(() => page.getByLabel('Compare with', { exact: true }).inputValue()).toBe('node-true');
  });

  test('the page finds the setting that explains figures of another program', async () => {
    const page = await newPage();
    await open(page);
    const compare = async (text: string) => {
      await page.getByLabel('Compare with figures of your own').fill(text);
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
    };
    await compare('Moon Kumbha 7°11′\nLagna Virgo 20 38');
    await page.getByText('Explained, within the digits given, by: Raman ayanamsa.').waitFor();
    await compare('Moon 120.5');
    await page.getByText('None of the settings explains them.').waitFor();
    await compare('Pluto 12');
    await page.getByText('does not begin with a graha').waitFor();
  });

  test('the page is fully in Hindi', async () => {
    const page = await newPage();
    await open(page, '/hi/chart', '&with=preset-raman');
    await page.getByRole('heading', { name: 'दूसरा प्रोग्राम अलग क्यों दिखाता है?' }).waitFor();
    const words = ((await page.locator('#differences').textContent()) ?? '').replace(/Moon 305|Lagna Kanya|UTC/g, '');
    expect(words.match(/\b(?:Rashi|Dasha|ayanamsa|earlier|later|labels?|house|Moon|Sun)\b/gi)).toBeNull();
    expect(await violations(page)).toEqual([]);
  });

  test.each(WIDTHS)('the page fits %i pixels in both themes', async (width) => {
    const page = await newPage({ width });
    await open(page);
    expect(await overflows(page)).toBe(false);
    expect(await violations(page)).toEqual([]);
  });
});
