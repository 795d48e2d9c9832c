/**
 * A blind reader's way to the next ekādaśī and to a calendar of such days: by the accessibility tree and the keyboard
 * alone, from the first page to the subscription.
 */
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium';
import { controls, newPage, useBrowser } from './page';

/** 24 November 2026, 14:52 in India. */
const NOW = new Date('2026-11-24T09:22:00Z');

const WORDS = {
  en: {
    path: '/',
    skip: 'Skip to the content',
    place: /^button Place: .+\. Change$/,
    placeOfPune: 'Place: Pune. Change',
    dialog: 'Place',
    field: 'Town, or latitude and longitude',
    town: 'pune',
    offer: /^Pune, Maharashtra/,
    take: 'Use this place',
    next: 'Next',
    ekadashi: 'Utpanna Ekadashi',
    when: /Fri 4 Dec, in 10 days/,
    parana: /break the fast (\d\d:\d\d)–(\d\d:\d\d) Sat/,
    day: 'The day',
    date: /^Friday, 4 December/,
    tithi: 'Tithi',
    tithiOfDay: /^Krishna Ekadashi (\d\d:\d\d)/,
    why: 'Why this day',
    reason: /Ekadashi/,
    subscribe: 'Subscribe to these days',
    kind: 'Ekadashis',
    make: 'Make the link',
    link: 'In this device’s calendar',
  },
  hi: {
    path: '/hi/',
    skip: 'सीधे सामग्री पर',
    place: /^button स्थान: .+। बदलें$/,
    placeOfPune: 'स्थान: पुणे। बदलें',
    dialog: 'स्थान',
    field: 'नगर, या अक्षांश और देशांतर',
    town: 'पुणे',
    offer: /^पुणे, महाराष्ट्र/,
    take: 'यह स्थान लें',
    next: 'आगे',
    ekadashi: 'उत्पन्ना एकादशी',
    when: /शुक्र 4 दिस॰?, 10 दिन बाद/,
    parana: /पारण (\d\d:\d\d)–(\d\d:\d\d) शनि/,
    day: 'यह दिन',
    date: /^शुक्रवार, 4 दिसंबर/,
    tithi: 'तिथि',
    tithiOfDay: /^कृष्ण एकादशी (\d\d:\d\d)/,
    why: 'यही दिन क्यों',
    reason: /एकादशी/,
    subscribe: 'ऐसे दिनों का कैलेंडर जोड़ें',
    kind: 'एकादशी',
    make: 'लिंक बनाएँ',
    link: 'इस उपकरण के कैलेंडर में',
  },
} as const;

/** What a screen reader says of the focused element: its role and its name. */
async function focused(session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.activeElement ?? document.documentElement',
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId as string,
    fetchRelatives: false,
  });
  return `${nodes[0]?.role?.value} ${nodes[0]?.name?.value}`;
}

/** Presses Tab until the focus is on an element, and returns all that it passed. The page must not be longer. */
async function tabTo(page: Page, session: CDPSession, wanted: string | RegExp): Promise<string[]> {
  const passed: string[] = [];
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    const said = await focused(session);
    passed.push(said);
    if (typeof wanted === 'string' ? said === wanted : wanted.test(said)) return passed;
  }
  throw new Error(`Tab does not reach ${wanted}: ${passed.join(' | ')}`);
}

/** The levels of the headings, in the order of the page. */
const headingLevels = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4')]
      .filter((heading) => heading.checkVisibility())
      .map(({ localName }) => Number(localName.slice(1))),
  );

/** What every page must tell a screen reader: landmarks, headings in order, names of controls, and no news by itself. */
async function expectStructure(page: Page): Promise<void> {
  for (const landmark of ['banner', 'navigation', 'main', 'contentinfo'] as const) {
    expect([landmark, await page.getByRole(landmark).count()]).toEqual([landmark, 1]);
  }
  const levels = await headingLevels(page);
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
  const live = await page.locator('[role=status], [role=alert], [aria-live]:not([aria-live=off])').allTextContents();
  expect(live.filter((text) => text.trim() !== '')).toEqual([]);
  expect((await controls(page)).length).toBeGreaterThan(10);
}

describe.skipIf(!CHROMIUM)('a blind reader', () => {
  useBrowser();

  test.each(Object.entries(WORDS))(
    'hears of the next ekadashi and subscribes, by keyboard, in %s',
    async (_, words) => {
      const page = await newPage();
      const session = await page.context().newCDPSession(page);
      await page.clock.setFixedTime(NOW);
      await page.goto(words.path);
      await expectStructure(page);

      // The skip link is first, and leads to the content.
      expect(await tabTo(page, session, `link ${words.skip}`)).toHaveLength(1);
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

      // The place: the dialog takes the focus, its field tells of its offers, and the focus returns.
      await page.goto(words.path);
      await tabTo(page, session, words.place);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: words.dialog });
      await dialog.waitFor();
      expect(await focused(session)).toBe(`combobox ${words.field}`);
      await page.keyboard.type(words.town);
      const offer = dialog.getByRole('option', { name: words.offer });
      await offer.waitFor();
      const field = dialog.getByRole('combobox');
      expect(await field.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('ArrowDown');
      const active = await field.getAttribute('aria-activedescendant');
      expect(await dialog.locator(`#${active}`).textContent()).toMatch(words.offer);
      await page.keyboard.press('Enter');
      await dialog
        .getByRole('status')
        .getByText(/Asia\/Kolkata/)
        .waitFor();
      await tabTo(page, session, `button ${words.take}`);
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(session)).toBe(`button ${words.placeOfPune}`);

      // The next ekādaśī: its name is a link, its row says when and until when the fast may be broken.
      const next = page.getByRole('region', { name: words.next });
      const row = next.getByRole('listitem').filter({ hasText: words.ekadashi }).filter({ hasText: words.when });
      await row.getByText(words.parana).waitFor();
      await tabTo(page, session, `link ${words.ekadashi}`);
      await page.keyboard.press('Enter');

      // Its page: the reason, in the order of the headings.
      await page.getByRole('heading', { level: 1, name: words.ekadashi }).waitFor();
      await expectStructure(page);
      const why = page.getByRole('region', { name: words.why });
      expect(await why.textContent()).toMatch(words.reason);
      const ends = page.locator('.hero time');
      expect(await ends.count()).toBe(2);
      for (const end of await ends.all())
        expect(await end.getAttribute('datetime')).toMatch(/^2026-12-05T\d\d:\d\d\+05:30$/);
      await tabTo(page, session, `link ${words.day}`);
      await page.keyboard.press('Enter');

      // The day: the tithi and its end stand in a table with headers.
      await page.getByRole('heading', { level: 1, name: words.date }).waitFor();
      await expectStructure(page);
      const limbs = page
        .getByRole('table')
        .filter({ has: page.getByRole('rowheader', { name: words.tithi, exact: true }) });
      expect(await limbs.getByRole('columnheader').count()).toBe(3);
      const tithi = limbs
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: words.tithi, exact: true }) });
      const cells = (await tithi.getByRole('cell').allTextContents()).map((text) => text.trim());
      expect(cells.join(' ')).toMatch(words.tithiOfDay);
      await tabTo(page, session, `link ${words.ekadashi}`);
      await page.keyboard.press('Enter');

      // The subscription: every field has a name, and the link is one Tab after another away.
      await page.getByRole('heading', { level: 1, name: words.ekadashi }).waitFor();
      await tabTo(page, session, `link ${words.subscribe}`);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/subscribe\?/);
      await expectStructure(page);
      expect(await page.getByRole('checkbox', { name: words.kind, exact: true }).isChecked()).toBe(true);
      await tabTo(page, session, `button ${words.make}`);
      await page.keyboard.press('Enter');
      await page.waitForURL(/alarms=.*kind=ekadashi|kind=ekadashi.*alarms=/);
      await tabTo(page, session, `link ${words.link}`);
      expect(await page.getByRole('link', { name: words.link }).getAttribute('href')).toMatch(
        /^webcal:.*name=Pune.*kind=ekadashi/,
      );
    },
  );
});
