/** A page in the browser as a test has it: what went wrong on it is kept, and asked after at the end. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { CHROMIUM } from './chromium';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The minified script of axe, less than half as long as the one that the package exports. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const WIDTHS = [390, 1280] as const;
export const THEMES = ['light', 'dark'] as const;
/** Every width in every theme. */
export const LOOKS = WIDTHS.flatMap((width) => THEMES.map((theme) => [width, theme] as const));

export interface Visit {
  width?: (typeof WIDTHS)[number];
  theme?: (typeof THEMES)[number];
  /** Whether the page may keep itself for offline use. */
  keeps?: boolean;
}

/** What a page did beside showing itself. */
export interface Record {
  errors: string[];
  /** Every address asked for. */
  requests: string[];
}

let browser: Browser;
let contexts: BrowserContext[] = [];
let records: Record[] = [];

/** Readies a browser for the tests of a file. After each of them no page of it may have complained or asked elsewhere. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM as string, args: ARGS });
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    const seen = records;
    [contexts, records] = [[], []];
    for (const { errors, requests } of seen) {
      expect(errors).toEqual([]);
      const elsewhere = requests.filter((url) => !url.startsWith(inject('origin')) && !/^(blob|data):/.test(url));
      expect(elsewhere).toEqual([]);
    }
  });
}

/** A new reader, who has been nowhere yet, on a blank page. */
export async function newPage({
  width = 1280,
  theme = 'light',
  keeps = false,
}: Visit = {}): Promise<Page & { record: Record }> {
  const narrow = width === 390;
  const context = await browser.newContext({
    baseURL: inject('origin'),
    viewport: { width, height: narrow ? 844 : 900 },
    colorScheme: theme,
    isMobile: narrow,
    hasTouch: narrow,
    reducedMotion: 'reduce',
    serviceWorkers: keeps ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  contexts.push(context);
  const page = await context.newPage();
  const record: Record = { errors: [], requests: [] };
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

/** Where a reader is, as the device remembers it. */
export interface Place {
  name: string;
  lat: number;
  lon: number;
  tz: string;
}

export const TROMSO: Place = { name: 'Tromsø', lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' };

/** Gives the reader a place, before any page is opened. */
export async function keepPlace(page: Page, place: Place): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('khagola.place', kept), JSON.stringify(place));
}

/** Touches a page whose HTML was made by the service, and waits until its view runs. */
export async function alive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('#view[data-live]').waitFor();
}

/** Lets a view that keeps its state in the address draw itself again, as at the turn of a minute. */
export async function redraw(page: Page): Promise<void> {
  await page.evaluate(async () => {
    dispatchEvent(new PopStateEvent('popstate'));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** How many sheets a page prints on. */
export async function sheets(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Opens a page for the first time, and takes the network away once what it keeps is there. */
export async function visitAndUnplug(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    }
  });
  await page.context().setOffline(true);
}

/** How far what was seen has moved since the page was opened, as Cumulative Layout Shift counts it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total);
}

/** What axe finds against WCAG 2.2 A and AA and its best practices, contrast among them, one line a finding. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated from outside: the page's own policy lets no such script in.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations: found } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // By default axe also describes all nodes that pass, and loads all styles again for an experimental rule.
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    }),
  );
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
  const found = nodes
    .filter(({ ignored, role }) => !ignored && CONTROLS.includes(String(role?.value)))
    .map(({ role, name }) => `${role?.value} ${name?.value ?? ''}`);
  expect(found.filter((control) => control.endsWith(' '))).toEqual([]);
  return found;
}

/** Whether anything but what says so scrolls sideways. */
export function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** Expects nothing for axe to find, nothing that moved or runs over the side, no control without a name; gives these. */
export async function soundControls(page: Page): Promise<string[]> {
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  return controls(page);
}

/** Names in IAST and Devanāgarī for which a typeface of the reader's system had to step in. */
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
    const other = fonts.find(({ isCustomFont }) => !isCustomFont);
    if (!other) continue;
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
    strange.push(`${other.familyName}: ${outerHTML}`);
  }
  await session.detach();
  return strange;
}
