/**
 * Two births compared in a browser: the points of the API, rules on demand, births by the form, links that keep them.
 */
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { commonSpelling } from '../../src/lexicon/commonSpelling';
import { CHROMIUM } from './chromium';
import { newPage, openAnew, overflows, useBrowser, violations, WIDTHS } from './page';

type Match = components['schemas']['MatchResponse'];

const A = 'a.t=1985-02-19T20:56:22&a.at=25.3176,82.9739&a.tz=Asia/Kolkata&a.place=Varanasi&a.name=Asha';
const B = 'b.t=1992-11-03T06:15&b.at=13.0827,80.2707&b.tz=Asia/Kolkata&b.place=Chennai';
const BIRTHS = `#${A}&${B}`;

async function answered(choices: Record<string, string>): Promise<Match> {
  const a = { date: '1985-02-19', time: '20:56:22', lat: 25.3176, lon: 82.9739, tz: 5.5 };
  const b = { date: '1992-11-03', time: '06:15', lat: 13.0827, lon: 80.2707, tz: 5.5 };
  const response = await fetch(`${inject('origin')}/api/v1/match`, {
    method: 'POST',
    body: JSON.stringify({ a, b, ...choices }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Match;
}

const figure = (points: number | null | undefined, maximum: number | null | undefined) => `${points} / ${maximum}`;

describe.skipIf(!CHROMIUM)('two births compared', () => {
  useBrowser();

  test.each([
    ['', { system: 'ashtakuta' }],
    ['?tradition=raman&orientation=b-vara', { system: 'ashtakuta', tradition: 'raman', orientation: 'b-vara' }],
    ['?tradition=tamil', { system: 'dashakuta', tradition: 'tamil' }],
  ])('the match has the points of the API for "%s"', async (query, choices) => {
    const { kutas, total, maximum, variants } = await answered(choices);
    const page = await newPage();
    await page.goto(`/match${query}${BIRTHS}`);
    for (const { key, points, maximum: most } of kutas) {
      const cell = page.locator(`#kuta-${key} td`).last();
      if (points !== null) await expect.poll(() => cell.textContent()).toContain(figure(points, most));
    }
    expect(await page.locator('.kt tbody tr').count()).toBe(kutas.length);
    expect(await page.locator('.kt tfoot td').textContent()).toBe(figure(total, maximum));
    const otherTraditions = await page
      .locator('section[aria-labelledby=traditions] li:has(button) > .nw')
      .allTextContents();
    expect(otherTraditions).toEqual(variants.map((variant) => figure(variant.total, variant.maximum)));
  });

  test('a row shows its rule with its source, or all rules at once', async () => {
    const { kutas } = await answered({ system: 'ashtakuta' });
    const page = await newPage();
    await page.goto(`/match${BIRTHS}`);
    const nadi = page.getByRole('button', { name: /^Nadi/ });
    await nadi.focus();
    await page.keyboard.press('Enter');
    const source = kutas.find(({ key }) => key === 'nadi')?.source ?? '';
    expect(source).not.toBe('');
    expect(await page.locator('#rule-nadi').textContent()).toContain(commonSpelling(source));
    await page.getByRole('button', { name: 'Show all rules' }).click();
    expect(await page.locator('.rulerow').count()).toBe(kutas.length);
  });

  test('two births are entered by keyboard; the link keeps both and shows the same on another device', async () => {
    const page = await newPage();
    await page.goto('/match');
    await page.getByRole('button', { name: /^Enter a birth: A/ }).press('Enter');
    await page.getByLabel('Date').fill('19-02-1985');
    await page.getByLabel('Time', { exact: true }).fill('20:56:22');
    await page.getByLabel('Place', { exact: true }).fill('varanasi');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'A', exact: true }).waitFor();
    // The form of the second person starts with the place of the first.
    await expect.poll(() => page.getByLabel('Place', { exact: true }).inputValue()).toMatch(/^Varanasi/);
    await page.getByLabel('Date').fill('3 Nov 1992');
    await page.getByLabel('Time', { exact: true }).fill('0615');
    await page.keyboard.press('Enter');
    const sum = page.locator('.kt tfoot td');
    await sum.waitFor();
    expect(page.url()).toContain('#a.t=1985-02-19T20:56:22');
    expect(page.url()).toContain('&b.t=1992-11-03T06:15');
    const otherPage = await newPage();
    await otherPage.goto(page.url());
    await otherPage.locator('.kt tfoot td').waitFor();
    expect(await otherPage.locator('.kt').textContent()).toBe(await page.locator('.kt').textContent());
    await page.goBack();
    await expect.poll(() => page.locator('.kt').count()).toBe(0);
    // Birth data never leave the device.
    expect(page.record.requests.filter((url) => /1985|1992/.test(url))).toEqual([]);
  });

  test('a birth without a time has no lagna, and an invalid birth is named', async () => {
    const page = await newPage();
    await page.goto(`/match#${A.replace('T20:56:22', '')}&${B}`);
    await page.getByText('noon is used').waitFor();
    const lagna = page.locator('section[aria-labelledby=mangala] tbody tr').first();
    expect((await lagna.locator('td').allTextContents())[0]).toBe('–');
    await page.goto(`/match#${A}&b.t=1992-13-03&b.at=1,2&b.tz=Asia/Kolkata`);
    await page.reload();
    await page.getByRole('heading', { name: 'A birth of this link is not valid.' }).waitFor();
  });

  test('the match is in Hindi, with Hindi rules', async () => {
    const page = await newPage();
    await page.goto(`/hi/match${BIRTHS}`);
    await page.getByRole('heading', { name: 'दो जन्मों का मिलान' }).waitFor();
    await page.getByRole('button', { name: 'सारे नियम दिखाएँ' }).click();
    // Titles of works stay as they are.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('.src, svg')) element.remove();
    });
    const text = await page.locator('main').textContent();
    // Otherwise only the letters of the births, the name and the places are Latin.
    expect(text?.replace(/Asha|Varanasi|Chennai/g, '').match(/[A-Za-z]{3,}/g)).toBeNull();
  });

  test.each(WIDTHS)(
    'the page at %i px, in both languages and themes, has no axe findings and no overflow',
    async (width) => {
      const page = await newPage({ width });
      for (const path of ['/match', '/hi/match']) {
        for (const fragment of ['', BIRTHS, `#${A}`]) {
          await openAnew(page, path + fragment);
          await page
            .locator(fragment === `#${A}` ? '#birth' : '.kt tfoot')
            .first()
            .waitFor();
          await page.evaluate(() => {
            for (const opener of document.querySelectorAll<HTMLElement>('.kt .opener')) opener.click();
            for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
          });
          expect(await violations(page)).toEqual([]);
          expect(await overflows(page)).toBe(false);
        }
      }
    },
  );
});
