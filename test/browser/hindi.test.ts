/** The Hindi pages contain no English, and those in common English no IAST: the sections of the desk with every opened disclosure. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { VARANASI } from './births';
import { CHROMIUM } from './chromium';
import { newPage, openAnew, overflows, useBrowser, violations } from './page';

/** Formats, scales and theories that keep their Latin names. */
const KEPT = ['UTC', 'JSON', 'CSV', 'JHD', 'API', 'ics', 'jhd', 'csv', 'json', 'VSOP', 'ELP', 'MPP', 'JPL'];

/** Words of three or more Latin letters that an element shows, except elements marked as being in another language. */
async function englishIn(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const words: string[] = [];
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const language = node.parentElement?.closest('[lang]')?.getAttribute('lang');
        const isHidden = node.parentElement?.closest('svg, script, style') !== null;
        if (language !== 'sa-Latn' && language !== 'en' && !isHidden) words.push(node.textContent ?? '');
      }
      const labels = part.querySelectorAll('[aria-label], [placeholder], [title]');
      for (const label of labels) {
        words.push(...['aria-label', 'placeholder', 'title'].map((name) => label.getAttribute(name) ?? ''));
      }
      return words;
    }),
  );
  const isEnglish = (text: string) => (text.match(/[A-Za-zĀ-ſḀ-ỿ]{3,}/g) ?? []).some((word) => !KEPT.includes(word));
  return texts.filter(isEnglish);
}

/** Opens every disclosure of the section, and the nested ones. */
async function openAll(page: Page): Promise<void> {
  const closed = page.locator('.opened details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  await expect.poll(() => page.locator('.opened details[open] > summary:only-child').count()).toBe(0);
}

const SECTIONS = {
  vargas: '.vargas figure',
  dasha: '.dbar',
  transits: '.transit2 table',
  firm: '.firm tbody tr',
  shadbala: '.bala .tot',
  ashtakavarga: '.heat .sum',
  yogas: '.yog li',
  varsha: '.varsha3',
  differences: '.compare tbody tr',
  tables: '.index details',
};

describe.skipIf(!CHROMIUM)('the desk in Hindi', () => {
  useBrowser();

  test.each(Object.entries(SECTIONS))('the section %s has no English word', async (section, sign) => {
    const page = await newPage();
    await page.goto(`/hi/chart${VARANASI.fragment.replace('near%20Varanasi', 'काशी')}&section=${section}`);
    await page.locator(sign).first().waitFor();
    await openAll(page);
    expect(await englishIn(page, '.opened')).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });

  test('yogas and conditional daśās are in common English without marks, their sources too', async () => {
    const page = await newPage();
    const text = async () => (await page.locator('.opened').textContent()) ?? '';
    const marked = async () => (await text()).match(/\S*[āīūṛṅñṭḍṇśṣṃḥ]\S*/giu) ?? [];
    await page.goto(`/chart${VARANASI.fragment}&section=yogas`);
    await page.locator(SECTIONS.yogas).first().waitFor();
    await openAll(page);
    expect(await text()).toContain('Phaladipika 6');
    expect(await marked()).toEqual([]);
    await page.goto(`/chart${VARANASI.fragment}&section=dasha`);
    await page.locator('.picks select').selectOption({ label: 'Ashtottari' });
    await page.getByText('Rahu is in a kendra').waitFor();
    expect(await marked()).toEqual([]);
  });

  test('the section of daśās lists all systems, and differences explain figures of another program', async () => {
    const page = await newPage();
    await page.goto(`/hi/chart${VARANASI.fragment}&section=dasha`);
    for (const system of ['योगिनी', 'अष्टोत्तरी', 'चर']) {
      await page.locator('.picks select').selectOption({ label: system });
      expect(await englishIn(page, '.opened')).toEqual([]);
    }
    await page.keyboard.press('w');
    const ownFigures = page.getByLabel('अपने अंकों से मिलाएँ');
    const compare = page.getByRole('button', { name: 'मिलाएँ', exact: true });
    await ownFigures.fill('चंद्र कुंभ 7°11′\nलग्न कन्या 20 38');
    await compare.click();
    await page.getByText('दिए अंकों तक इससे मेल खाता है: अयनांश रमन।').waitFor();
    await ownFigures.fill('प्लूटो 12');
    await compare.click();
    await page.getByText('न किसी ग्रह से शुरू होता है').waitFor();
  });

  test('the page says what a birth beyond the polar circle lacks', async () => {
    const page = await newPage();
    await page.goto('/hi/chart#t=1990-12-21T12:00&at=69.65,18.96&tz=Europe/Oslo');
    await page.locator('.notes li').first().waitFor();
    const notes = await page.locator('.notes li').allTextContents();
    expect(notes.join()).toContain('सूर्य का उदय और अस्त नहीं होता');
  });

  test('the desk at 390 px has no overflow and no axe findings in either theme', async () => {
    const page = await newPage({ width: 390, theme: 'dark' });
    for (const [section, sign] of Object.entries(SECTIONS)) {
      await openAnew(page, `/hi/chart${VARANASI.fragment}&section=${section}`);
      await page.locator(sign).first().waitFor();
      expect([section, await violations(page)]).toEqual([section, []]);
      expect([section, await overflows(page)]).toEqual([section, false]);
    }
  });
});

const CHART = {
  id: 'A'.repeat(22),
  name: null,
  place: null,
  tags: [],
  note: null,
  created: '2026-11-20T10:00:00Z',
  changed: '2026-11-20T10:00:00Z',
  input: VARANASI.body,
};
const PASSKEY = {
  id: 'B'.repeat(22),
  credential_id: 'Bw',
  name: null,
  created: '2026-11-20T10:00:00Z',
  used: null,
  transports: [],
  current: true,
};
const ACCOUNT = { id: 'C'.repeat(22), name: '', created: PASSKEY.created, passkeys: 1, charts: 1, charts_limit: 500 };

describe.skipIf(!CHROMIUM)('the saved charts in Hindi', () => {
  useBrowser();

  test('the saved charts have no English word, signed out and with a chart', async () => {
    const page = await newPage();
    await page.goto('/hi/charts');
    await page.getByRole('button', { name: 'पासकी बनाएँ' }).waitFor();
    expect(await englishIn(page, '#view')).toEqual([]);
    await page.route('**/account/session', (route) => route.fulfill({ json: { account: ACCOUNT } }));
    await page.route('**/account/charts', (route) => route.fulfill({ json: { count: 1, charts: [CHART] } }));
    await page.route('**/account/passkeys', (route) => route.fulfill({ json: { count: 1, passkeys: [PASSKEY] } }));
    await page.reload();
    await page.getByRole('link', { name: /^जन्म 19 .* 1985$/ }).waitFor();
    await page.getByText('धनिष्ठा 4').waitFor();
    await page.getByRole('button', { name: 'पासकी जोड़ें' }).click();
    await page.getByRole('button', { name: 'खाता हटाएँ…' }).click();
    await page.getByLabel('यह शब्द लिखें').fill('कुछ');
    await page.getByRole('button', { name: 'खाता और उसका सब कुछ हटाएँ' }).click();
    await page.getByText('आगे बढ़ने के लिए हटाओ लिखें।').waitFor();
    await page.getByRole('button', { name: /^बदलें जन्म 19 .* 1985$/ }).click();
    expect(await englishIn(page, '#view')).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });
});
