/** The page of a day in a browser: the figures of the API, dial and vertical day, and the navigation between days. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { CHROMIUM } from './chromium';
import {
  alive,
  keepPlace,
  newPage,
  type Place,
  sheets,
  soundControls,
  TROMSO,
  useBrowser,
  violations,
  WIDTHS,
} from './page';

type Muhurtas = components['schemas']['MuhurtaResponse'];
type Slot = components['schemas']['Slot'];

const DELHI = { name: 'New Delhi', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const AMSTERDAM = { name: 'Amsterdam', lat: 52.374, lon: 4.8897, tz: 'Europe/Amsterdam' };
const SYDNEY = { name: 'Sydney', lat: -33.8688, lon: 151.2093, tz: 'Australia/Sydney' };

const api = async (date: string, { lat, lon }: Place, tz: number): Promise<Muhurtas> => {
  const query = new URLSearchParams({ date, lat: String(lat), lon: String(lon), tz: String(tz), lang: 'sa' });
  return (await fetch(`${inject('origin')}/api/muhurta?${query}`)).json() as Promise<Muhurtas>;
};

const drawn = (page: Page) => page.locator('.limbs tbody tr').nth(3).waitFor();

async function open(page: Page, query = '', place: Place = DELHI): Promise<void> {
  await keepPlace(page, place);
  await page.goto(`/day${query}${query ? '&' : '?'}names=scholarly`);
  await alive(page);
  await drawn(page);
}

/** Rows of a table, each as the text of its cells and its clock times without weekdays. */
const rowsOf = (page: Page, selector: string): Promise<{ text: string; times: string[] }[]> =>
  page
    .locator(`${selector} tbody tr`)
    .evaluateAll((rows) =>
      rows.map((row) => ({ text: row.textContent ?? '', times: row.textContent?.match(/\d\d:\d\d/g) ?? [] })),
    );

const timesOf = ({ start_local, end_local }: Pick<Slot, 'start_local' | 'end_local'>) => [
  start_local.slice(11, 16),
  end_local.slice(11, 16),
];

const date = (page: Page) => page.getByLabel('Date', { exact: true }).inputValue();

describe.skipIf(!CHROMIUM)('a day', () => {
  useBrowser();

  test('on a phone, the time of now touches neither that of sunrise nor that of sunset', async () => {
    const page = await newPage({ width: 390 });
    // Sunset is at 17:24.
    await page.clock.install({ time: new Date('2026-11-29T17:04:00+05:30') });
    await open(page);
    const apart: number[] = [];
    for (let minutes = 0; minutes < 40; minutes += 2) {
      await page.clock.runFor(120_000);
      const [sunset, now] = await page.locator('.vert').evaluate((drawing) => {
        const texts = [drawing.querySelectorAll('path.ln + text')[1], drawing.querySelector('.hand ~ text')];
        return texts.map((text) => text?.getBoundingClientRect().top ?? 0) as [number, number];
      });
      apart.push(Math.abs(now - sunset));
    }
    console.log(`distance of now from sunset, px: ${apart.map((px) => px.toFixed(0)).join(', ')}`);
    expect(Math.max(...apart)).toBeGreaterThan(20);
    expect(Math.min(...apart)).toBeGreaterThan(12);
  });

  test.each([
    ['2026-11-21', DELHI, 5.5],
    ['1947-08-15', DELHI, 5.5],
    ['2026-01-01', SYDNEY, 11],
    ['2100-12-31', DELHI, 5.5],
    ['1900-01-01', SYDNEY, 10],
    ['1935-01-15', AMSTERDAM, 0.3255555555555556], // UTC+0:19:32, before the zone was merged with Brussels
  ] as const)('the day %s shows the data of the API', async (day, place, tz) => {
    const [page, answer] = [await newPage(), await api(day, place, tz)];
    await open(page, `?date=${day}`, place);
    const expectSlots = async (selector: string, slots: readonly Slot[]) => {
      const rows = await rowsOf(page, selector);
      expect(rows.map(({ times }) => times)).toEqual(slots.map(timesOf));
      for (const [i, { label = '' }] of slots.entries()) expect(rows[i]?.text).toContain(label);
    };
    await expectSlots('#muhurtas', answer.muhurtas);
    await expectSlots('#choghadiyas', [...answer.choghadiya.day, ...answer.choghadiya.night]);
    await expectSlots('#horas', answer.hora);
    const windows = [
      ...[answer.abhijit, answer.rahu_kalam, answer.yamaganda, answer.gulika].filter((slot) => slot !== null),
      ...[...answer.dur_muhurta, ...answer.varjya, ...answer.amrita_kala],
    ];
    const rows = await rowsOf(page, '.side-table:not(.limbs)');
    const shown = rows.filter(({ text }) => !text.includes('Brāhma')).map(({ text, times }) => `${times} ${text}`);
    expect(shown).toHaveLength(windows.length);
    for (const slot of windows) {
      expect(
        shown.some((row) => row.startsWith(`${timesOf(slot)} `) && row.includes(slot.label ?? '')),
        slot.name,
      ).toBe(true);
    }
    const { tithi, nakshatra, yoga, karana } = answer.panchanga;
    const limbs = await rowsOf(page, '.limbs');
    expect(limbs.map(({ times }) => times[0])).toEqual(
      [...tithi, ...nakshatra, ...yoga, ...karana].map(({ end_local }) => end_local.slice(11, 16)),
    );
    for (const time of [answer.sunrise_local, answer.sunset_local]) {
      expect(await page.locator('.dial').textContent()).toContain(time?.slice(11, 16));
    }
  });

  test('the day uses daylight saving time', async () => {
    const page = await newPage();
    // Clocks went back at three in the morning of 5 April 2026.
    await open(page, '?date=2026-04-04', SYDNEY);
    const answer = await api('2026-04-04', SYDNEY, 11);
    const last = (await rowsOf(page, '#muhurtas')).at(-1)?.times[1];
    const winter = new Date(Date.parse(answer.next_sunrise as string) + 10 * 3_600_000).toISOString();
    expect(last).toBe(winter.slice(11, 16));
  });

  test('the page without a date shows the present instant, with now marked', async () => {
    const page = await newPage();
    await page.clock.setFixedTime('2026-11-21T08:10:00Z');
    await open(page);
    expect(await date(page)).toBe('2026-11-21');
    const running = await page.locator('tr.now').allTextContents();
    expect(running.map((text) => text.replace(/\d\d:\d\d.*/, ''))).toEqual([
      'set aside: Yamagaṇḍa now',
      '10set aside: Puruhūta now',
      'favoured: Lābha Budha gauri favoured: Lābha now',
      '8Śani now',
    ]);
    expect(await page.locator('.dial .hand').count()).toBe(1);
    await page.getByText('now, 13:40').waitFor();
    const early = await newPage();
    await early.clock.setFixedTime('2026-11-20T22:00:00Z');
    await open(early);
    expect(await date(early)).toBe('2026-11-20');
  });

  test.each(['2026-02-30', '3001-01-01', 'tomorrow'])(
    'the page shows the present for %s, and says so',
    async (text) => {
      const page = await newPage();
      await page.clock.setFixedTime('2026-11-21T08:10:00Z');
      await open(page, `?date=${text}`);
      expect(await date(page)).toBe('2026-11-21');
      await page.getByRole('alert').getByText('The address has no valid date').waitFor();
      await page.getByRole('link', { name: /^Next day/ }).click();
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  );

  test('the page leads to the neighbouring days by links, arrow keys, the date field, and back', async () => {
    const page = await newPage();
    await open(page, '?date=2026-11-21');
    await page.getByRole('link', { name: 'Next day, 22 Nov' }).click();
    expect(await date(page)).toBe('2026-11-22');
    expect(new URL(page.url()).search).toContain('?date=2026-11-22');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'])
      await page.keyboard.press(key);
    expect(await date(page)).toBe('2026-11-23');
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByLabel('Date', { exact: true }).fill('1999-12-31');
    await page.getByRole('heading', { name: 'Friday, 31 December 1999' }).waitFor();
    expect(await page.title()).toBe('31 December 1999 · Khagola');
    // Arrow keys inside the date field belong to the field.
    await page.getByLabel('Date', { exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    expect(new URL(page.url()).search).toContain('date=1999-12-31');
    await page.goBack();
    expect(await date(page)).toBe('2026-11-23');
    await page.reload();
    await drawn(page);
    expect(await date(page)).toBe('2026-11-23');
  });

  test('the page loads the own past of a merged zone when the date needs it', async () => {
    const [page, answer] = [await newPage(), await api('1935-01-15', AMSTERDAM, 0.3255555555555556)];
    await open(page, '?date=2026-11-21', AMSTERDAM);
    await page.getByLabel('Date', { exact: true }).fill('1935-01-15');
    await page.getByRole('heading', { name: 'Tuesday, 15 January 1935' }).waitFor();
    const sunrise = String(answer.sunrise_local).slice(11, 16);
    await page.locator('.dial').getByText(sunrise).first().waitFor();
  });

  test('the page is limited to the years of the kernel, and says so', async () => {
    const page = await newPage();
    await open(page, '?date=3000-12-31');
    expect(await page.locator('a.step').count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    expect(await date(page)).toBe('3000-12-31');
    await page.getByLabel('Date', { exact: true }).fill('1 Jan 3001');
    await page.keyboard.press('Enter');
    await page.getByText('Choose a date from 18 February 3102 BCE to 31 December 3000').waitFor();
    expect(await page.getByLabel('Date', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    expect(await violations(page)).toEqual([]);
  });

  test.each([
    ['2026-06-10', 'The Sun does not set on this day'],
    ['2026-12-20', 'The Sun does not rise on this day'],
  ])('the page says what is missing near the poles on %s', async (day, words) => {
    const page = await newPage();
    await open(page, `?date=${day}`, TROMSO);
    expect(await page.locator('.nosun').textContent()).toContain(words);
    expect(await page.locator('.dial, .vert, #muhurtas').count()).toBe(0);
    expect(await page.getByText('Panchanga, midnight to midnight').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
  });

  test('the day is a dial on a wide page and a line on a narrow one, and one image for screen readers', async () => {
    const wide = await newPage();
    await open(wide, '?date=2026-11-21');
    await wide.getByRole('img', { name: /^The day as a dial/ }).waitFor();
    expect(await wide.getByRole('img', { name: /^The day from sunrise down/ }).count()).toBe(0);
    const narrow = await newPage({ width: 390 });
    await open(narrow, '?date=2026-11-21');
    await narrow.getByRole('img', { name: /^The day from sunrise down/ }).waitFor();
    expect(await narrow.getByRole('img', { name: /^The day as a dial/ }).count()).toBe(0);
  });

  test('lagnas and the saṅkalpa of a day load when they are opened', async () => {
    const page = await newPage();
    await page.goto('/day?place=Pune&at=18.52,73.86&tz=Asia/Kolkata&date=2026-11-24');
    await page.getByText('Lagnas, Tamil day types, sankalpa').click();
    await page.getByText('Elements of the sankalpa').waitFor();
    expect(await page.locator('#more .rows li').count()).toBeGreaterThanOrEqual(12);
    expect(await page.locator('#more').textContent()).toContain('Parabhava');
  });

  test('on a phone, the page names sunrise near its top and marks what runs now without covering its quality', async () => {
    const page = await newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    const sunrise = await page.getByText(/^Sunrise \d\d:\d\d, sunset/).boundingBox();
    expect(sunrise?.y).toBeLessThan(560);
    expect(await page.locator('.vert .runs').count()).toBe(3);
    expect(await page.locator('.vert .hari').count()).toBe(0);
  });

  test.each([
    ['/day?date=2026-11-11&cal=julian', 'Share', 'Address copied.', /^\/day\?date=2026-11-11&cal=julian&place=/],
    ['/hi/utsava/lakshmi_puja/2026?', 'साझा करें', 'पता कॉपी हो गया।', /^\/hi\/utsava\/lakshmi_puja\/2026\?place=/],
  ])('%s shares its address with the place, by the device or as a copy', async (path, label, words, address) => {
    const page = await newPage({ width: 390 });
    // The button is pressed before the script of the page is here.
    const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/views\/.*\.js$/, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(`${path}&place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata`);
    const share = page.getByRole('button', { name: label });
    await share.click();
    release();
    await page.getByRole('status').filter({ hasText: words }).waitFor();
    const { pathname, search, origin } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(pathname + search).toMatch(address);
    expect(search).toContain('place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata');
    expect(origin).toBe(page.record.origin);
    await page.evaluate(() => {
      const calls: ShareData[] = [];
      const share = async (data: ShareData) => {
        calls.push(data);
        if (calls.length > 1) throw new DOMException('closed', 'AbortError');
      };
      Object.assign(globalThis, { calls });
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    });
    for (const count of [1, 2]) {
      await share.click();
      await expect
        .poll(() => page.evaluate(() => (globalThis as unknown as { calls: unknown[] }).calls.length))
        .toBe(count);
      await expect.poll(() => page.getByRole('status').filter({ hasText: words }).count()).toBe(0);
    }
    const [call] = await page.evaluate(() => (globalThis as unknown as { calls: ShareData[] }).calls);
    expect(call?.url).toBe(origin + pathname + search);
  });

  test('the star of birth stays on the device, out of the address, and on the printed sheet', async () => {
    const page = await newPage();
    await open(page, '?date=2026-11-24');
    const balas = page.locator('#balas');
    await balas.getByRole('link', { name: 'Choose your birth star' }).click();
    await balas.getByLabel('Birth star and sign').selectOption('4-2');
    expect(await balas.textContent()).toContain('Atimitra favoured until 23:25');
    expect(new URL(page.url()).searchParams.has('star')).toBe(false);
    // Before a touch: the device has the star, and the HTML of the page does not.
    await page.goto('/day?date=2026-11-25');
    await balas.getByLabel('Birth star and sign').waitFor();
    expect(await balas.getByLabel('Birth star and sign').inputValue()).toBe('4-2');
    expect(await sheets(page, '/day?date=2026-11-24')).toBe(1);
  });

  test.each(['/day', '/hi/day'])('the page %s prints on one A4', async (path) => {
    const page = await newPage();
    await keepPlace(page, DELHI);
    expect(await sheets(page, `${path}?date=2026-11-22`)).toBe(1);
  });

  test.each(WIDTHS)(
    'the page at %i px has no axe findings, no layout shift, no sideways scrolling, and names for all controls',
    async (width) => {
      const page = await newPage({ width });
      await open(page);
      const named = await soundControls(page);
      expect(named.some((control) => control.startsWith('link Previous day, '))).toBe(true);
    },
  );
});

describe.skipIf(!CHROMIUM)('days of other years', () => {
  useBrowser();

  test('a day of 1674 loads its tables once, and days of today load none', async () => {
    const page = await newPage();
    const files: string[] = [];
    page.on('request', (request) => {
      const key = /\/assets\/years\/(-?\d+)\.bin$/.exec(request.url())?.[1];
      if (key !== undefined) files.push(key);
    });
    await open(page, '?date=2026-11-21');
    expect(files).toEqual([]);
    await open(page, '?date=1674-06-16');
    const [, tithi] = await rowsOf(page, '.limbs');
    expect(`${(await rowsOf(page, '.limbs'))[0]?.text} ${tithi?.text}`).toContain('Trayodaśī');
    // The coronation of Śivājī, by the calendar of its time.
    expect(await page.locator('.far').textContent()).toMatch(/Julian calendar: 6 June 1674\..* error of [\d.]+ s/s);
    await page.locator('a[rel=next]').click();
    await drawn(page);
    expect(files).toEqual(['1650']);
    await page.context().close();
  });
});
