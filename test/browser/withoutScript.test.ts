/** Forms without a script: the place of a page, the places that a text may name, and births, which are not sent. */
import { describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium';
import { newPage, overflows, useBrowser } from './page';

describe.skipIf(!CHROMIUM)('forms without a script', () => {
  useBrowser();

  test.each([
    ['/day', 'Other place', 'Show', 'Salem, Tamil Nadu', /Salem/, /Pune/],
    ['/hi/day', 'दूसरा स्थान', 'दिखाएँ', 'सेलम, तमिलनाडु', /सेलम/, /पुणे/],
  ])(
    '%s takes a typed name, lists the places that it may mean, and keeps its date',
    async (path, field, take, choice, salem, pune) => {
      const page = await newPage({ scripts: false, width: 390 });
      await page.goto(`${path}?date=2026-12-01`);
      expect(await overflows(page)).toBe(false);
      const send = async (text: string) => {
        await page.getByLabel(field, { exact: true }).fill(text);
        await page.getByRole('button', { name: take, exact: true }).click();
      };
      await send('Salem');
      // The notice has the one form of the page.
      expect(await page.locator('form:has(input[name=place])').count()).toBe(1);
      await page.getByRole('link', { name: choice, exact: true }).click();
      const { pathname, searchParams } = new URL(page.url());
      expect([pathname, searchParams.get('date'), searchParams.get('tz')]).toEqual([
        path,
        '2026-12-01',
        'Asia/Kolkata',
      ]);
      expect(await page.locator('.head2').textContent()).toMatch(salem);
      // The name of one place, and coordinates, lead to the page at once.
      for (const text of ['Pune', '18.52, 73.86']) {
        await send(text);
        expect(new URL(page.url()).searchParams.get('date')).toBe('2026-12-01');
        expect(await page.locator('.head2').textContent()).toMatch(pune);
      }
    },
  );

  test.each([
    ['/chart', 'Other place', 'Show', 'Pune', /shows an example.*need/],
    ['/hi/chart', 'दूसरा स्थान', 'दिखाएँ', 'पुणे', /उदाहरण दिखाता है.*JavaScript चाहिए/],
  ])('%s takes a place and says what needs a script', async (path, field, take, place, sentence) => {
    const page = await newPage({ scripts: false, width: 390 });
    await page.goto(path);
    expect(await overflows(page)).toBe(false);
    expect(await page.locator('main noscript').textContent()).toMatch(sentence);
    await page.getByLabel(field, { exact: true }).fill('Pune');
    await page.getByRole('button', { name: take, exact: true }).click();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('tz')]).toEqual([path, 'Asia/Kolkata']);
    expect(await page.locator('#place').textContent()).toContain(place);
  });

  test.each([
    ['/', 'Date', 'Draw the chart'],
    ['/rectify', 'Date of birth', 'Compute the scores'],
  ])('%s sends no birth without a script', async (path, field, send) => {
    const page = await newPage({ scripts: false });
    await page.goto(path);
    await page.getByLabel(field, { exact: true }).fill('19-02-1985');
    await page.getByRole('button', { name: send, exact: true }).click();
    expect(page.record.requests.join()).not.toContain('1985');
  });

  test('/panchanga/{town} leads to the day of a smaller town, and is missing for no town', async () => {
    const page = await newPage({ scripts: false });
    const reply = await page.goto('/hi/panchanga/shrirangapattana');
    expect(reply?.status()).toBe(200);
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('tz')]).toEqual(['/hi/day', 'Asia/Kolkata']);
    expect(searchParams.get('at')).toMatch(/^12\.4\d*,76\.[67]/);
    expect((await page.request.get('/panchanga/xyzzyville')).status()).toBe(404);
  });
});
