/** The page of anniversaries in the browser: an entered date stays on the device. */
import { describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium';
import { newPage, useBrowser } from './page';

const AT_PUNE = '?place=Pune&at=18.52,73.86&tz=Asia/Kolkata';

describe.skipIf(!CHROMIUM)('anniversaries', () => {
  useBrowser();

  test('a date opens the page of its tithi, and no request holds the date', async () => {
    const page = await newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await page.goto(`/anniversaries${AT_PUNE}`);
    await page.locator('#date').fill('1985-02-20');
    await page.getByRole('button', { name: 'Find the days' }).click();
    await page.getByRole('link', { name: 'Magha Amavasya' }).waitFor();
    expect(await page.locator('#candidates li').count()).toBe(2);
    await page.locator('#time').fill('20:56');
    await page.getByRole('button', { name: 'Find the days' }).click();
    await page.waitForURL(/masa=12&tithi=1&/);
    expect(await page.locator('h1').textContent()).toBe('Birthday: Phalguna Shukla Pratipada');
    expect(requests.filter((request) => request.startsWith('POST') || request.includes('1985'))).toEqual([]);
    await page.goto(`/anniversaries${AT_PUNE}&kind=shraddha&nakshatra=4&solar_month=2`);
    expect(await page.locator('h1').textContent()).toBe('Shraddha: Rohini, Sun in Vrishabha');
  });
});
