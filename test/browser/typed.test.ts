/** Nothing that a reader does before the view of a page runs is lost, and the place dialog answers at once. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { CHROMIUM } from './chromium';
import { compressing, SLOW_3G, SLOWER } from './edge';
import { newPage, useBrowser, violations } from './page';

const AT_PUNE = '?place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata';

/** Holds back the scripts of views until they are released. */
async function holdScripts(page: Awaited<ReturnType<typeof newPage>>): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!boot)[^?]*\.(js|wasm)$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The element with the focus in words; BODY if none has it. */
const focused = (page: Awaited<ReturnType<typeof newPage>>) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const { name = '', id = '' } = (activeElement ?? {}) as HTMLInputElement;
    return activeElement === document.body ? 'BODY' : `${activeElement?.localName} ${name || id}`;
  });

const PAGES_WITH_FIELDS = ['/', '/day', '/month', '/year', '/find', '/sky', '/chart', '/match', '/ask', '/settings'];

describe.skipIf(!CHROMIUM)('before the view runs', () => {
  useBrowser();

  test.each([
    ['/', 'input[name=date]', '19-02-1985'],
    ['/hi/', 'input[name=date]', '१९-०२-१९८५'],
    ['/year', 'input[type=search]', 'ekadashi'],
    ['/ask', 'textarea', 'next ekadashi'],
  ])('on %s letters, caret and focus of %s stay', async (path, selector, text) => {
    const page = await newPage();
    const release = await holdScripts(page);
    await page.goto(path + AT_PUNE, { waitUntil: 'commit' });
    const field = page.locator(selector).first();
    await field.focus();
    await page.keyboard.type(text);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    release();
    await page.locator('#view[data-live]').waitFor();
    const state = await field.evaluate((input: HTMLInputElement) => ({
      value: input.value,
      caret: input.selectionStart,
      hasFocus: document.activeElement === input,
    }));
    expect(state).toEqual({ value: text, caret: text.length - 2, hasFocus: true });
    await page.keyboard.type('x');
    expect(await field.inputValue()).toBe(`${text.slice(0, -2)}x${text.slice(-2)}`);
  });

  test.each(['/settings', '/hi/settings'])(
    'on %s the tap on a default option replaces the stored one',
    async (path) => {
      const page = await newPage();
      await page.addInitScript(
        () => localStorage.getItem('khagola.setting.hours') ?? localStorage.setItem('khagola.setting.hours', '12'),
      );
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const option = page.locator('input[name$=hours][value="24"], input[value="24"]').first();
      expect(await option.isChecked()).toBe(true);
      await option.click({ force: true });
      release();
      await page.locator('#view[data-live]').waitFor();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('khagola.setting.hours'))).toBe(null);
      expect(await option.isChecked()).toBe(true);
    },
  );

  test('every form of the pages keeps its values, choices and focus', async () => {
    for (const path of PAGES_WITH_FIELDS) {
      const page = await newPage();
      const release = await holdScripts(page);
      await page.goto(path + AT_PUNE, { waitUntil: 'commit' });
      await page.locator('#main').waitFor();
      await page.waitForFunction(() => document.readyState !== 'loading');
      const texts = page.locator('#view input:is([type=text], [type=search], :not([type])):visible');
      const typed: string[] = [];
      for (const field of await texts.all()) {
        await field.fill('12');
        typed.push(await field.inputValue());
      }
      await page.locator('#view :is(input, select, button):visible').first().focus();
      const before = await focused(page);
      release();
      await page.locator('#view[data-live]').waitFor();
      expect([path, await Promise.all((await texts.all()).map((field) => field.inputValue()))]).toEqual([path, typed]);
      expect([path, await focused(page)]).toEqual([path, before]);
      await page.context().close();
    }
  });

  test.each([
    [
      '/year',
      [
        ['select[name=region]', 'india'],
        ['select[name=tradition]', 'general'],
      ],
    ],
    [
      '/find',
      [
        ['select >> nth=2', '1'],
        ['select >> nth=3', '2'],
      ],
    ],
  ] as const)('on %s every one of several choices takes effect', async (path, choices) => {
    const page = await newPage();
    const release = await holdScripts(page);
    await page.goto(path + AT_PUNE, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    for (const [selector, value] of choices) await page.locator(`#main ${selector}`).selectOption(value);
    release();
    await page.locator('#view[data-live]').waitFor();
    const chosen = () => Promise.all(choices.map(([selector]) => page.locator(`#main ${selector}`).inputValue()));
    await expect.poll(chosen).toEqual(choices.map(([, value]) => value));
  });

  test('shortcut keys pressed and lists opened before the view runs take effect when it does', async () => {
    const page = await newPage();
    const release = await holdScripts(page);
    await page.goto(`/day${AT_PUNE}&date=2026-11-20`, { waitUntil: 'commit' });
    await page.locator('#main').waitFor();
    await page.waitForFunction(() => document.readyState !== 'loading');
    const lists = page.locator('#view details:has(> summary:not(:only-child))');
    const toggled = await lists.evaluateAll((all) =>
      all.map((list) => {
        list.querySelector('summary')?.click();
        return (list as HTMLDetailsElement).open;
      }),
    );
    expect(toggled.length).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    release();
    await expect.poll(() => page.url()).toContain('date=2026-11-22');
    const open = await lists.evaluateAll((all) => all.map((list) => (list as HTMLDetailsElement).open));
    expect(open).toEqual(toggled);
  });

  test('a button, a link of the navigation and a button of the place dialog work before any script of the page', async () => {
    const page = await newPage();
    const release = await holdScripts(page);
    await page.goto(`/ask${AT_PUNE}`, { waitUntil: 'commit' });
    const example = page.locator('aside button').first();
    await example.click();
    await page.locator('#place').click();
    await page.locator('#places [value=cancel]').click();
    release();
    await page.locator('#places').waitFor({ state: 'hidden' });
    await page.locator('.turn .me', { hasText: (await example.textContent()) ?? '' }).waitFor();
    await holdScripts(page);
    await page.goto(`/vows${AT_PUNE}`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Month', exact: true }).click({ noWaitAfter: true });
    await page.waitForURL(/\/month\?place=Pune&at=/, { waitUntil: 'commit' });
  });
});

const MAX_BYTES = 25_600;
const MAX_MS = 1000;
/** Maximum number of openings. The shortest counts, because the machine may be busy. */
const MAX_OPENINGS = 8;

interface Opening {
  /** Milliseconds from the press to the open dialog, and to the first towns. */
  shownMs: number;
  answeredMs: number;
  bytes: number;
}

/** Opens the dialog of a page that has just loaded, on slow 3G with a slow processor, and types. */
async function openSlowly(page: Awaited<ReturnType<typeof newPage>>, text: string): Promise<Opening> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  // The page may still be loading what it had asked for before.
  const requests = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId }) => requests.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const marks = { pressed: 0, shown: 0, answered: 0 };
    Object.assign(globalThis, { marks });
    addEventListener('pointerdown', () => (marks.pressed ||= performance.now()), { capture: true });
    new MutationObserver(() => {
      const now = performance.now();
      if (document.querySelector('#places[open]')) marks.shown ||= now;
      if (document.querySelector('#places-offers > *')) marks.answered ||= now;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const reply = page.waitForResponse(/\/api\/v1\/places/).then((response) => response.finished());
  await page.locator('#place').tap();
  // A pause between two letters would add a request to those of the dialog.
  await page.keyboard.insertText(text);
  await page.locator('#places-offers > [role=option]').first().waitFor();
  await reply;
  const { pressed, shown, answered } = await page.evaluate(
    () => (globalThis as unknown as { marks: Record<'pressed' | 'shown' | 'answered', number> }).marks,
  );
  await session.detach();
  return { shownMs: shown - pressed, answeredMs: answered - pressed, bytes };
}

describe.skipIf(!CHROMIUM)('the place dialog', () => {
  useBrowser();
  let edge: Awaited<ReturnType<typeof compressing>>;
  beforeAll(async () => {
    edge = await compressing(inject('origin'));
  });
  afterAll(() => edge.close());

  test.each([
    ['/day', 'vara', 'Varanasi'],
    ['/hi/', 'वारा', 'वाराणसी'],
    ['/chart', 'bang', 'Bengaluru'],
  ])(
    'on %s it opens at once and answers "%s" within a second and 25 KB, on slow 3G with a slow processor',
    async (path, text, town) => {
      const openings: Opening[] = [];
      const isSoon = ({ shownMs, answeredMs }: Opening) => shownMs <= MAX_MS / 4 && answeredMs <= MAX_MS;
      while (openings.length < MAX_OPENINGS && !openings.some(isSoon)) {
        const page = await newPage({ width: 390, origin: edge.origin });
        await page.goto(path + AT_PUNE);
        openings.push(await openSlowly(page, text));
        expect(await page.locator('#places-offers > [role=option]').first().textContent()).toContain(town);
        await page.context().close();
      }
      const least = (key: keyof Opening) => Math.min(...openings.map((opening) => opening[key]));
      const words = [least('shownMs'), least('answeredMs')].map((ms) => ms.toFixed(0));
      console.log(`${path}: open after ${words[0]} ms, towns after ${words[1]} ms, ${least('bytes')} bytes`);
      expect(Math.max(...openings.map(({ bytes }) => bytes))).toBeLessThanOrEqual(MAX_BYTES);
      expect(least('answeredMs')).toBeLessThanOrEqual(MAX_MS);
      expect(least('shownMs')).toBeLessThanOrEqual(MAX_MS / 4);
    },
  );

  test('it is free of axe findings, takes the first match with Enter, and gives the focus back', async () => {
    const page = await newPage();
    await page.goto(`/day${AT_PUNE}`);
    await page.locator('#place').click();
    await page.keyboard.type('vara');
    await page.getByRole('option', { name: /^Varanasi/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.locator('#places-hint').getByText('Asia/Kolkata').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('button place');
  });

  test('a form submitted before the script runs is answered, also with a town that the index lacks', async () => {
    const page = await newPage();
    const release = await holdScripts(page);
    await page.goto(`/settings${AT_PUNE}`, { waitUntil: 'commit' });
    await page.locator('#place').click();
    await page.keyboard.type('Omkareshwar');
    await page.keyboard.press('Enter');
    release();
    await page.getByRole('button', { name: /^Place: Omkareshwar/ }).waitFor();
    expect(page.url()).toContain('place=Omkareshwar');
    await expect.poll(() => focused(page)).toBe('button place');
  });
});
