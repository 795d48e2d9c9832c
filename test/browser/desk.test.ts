/** Sections of the desk that show more than the first chart: every daśā and every system of houses, as the API has them. */
import { describe, expect, inject, test } from 'vitest';
import { GRAHA_KEYS } from '../../src/data/keys';
import { HOUSE_SYSTEMS } from '../../src/domain/chart/houseCusps';
import { DASHA_KEYS } from '../../src/domain/dasha/keys';
import { VARANASI } from './births';
import { CHROMIUM } from './chromium';
import { newPage, overflows, useBrowser, violations, WIDTHS } from './page';

interface Named {
  label: string;
}

interface Period {
  start: string;
  lord: Named;
  rashi?: Named;
  /** Of a yoginī. */
  label?: string;
}

interface Answer {
  dasha: Record<string, { periods: Period[] }>;
  house_systems: { key: string; grahas: Record<string, number> | null }[];
}

async function api(body: object): Promise<Answer> {
  const response = await fetch(`${inject('origin')}/api/v1/chart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...VARANASI.v1, lang: 'en', ...body }),
  });
  return (await response.json()) as Answer;
}

describe.skipIf(!CHROMIUM)('the desk', () => {
  useBrowser();

  test('the desk has all 22 daśās with the periods of the API', async () => {
    const page = await newPage();
    const { dasha } = await api({ include: ['dasha'], dashas: DASHA_KEYS, dasha_depth: 1 });
    await page.goto(`/chart${VARANASI.fragment}&section=dasha`);
    const select = page.locator('.picks select');
    await select.waitFor();
    const listed = await select.locator('option').evaluateAll((all) => all.map((each) => each.getAttribute('value')));
    expect(listed.toSorted()).toEqual(DASHA_KEYS.toSorted());
    for (const key of DASHA_KEYS) {
      await select.selectOption(key);
      expect(page.url().includes(`system=${key}`)).toBe(key !== 'vimshottari');
      const shown = await page.locator('.dbar').first().locator('button .vh').allTextContents();
      const periods = dasha[key]?.periods ?? [];
      expect(shown.length, key).toBe(periods.length);
      for (const [i, text] of shown.entries()) {
        const { start, lord, rashi, label } = periods[i] as Period;
        expect(text, key).toContain(label ?? (rashi ?? lord).label);
        if (i > 0) expect(text, key).toContain(start.slice(0, 4));
      }
    }
  });

  test('the chalit has the houses of the API in every system', async () => {
    const page = await newPage();
    const { house_systems } = await api({ include: ['house_systems'] });
    await page.goto(`/chart${VARANASI.fragment}&section=chalit`);
    const select = page.locator('.picks select');
    await select.waitFor();
    for (const key of HOUSE_SYSTEMS) {
      await select.selectOption(key);
      const system = house_systems.find((each) => each.key === key);
      const houses = await page.locator('.chalit table').first().locator('tbody tr td:last-child').allTextContents();
      expect(houses.map(Number), key).toEqual(GRAHA_KEYS.map((graha) => system?.grahas?.[graha]));
    }
  });

  test.each(WIDTHS)('both sections have no axe findings and no overflow at %i px, in both languages', async (width) => {
    for (const path of ['/chart', '/hi/chart']) {
      for (const section of ['dasha&system=kalachakra', 'chalit']) {
        const page = await newPage({ width });
        await page.goto(`${path}${VARANASI.fragment}&section=${section}`);
        await page.locator('.picks select').waitFor();
        expect(await violations(page)).toEqual([]);
        expect(await overflows(page)).toBe(false);
      }
    }
  });
});
