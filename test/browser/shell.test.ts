/** What every page has around its view: headers, theme, place, and the page for an address that is none. */
import { describe, expect, inject, test } from 'vitest';
import { CHROMIUM } from './chromium';
import { newPage, useBrowser, violations } from './page';

describe.skipIf(!CHROMIUM)('the shell', () => {
  useBrowser();

  test('lets no inline script or style in, and keeps hashed files for good', async () => {
    const page = await fetch(inject('origin'));
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(page.headers.get('Cache-Control')).toMatch(/no-cache/);
    const html = await page.text();
    expect(html).not.toMatch(/<style|style="|<script>|<script (?!type="application\/json")[^>]*>[^<]/);
    const [hashed = ''] = /\/assets\/boot-[^"]+/.exec(html) ?? [];
    const script = await fetch(inject('origin') + hashed);
    expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  test('offers the new version when code of an open page is gone, as after a deployment', async () => {
    const page = await newPage();
    await page.goto('/day');
    const place = page.getByRole('button', { name: /^Place: / });
    await place.waitFor();
    await page.route('**/assets/**/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await place.click();
    await page.getByText('A newer version of this page is ready.').waitFor();
    expect(page.record.errors.every((error) => /404|dynamically imported/.test(error))).toBe(true);
    page.record.errors.length = 0;
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Load it' }).click();
    await place.click();
    await page.getByRole('dialog', { name: 'Place' }).waitFor();
  });

  test('follows the system until the reader chooses, and remembers the choice before anything is drawn', async () => {
    const page = await newPage({ theme: 'dark' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto('/settings');
    expect(await ground()).toBe('rgb(16, 21, 29)');
    await page.getByRole('radio', { name: 'Light' }).check({ force: true });
    expect(await ground()).toBe('rgb(248, 248, 244)');
    await page.goto('/settings', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(await ground()).toBe('rgb(248, 248, 244)');
    await page.getByRole('radio', { name: 'As the device' }).check({ force: true });
    expect(await ground()).toBe('rgb(16, 21, 29)');
  });

  test('keeps the place that the reader chooses, on a page of figures of its own too', async () => {
    const page = await newPage();
    await page.goto('/day');
    await page.getByRole('button', { name: /^Place: / }).click();
    const dialog = page.getByRole('dialog', { name: 'Place' });
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('combobox').fill('Ujjai');
    await dialog.getByRole('option', { name: /^Ujjain/ }).click();
    await dialog.getByRole('button', { name: 'Use this place' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Place: Ujjain. Change' }).waitFor();
    expect(page.url()).toContain('place=Ujjain');
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('khagola.place') ?? 'null'));
    expect(kept).toMatchObject({ name: 'Ujjain', tz: 'Asia/Kolkata' });
  });

  test('opens and closes the menu of further pages by keyboard', async () => {
    const page = await newPage({ width: 390 });
    await page.goto('/settings');
    await page.getByText('More', { exact: true }).click();
    await page.locator('.menu a').first().waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.menu a').first().isVisible()).toBe(false);
  });

  test('shows what is current in forced colours', async () => {
    const page = await newPage();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/settings');
    const line = await page
      .locator('.tools .wide a[aria-current]')
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
    expect(line).toBe('underline');
  });

  test('has a page for an address that is none', async () => {
    for (const path of ['/nowhere', '/assets/boot-0123456789.js']) {
      const { status, headers } = await fetch(inject('origin') + path);
      expect([path, status, headers.get('Cache-Control')]).toEqual([path, 404, 'no-cache']);
    }
    const page = await newPage();
    await page.goto('/nowhere');
    page.record.errors.length = 0; // Chromium tells of the 404 itself.
    await page.getByRole('heading', { name: 'Nothing at this address' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
