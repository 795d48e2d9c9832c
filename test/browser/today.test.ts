/** The page of today in a browser: the same figures as the API's, a clock that runs, and what it tells of clocks and places. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { degreesText } from '../../src/web/parts/format';
import { CHROMIUM } from './chromium';
import { keepPlace, LOOKS, newPage, soundControls, TROMSO, useBrowser, violations, visitAndUnplug } from './page';

type Panchanga = components['schemas']['PanchangaResponse'];
type Ghadi = components['schemas']['GhadiResponse'];

const api = async <T>(path: string): Promise<T> => (await fetch(inject('origin') + path)).json() as Promise<T>;

const CLOCK = /^Ghaṭī clock/;

const drawn = (page: Page) => page.locator('.limb').nth(4).waitFor();
const open = async (page: Page) => {
  await page.goto('/today');
  await drawn(page);
};

/** Opens the page at an instant at which its clock stands. */
const openAt = async (page: Page, time: string) => {
  await page.clock.setFixedTime(time);
  await open(page);
};

const clockOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );

describe.skipIf(!CHROMIUM)('today', () => {
  useBrowser();

  test('shows the limbs, Sun and Moon that the API answers', async () => {
    const [page, answer] = [await newPage(), await api<Panchanga>('/api/panchang')];
    await openAt(page, answer.time);
    const limbs = await page.locator('.limb').allTextContents();
    for (const [i, key] of (['vara', 'tithi', 'nakshatra', 'yoga', 'karana'] as const).entries()) {
      const { name, sa, start, end } = answer[key];
      for (const part of [name, sa, `from ${clockOf(start)}`, `until ${clockOf(end)}`])
        expect(limbs[i]).toContain(part);
    }
    const [percent] = await page
      .locator('.limb .line')
      .nth(1)
      .getByRole('img')
      .or(page.locator('.limb .line').nth(1))
      .all();
    expect(await percent?.getAttribute('aria-label')).toBe(
      `${Math.round(Math.floor(answer.tithi.fraction * 1000) / 10)} % gone by`,
    );
    const bodies = await page.locator('.skyt tbody tr').allTextContents();
    for (const [i, body] of [answer.sun, answer.moon].entries()) {
      expect(bodies[i]).toContain(`${body.rashi} ${degreesText((body.sidereal_deg as number) % 30)}`);
      expect(bodies[i]).toContain(body.nakshatra_pada);
    }
  });

  test('shows years, months and the clock that the API answers', async () => {
    const [page, answer] = [await newPage(), await api<Ghadi>('/api/ghadi')];
    await openAt(page, answer.time);
    const name = await page.getByRole('img', { name: CLOCK }).getAttribute('aria-label');
    expect(name).toContain(`${answer.ghati} ghaṭī ${answer.vighati} vighaṭī since sunrise`);
    expect(name).toContain(answer.muhurta.name);
    const valueBeside = async (term: string) =>
      (await page
        .locator('.defs > div')
        .filter({ has: page.getByText(term, { exact: true }) })
        .locator('dd')
        .textContent()) ?? '';
    const expected: Record<string, string> = {
      'Kali year': String(answer.kali_year),
      'Vikrama year': String(answer.vikrama_year),
      'Śaka year': String(answer.shaka_year),
      'Saṃvatsara, south': answer.samvatsara.south.name,
      'Saṃvatsara, north': answer.samvatsara.north.name,
      Ayana: answer.ayana.name,
      Ṛtu: answer.ritu.name,
      'Māsa, amānta': answer.masa.amanta.name,
      'Māsa, pūrṇimānta': answer.masa.purnimanta.name,
      'Solar month': answer.solar_masa.name,
      Pakṣa: answer.paksha.name,
    };
    for (const [term, value] of Object.entries(expected)) expect(await valueBeside(term), term).toContain(value);
    const lead = await page.locator('.head p').textContent();
    expect(lead).toContain(
      `Sunrise ${answer.sunrise_local.slice(11, 19)}, the next ${answer.next_sunrise_local.slice(11, 19)}.`,
    );
  });

  test('goes on once a second, tells words anew every vighaṭī, and stands still while it is hidden', async () => {
    const page = await newPage();
    await page.clock.install({ time: '2026-11-21T08:10:00Z' });
    await page.goto('/today');
    await page.clock.runFor(500);
    await drawn(page);
    const time = () => page.locator('.now2 svg text.q', { hasText: /^\d\d:\d\d:\d\d$/ }).textContent();
    const seconds = async () => Number((await time())?.slice(-2));
    const first = await seconds();
    await page.clock.runFor(3000);
    expect(await seconds()).toBe((first + 3) % 60);
    const left = () => page.locator('.limb .next').first().textContent();
    const before = await left();
    await page.clock.runFor(60_000);
    expect(await left()).not.toBe(before);

    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    const still = await time();
    await page.clock.runFor(10_000);
    expect(await time()).toBe(still);
    await hide(false);
    await page.clock.runFor(100);
    expect(await time()).not.toBe(still);
  });

  test('takes the next limb when one ends', async () => {
    const page = await newPage();
    const { karana } = await api<Panchanga>('/api/panchang');
    await page.clock.install({ time: Date.parse(karana.end) - 2000 });
    await page.goto('/today');
    await page.clock.runFor(500);
    await drawn(page);
    const name = page.locator('.limb').nth(4).locator('.nm');
    expect(await name.textContent()).toContain(karana.name);
    await page.clock.runFor(4000);
    expect(await name.textContent()).not.toContain(karana.name);
  });

  test('reads the time on demand, and is silent otherwise', async () => {
    const page = await newPage();
    await openAt(page, '2026-11-21T08:10:00Z');
    const region = page.locator('.readout');
    expect(await region.textContent()).toBe('');
    expect(await page.locator('.now2 [aria-live]').count()).toBe(0);
    await page.getByRole('button', { name: 'Read the time' }).press('Enter');
    expect(await region.textContent()).toMatch(
      /^13:40:00 at New Delhi; 17 ghaṭī 9 vighaṭī since sunrise, muhūrta 10 of the day, Puruhūta; Śukla Dvādaśī until 04:57 Sun\.$/,
    );
    expect(await region.getAttribute('role')).toBe('status');
  });

  test('compares this device’s clock with the service’s', async () => {
    for (const [ahead, words] of [
      [0, /agrees with the service’s within 2 s/],
      [90, /runs 1 min (29|30|31) s ahead of the service’s/],
      [-7, /runs [678] s behind the service’s/],
    ] as const) {
      const page = await newPage();
      // The service on this machine writes no Date, which all before it on the way do.
      await page.route('**/icon.svg', (route) => {
        if (route.request().method() !== 'HEAD') return route.continue();
        return route.fulfill({ headers: { Date: new Date(Date.now() - ahead * 1000).toUTCString() } });
      });
      await open(page);
      await page.getByText(words).waitFor();
      expect(page.record.requests.filter((url) => /\/api\//.test(url))).toEqual([]);
    }
  });

  test('where the Sun does not set it says so, and gives the limbs', async () => {
    const page = await newPage();
    await keepPlace(page, TROMSO);
    await openAt(page, '2026-06-10T10:00:00Z');
    await page.getByText('The Sun does not set here today').waitFor();
    expect(await page.getByRole('img', { name: CLOCK }).count()).toBe(0);
    expect(await page.locator('.limb').count()).toBe(5);
    expect(await violations(page)).toEqual([]);
  });

  test('names what comes next', async () => {
    const page = await newPage();
    await openAt(page, '2026-11-21T08:10:00Z');
    const next = page.locator('.next3 li').filter({ hasText: 'Guru Nanak Jayanti' });
    expect(await next.textContent()).toMatch(/^Tue 24 Nov.*in 3 days$/);
    await page.getByRole('link', { name: 'All of 2026, with reasons' }).waitFor();
  });

  test('works without a network after the first visit to any page', async () => {
    const page = await newPage({ keeps: true });
    await visitAndUnplug(page);
    await open(page);
    await page.locator('.next3 li').nth(3).waitFor();
    await page.getByText('The clock follows this device.').waitFor();
    await page.context().setOffline(false);
  });

  test.each(LOOKS)(
    'at %i px, %s: nothing for axe to find, nothing moves, nothing scrolls sideways, every control is named',
    async (width, theme) => {
      const page = await newPage({ width, theme });
      await open(page);
      await page.locator('.next3 li').nth(3).waitFor();
      const named = await soundControls(page);
      expect(named).toContain('button Change place');
      expect(named).toContain('button Read the time');
    },
  );
});
