/**
 * The year chart and the link to a comparison, on the desk: the figures of the API, other years, a URL that keeps them.
 */
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { VARANASI } from './births';
import { CHROMIUM } from './chromium';
import { newPage, overflows, useBrowser, violations, WIDTHS } from './page';

type Varshaphala = components['schemas']['VarshaphalaResponse'];

const answered = async (year: number): Promise<Varshaphala> => {
  const response = await fetch(`${inject('origin')}/api/v1/varshaphala`, {
    method: 'POST',
    body: JSON.stringify({ birth: VARANASI.v1, year, lang: 'en' }),
  });
  return (await response.json()) as Varshaphala;
};

const SECTION = `/chart${VARANASI.fragment}&section=varsha`;

describe.skipIf(!CHROMIUM)('the year chart', () => {
  useBrowser();

  test.each([2026, 1985, 2099])('the year chart of %i has the figures of the API', async (year) => {
    const answer = await answered(year);
    const page = await newPage();
    await page.goto(`${SECTION}&varsha=${year}`);
    await page.getByRole('heading', { name: `Varshaphala ${year}` }).waitFor();
    const brief = (await page.locator('.varsha3 .brief').textContent()) ?? '';
    expect(brief).toContain(answer.return.at.slice(11, 19));
    expect(brief).toContain(`house ${answer.muntha.house}`);
    const offices = await page.locator('.opened table').first().locator('tbody tr').allTextContents();
    const bearers = Object.values(answer.office_bearers).map((bearer) =>
      typeof bearer === 'string' ? bearer : bearer.key,
    );
    expect(offices.length).toBe(bearers.length);
    offices.forEach((row, i) => {
      const strength = answer.panchavargiya[bearers[i] as keyof Varshaphala['panchavargiya']].vimshopaka;
      expect(row).toContain(strength.toFixed(2));
    });
    await page.getByText('Tajika yogas and aspects').click();
    await page.getByText('Sahams', { exact: true }).click();
    const tables = page.locator('.furthervarsha table');
    await tables.nth(2).waitFor();
    expect(await tables.nth(0).locator('tbody tr').count()).toBe(answer.yogas.length);
    expect(await tables.nth(1).locator('tbody tr').count()).toBe(answer.aspects.length);
    expect(await tables.nth(2).locator('tbody tr').count()).toBe(answer.sahams.length);
  });

  test('the year chart leads to other years, and the URL keeps the year', async () => {
    const page = await newPage();
    await page.clock.setFixedTime('2026-01-15T00:00Z');
    await page.goto(SECTION);
    // The Sun has not returned yet.
    await page.getByRole('heading', { name: 'Varshaphala 2025' }).waitFor();
    await page.getByRole('button', { name: '2026', exact: true }).click();
    await page.getByRole('heading', { name: 'Varshaphala 2026' }).waitFor();
    expect(page.url()).toContain('&varsha=2026');
    await page.reload();
    await page.getByRole('heading', { name: 'Varshaphala 2026' }).waitFor();
    await page.getByRole('button', { name: 'The running year' }).click();
    await page.getByRole('heading', { name: 'Varshaphala 2025' }).waitFor();
    expect(page.url()).not.toContain('varsha=2026');
  });

  test('the year chart links to a comparison that begins with the birth', async () => {
    const page = await newPage();
    await page.goto(`/chart${VARANASI.fragment}`);
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.getByRole('heading', { name: 'A', exact: true }).waitFor();
    await page.getByText('19 Feb 1985, 20:56:22, near Varanasi').waitFor();
    expect(page.record.requests.filter((url) => url.includes('1985'))).toEqual([]);
  });

  test.each(WIDTHS)(
    'the page at %i px, in both languages and themes, has no axe findings and no overflow',
    async (width) => {
      const page = await newPage({ width });
      for (const path of ['', '/hi']) {
        await page.goto(path + SECTION);
        await page.locator('.furthervarsha').waitFor();
        for (const summary of await page.locator('.furthervarsha summary').all()) await summary.click();
        expect(await violations(page)).toEqual([]);
        expect(await overflows(page)).toBe(false);
      }
      expect(await page.locator('.furthervarsha').textContent()).toMatch(/^[^A-Za-z]+$/);
    },
  );
});
