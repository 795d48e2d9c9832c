/** Transits over a birth on the desk: the list of the API, its file, the ring of a date, an address that keeps the span. */
import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { VARANASI } from './births';
import { CHROMIUM } from './chromium';
import { LOOKS, newPage, overflows, useBrowser, violations } from './page';

type Transits = components['schemas']['TransitsResponse'];

const SECTION = `/chart${VARANASI.fragment}&section=transits&transits=2026-11-23,2`;
const BODY = {
  birth: VARANASI.body,
  from: '2026-11-23',
  to: '2028-11-22',
  bodies: ['mars', 'jupiter', 'saturn', 'rahu', 'ketu'],
  tz: 'Asia/Kolkata',
};

const asked = (further: object = {}) =>
  fetch(`${inject('origin')}/api/v1/transits`, { method: 'POST', body: JSON.stringify({ ...BODY, ...further }) });

describe.skipIf(!CHROMIUM)('transits over a birth', () => {
  useBrowser();

  test('are those that the API answers, by the minute', async () => {
    const { hits, ingresses, dasha, sade_sati } = (await (await asked()).json()) as Transits;
    const page = await newPage();
    await page.goto(SECTION);
    const times = page.locator('.events .when b');
    const rows = async () => {
      await times.first().waitFor();
      const more = page.getByRole('button', { name: /^\d+ more$/ });
      if (await more.isVisible()) await more.click();
      return (await times.allTextContents()).toSorted();
    };
    const expected = (events: { local?: string }[]) => events.map(({ local }) => local?.slice(11, 16)).toSorted();
    const list = page.locator('.transitlist');
    await list.waitFor();
    expect(hits.length).toBeGreaterThan(5);
    expect(await rows()).toEqual(expected([...hits, ...ingresses, ...dasha]));
    for (const kind of ['Ingresses', 'Dashas']) await list.getByRole('checkbox', { name: kind }).uncheck();
    expect(await rows()).toEqual(expected(hits));
    const legs = sade_sati.flatMap((cycle) => cycle.legs);
    expect(await list.getByText(/^Part \d/).count()).toBe(legs.length);
  });

  test('make the file of the API on the device, and send nothing of the birth', async () => {
    const expected = await (await asked({ format: 'ics' })).text();
    const page = await newPage();
    await page.goto(SECTION);
    await page.locator('.events li').first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Calendar file (.ics)' }).click(),
    ]);
    const titles = (text: string) => text.match(/^(DTSTART|SUMMARY).*$/gm);
    expect(titles(readFileSync(await download.path(), 'utf8'))).toEqual(titles(expected));
    expect(page.record.requests.filter((url) => /1985|\/api\//.test(url))).toEqual([]);
  });

  test('put the sky of a chosen line into the ring, and the span into the address', async () => {
    const page = await newPage();
    await page.clock.setFixedTime('2026-11-23T05:00Z');
    await page.goto(SECTION);
    const ring = page.locator('.transit2');
    await ring.getByText('23 November 2026').waitFor();
    await page.getByRole('button', { name: 'Saturn enters Mesha' }).first().click();
    await ring.getByText('3 June 2027').waitFor();
    expect(await ring.locator('tbody tr', { hasText: 'Saturn' }).textContent()).toMatch(/Mesha|Meena29/);
    await page.getByRole('button', { name: 'Now', exact: true }).click();
    await ring.getByText('23 November 2026').waitFor();
    await page.getByLabel('Span').selectOption('10 years');
    expect(page.url()).toContain('transits=2026-11-23,10');
    await page.reload();
    await page.getByLabel('Span').waitFor();
    await expect.poll(() => page.getByLabel('Span').inputValue()).toBe('10');
  });

  test.each(LOOKS)(
    'at %i px, %s, in both languages: nothing for axe to find, nothing over the side',
    async (width, theme) => {
      const page = await newPage({ width, theme });
      for (const path of ['', '/hi']) {
        await page.goto(path + SECTION);
        await page.locator('.events li').first().waitFor();
        expect(await violations(page)).toEqual([]);
        expect(await overflows(page)).toBe(false);
      }
      const text = await page.locator('.transitlist').textContent();
      expect(text?.replace('.ics', '')).toMatch(/^[^A-Za-z]+$/);
    },
  );
});
