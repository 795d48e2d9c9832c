/**
 * The first page in a browser: complete without a script, with the figures of the API, live after the first
 * interaction, for any place and reader.
 */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { degreesText } from '../../src/web/reader/format';
import { CHROMIUM } from './chromium';
import { keepPlace, newPage, type Place, soundControls, TROMSO, useBrowser, violations, WIDTHS } from './page';

type Panchanga = components['schemas']['PanchangaResponse'];
type Ghadi = components['schemas']['GhadiResponse'];

const api = async <T>(path: string): Promise<T> => (await fetch(inject('origin') + path)).json() as Promise<T>;

const DELHI: Place = { name: 'New Delhi', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const AT_DELHI = '?place=New+Delhi&at=28.6139,77.209&tz=Asia/Kolkata';
const AT_PUNE = '?place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata';

/**
 * Opens the page with its clock fixed at an instant. The view computes the figures, because the HTML was made for
 * another instant.
 */
const openAt = async (page: Page, time: string, place: Place = DELHI) => {
  await keepPlace(page, place);
  await page.clock.setFixedTime(time);
  await page.goto('/');
  await page.locator('#birth').waitFor();
};

/** Time limits allow for other load on the machine. */

const limb = (page: Page, index: number) => page.locator('.limbs2 > div').nth(index);
const clockOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );

describe.skipIf(!CHROMIUM)('the first page', () => {
  useBrowser();

  test('the first page is complete in its HTML, in each language, for the place in the URL', async () => {
    for (const [path, lang, words] of [
      ['/', 'en', ['Pune', 'Rahu Kaal', 'Tithi', 'Nakshatra', 'Sunrise', 'Next', 'Your birth chart']],
      ['/hi/', 'hi', ['Pune', 'राहु काल', 'तिथि', 'नक्षत्र', 'सूर्योदय', 'आगे', 'आपकी जन्म कुंडली']],
    ] as const) {
      const html = await (await fetch(inject('origin') + path + AT_PUNE)).text();
      expect(html).toContain(`<html lang="${lang}">`);
      for (const word of words) expect(html).toContain(word);
      expect(html).toMatch(/<link rel="canonical" href="http[^"?]*\/(hi\/)?">/);
      expect(html).toMatch(/<link rel="alternate" hreflang="(en|hi)"/);
      expect(html).toContain('property="og:title"');
      expect(html).not.toMatch(/ style="/);
    }
  });

  test('a page names an image for shared links, by its kind and language', async () => {
    const UTQIAGVIK = 'place=Utqiagvik&at=71.29,-156.79&tz=America/Anchorage';
    for (const [path, picture] of [
      ['/', 'now-en.png'],
      ['/hi/chart', 'chart-hi.png'],
      ['/panchanga/pune', 'day-en.png'],
      ['/day?date=2026-11-24', 'day/2026-11-24/utsava/guru_nanak_jayanti-en.png'],
      ['/hi/day?date=2026-11-22', 'day/2026-11-22/tithi/13-hi.png'],
      // Polar night: the tithi at noon of the place, 21:00 UTC. At 12:00 UTC it is 11.
      [`/day?date=2026-12-20&${UTQIAGVIK}`, `day/2026-12-20/tithi/12-en.png?${UTQIAGVIK}`],
    ] as const) {
      const html = await (await fetch(inject('origin') + path)).text();
      const [, content = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
      const address = content.replaceAll('&amp;', '&');
      expect(address.slice(address.indexOf('/share/'))).toBe(`/share/${picture}`);
      const response = await fetch(address);
      expect(response.headers.get('Content-Type')).toBe('image/png');
      const header = new DataView(await response.arrayBuffer());
      expect([header.getUint32(16), header.getUint32(20)]).toEqual([1200, 630]);
    }
  });

  test('the site has a manifest, robots.txt, a sitemap in both languages, and redirects of old URLs', async () => {
    const { origin } = new URL(inject('origin'));
    const manifest = (await (await fetch(`${origin}/manifest.webmanifest`)).json()) as { start_url: string };
    expect(manifest.start_url).toBe('/');
    expect(await (await fetch(`${origin}/robots.txt`)).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    expect(sitemap).toContain(`<loc>${origin}/</loc>`);
    expect(sitemap).toContain(`<loc>${origin}/hi/</loc>`);
    const old = await fetch(`${origin}/today`, { redirect: 'manual' });
    expect([old.status, old.headers.get('Location')]).toEqual([301, '/']);
  });

  test('the first page computes nothing before an interaction', async () => {
    const page = await newPage();
    await page.goto(`/${AT_DELHI}`);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    expect(page.record.requests.filter((url) => /wasm|gazetteer|views\/now\/index/.test(url))).toEqual([]);
    expect(page.record.requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(1);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => page.record.requests.some((url) => /kernel-.*wasm/.test(url))).toBe(true);
  });

  test('the first page shows the limbs of the API, with their ends', async () => {
    const [page, answer] = [await newPage(), await api<Panchanga>('/api/panchang')];
    await openAt(page, answer.time);
    await page.waitForFunction(() => document.querySelector('#clock')?.textContent?.length === 5 || true);
    for (const [i, key] of (['tithi', 'nakshatra', 'yoga', 'karana', 'vara'] as const).entries()) {
      await expect.poll(() => limb(page, i).textContent()).toContain(clockOf(answer[key].end));
      expect(await limb(page, i).textContent()).toContain(answer[key].sa);
    }
    const bodies = await page.locator('.skyt tbody tr').allTextContents();
    for (const [i, body] of [answer.sun, answer.moon].entries()) {
      expect(bodies[i + 1]).toContain(degreesText((body.sidereal_deg as number) % 30, { seconds: false }));
    }
  });

  test('the first page shows the ghaṭī of the API, and reads it aloud on demand', async () => {
    const [page, answer] = [await newPage(), await api<Ghadi>('/api/ghadi')];
    await openAt(page, answer.time);
    await expect.poll(() => page.locator('#ghati').textContent()).toBe(String(answer.ghati));
    await expect.poll(() => page.locator('#vighati').textContent()).toBe(String(answer.vighati).padStart(2, '0'));
    const region = page.locator('.readout');
    expect(await region.textContent()).toBe('');
    await page.getByRole('button', { name: 'Read the time' }).press('Enter');
    await expect
      .poll(() => region.textContent())
      .toContain(`ghati ${answer.ghati}, vighati ${answer.vighati} since sunrise`);
    expect(await region.getAttribute('role')).toBe('status');
  });

  test('the first page gives the next windows when those of the day are over', async () => {
    const page = await newPage();
    await openAt(page, '2026-11-22T15:30:00Z');
    const rahu = page.locator('.windows .rows').first().locator('li').first();
    await expect.poll(() => rahu.textContent()).toMatch(/^Rahu Kaalin 1\d h \d+ min\d\d:\d\d–\d\d:\d\d Mon$/);
  });

  test('the first page names the next observance', async () => {
    const page = await newPage();
    await openAt(page, '2026-11-21T08:10:00Z');
    // The row of the next public holiday may name the same day.
    const next = page
      .locator('.next .rows li')
      .filter({ hasText: 'Guru Nanak Jayanti', hasNot: page.locator('[href*="/holidays/"]') });
    await expect.poll(() => next.textContent()).toMatch(/Tue,? 24 Nov,? in 3 days$/);
  });

  test('the first page, the day and a town name the next public holiday, with the list that it is from', async () => {
    for (const [path, region, source] of [
      ['/day?date=2026-12-01&place=Kochi&at=9.94,76.26&tz=Asia/Kolkata', 'kerala', 'Kerala, government list'],
      ['/day?date=2026-12-01&place=Pune&at=18.52,73.86&tz=Asia/Kolkata', 'india', 'India, government list'],
      ['/hi/day?date=2026-12-01&place=Pune&at=18.52,73.86&tz=Asia/Kolkata', 'india', 'भारत, 2026 की सरकारी सूची'],
    ] as const) {
      const html = await (await fetch(inject('origin') + path)).text();
      expect(html).toMatch(new RegExp(`/holidays/${region}/2026[^"]*">[^<]+</a><small>${source}`));
      expect(html).toMatch(/25 (?:Dec|दिस॰)/);
    }
    // Tamil Nadu keeps the sixth tithi, which is nearer than the fourth.
    const chennai = '/day?date=2026-12-14&place=Chennai&at=13.08,80.27&tz=Asia/Kolkata';
    expect(await (await fetch(inject('origin') + chennai)).text()).toMatch(/skanda_shashthi\/2026.*15 Dec/);
    const edison = await (await fetch(`${inject('origin')}/?place=Edison&at=40.52,-74.41&tz=America/New_York`)).text();
    expect(edison).not.toContain('/holidays/');
    for (const path of [`/${AT_PUNE}`, '/panchanga/pune']) {
      expect(await (await fetch(inject('origin') + path)).text()).toMatch(
        /href="\/holidays\/(?:india|maharashtra)\/\d{4}/,
      );
    }
  });

  test('another place has its own vows and holiday, and another day those that follow it', async () => {
    const page = await newPage();
    await openAt(page, '2026-12-01T06:00:00Z', { name: 'Kochi', lat: 9.9399, lon: 76.2602, tz: 'Asia/Kolkata' });
    const row = page.locator('a[href*="/holidays/"]');
    await expect.poll(() => row.textContent()).toBe('Christmas');
    expect(await row.getAttribute('href')).toContain('/holidays/kerala/2026');
    await page.goto(`/day${AT_DELHI}&date=2026-11-26`);
    await page.locator('#next').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: /27 November/ }).waitFor();
    const lines = page.locator('.next .rows');
    const vow = lines.locator('li').filter({ hasText: 'Vow' });
    await expect.poll(() => vow.textContent()).toMatch(/moonrise 20:13.*27 Nov/);
    expect(await lines.textContent()).not.toContain('in ');
  });

  test('a reader chooses the kinds of what comes next, without a script too, and this device keeps them', async () => {
    const page = await newPage();
    const kinds = page.locator('.next .rows .b > small:first-child');
    await page.goto(`/${AT_DELHI}`);
    expect(await kinds.count()).toBeGreaterThanOrEqual(6);
    await page.getByText('Choose', { exact: true }).click();
    for (const name of ['Festival', 'Vow', 'Pradosha', 'Amavasya', 'Purnima']) {
      await page.getByRole('checkbox', { name }).uncheck();
    }
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(/next=ekadashi&next=holiday/);
    expect(await kinds.allTextContents()).toEqual(['Ekadashi', 'Public holiday']);
    await page.goto(`/${AT_DELHI}`);
    await expect.poll(() => kinds.allTextContents()).toEqual(['Ekadashi', 'Public holiday']);
  });

  test('the first page says that the Sun does not set, and gives the limbs', async () => {
    const page = await newPage();
    await openAt(page, '2026-06-10T10:00:00Z', TROMSO);
    await page.getByText('The Sun does not rise and set here today').waitFor();
    expect(await page.locator('#ghati').count()).toBe(0);
    expect(await page.locator('.limbs2 > div').count()).toBe(5);
    expect(await violations(page)).toEqual([]);
  });

  test('the dialog changes the place, has a focus trap, and keeps the place in the URL and on the device', async () => {
    const page = await newPage();
    await page.goto(`/${AT_DELHI}`);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Place' });
    await dialog.getByRole('combobox').fill('Poona');
    await page.keyboard.press('Tab');
    await dialog.getByText(/Asia\/Kolkata/).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Use this place' }).click();
    await expect.poll(() => page.url()).toContain('place=Pune');
    await page.getByRole('button', { name: 'Place: Pune. Change' }).waitFor();
    await page.getByRole('link', { name: 'Year', exact: true }).click();
    await page.waitForURL(/\/year\?.*place=Pune/);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Place: Pune. Change' }).waitFor();
  });

  test('the first page uses the location of the device on request', async () => {
    const page = await newPage();
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 18.5196, longitude: 73.8554 });
    await page.goto(`/${AT_DELHI}`);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect.poll(() => page.url()).toContain('at=18.52,73.86');
    await expect.poll(() => page.url()).toContain('tz=Asia/Kolkata');
  });

  test('three fields draw a chart, in Hindi for a reader in Pune', async () => {
    const page = await newPage({ width: 390 });
    await page.goto(`/hi/${AT_PUNE}`);
    await page.getByLabel('दिनांक').fill('१५-६-१९९०');
    await page.getByLabel('समय', { exact: true }).fill('1430');
    await page.getByLabel('स्थान', { exact: true }).fill('पुणे');
    await page.getByRole('button', { name: 'कुंडली बनाएँ' }).click();
    await page.waitForURL(/\/hi\/chart\?.*#t=1990-06-15T14:30&at=18\.5.*tz=Asia\/Kolkata/);
    await page.locator('.part .dtab tbody tr').nth(9).waitFor();
  });

  test('the first page follows the settings of the reader, which links carry', async () => {
    const page = await newPage();
    await page.goto(`/settings${AT_DELHI}`);
    await page.getByRole('radio', { name: '4:05 pm' }).check({ force: true });
    await page.getByLabel('Names').selectOption('தமிழ்');
    await expect.poll(() => page.locator('.sample').textContent()).toMatch(/2:37 am/);
    expect(page.url()).toContain('names=ta');
    expect(page.url()).toContain('hours=12');
    await page.getByRole('link', { name: 'Now', exact: true }).click();
    await page.waitForURL(/\/\?.*names=ta.*hours=12|\/\?.*hours=12/);
    const html = await (await fetch(page.url())).text();
    expect(html).toMatch(/\d [ap]m/);
    expect(html).toMatch(/lang="ta"/);
  });

  test.each(WIDTHS)(
    'the page at %i px, in both languages and themes, has no axe findings, no layout shift and no sideways scrolling',
    async (width) => {
      const page = await newPage({ width });
      for (const path of ['/', '/hi/']) {
        await page.goto(path + AT_DELHI);
        await page.evaluate(() => document.fonts.ready);
        await soundControls(page);
      }
      await page.getByRole('heading', { level: 1 }).click();
      await page.waitForTimeout(500);
      await soundControls(page);
    },
  );
});
