/** The kundali booklet: its sheets as a PDF, their room, their conventions, and the letterhead of the device. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { VARANASI } from './births';
import { CHROMIUM } from './chromium';
import { newPage, openAnew, overflows, smallestText, useBrowser, violations, WIDTHS } from './page';

const NAMED = `${VARANASI.fragment}&name=Vasudha%20Krishnamurthy`;

/** Births with many yogas, of the south, of long ago, and where the Sun does not rise. */
const BIRTHS = [
  NAMED,
  '#t=2000-05-05T05:40&at=13.0827,80.2707&tz=Asia/Kolkata&place=Chennai',
  '#t=1962-02-05T06:50&at=19.076,72.8777&tz=Asia/Kolkata&place=Mumbai',
  '#t=1990-08-14T11:05&at=-33.8688,151.2093&tz=Australia/Sydney&place=Sydney',
  '#t=0476-03-21T12:00&at=25.5941,85.1376&tz=Asia/Kolkata&place=Pataliputra',
  '#t=1999-12-21T12:00&at=69.65,18.96&tz=Europe/Oslo&place=Troms%C3%B8',
];

/** Opens the booklet of a birth, and waits until its sheets are divided. */
async function open(page: Page, language: string, fragment: string): Promise<void> {
  await openAnew(page, `${language}/chart/booklet${fragment}`);
  await page.locator('.leaf.conventions').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function pagesOfPdf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The sheets whose content is cut, each with the room that it lacks. */
const cutSheets = (page: Page): Promise<string[]> =>
  page.locator('.leaf').evaluateAll((leaves) =>
    leaves.flatMap((leaf) => {
      const content = leaf.querySelector('.content') as HTMLElement;
      const room = content.getBoundingClientRect();
      const over = [...content.querySelectorAll('*')].filter((each) => {
        const { right, bottom, width } = each.getBoundingClientRect();
        return width > 0 && (right > room.right + 1 || bottom > room.bottom + 1);
      });
      return over.length > 0 ? [`${leaf.className}: ${over[0]?.outerHTML.slice(0, 120)}`] : [];
    }),
  );

describe.skipIf(!CHROMIUM)('the kundali booklet', () => {
  useBrowser();

  test.each(['', '/hi'])(
    'the booklet of each birth has 8 to 12 whole sheets on A4 and Letter ("%s")',
    async (language) => {
      const page = await newPage();
      for (const fragment of BIRTHS) {
        await open(page, language, fragment);
        for (const paper of ['A4', 'Letter']) {
          await page.getByRole('radio', { name: paper }).check();
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
          );
          const leaves = await page.locator('.leaf').count();
          expect([fragment, paper, await cutSheets(page)]).toEqual([fragment, paper, []]);
          expect([fragment, paper, await pagesOfPdf(page)]).toEqual([fragment, paper, leaves]);
          expect(leaves).toBeGreaterThanOrEqual(8);
          expect(leaves).toBeLessThanOrEqual(12);
        }
      }
    },
  );

  test('every sheet has the name, a convention in its foot, its number, and no text below 7 points', async () => {
    const page = await newPage();
    for (const language of ['', '/hi']) {
      await open(page, language, NAMED);
      const leaves = page.locator('.leaf');
      const total = await leaves.count();
      for (let i = 0; i < total; i++) {
        const leaf = leaves.nth(i);
        expect(await leaf.textContent()).toContain('Vasudha Krishnamurthy');
        const [foot = '', number] = await leaf.locator('footer span').allTextContents();
        expect(foot.length).toBeGreaterThan(20);
        expect(number).toBe(`${i + 1} / ${total}`);
      }
      const smallest = await smallestText(page, '.book');
      expect(smallest.pt, smallest.text).toBeGreaterThanOrEqual(7);
    }
  });

  test('the periods and sub-lords of the booklet match the API', async () => {
    const page = await newPage();
    await open(page, '', NAMED);
    const response = await fetch(`${inject('origin')}/api/v1/chart`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...VARANASI.v1,
        lang: 'en',
        include: ['dasha', 'kp'],
        dashas: ['vimshottari'],
        dasha_depth: 2,
      }),
    });
    interface Period {
      start: string;
      lord: { label: string };
      sub: Period[];
    }
    const { dasha, kp } = (await response.json()) as {
      dasha: { vimshottari: { periods: Period[] } };
      kp: { cusps: { sub_lord: { label: string } }[] };
    };
    const date = (instant: string) => {
      const local = new Date(Date.parse(instant) + VARANASI.v1.tz * 3_600_000);
      return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
        .format(local)
        .replace('Sept', 'Sep');
    };
    const shown = await page
      .locator('.vimshottari tbody tr')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)));
    const expected = dasha.vimshottari.periods.flatMap(({ sub }) =>
      sub.map(({ lord, start }) => [lord.label, date(start)]),
    );
    expect(shown.map(([lord, start]) => [lord, start?.replace('Sept', 'Sep')])).toEqual(expected);
    const subLords = await page.locator('.kp table').first().locator('tbody tr td:nth-child(5)').allTextContents();
    expect(subLords).toEqual(kp.cusps.map(({ sub_lord }) => sub_lord.label));
  });

  test('place, offset and dates of the booklet have the digits that the reader chose', async () => {
    const page = await newPage();
    await page.goto(`/hi/chart/booklet?digits=own${NAMED}`);
    await page.locator('.leaf.conventions').waitFor();
    const texts = await page.locator('.cover .big, .birth .pairs td, .vimshottari footer').allTextContents();
    expect(texts.filter((text) => /[0-9]/.test(text))).toEqual([]);
  });

  test('the letterhead and the choice of sheets stay on the device, and nothing is sent', async () => {
    const page = await newPage();
    await open(page, '', NAMED);
    await page.getByLabel('Name of the astrologer').fill('Pt. Raghunath Joshi');
    await page.getByLabel('Address, telephone').fill('12 Sadashiv Peth, Pune\n020 2445 0000');
    await page
      .getByLabel('Picture')
      .setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(41_000) });
    await page.getByText('Choose one of at most 40 KB.').waitFor();
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await page.getByLabel('Picture').setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: png });
    await page.locator('.letterhead img').waitFor();
    await page.getByRole('checkbox', { name: 'KP sub-lords' }).uncheck();
    const count = await page.locator('.leaf').count();
    await page.reload();
    await page.locator('.leaf.conventions').waitFor();
    expect(await page.locator('.letterhead').textContent()).toBe(
      'Pt. Raghunath Joshi12 Sadashiv Peth, Pune020 2445 0000',
    );
    expect(await page.locator('.letterhead img').count()).toBe(1);
    expect(await page.locator('.leaf.birth > header').textContent()).toContain('Pt. Raghunath Joshi');
    expect(await page.locator('.leaf').count()).toBe(count);
    expect(await page.locator('.leaf.kp').count()).toBe(0);
    expect(page.record.requests.filter((url) => /api|account|1985|Joshi/.test(url))).toEqual([]);
  });

  test('the desk and the booklet of a chart link to each other', async () => {
    const page = await newPage();
    await page.goto(`/chart${NAMED}`);
    await page.getByRole('link', { name: 'Booklet' }).click();
    await page.locator('.leaf.cover').getByText('Vasudha Krishnamurthy').waitFor();
    expect(await page.title()).toBe('Vasudha Krishnamurthy · Kundali booklet · Khagola');
    await page.getByRole('link', { name: 'The chart' }).click();
    await page.getByRole('heading', { name: 'Vasudha Krishnamurthy' }).waitFor();
  });

  test('a birth without a time has no booklet, and the page says why', async () => {
    const page = await newPage();
    await page.goto(`/chart/booklet${VARANASI.fragment.replace('T20:56:22', '')}`);
    await page.getByText('The booklet needs the time of birth.').waitFor();
    expect(await page.locator('.leaf').count()).toBe(0);
  });

  test.each(WIDTHS)('the booklet has no axe findings and no overflow at %i px, in both languages', async (width) => {
    for (const language of ['', '/hi']) {
      const page = await newPage({ width });
      await open(page, language, NAMED);
      expect(await violations(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
    }
  });
});
