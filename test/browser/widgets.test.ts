/** The page of the frames for other sites: each frame is whole at its height, and its HTML embeds it. */
import { describe, expect, inject, test } from 'vitest';
import { CHROMIUM } from './chromium';
import { newPage, overflows, useBrowser, violations, WIDTHS } from './page';

const AT_PUNE = 'place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata';

describe.skipIf(!CHROMIUM)('the page of widgets', () => {
  useBrowser();

  test.each(['', '/hi'])(
    'every frame of %s/widgets is whole at its height, and its HTML is the frame',
    async (language) => {
      const page = await newPage();
      await page.goto(`${language}/widgets?${AT_PUNE}&theme=dark`);
      const frames = await page.locator('iframe').all();
      expect(frames.length).toBe(8);
      for (const frame of frames) {
        await frame.scrollIntoViewIfNeeded();
        const content = await (await frame.elementHandle())?.contentFrame();
        await content?.waitForSelector('main h1, main p');
        const [address, rest] = await Promise.all([
          frame.getAttribute('src'),
          content?.evaluate(() => document.documentElement.scrollHeight - innerHeight),
        ]);
        expect([address, rest]).toEqual([address, 0]);
        expect(await content?.locator('html').getAttribute('data-theme')).toBe('dark');
        const html = await frame.locator('xpath=..').locator('code').textContent();
        const source = /src="([^"]*)"/.exec(html ?? '')?.[1]?.replaceAll('&amp;', '&');
        expect(source).toBe(`${inject('origin')}${address}`);
        expect(address).toContain(AT_PUNE);
      }
    },
  );

  test('the page names Rāhu-kāla as its frame and the region do', async () => {
    const page = await newPage();
    await page.goto('/widgets?place=Chennai&at=13.08,80.27&tz=Asia/Kolkata');
    expect(await page.locator('main').textContent()).toContain('Rahu Kalam');
    expect(await page.locator('main').textContent()).not.toContain('Rahu Kaal');
  });

  test.each(WIDTHS)('the page has no axe findings and no overflow at %i px, in both languages', async (width) => {
    for (const language of ['', '/hi']) {
      const page = await newPage({ width });
      await page.goto(`${language}/widgets?${AT_PUNE}`);
      expect(await violations(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
    }
  });
});
