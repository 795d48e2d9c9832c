/** The month in a browser: every day once, its limbs as in the API, a list on a phone, one printed page. */
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { CHROMIUM } from './chromium';
import { alive, newPage, overflows, useBrowser, violations, WIDTHS } from './page';

const AT_DELHI = '&place=New+Delhi&at=28.6139,77.209&tz=Asia/Kolkata';
const NOVEMBER = `?month=2026-11${AT_DELHI}`;

describe.skipIf(!CHROMIUM)('the month', () => {
  useBrowser();

  test('the month has every day once, with the sunrise of the API', async () => {
    const page = await newPage();
    await page.goto(`/month${NOVEMBER}`);
    await page.locator('.mgrid .fe').first().waitFor();
    const cells = await page.locator('.mgrid td:not(.empty)').allTextContents();
    expect(cells.length).toBe(30);
    for (const day of [1, 15, 30]) {
      const date = `2026-11-${String(day).padStart(2, '0')}`;
      const answer = (await (
        await fetch(`${inject('origin')}/api/muhurta?date=${date}&lat=28.6139&lon=77.209&tz=5.5`)
      ).json()) as components['schemas']['MuhurtaResponse'];
      expect(cells[day - 1]).toContain(answer.sunrise_local?.slice(11, 16));
    }
    // Two tithis end on the 20th, and the second is lost. Printed calendars of 2026 agree.
    expect(cells[19]).toContain('then Ekadashi (lost)');
    expect(cells[7]).toContain('Diwali');
  });

  test('the month shows vows unless they are switched off, and every cell opens its day', async () => {
    const page = await newPage();
    await page.goto(`/month${NOVEMBER}`);
    const cell = page.locator('.mgrid td:not(.empty)').nth(27);
    await alive(page);
    expect(await page.locator('.mgrid .vo').count()).toBeGreaterThan(4);
    expect(await page.locator('.mgrid .dn').count()).toBe(30);
    await page.getByRole('checkbox', { name: 'Vows' }).click();
    await page.locator('.mgrid .vo').first().waitFor({ state: 'detached' });
    expect(page.url()).toContain('show=festivals');
    await page.reload();
    expect(await page.locator('.mgrid .vo').count()).toBe(0);
    await cell.click({ position: { x: 30, y: 90 } });
    await page.waitForURL(/\/day\?date=2026-11-28/);
  });

  test('the address of a month has its layers: vows, holidays of the region, and days of the births on the device', async () => {
    const html = async (query: string) => (await fetch(`${inject('origin')}/month${NOVEMBER}${query}`)).text();
    const cellOf = (text: string, day: number) =>
      text.split('<td').find((cell) => cell.includes(`date=2026-11-${String(day).padStart(2, '0')}`)) ?? '';
    expect(cellOf(await html(''), 20)).toMatch(/aria-label="Friday, 20 November 2026".*class="vo"[^>]*>[^<]*Ekadashi/);
    expect(cellOf(await html('&show=none&show=festivals'), 20)).not.toMatch(/class="vo"/);
    expect(cellOf(await html('&show=holidays'), 24)).toMatch(/class="ho"[^>]*>[^<]*Guru Nanak/);
    const page = await newPage();
    await page.goto(`/month${NOVEMBER}`);
    await alive(page);
    await page.getByRole('checkbox', { name: 'Holidays' }).click();
    await page.locator('.mgrid .ho').first().waitFor();
    await page.getByRole('checkbox', { name: 'Mine' }).click();
    await page.getByText('No chart is on this device.').waitFor();
    const birth = 't=2001-11-12T06:30&at=28.6139,77.209&tz=Asia/Kolkata&name=Asha';
    await page.evaluate((text) => localStorage.setItem('khagola.recent', JSON.stringify([text])), birth);
    await page.reload();
    await page.locator('.mgrid .mi').filter({ hasText: 'Birthday of Asha' }).waitFor();
    expect(page.url()).toContain('show=festivals,vows,holidays,mine');
  });

  test('the month links to other months, supports the back button, and keeps the reader’s calendar', async () => {
    const page = await newPage();
    await page.goto(`/month${NOVEMBER}`);
    await page.getByRole('link', { name: 'December' }).click();
    await page.getByRole('heading', { name: 'December 2026' }).waitFor();
    await alive(page);
    expect(page.url()).toContain('month=2026-12');
    await page.getByLabel('Regional calendar').selectOption('Tamil');
    expect(page.url()).toContain('calendar=tamil');
    await page.goBack();
    await page.getByRole('heading', { name: 'November 2026' }).waitFor();
    await page.goto(`/month?month=2026-11${AT_DELHI}`);
    await page.getByText('Karthigai').first().waitFor();
  });

  test.each(['/month', '/hi/month'])('the page %s prints on one A4', async (path) => {
    const page = await newPage();
    // At Edison, days have the names of both months.
    for (const query of [`2026-11${AT_DELHI}`, '2026-08&place=Edison&at=40.52,-74.41&tz=America/New_York']) {
      await page.goto(`${path}?month=${query}`);
      await page.locator('.mgrid .fe').first().waitFor();
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      const text = pdf.toString('latin1');
      expect(text.match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
      // Landscape format: the width exceeds the height.
      const [, width, height] = /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
      expect(Number(width)).toBeGreaterThan(Number(height));
    }
  });

  test('on a phone, the present month begins with today, and its earlier days are folded', async () => {
    const page = await newPage({ width: 390 });
    await page.goto('/month');
    const today = page.locator('.mlist .on');
    const first = page.locator('.mlist li:visible').first();
    expect(await first.textContent()).toBe(await today.textContent());
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(480);
    expect(await page.locator('.mlist li').count()).toBeGreaterThanOrEqual(28);
  });

  test.each(WIDTHS)(
    'the page at %i px, in both languages and themes, has no axe findings and no overflow',
    async (width) => {
      const page = await newPage({ width });
      for (const path of ['/month', '/hi/month']) {
        await page.goto(path + NOVEMBER);
        await page
          .locator(width === 390 ? '.mlist .fe' : '.mgrid .fe')
          .first()
          .waitFor({ state: 'attached' });
        expect(await violations(page)).toEqual([]);
        expect(await overflows(page)).toBe(false);
      }
    },
  );
});
