/** Sections of the desk that show more than the first chart: every daśā and every system of houses, as the API has them. */
import { describe, expect, inject, test } from 'vitest';
import { HOUSE_SYSTEMS } from '../../src/data/houseSystems';
import { GRAHA_KEYS } from '../../src/data/keys';
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

  test.each(['', '/hi'])(
    'each running period of the desk %s has a line and the word, and no fill',
    async (language) => {
      const page = await newPage();
      await page.goto(`${language}/chart${VARANASI.fragment}`);
      const periods = page.locator('.das > li');
      await periods.first().waitFor();
      const shown = await periods.evaluateAll((all) =>
        all.map((each) => {
          const { backgroundColor, borderLeftWidth } = getComputedStyle(each);
          return [each.getAttribute('aria-current'), backgroundColor, borderLeftWidth];
        }),
      );
      expect(shown.length).toBeGreaterThan(2);
      expect(new Set(shown.map(String))).toEqual(new Set(['time,rgba(0, 0, 0, 0),5px']));
      const word = language === '' ? /^now, / : /^अभी, /;
      for (const text of await periods.locator('.nw:not(small)').allTextContents()) expect(text).toMatch(word);
      await page.goto(`${language}/chart${VARANASI.fragment}&section=dasha`);
      const bar = page.locator('.dbar').last();
      await bar.locator('.run').waitFor();
      const ground = (selector: string) =>
        bar.locator(selector).evaluate((each) => getComputedStyle(each).backgroundColor);
      expect(await ground('.run')).toBe(await ground('button:not(.run) >> nth=0'));
      expect(await page.locator('tr[aria-current] .nowtag').textContent()).toBe(language === '' ? ' now' : ' अभी');
    },
  );

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

  test('the chalit names its house systems without loading the names of observances', async () => {
    const page = await newPage();
    await page.goto(`/chart${VARANASI.fragment}&section=chalit`);
    await page.locator('.picks select').waitFor();
    const scripts = page.record.requests.filter((url) => url.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    expect(texts.some((text) => text.includes('Polich-Page'))).toBe(true);
    expect(scripts.filter((_, i) => texts[i]?.includes('Gudi Padwa'))).toEqual([]);
  });

  test.each([390, 1280] as const)('no date of a daśā is cut at %i px or at 1000 px', async (width) => {
    const page = await newPage({ width });
    await page.goto(`/chart${VARANASI.fragment}&section=dasha`);
    for (const wide of [width, 1000]) {
      await page.setViewportSize({ width: wide, height: 800 });
      await page.locator('.dbar .dd').first().waitFor({ state: 'attached' });
      const cut = await page.locator('.dbar button').evaluateAll((all) =>
        all
          .filter((each) => (each.querySelector('.dd')?.textContent ?? '') !== '')
          .filter((each) => (each.querySelector('.dl')?.scrollWidth ?? 0) > each.clientWidth + 1)
          .map((each) => each.textContent),
      );
      expect(cut).toEqual([]);
    }
  });

  test('the title of an empty house names the house', async () => {
    const page = await newPage();
    await page.goto(`/chart${VARANASI.fragment}`);
    const titles = () => page.locator('.natal svg.kd g > title').allTextContents();
    await expect.poll(async () => (await titles()).filter((title) => /^House 10, Mithuna$/.test(title)).length).toBe(1);
  });

  test('a value of the bar is corrected in its place with the old value, and Back returns to the birth before', async () => {
    const page = await newPage();
    await page.goto(`/chart${VARANASI.fragment}&section=firm`);
    await page.locator('.opened').waitFor();
    const time = (text: string) => page.locator('.deskbar').getByRole('button', { name: text, exact: true });
    const field = page.getByRole('textbox', { name: 'Time' });
    const length = () => page.evaluate(() => history.length);
    const before = await length();
    await time('20:56:22').press('Enter');
    await expect.poll(() => field.inputValue()).toBe('20:56:22');
    await field.press('ArrowUp');
    expect(await field.inputValue()).toBe('20:57:22');
    expect(await violations(page)).toEqual([]);
    await field.press('Escape');
    await expect.poll(() => time('20:56:22').evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await length()).toBe(before);

    await time('20:56:22').click();
    await field.fill('25:99');
    await field.press('Enter');
    await page.getByRole('alert').getByText('Enter hours and minutes').waitFor();
    await field.fill('20:57');
    await field.press('Enter');
    await expect.poll(() => time('20:57').evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await length()).toBe(before + 1);
    expect(page.url()).toContain('t=1985-02-19T20:57&');
    expect(page.url()).toContain('&section=firm');
    await page.goBack();
    await time('20:56:22').waitFor();
    expect(await page.locator('.opened .firm').count()).toBe(1);
  });

  test('name, date and place are corrected separately, and the page asks which of two dates is meant', async () => {
    const page = await newPage();
    await page.goto(`/chart${VARANASI.fragment}`);
    const bar = page.locator('.deskbar');
    await bar.getByRole('heading').getByRole('button').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ramesh');
    await page.keyboard.press('Enter');
    await bar.getByRole('button', { name: 'Ramesh' }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Ramesh, 19 Feb 1985/);
    await bar.getByRole('button', { name: '19 Feb 1985' }).click();
    await page.getByRole('textbox', { name: 'Date' }).fill('3/2/1985');
    await page.keyboard.press('Enter');
    await page.getByText('Sunday, 3 February 1985').click();
    await bar.getByRole('button', { name: '3 Feb 1985' }).waitFor();
    await bar.getByRole('button', { name: 'near Varanasi' }).click();
    await page.getByRole('combobox', { name: 'Place' }).fill('Ujjain');
    await page.getByRole('option', { name: /^Ujjain/ }).click();
    await page.keyboard.press('Enter');
    await bar.getByRole('button', { name: 'Ujjain', exact: true }).waitFor();
    expect(page.url()).toMatch(/t=1985-02-03T20:56:22&at=23\.\d+,75\.\d+&tz=Asia\/Kolkata&place=Ujjain&name=Ramesh/);
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
