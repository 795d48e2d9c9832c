/** The desk in a browser: the figures of the API, tolerant forms, shortcut keys, links, print, and accessibility. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { degreesText } from '../../src/web/reader/format';
import { AMSTERDAM_1935, VARANASI } from './births';
import { CHROMIUM } from './chromium';
import { controls, layoutShift, newPage, openAnew, overflows, useBrowser, violations, WIDTHS } from './page';

type ChartResponse = components['schemas']['ChartResponse'];

const api = async (body: object): Promise<ChartResponse> => {
  const answer = await fetch(`${inject('origin')}/api/chart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json() as Promise<ChartResponse>;
};

const rows = (page: Page) => page.locator('.part .dtab tbody tr');
/** Waits until the view replaces the example in the HTML. */
const drawn = async (page: Page) => {
  await page.locator('#view[data-live]').waitFor();
  await rows(page).nth(8).waitFor();
};
const openChart = async (page: Page, further = '', query = '') => {
  await page.goto(`/chart${query}${VARANASI.fragment}${further}`);
  await page.locator('.deskbar').waitFor();
};

/** Number of pages of the PDF that the browser prints. */
const pdfPages = async (page: Page, format: 'A4' | 'Letter'): Promise<number> => {
  const pdf = await page.pdf({ format, printBackground: true, preferCSSPageSize: format === 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

describe.skipIf(!CHROMIUM)('the chart', () => {
  useBrowser();

  test('the chart shows the answer of the API', async () => {
    const [page, answer] = [await newPage(), await api(VARANASI.body)];
    await openChart(page, '', '?names=scholarly');
    await drawn(page);
    const texts = await rows(page).allTextContents();
    for (const [i, point] of [answer.lagna, ...answer.grahas].entries()) {
      expect(texts[i]).toContain(`${point.rashi}`);
      expect(texts[i]).toContain(degreesText((point.sidereal_deg as number) % 30));
      expect(texts[i]).toContain(point.nakshatra_pada);
    }
    await page.keyboard.press('a');
    await page.locator('.heat tr.sum').waitFor();
    expect(await page.locator('.heat tr.sum').textContent()).toMatch(/337$/);
    await page.keyboard.press('b');
    const sun = page.locator('.bala .tot').first();
    await sun.waitFor();
    expect(await sun.textContent()).toContain(answer.shadbala?.sun.rupa?.toFixed(2));
  });

  test('the chart uses the own past of a merged time zone, in links, changed links and the form', async () => {
    const [page, { lagna }] = [await newPage(), await api(AMSTERDAM_1935.body)];
    const degrees = degreesText((lagna.sidereal_deg as number) % 30);
    const expectDrawn = async () => {
      await page.locator('.deskbar').getByText('Amsterdam').waitFor();
      await expect.poll(() => rows(page).first().textContent()).toContain(degrees);
    };
    await page.goto(`/chart${AMSTERDAM_1935.fragment}`);
    await drawn(page);
    await expectDrawn();
    const second = await newPage();
    await second.goto(`/chart${VARANASI.fragment}`);
    await drawn(second);
    await second.evaluate((fragment) => {
      location.hash = fragment;
    }, AMSTERDAM_1935.fragment);
    await expect.poll(() => rows(second).first().textContent()).toContain(degrees);
    const third = await newPage();
    await third.goto('/chart');
    await third.getByRole('button', { name: 'Change', exact: true }).click();
    await third.getByLabel('Date').fill('15 Jan 1935');
    await third.getByLabel('Time', { exact: true }).fill('12:00');
    await third.getByLabel('Place', { exact: true }).fill('Amsterdam');
    await third.keyboard.press('Tab');
    await third.getByText('UTC+0:19:32 on that day').first().waitFor();
    await third.getByRole('button', { name: 'Draw the chart' }).click();
    await third.locator('.deskbar').getByText('Amsterdam').waitFor();
    await expect.poll(() => rows(third).first().textContent()).toContain('Mesha');
  });

  test('the chart has the same digits as the service', async () => {
    const [page, answer] = [await newPage(), await api(VARANASI.body)];
    await openChart(page, '&section=tables');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save all of it as JSON' }).click();
    const file = await (await download).path();
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    const pageGrahas = saved.grahas.map(
      ({ siderealDeg, speedDegPerDay }: { siderealDeg: number; speedDegPerDay: number }) => [
        siderealDeg,
        speedDegPerDay,
      ],
    );
    expect(pageGrahas).toEqual(answer.grahas.map((graha) => [graha.sidereal_deg, graha.speed_deg_per_day]));
    expect(saved.lagna.siderealDeg).toBe(answer.lagna.sidereal_deg);
    expect(saved.ashtakavarga.sarva).toEqual(answer.ashtakavarga?.sarva);
    expect(saved.yogas.present.map(({ key }: { key: string }) => key)).toEqual(answer.yogas?.map(({ key }) => key));
  });

  test('the chart is the same in a browser without Temporal', async () => {
    const [page, without] = [await newPage(), await newPage()];
    await without.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
    const shown = async (each: Page) => {
      await openChart(each);
      await drawn(each);
      return each.locator('main').textContent();
    };
    expect(await shown(without)).toBe(await shown(page));
  });

  test('the chart has both drawings, the running daśā and all grahas on one screen of 1280 by 800', async () => {
    const page = await newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    await openChart(page);
    await drawn(page);
    for (const part of ['.natal svg', '.other svg', '.das', '.part .dtab tr:last-child']) {
      const box = await page.locator(part).last().boundingBox();
      expect([part, (box?.y ?? 0) + (box?.height ?? 9999) <= 800]).toEqual([part, true]);
    }
  });

  test('every section opens by its key, with its own URL', async () => {
    const page = await newPage();
    await openChart(page);
    await drawn(page);
    const sections = [
      ['v', 'vargas', 'Sixteen vargas'],
      ['h', 'chalit', 'Chalit'],
      ['p', 'dasha', 'Dasha'],
      ['t', 'transits', 'Transits'],
      ['f', 'firm', 'How firm'],
      ['b', 'shadbala', 'Shadbala'],
      ['a', 'ashtakavarga', 'Ashtakavarga'],
      ['y', 'yogas', 'Yogas'],
      ['r', 'varsha', 'Varshaphala'],
      ['w', 'differences', 'Why does another program differ?'],
      ['x', 'tables', 'Further tables'],
    ] as const;
    for (const [letter, key, title] of sections) {
      await page.keyboard.press(letter);
      await page.getByRole('heading', { name: title }).first().waitFor();
      expect(page.url()).toContain(`section=${key}`);
    }
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'Further tables' }).waitFor();
    await page.keyboard.press('d');
    await drawn(page);
    await page.keyboard.press(']');
    await expect.poll(() => page.getByLabel('Varga').inputValue()).toBe('D10');
    await page.keyboard.press('2');
    await page
      .locator('.natal')
      .getByRole('img', { name: /^South Indian drawing/ })
      .first()
      .waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Varga').focus();
    await page.keyboard.press('y');
    expect(page.url()).not.toContain('section=yogas');
  });

  test('single-letter shortcuts can be switched off', async () => {
    const page = await newPage();
    await openChart(page, '', '?keys=off');
    await drawn(page);
    await page.keyboard.press('y');
    expect(page.url()).not.toContain('section');
    expect(await page.locator('.rail [data-letter]').count()).toBe(0);
  });

  test('the page sends no birth data', async () => {
    const page = await newPage();
    await openChart(page);
    await drawn(page);
    expect(page.record.requests.filter((url) => /1985|24\.9|api|account/.test(url))).toEqual([]);
  });

  test('the page saves a chart only for a signed-in reader, and sends nothing otherwise', async () => {
    const page = await newPage();
    await openChart(page);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await page.getByText('Kept on this device.').waitFor();
    expect(page.record.requests.filter((url) => /api/.test(url))).toEqual([]);

    const sent: unknown[] = [];
    await page.route('**/account/session', (route) => route.fulfill({ json: { account: {} } }));
    await page.route('**/api/chart', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: {}, headers: { 'X-Chart-Saved': 'true', 'X-Chart-Id': 'c1' } });
    });
    await page.route('**/account/charts/c1', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: {} });
    });
    await save.click();
    await page.getByText('Saved in your account.').waitFor();
    const saved = [{ ...VARANASI.body, dashaDepth: 1, tz: 'Asia/Kolkata' }, { place: 'near Varanasi' }];
    expect(sent).toEqual(saved);
    await openChart(page, '&ayanamsa=raman');
    await save.click();
    await page.getByText('Saved in your account.').waitFor();
    expect(sent[2]).toEqual({ ...saved[0], ayanamsa: 'raman' });
  });

  test('the form accepts a birth in any notation, and puts it into the URL', async () => {
    const page = await newPage();
    await page.goto('/chart');
    // The view has loaded when this press ends.
    await page.getByRole('button', { name: 'Change', exact: true }).click({ delay: 1500 });
    await page.getByLabel('Date').fill('१९-२-१९८५');
    await page.getByText('Read as Tuesday, 19 February 1985.').waitFor();
    await page.getByLabel('Time', { exact: true }).fill('8:56:22 pm');
    await page.getByText('Read as 20:56:22.').waitFor();
    await page.getByLabel('Place', { exact: true }).fill('Benares');
    await page.keyboard.press('Tab');
    await page.getByText('UTC+5:30 on that day').first().waitFor();
    await page.getByText('Name, time zone, ayanamsa, node').click();
    await page.getByLabel('Name').fill('Asha');
    await page.getByRole('button', { name: 'Draw the chart' }).click();
    await page.getByRole('heading', { name: 'Asha' }).first().waitFor();
    expect(page.url()).toContain('#t=1985-02-19T20:56:22&at=25.3167,83.0104&tz=Asia/Kolkata&place=Varanasi&name=Asha');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.getByRole('link', { name: /Asha/ }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Example' }).first().waitFor();
  });

  test('the form asks which of two possible dates is meant', async () => {
    const page = await newPage();
    await page.goto('/chart');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByLabel('Date').fill('5/6/1990');
    await page.getByRole('radio', { name: 'Sunday, 6 May 1990' }).check({ force: true });
    await page.getByLabel('Time', { exact: true }).fill('1430');
    await page.getByLabel('Place', { exact: true }).fill('18n34 73e58');
    await page.keyboard.press('Enter');
    await page.getByText('UTC+5:30 on that day').first().waitFor();
    await page.getByRole('button', { name: 'Draw the chart' }).click();
    await expect.poll(() => page.url()).toContain('#t=1990-05-06T14:30&at=18.566667,73.966667&tz=Asia/Kolkata');
  });

  test('the form shows valid values at an invalid field, and focuses it', async () => {
    const page = await newPage();
    await page.goto('/chart');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByLabel('Date').fill('1985-02-30');
    await page.getByLabel('Time', { exact: true }).fill('20:56');
    await page.getByRole('button', { name: 'Draw the chart' }).click();
    await page.getByText('February 1985 has 28 days.').waitFor();
    const date = page.getByLabel('Date');
    await expect.poll(() => date.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await date.getAttribute('aria-invalid')).toBe('true');
    await page.getByText('Enter a town, or latitude and longitude').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('a birth without a time is drawn from the Moon, and the page names what it omits', async () => {
    const page = await newPage();
    await page.goto('/chart#t=1985-02-19&at=24.9459,83.0665&tz=Asia/Kolkata&place=Varanasi');
    await drawn(page);
    await page.getByText('The time of birth is not known').first().waitFor();
    expect(await rows(page).count()).toBe(9);
    await page
      .locator('.natal')
      .getByRole('img', { name: /^South Indian drawing, Rashi D1\. .*Kumbha: Sun, Moon, Mercury/ })
      .first()
      .waitFor();
    expect(await page.locator('.part').textContent()).not.toContain('Lagna lord');
    expect(await violations(page)).toEqual([]);
  });

  test('a link without valid birth data is reported', async () => {
    const page = await newPage();
    for (const cut of ['#t=1985-02-19T20:56:22&at=24.9459', '#t=1981-03-29T02:30&at=52.52,13.4&tz=Europe/Berlin']) {
      await openAnew(page, `/chart${cut}`);
      await page.getByText('This link has no valid birth data.').waitFor();
    }
    expect(await violations(page)).toEqual([]);
  });

  test('a link of earlier versions leads to the chart', async () => {
    const page = await newPage();
    await page.goto(`/${VARANASI.fragment}`);
    await drawn(page);
    expect(new URL(page.url()).pathname).toBe('/chart');
  });

  test('the form mentions an hour that occurred twice', async () => {
    const page = await newPage();
    await page.goto('/chart#t=1981-09-27T02:30&at=52.52,13.4&tz=Europe/Berlin');
    await page.getByText('This hour came twice. Used: the first, UTC+2.').first().waitFor();
    const first = await rows(page).first().textContent();
    await page.getByRole('radio', { name: 'The second, UTC+1' }).check({ force: true });
    await page.getByText('Used: the second, UTC+1.').first().waitFor();
    expect(await rows(page).first().textContent()).not.toBe(first);
  });

  test('the chart uses the settings of a preset, and the URL keeps it', async () => {
    const page = await newPage();
    await openChart(page);
    await drawn(page);
    const moon = await rows(page).nth(2).textContent();
    await page.getByLabel('Settings after').selectOption('KP');
    await expect.poll(() => page.url()).toContain('preset=kp');
    expect(await rows(page).nth(2).textContent()).not.toBe(moon);
    await page.getByText('Krishnamurti, mean node, 365.25 days').waitFor();
  });

  test('every further table opens, each with its own URL', async () => {
    const page = await newPage();
    await openChart(page, '&section=tables');
    for (const key of ['bhavas', 'arudhas', 'karakas', 'avasthas', 'kp', 'upagrahas', 'lagnas', 'yuddha']) {
      await page.locator(`#${key} > summary`).click();
      await page.locator(`#${key} .within`).locator('table, p').first().waitFor();
      expect(page.url()).toContain(`table=${key}`);
    }
    expect(await violations(page)).toEqual([]);
    await openAnew(page, `/chart${VARANASI.fragment}&table=kp`);
    await page.locator('#kp .within table').first().waitFor();
  });

  test.each(['/chart', '/hi/chart'])(
    'the page %s prints on one sheet, with the name and without controls',
    async (path) => {
      const page = await newPage();
      await page.goto(`${path}${VARANASI.fragment}&name=Asha`);
      await drawn(page);
      expect(await pdfPages(page, 'A4')).toBe(1);
      expect(await pdfPages(page, 'Letter')).toBe(1);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.sheet h1').textContent()).toBe('Asha');
      expect(await page.locator('.sheet').isVisible()).toBe(true);
      expect(await page.locator('.deskbar').isVisible()).toBe(false);
      expect(await overflows(page)).toBe(false);
    },
  );

  test('the controls have names, and the drawing is named by its content', async () => {
    const page = await newPage();
    await openChart(page);
    await drawn(page);
    const named = await controls(page);
    for (const control of [
      'button Save',
      'button Yogas',
      'radio Transits',
      'combobox Varga',
      'combobox Settings after',
    ]) {
      expect(named).toContain(control);
    }
    await page
      .getByRole('img', {
        name: /^North Indian drawing, Rashi D1\. House 1, Kanya: Lagna; .*House 6, Kumbha: Sun, Moon, Mercury/,
      })
      .first()
      .waitFor();
  });

  describe.each(WIDTHS)('%i px wide', (width) => {
    test('the chart has in both languages and themes no axe findings and no overflow', async () => {
      const page = await newPage({ width });
      for (const path of ['/chart', '/hi/chart']) {
        await page.goto(`${path}${VARANASI.fragment}`);
        await drawn(page);
        expect(await violations(page)).toEqual([]);
        expect(await overflows(page)).toBe(false);
      }
    });

    test('the chart does not shift while it is drawn', async () => {
      const page = await newPage({ width });
      await openChart(page);
      await drawn(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      expect(await layoutShift(page)).toBeLessThan(0.05);
    });
  });
});
