/** A browser page for a test. It records errors and requests, and checks them at the end. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { CHROMIUM } from './chromium';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No function runs long enough to repay its optimization.
  '--js-flags=--max-optimized-bytecode-size=1',
];

/** The minified script of axe, less than half as long as the one that the package exports. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Timeout of Playwright's waits. It is long, so that only a wrong page fails, not a loaded machine. */
const WAITS_MS = 120_000;

export const WIDTHS = [390, 1280] as const;
const THEMES = ['light', 'dark'] as const;

export interface Visit {
  width?: (typeof WIDTHS)[number];
  theme?: (typeof THEMES)[number];
  /** Whether the page may cache itself for offline use. */
  keeps?: boolean;
  /** Whether scripts run. */
  scripts?: boolean;
  /** Where the pages are, if not at the service itself. */
  origin?: string;
}

/** Errors and requests of a page. */
export interface Record {
  origin: string;
  errors: string[];
  /** All requested URLs. */
  requests: string[];
}

/** One browser for all files of a worker. It ends with the worker. */
let browser: Browser | undefined;
let contexts: BrowserContext[] = [];
let records: Record[] = [];

/**
 * Prepares a browser for the tests of a file. After each test, its pages must have no errors and no requests to other
 * origins.
 */
export function useBrowser(): void {
  beforeAll(async () => {
    browser ??= await chromium.launch({ executablePath: CHROMIUM as string, args: ARGS });
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    const pageRecords = records;
    [contexts, records] = [[], []];
    for (const { origin, errors, requests } of pageRecords) {
      expect(errors).toEqual([]);
      const elsewhere = requests.filter((url) => !url.startsWith(origin) && !/^(blob|data):/.test(url));
      expect(elsewhere).toEqual([]);
    }
  });
}

/** A new reader without any history, on a blank page. */
export async function newPage({
  width = 1280,
  theme = 'light',
  keeps = false,
  scripts = true,
  origin = inject('origin'),
}: Visit = {}): Promise<Page & { record: Record }> {
  const narrow = width === 390;
  const context = await (browser as Browser).newContext({
    baseURL: origin,
    viewport: { width, height: narrow ? 844 : 900 },
    colorScheme: theme,
    isMobile: narrow,
    hasTouch: narrow,
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
    serviceWorkers: keeps ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(WAITS_MS);
  contexts.push(context);
  const page = await context.newPage();
  const record: Record = { origin, errors: [], requests: [] };
  records.push(record);
  page.on('pageerror', (error) => record.errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') record.errors.push(message.text());
  });
  context.on('request', (request) => record.requests.push(request.url()));
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return Object.assign(page, { record });
}

/** The place of the reader, as the device stores it. */
export interface Place {
  name: string;
  lat: number;
  lon: number;
  tz: string;
}

export const TROMSO: Place = { name: 'Tromsø', lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' };

/** Sets the place of the reader, before any page is opened. */
export async function keepPlace(page: Page, place: Place): Promise<void> {
  await page.addInitScript((json) => localStorage.setItem('khagola.place', json), JSON.stringify(place));
}

/**
 * Opens an address in a new document, even if it differs from that of the page in its fragment alone.
 *
 * From a blank page, the opener policy moves the page to a new process, which takes as long as a third of the page. Pages
 * in Hindi need one: a process that has shown many of them may keep the boxes that stand for letters until their typeface
 * has loaded, since the system of the tests has no Devanāgarī.
 */
export async function openAnew(page: Page, path: string): Promise<void> {
  const from = page.url();
  const to = new URL(path, from.startsWith('http') ? from : inject('origin'));
  const isSameDocument = to.href.replace(/#.*/, '') === from.replace(/#.*/, '');
  if (to.pathname.startsWith('/hi/')) await page.goto('about:blank');
  else if (isSameDocument) await page.goto('/robots.txt');
  await page.goto(path);
}

/** Interacts with a page whose HTML the service rendered, and waits until its view runs. */
export async function alive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('#view[data-live]').waitFor();
}

/** Makes a view that keeps its state in the URL redraw itself, as each minute does. */
export async function redraw(page: Page): Promise<void> {
  await page.evaluate(async () => {
    dispatchEvent(new PopStateEvent('popstate'));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

type Paper = 'A4' | 'Letter';

/** The number of sheets that a page prints on. */
export async function sheets(page: Page, path: string, format: Paper = 'A4'): Promise<number> {
  await page.goto(path);
  return sheetsNow(page, format);
}

/** A larger document has images of whole sheets in place of drawings, bytes. */
const MAX_PRINTED = 1_000_000;

/** The number of sheets that a page prints on as it is shown now. */
export async function sheetsNow(page: Page, format: Paper): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ format, preferCSSPageSize: format === 'A4', printBackground: true });
  expect(pdf.length).toBeLessThan(MAX_PRINTED);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/**
 * The smallest text that an element shows, with its size in points of a printed sheet.
 *
 * @param except  selects elements whose texts do not count
 */
export const smallestText = (page: Page, within = 'body', except = 'title'): Promise<{ pt: number; text: string }> =>
  page.locator(within).evaluate((root, skipped) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let least = { pt: 99, text: '' };
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (!parent || !textContent?.trim() || parent.closest('title, desc, style, option, .vh')) continue;
      if (parent.closest(skipped)) continue;
      if (!parent.checkVisibility() || parent.getBoundingClientRect().width < 2) continue;
      const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
      const pt =
        Number.parseFloat(getComputedStyle(parent).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1) * 0.75;
      if (pt < least.pt) least = { pt, text: textContent };
    }
    return least;
  }, except);

/** Opens a page for the first time, and disconnects the network once the page is cached. */
export async function visitAndUnplug(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    }
    while (!(await caches.match(location.href, { ignoreSearch: true }))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.context().setOffline(true);
}

/** The Cumulative Layout Shift since the page was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total);
}

/** Rules of axe that depend on colours. All others have the same result in either theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Findings of axe against WCAG 2.2 A and AA and its best practices, in the present theme, and of its rules on colours in
 * the other theme too; one line each. Texts of the same style on the same background in one theme have these in the
 * other, so the first of them is checked there.
 */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated through the debugger, because the page's Content-Security-Policy forbids the script.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [present, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const found = await page.evaluate(findingsInPage, { rules: RULES, colourRules: COLOUR_RULES, isFirst: true });
  await page.emulateMedia({ colorScheme: other });
  const inOther = await page.evaluate(findingsInPage, { rules: [], colourRules: COLOUR_RULES, isFirst: false });
  await page.emulateMedia({ colorScheme: present });
  return [...found, ...inOther.map((finding) => `${other}: ${finding}`)];
}

/**
 * Runs in the page, so it uses nothing from outside. The first run checks all rules in the whole document, and keeps the
 * elements whose colours the second run checks.
 */
async function findingsInPage({
  rules,
  colourRules,
  isFirst,
}: {
  rules: string[];
  colourRules: string[];
  isFirst: boolean;
}): Promise<string[]> {
  const page = globalThis as unknown as { axe: typeof axe; coloured: Element[] };
  const pathOf = (element: Element | null): string =>
    element ? `${pathOf(element.parentElement)} ${element.localName}.${element.getAttribute('class') ?? ''}` : '';
  /** The first element of each style and background. */
  const differentIn = (raw: axe.RawResult[]): Element[] => {
    const elements = new Map<string, Element>();
    for (const { id, passes, incomplete, violations: failed } of raw) {
      if (!colourRules.includes(id)) continue;
      for (const { node, any } of [...passes, ...incomplete, ...failed]) {
        const { element } = node as axe.DqElement;
        const key = `${id} ${pathOf(element)} ${JSON.stringify(any.map(({ data }) => data))}`;
        if (!elements.has(key)) elements.set(key, element);
      }
    }
    return [...new Set(elements.values())];
  };
  if (!isFirst && page.coloured.length === 0) return [];
  // A finding is reported by its selector.
  page.axe.configure({ noHtml: true });
  page.axe.addReporter('keeping', (raw, options, resolve, reject) => {
    if (isFirst) page.coloured = differentIn(raw);
    page.axe.getReporter('v1')(raw, options, resolve, reject);
  });
  const { violations: found } = await page.axe.run(isFirst ? document : { include: page.coloured }, {
    runOnly: isFirst ? rules : { type: 'rule', values: colourRules },
    // By default axe also reports all passing nodes, and loads all styles again for an experimental rule.
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    reporter: 'keeping',
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

const CONTROLS = [
  'button',
  'link',
  'textbox',
  'combobox',
  'radio',
  'checkbox',
  'searchbox',
  'slider',
  'switch',
  'tab',
  'DisclosureTriangle',
];

/** Controls of the accessibility tree, `role name`. Each must have a name. */
export async function controls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const labels = nodes
    .filter(({ ignored, role }) => !ignored && CONTROLS.includes(String(role?.value)))
    .map(({ role, name }) => `${role?.value} ${name?.value ?? ''}`);
  expect(labels.filter((control) => control.endsWith(' '))).toEqual([]);
  return labels;
}

/** Whether the page itself scrolls sideways. Elements with their own scrolling do not count. */
export function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** Expects no axe violations, no layout shift, no overflow, and a name for each control. Returns the controls. */
export async function soundControls(page: Page): Promise<string[]> {
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  return controls(page);
}

/** Names in IAST and Devanāgarī that fall back to a typeface of the reader's system. */
export async function strangeFaces(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[lang=sa], .n, h1, h2',
  });
  const strange: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const systemFont = fonts.find(({ isCustomFont }) => !isCustomFont);
    if (!systemFont) continue;
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
    strange.push(`${systemFont.familyName}: ${outerHTML}`);
  }
  await session.detach();
  return strange;
}
