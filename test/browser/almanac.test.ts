/** The regional almanacs in the browser. */
import { describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium';
import { keepPlace, newPage, soundControls, useBrowser, WIDTHS } from './page';

const TAGS = ['ta', 'te', 'bn', 'ml', 'gu', 'mr', 'kn', 'or'] as const;
const MADURAI = { name: 'Madurai', lat: 9.919, lon: 78.1195, tz: 'Asia/Kolkata' };

describe.skipIf(!CHROMIUM)('the regional almanacs', () => {
  useBrowser();

  test.each(WIDTHS)('every almanac at %i px is sound in both themes, and loads no typeface', async (width) => {
    const page = await newPage({ width });
    for (const tag of TAGS) {
      await page.goto(`/almanac/${tag}/2026-11-24`);
      expect(await page.locator('html').getAttribute('lang')).toBe(tag);
      await soundControls(page);
    }
    expect(page.record.requests.filter((url) => url.endsWith('.woff2'))).toEqual([]);
  });

  test('no almanac has a Latin letter in its main part, at a town of its region', async () => {
    const page = await newPage();
    const towns = {
      ta: ['Avadi', 13.1147, 80.1098, 'ஆவடி'],
      te: ['Guntur', 16.2997, 80.4573, 'గుంటూరు'],
      bn: ['Haldia', 22.0257, 88.0583, 'হলদিয়া'],
      ml: ['Kollam', 8.8811, 76.5847, 'കൊല്ലം'],
      gu: ['Rajkot', 22.2916, 70.7932, 'રાજકોટ'],
      mr: ['Nashik', 20.0059, 73.7898, 'नाशिक'],
      kn: ['Hubballi', 15.3478, 75.1338, 'ಹುಬ್ಬಳ್ಳಿ'],
      or: ['Puri', 19.7983, 85.8249, 'ପୁରୀ'],
    } as const;
    for (const tag of TAGS) {
      const [name, lat, lon, own] = towns[tag];
      await page.goto(`/almanac/${tag}/2026-11-24?place=${name}&at=${lat},${lon}&tz=Asia/Kolkata`);
      expect(await page.locator('main').textContent()).not.toMatch(/\p{Script=Latin}/u);
      expect(await page.locator('main .q').first().textContent()).toBe(own);
    }
  });

  test('the almanac of the device’s place opens from the menu, goes to other days by key and changes its place', async () => {
    const page = await newPage();
    await keepPlace(page, MADURAI);
    await page.goto('/day');
    await page.locator('.menu summary').click();
    await page.getByRole('link', { name: 'Regional almanacs' }).click();
    await page.waitForURL(/\/almanac\/ta\?place=Madurai/);
    await page.goto('/almanac/ta/2026-11-24');
    await page.waitForURL(/2026-11-24\?place=Madurai/);
    const { days } = (await (
      await page.request.get('/api/v1/days?from=2026-11-24&to=2026-11-24&lat=9.919&lon=78.1195&tz=Asia/Kolkata')
    ).json()) as { days: { sunrise: string }[] };
    const sunrise = page.locator('.kv dt:text-is("சூரிய உதயம்") + dd');
    expect(await sunrise.textContent()).toBe(days[0]?.sunrise.slice(11, 16));
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/\/almanac\/ta\/2026-11-25\?place=Madurai/);
    await page.locator('#place').click();
    await page.locator('#places-field').fill('Coimbatore');
    await page.locator('#places-offers [role=option]').first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('#places-hint').getByText('Asia/Kolkata').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/almanac\/ta\/2026-11-25\?.*place=Coimbatore/);
    expect(await page.locator('main .q').first().textContent()).toBe('கோயம்பத்தூர்');
  });
});
