/** Rectification: the scores of the API, computed on the device, entered by keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { CHROMIUM } from './chromium';
import { newPage, overflows, useBrowser, violations, WIDTHS } from './page';

const EVENTS = [
  ['2008-07-01', 'relocation'],
  ['2012-06-01', 'education-milestone'],
  ['2014-11-23', 'marriage'],
  ['2016-03-10', 'child-birth'],
  ['2019-08-01', 'career-shift'],
  ['2021-05-01', 'parent-death'],
] as const;
const WINDOW = '#date=1990-05-15&at=28.6139,77.209&tz=Asia/Kolkata&place=New%20Delhi&from=08:00&until=10:00';
const WHOLE = `${WINDOW}${EVENTS.map(([date, kind]) => `&event=${date},${kind}`).join('')}`;

interface Ranking {
  candidates: {
    birthTime: string;
    score: number;
    interval: { start: string; end: string };
    evidence: { score: number }[];
  }[];
  discrimination: { pValue: number; deals: number; statement: string };
}

async function ranking(): Promise<Ranking> {
  const response = await fetch(`${inject('origin')}/api/rectify`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      birthDate: '1990-05-15',
      birthWindow: { startTime: '08:00', endTime: '10:00' },
      location: { lat: 28.6139, lon: 77.209, tz: 5.5 },
      events: EVENTS.map(([date, category]) => ({ date, category })),
    }),
  });
  return (await response.json()) as Ranking;
}

const signed = (value: number, digits: number) =>
  `${Number(value.toFixed(digits)) < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

async function expectRanking(page: Page): Promise<void> {
  const { candidates, discrimination } = await ranking();
  const moments = page.locator('.moments > li');
  await moments.first().waitFor();
  expect(await moments.locator('> b').allTextContents()).toEqual(candidates.map(({ score }) => signed(score, 3)));
  const times = candidates.map(({ birthTime }) => birthTime.slice(0, 5));
  expect((await moments.locator('> a').allTextContents()).map((text) => text.slice(0, 5))).toEqual(times);
  const scores = await moments.first().locator('.evidence tbody td:last-child').allTextContents();
  expect(scores).toEqual(candidates[0]?.evidence.map(({ score }) => signed(score, 2)));
  const { pValue, deals, statement } = discrimination;
  expect(await page.locator('.verdict').textContent()).toBe(statement);
  await page.getByText(`${(100 * pValue).toFixed(1)} % of ${deals}`).waitFor();
}

describe.skipIf(!CHROMIUM)('rectification', () => {
  useBrowser();

  test('the scores for a URL match the API, and nothing is sent', async () => {
    const page = await newPage();
    await page.goto(`/rectify${WHOLE}`);
    await expectRanking(page);
    expect(page.record.requests.filter((url) => /\/api\/|1990|2014/.test(url))).toEqual([]);
  });

  test('a birth and its events can be entered by keyboard, and the URL keeps them', async () => {
    const page = await newPage();
    await page.goto('/rectify');
    await page.getByLabel('Date of birth').focus();
    const type = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    await type('15 May 1990');
    await page.keyboard.press('Tab');
    for (const text of ['08:00', '10:00', '28.6139, 77.209']) await type(text);
    for (const [i, [date, kind]] of EVENTS.entries()) {
      await page.keyboard.type(date);
      await page.keyboard.press('Tab');
      await page.locator('.events select').nth(i).selectOption(kind);
      if (i === EVENTS.length - 1) break;
      await page.getByRole('button', { name: 'Add an event' }).press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    }
    await page.getByLabel('Date 6').press('Enter');
    await expectRanking(page);
    expect(page.url()).toContain('event=2014-11-23,marriage');
  });

  test('the verdict precedes the moments, and asks for more events if they are of few kinds', async () => {
    for (const [fragment, isAsked] of [
      [WHOLE, false],
      [`${WINDOW}${'&event=2014-11-23,marriage'.repeat(5)}`, true],
    ] as const) {
      const page = await newPage();
      await page.goto(`/rectify${fragment}`);
      await page.locator('.moments').waitFor();
      const order = await page
        .locator(':is(.verdict, form.rectify, .moments)')
        .evaluateAll((all) => all.map((one) => one.className));
      expect(order).toEqual(['verdict', 'rectify', 'moments']);
      expect(await page.getByText('Add more events').count()).toBe(Number(isAsked));
    }
  });

  test('each moment opens the chart at its minute', async () => {
    const page = await newPage();
    await page.goto(`/rectify${WHOLE}`);
    const { candidates } = await ranking();
    await page.locator('.moments a').first().click();
    const time = candidates[0]?.birthTime.slice(0, 5) ?? '';
    await page.getByText(`15 May 1990, ${time}, New Delhi`).waitFor();
  });

  test('invalid entries are explained at their fields, and the first has the focus', async () => {
    const page = await newPage();
    await page.goto(`/rectify${WINDOW.replace('until=10:00', 'until=07:00')}&event=1980-01-01,marriage`);
    await page.getByRole('button', { name: 'Compute the scores' }).click();
    await page.getByText('Enter a later time of the same day.').waitFor();
    await page.getByText('Enter a date after the birth.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('until');
    expect(await page.locator('.moments').count()).toBe(0);
  });

  test('the firmness section links to the rectification of its chart', async () => {
    const page = await newPage();
    await page.goto('/chart#t=1990-05-15T09:00&at=28.6139,77.209&tz=Asia/Kolkata&place=New%20Delhi&section=firm');
    await page.getByRole('link', { name: 'Compare birth times by past events' }).click();
    await expect.poll(() => page.getByLabel('From').inputValue()).toBe('08:00');
    expect(await page.getByLabel('Until').inputValue()).toBe('10:00');
  });

  test.each(WIDTHS)('the page has no axe findings and no overflow at %i px, in both languages', async (width) => {
    for (const language of ['', '/hi']) {
      const page = await newPage({ width });
      await page.goto(`${language}/rectify${WHOLE}`);
      await page.locator('.moments').waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
      if (width === 390) {
        await page.setViewportSize({ width: 360, height: 800 });
        expect(await overflows(page)).toBe(false);
      }
    }
  });
});
