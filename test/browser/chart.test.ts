/** The birth chart in a browser: what it computes, says, keeps and lets be done with the keyboard. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { degreesText } from '../../src/web/parts/format';
import { VARANASI } from './births';
import { CHROMIUM } from './chromium';
import {
  controls,
  layoutShift,
  newPage,
  overflows,
  strangeFaces,
  THEMES,
  useBrowser,
  violations,
  visitAndUnplug,
  WIDTHS,
} from './page';

type ChartResponse = components['schemas']['ChartResponse'];

const api = async (body: object): Promise<ChartResponse> => {
  const answer = await fetch(`${inject('origin')}/api/chart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json() as Promise<ChartResponse>;
};

const drawn = (page: Page) => page.locator('.grahas tbody tr').nth(9).waitFor();
const openChart = async (page: Page) => {
  await page.goto(`/${VARANASI.fragment}`);
  await drawn(page);
};

describe.skipIf(!CHROMIUM)('the birth chart', () => {
  useBrowser();

  test('shows what the API answers', async () => {
    const [page, answer] = [await newPage(), await api(VARANASI.body)];
    await openChart(page);
    const rows = await page.locator('.grahas tbody tr').allTextContents();
    for (const [i, point] of [answer.lagna, ...answer.grahas].entries()) {
      const degrees = degreesText((point.sidereal_deg as number) % 30);
      expect(rows[i]).toContain(`${point.rashi}`);
      expect(rows[i]).toContain(degrees);
      expect(rows[i]).toContain(point.nakshatra_pada);
    }
    expect(await page.locator('.heat tr.sum').textContent()).toMatch(/337$/);
    const [sun] = await page.locator('.bala .tot').allTextContents();
    expect(sun).toContain(answer.shadbala?.sun.rupa?.toFixed(2));
  });

  test('computes the same digits as the service', async () => {
    const [page, answer] = [await newPage(), await api(VARANASI.body)];
    await openChart(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save all of it as JSON' }).click();
    const file = await (await download).path();
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    const ours = saved.grahas.map(
      ({ siderealDeg, speedDegPerDay }: { siderealDeg: number; speedDegPerDay: number }) => [
        siderealDeg,
        speedDegPerDay,
      ],
    );
    expect(ours).toEqual(answer.grahas.map((graha) => [graha.sidereal_deg, graha.speed_deg_per_day]));
    expect(saved.lagna.siderealDeg).toBe(answer.lagna.sidereal_deg);
    expect(saved.ashtakavarga.sarva).toEqual(answer.ashtakavarga?.sarva);
    expect(saved.yogas.present.map(({ key }: { key: string }) => key)).toEqual(answer.yogas?.map(({ key }) => key));
  });

  test('draws the same where the browser has no Temporal of its own', async () => {
    const [page, without] = [await newPage(), await newPage()];
    await without.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
    const shown = async (each: Page) => {
      await openChart(each);
      return each.locator('main').textContent();
    };
    expect(await shown(without)).toBe(await shown(page));
    expect(without.record.requests.length).toBe(page.record.requests.length + 1);
  });

  test('sends nothing of the birth', async () => {
    const page = await newPage();
    await openChart(page);
    expect(page.record.requests.filter((url) => /1985|24\.9|api|account/.test(url))).toEqual([]);
  });

  test('saves a chart for who is signed in, and sends nothing of it otherwise', async () => {
    const page = await newPage();
    await openChart(page);
    const save = page.getByRole('button', { name: 'Save chart' });
    await save.click();
    await page.getByText('Make a passkey to keep it. No e-mail, no password.').waitFor();
    expect(page.record.requests.filter((url) => /api/.test(url))).toEqual([]);
    page.record.errors.length = 0; // Chromium tells of the 401 itself.

    let sent: unknown;
    await page.route('**/account', (route) => route.fulfill({ json: {} }));
    await page.route('**/api/chart', (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({ json: {}, headers: { 'X-Chart-Saved': 'true' } });
    });
    await save.click();
    await page.getByText('Saved in your account.').waitFor();
    expect(sent).toEqual({ ...VARANASI.body, dashaDepth: 1, name: 'near Varanasi' });
    await page.goto(`/${VARANASI.fragment}&ayanamsa=raman`);
    await save.click();
    await page.getByText('opens from there with Lahiri and the mean node').waitFor();
  });

  test('saves the drawing as a file of its own', async () => {
    const page = await newPage();
    await openChart(page);
    await page.getByRole('radio', { name: 'South' }).check({ force: true });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as SVG' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('khagola-1985-02-19-south.svg');
    expect(readFileSync(await saved.path(), 'utf8').trim()).toMatch(/^<svg[\s\S]*South Indian drawing[\s\S]*<\/svg>$/);
  });

  test('takes a birth from the form: a town, its zone, and an address to hand on', async () => {
    const page = await newPage();
    await page.goto('/');
    await page.getByLabel('Date').fill('19.2.1985');
    await page.getByLabel('Time', { exact: true }).fill('8:56:22 pm');
    await page.getByLabel('Place', { exact: true }).fill('Benares');
    await page.getByRole('option', { name: /Varanasi, India/ }).click();
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Asia/Kolkata');
    await page.getByText('UTC+5:30 on that day').waitFor();
    await page.getByRole('button', { name: 'Draw the chart' }).click();
    await drawn(page);
    expect(page.url()).toContain('#t=1985-02-19T20:56:22&at=25.3167,83.0104&tz=Asia/Kolkata');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.goBack();
    await page.getByRole('button', { name: 'Draw the chart' }).waitFor();
  });

  test('says at the field what is possible, and goes there', async () => {
    const page = await newPage();
    await page.goto('/');
    await page.getByLabel('Date').fill('1985-02-30');
    await page.getByLabel('Time', { exact: true }).fill('20:56');
    await page.getByLabel('Place', { exact: true }).fill('24.9459 N, 83.0665 E');
    await page.getByLabel('Time zone').fill('+5:30');
    await page.getByRole('button', { name: 'Draw the chart' }).click();
    await page.getByText('February 1985 has 28 days.').waitFor();
    const date = page.getByLabel('Date');
    await expect.poll(() => date.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await date.getAttribute('aria-invalid')).toBe('true');
    expect(await violations(page)).toEqual([]);
  });

  test('finds a town however it is written, and by the country after it', async () => {
    const page = await newPage();
    await page.goto('/');
    for (const [text, town] of [
      ['lodz', 'Łódź, Poland'],
      ['London, UK', 'London, United Kingdom'],
      ['Springfield, US', 'Springfield, United States'],
      ['Portland, Oregon', 'Portland, United States'],
      ['Washington, D.C.', 'Washington, D.C., United States'],
    ] as const) {
      await page.getByLabel('Place', { exact: true }).fill(text);
      await page.getByRole('option', { name: town }).first().waitFor();
    }
    await page.getByRole('button', { name: 'Draw the chart' }).click();
    await page.getByText('Choose a town from the list').waitFor();
    await page.getByLabel('Place', { exact: true }).fill('Nowhere at all');
    await page.getByText('No town of that name here.').waitFor();
  });

  test('says that a link holds no birth', async () => {
    const page = await newPage();
    for (const cut of ['#t=1985-02-19T20:56:22&at=24.9459', '#t=1981-03-29T02:30&at=52.52,13.4&tz=Europe/Berlin']) {
      await page.goto('about:blank');
      await page.goto(`/${cut}`);
      await page.getByText('The link holds no birth that can be drawn.').waitFor();
    }
    expect(await violations(page)).toEqual([]);
  });

  test('tells of an hour that was skipped, and of one that came twice', async () => {
    const page = await newPage();
    await page.goto('/');
    await page.getByLabel('Date').fill('1981-03-29');
    await page.getByLabel('Time', { exact: true }).fill('02:30');
    await page.getByLabel('Place', { exact: true }).fill('52.52, 13.4');
    await page.getByLabel('Time zone').fill('Europe/Berlin');
    await page.getByRole('button', { name: 'Draw the chart' }).click();
    await page.getByText('the clocks of Europe/Berlin skipped this hour').waitFor();
    await page.goto('/#t=1981-09-27T02:30&at=52.52,13.4&tz=Europe/Berlin');
    await page.getByText('This hour came twice. Taken: the first, UTC+2.').waitFor();
    const first = await page.locator('.grahas tbody tr').first().textContent();
    await page.getByRole('radio', { name: 'The second, UTC+1' }).check({ force: true });
    await page.getByText('Taken: the second, UTC+1.').waitFor();
    expect(await page.locator('.grahas tbody tr').first().textContent()).not.toBe(first);
  });

  test('finds the setting that explains figures of another program', async () => {
    const page = await newPage();
    await openChart(page);
    const compare = async (text: string) => {
      await page.getByLabel('Compare with figures of your own').fill(text);
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
    };
    await compare('Moon Kumbha 7°11′\nLagna Virgo 20 38');
    await page.getByText('Explained, within the digits given, by: Raman ayanāṃśa.').waitFor();
    await compare('Moon 120.5');
    await page.getByText('None of the settings explains them.').waitFor();
    await compare('Pluto 12');
    await page.getByText('begins with no graha').waitFor();
  });

  test('opens every further table, each with an address', async () => {
    const page = await newPage();
    await openChart(page);
    for (const key of ['bhavas', 'arudhas', 'karakas', 'avasthas', 'kp', 'upagrahas', 'lagnas', 'yuddha']) {
      await page.locator(`#${key} > summary`).click();
      await page.locator(`#${key} .within`).locator('table, p').first().waitFor();
      expect(page.url()).toContain(`table=${key}`);
    }
    for (const more of await page.locator('.more > summary').all()) await more.click();
    expect(await violations(page)).toEqual([]);
    await page.goto(`/${VARANASI.fragment}&table=kp`);
    await page.reload();
    await page.locator('#kp .within table').first().waitFor();
  });

  test('works without a network after the first visit', async () => {
    const page = await newPage({ keeps: true });
    await visitAndUnplug(page);
    await page.goto(`/${VARANASI.fragment}`);
    await page.reload();
    await drawn(page);
    await page.locator('#bhavas > summary').click();
    await page.locator('#bhavas .within table').waitFor();
    await page.getByText('Without a network: all computing works; saving waits.').waitFor();
  });

  test('is walked with the keyboard alone', async () => {
    const page = await newPage();
    await page.goto('/');
    const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1985-02-19');
    await page.keyboard.press('Tab');
    await page.keyboard.type('20:56:22');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ujjain');
    await page.locator('.offers [role=option]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Place', { exact: true }).inputValue()).toBe('Ujjain, India');
    await page.keyboard.press('Enter');
    await drawn(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    const address = page.url();
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(page.url()).toBe(address);
    await page.getByRole('radio', { name: 'North' }).focus();
    await page.keyboard.press('ArrowRight');
    await page
      .locator('.styl')
      .getByRole('img', { name: /^South Indian drawing/ })
      .waitFor();
    const bars = page.getByRole('toolbar');
    await bars.first().locator('[tabindex="0"]').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    expect(await bars.first().locator('[aria-pressed="true"]').textContent()).toBe(
      await bars.first().locator('button').first().textContent(),
    );
    await bars.nth(1).locator('[tabindex="0"]').focus();
    await page.keyboard.press('Escape');
    expect(await bars.first().evaluate((bar) => bar.contains(document.activeElement))).toBe(true);
  });

  test('draws in the theme that the reader chose, not the system’s', async () => {
    const page = await newPage({ theme: 'dark' });
    await openChart(page);
    const ground = () => page.locator('.styl svg rect').evaluate((rect) => getComputedStyle(rect).fill);
    expect(await ground()).toBe('rgb(16, 21, 29)');
    await page.getByLabel('Theme').selectOption('light');
    expect(await ground()).toBe('rgb(248, 248, 244)');
    await page.emulateMedia({ media: 'print' });
    expect(await ground()).toBe('rgb(255, 255, 255)');
  });

  test('sets every name in its own typeface', async () => {
    const page = await newPage();
    await openChart(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await strangeFaces(page)).toEqual([]);
  });

  test('names its controls', async () => {
    const page = await newPage();
    await openChart(page);
    const named = await controls(page);
    for (const control of [
      'button Save chart',
      'radio North',
      'combobox Theme',
      'textbox Compare with figures of your own',
    ]) {
      expect(named).toContain(control);
    }
    await page
      .getByRole('img', { name: /Lagna Kanyā\. Meṣa: Rāhu \(retrograde\)/ })
      .first()
      .waitFor();
  });

  describe.each(WIDTHS)('%i px wide', (width) => {
    test.each(THEMES)('in %s: no finding of axe, contrast among them', async (theme) => {
      const page = await newPage({ width, theme });
      await page.goto('/');
      await page.getByRole('button', { name: 'Draw the chart' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await openChart(page);
      expect(await violations(page)).toEqual([]);
    });

    test('nothing moves while it is drawn, and nothing runs over the side', async () => {
      const page = await newPage({ width });
      await openChart(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      expect(await layoutShift(page)).toBeLessThan(0.01);
      expect(await overflows(page)).toBe(false);
    });
  });

  test('is drawn anew within a few frames', async () => {
    const page = await newPage();
    await openChart(page);
    const milliseconds = await page.evaluate(async () => {
      const before = document.querySelector('.grahas')?.textContent;
      const start = performance.now();
      location.hash = location.hash.replace('20:56:22', '21:10:00');
      while (document.querySelector('.grahas')?.textContent === before) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    });
    expect(milliseconds).toBeLessThan(1000);
  });
});
