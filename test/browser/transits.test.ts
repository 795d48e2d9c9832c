/** Transits over a birth on the desk: the list of the API, its file, the ring of a date, a URL that keeps the span. */
import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import type { components } from '../../build/client';
import { VARANASI } from './births';
import { CHROMIUM } from './chromium';
import { newPage, overflows, useBrowser, violations, WIDTHS } from './page';

type Transits = components['schemas']['TransitsResponse'];

const SECTION = `/chart${VARANASI.fragment}&section=transits&transits=2026-11-23,2`;
const BODY = {
  birth: VARANASI.v1,
  from: '2026-11-23',
  to: '2028-11-22',
  bodies: ['mars', 'jupiter', 'saturn', 'rahu', 'ketu'],
  tz: 'Asia/Kolkata',
};

const requestTransits = (further: object = {}) =>
  fetch(`${inject('origin')}/api/v1/transits`, { method: 'POST', body: JSON.stringify({ ...BODY, ...further }) });

describe.skipIf(!CHROMIUM)('transits over a birth', () => {
  useBrowser();

  test('the transits agree with the API, to the minute', async () => {
    const { hits, ingresses, dasha, sade_sati } = (await (await requestTransits()).json()) as Transits;
    const page = await newPage();
    await page.goto(SECTION);
    const times = page.locator('.events .when b');
    const rows = async () => {
      await times.first().waitFor();
      const moreButton = page.getByRole('button', { name: /^\d+ more$/ });
      if (await moreButton.isVisible()) await moreButton.click();
      return (await times.allTextContents()).toSorted();
    };
    const expected = (events: { at: string }[]) => events.map(({ at }) => at.slice(11, 16)).toSorted();
    const list = page.locator('.transitlist');
    await list.waitFor();
    expect(hits.length).toBeGreaterThan(5);
    expect(await rows()).toEqual(expected([...hits, ...ingresses, ...dasha]));
    for (const kind of ['Ingresses', 'Dashas']) await list.getByRole('checkbox', { name: kind }).uncheck();
    expect(await rows()).toEqual(expected(hits));
    const legs = sade_sati.flatMap((cycle) => cycle.legs);
    expect(await list.getByText(/^Part \d/).count()).toBe(legs.length);
  });

  test('the transits make the file of the API on the device, and send no birth data', async () => {
    const expected = await (await requestTransits({ format: 'ics' })).text();
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

  test('a chosen transit shows its sky in the ring, and the URL keeps the span', async () => {
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

  test.each(WIDTHS)(
    'the page at %i px, in both languages and themes, has no axe findings and no overflow',
    async (width) => {
      const page = await newPage({ width });
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
