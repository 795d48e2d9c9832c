/** The parts that every page shares: headers, theme, place, and the 404 page. */
import { describe, expect, inject, test } from 'vitest';
import { VARANASI } from './births';
import { CHROMIUM } from './chromium';
import { alive, keepPlace, newPage, overflows, TROMSO, useBrowser, violations, visitAndUnplug } from './page';

describe.skipIf(!CHROMIUM)('the shell', () => {
  useBrowser();

  test('the Content-Security-Policy forbids inline scripts and styles, and hashed files are cached permanently', async () => {
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

  test('an open page offers the new version when its code is gone after a deployment', async () => {
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

  test('the theme follows the system until the reader chooses, and the choice applies before the first paint', async () => {
    const page = await newPage({ theme: 'dark' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto('/settings');
    expect(await ground()).toBe('rgb(16, 21, 29)');
    await page.getByRole('radio', { name: 'Light' }).check({ force: true });
    await expect.poll(ground).toBe('rgb(248, 248, 244)');
    await page.goto('/settings', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(await ground()).toBe('rgb(248, 248, 244)');
    await page.locator('#view[data-live]').waitFor();
    await page.getByRole('radio', { name: 'As the device' }).check({ force: true });
    await expect.poll(ground).toBe('rgb(16, 21, 29)');
  });

  test('the chosen place is remembered, also on a page with its own figures', async () => {
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
    const storedPlace = await page.evaluate(() => JSON.parse(localStorage.getItem('khagola.place') ?? 'null'));
    expect(storedPlace).toMatchObject({ name: 'Ujjain', tz: 'Asia/Kolkata' });
  });

  test('the notice of an unknown place names the place that the page shows, and takes another one', async () => {
    const page = await newPage({ width: 390 });
    await keepPlace(page, TROMSO);
    await page.goto('/day?place=Xyzzy&date=2026-11-24');
    const notice = page.locator('#unknown-place');
    await expect
      .poll(() => notice.locator('span').textContent())
      .toBe('No place “Xyzzy” was found. This page is for Tromsø.');
    await page.locator('main', { hasText: 'Tromsø' }).first().waitFor();
    expect([await violations(page), await overflows(page)]).toEqual([[], false]);
    await page.getByLabel('Other place').fill('Poona');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.locator('h1', { hasText: '24 November' }).waitFor();
    expect(page.url()).toMatch(/date=2026-11-24&place=Pune&at=/);
    expect(await notice.count()).toBe(0);
  });

  test('a page of the build looks up the place of its address, and says that it is unknown', async () => {
    const page = await newPage();
    await page.goto('/hi/settings?place=Poona');
    await page.waitForURL(/place=Pune&at=18\.5196,73\.8554&tz=Asia\/Kolkata/);
    await page.goto('/hi/match?place=Xyzzy#birth');
    const notice = page.locator('#unknown-place');
    await notice.waitFor();
    expect(await notice.locator('span').textContent()).toBe(
      '“Xyzzy” नाम का कोई स्थान नहीं मिला। यह पृष्ठ नई दिल्ली के लिए है।',
    );
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^स्थान: / }).click();
    const dialog = page.getByRole('dialog', { name: 'स्थान' });
    await dialog.getByRole('combobox').fill('Pune');
    await dialog.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'यह स्थान लें' }).click();
    await notice.waitFor({ state: 'detached' });
  });

  test('the menu of further pages opens and closes by keyboard', async () => {
    const page = await newPage({ width: 390 });
    await page.goto('/settings');
    await page.getByText('More', { exact: true }).click();
    await page.locator('.menu a').first().waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.menu a').first().isVisible()).toBe(false);
  });

  test('the navigation shows the current page in forced colours', async () => {
    const page = await newPage();
    await page.emulateMedia({ forcedColors: 'active' });
    for (const [path, mark] of [
      ['/vows', '.top nav a[aria-current]'],
      ['/settings', '.menu > summary'],
    ] as const) {
      await page.goto(path);
      const line = await page.locator(mark).evaluate((link) => getComputedStyle(link).textDecorationLine);
      expect([path, line]).toEqual([path, 'underline']);
    }
  });

  test('an unknown URL gets the 404 page in its language, from which the reader can change the place', async () => {
    for (const path of ['/nowhere', '/hi/nowhere', '/hi/day/nowhere', '/assets/boot-0123456789.js']) {
      const response = await fetch(inject('origin') + path);
      const isHindi = (await response.text()).includes('<html lang="hi">');
      expect([path, response.status, response.headers.get('Cache-Control'), isHindi]).toEqual([
        path,
        404,
        'no-cache',
        path.startsWith('/hi/'),
      ]);
    }
    const page = await newPage();
    await page.goto('/hi/nowhere');
    page.record.errors.length = 0; // Chromium logs the 404 as an error.
    await page.getByRole('heading', { name: 'इस पते पर कुछ नहीं' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator('#place').click();
    await page.locator('#places-field').fill('पुणे');
    await page.locator('#places-offers [role=option]').first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('#places-hint').getByText('Asia/Kolkata').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('#place', { hasText: 'पुणे' }).waitFor();
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Nothing at this address' }).waitFor();
    page.record.errors.length = 0;
  });

  test('the first page, a day, a year and a chart work offline after the first visit to any page', async () => {
    const page = await newPage({ keeps: true });
    await visitAndUnplug(page, '/settings');
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).click();
    await page.locator('.next .rows li').nth(2).waitFor();
    await page.getByText('You are offline.').waitFor();
    for (const [path, sign, nth] of [
      ['/day?date=2026-11-21', '.limbs tbody tr', 3],
      ['/year?year=2026', '#month-12', 0],
    ] as const) {
      await page.goto(path);
      await alive(page);
      await page.locator(sign).nth(nth).waitFor();
    }
    await page.goto(`/chart${VARANASI.fragment}`);
    await alive(page);
    await page.locator('.deskbar').waitFor();
    await page.keyboard.press('x');
    await page.locator('#bhavas > summary').click();
    await page.locator('#bhavas .within table').waitFor();
    await page.getByText('You are offline.').waitFor();
    await page.context().setOffline(false);
  });

  test('a page opens offline after it was read, and one that was not says so and links to it', async () => {
    const page = await newPage({ keeps: true });
    for (const [read, unread, words] of [
      ['/utsava/utpanna_ekadashi/2026', '/hi/vows/pradosha/2027', 'इस उपकरण पर नहीं'],
      ['/hi/panchanga/pune', '/utsava/holi/2027', 'Not on this device'],
      ['/vows/ekadashi/2026', '/panchanga/varanasi', 'Not on this device'],
      ['/panchanga/varanasi', '/subscribe', 'Not on this device'],
    ] as const) {
      await page.context().setOffline(false);
      await page.goto(read);
      const title = (await page.locator('h1').textContent()) ?? '';
      await visitAndUnplug(page, read);
      await page.goto(read);
      expect(await page.locator('h1').textContent()).toBe(title);
      expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).fontFamily)).toMatch(
        /Tiro/,
      );
      await page.goto(unread);
      await page.getByRole('heading', { name: words }).waitFor();
      await page.getByText(/Pages that you have opened work offline|पढ़े हुए पृष्ठ बिना नेटवर्क खुलते हैं/).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.locator(`main a[href^="${read}"]`).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      page.record.errors.length = 0; // Chromium logs requests without a network as errors.
    }
  });

  test('a page of a single thing opens with the network on a device that has no room to cache it', async () => {
    const page = await newPage({ keeps: true });
    await visitAndUnplug(page);
    await page.context().setOffline(false);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: inject('origin'), quotaSize: 1 });
    await page.goto('/vows/ekadashi/2026');
    expect(await page.locator('h1').textContent()).toContain('2026');
  });
});
