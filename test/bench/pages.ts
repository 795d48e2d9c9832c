/**
 * Time until a page is usable on a first visit with a slow phone: slow 3G (400 kbit/s, 400 ms) and a processor four
 * times slower, by Chromium's own emulation, behind a proxy that compresses like the edge. Usable means that the
 * largest content is painted and the page's script has run. Usage: npm run load:pages
 */
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM } from '../browser/chromium.ts';
import { compressing, SLOW_3G, SLOWER } from '../browser/edge.ts';
import { startServer, stateFolder } from '../conformance/server.ts';

const USABLE_MS = 4000;
const BEFORE_BYTES = 100_000;
const RUNS = 3;
const PAGES = ['/', '/hi/', '/day', '/hi/day', '/month', '/year', '/hi/year', '/chart', '/hi/chart', '/sky', '/find'];
const PUNE = '?place=Pune&at=18.52,73.86&tz=Asia/Kolkata';

interface Load {
  firstPaintMs: number;
  usableMs: number;
  bytes: number;
  touchedBytes: number;
}

async function load(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // The service worker fetches only for later visits.
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  await page.addInitScript(() => {
    Object.assign(globalThis, { painted: 0 });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Object.assign(globalThis, { painted: startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    // Requests that it caches for later visits do not count in the first.
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500);
  const { firstPaintMs, usableMs } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const { painted } = globalThis as unknown as { painted: number };
    return {
      firstPaintMs: paint?.startTime ?? Number.NaN,
      usableMs: Math.max(painted, navigation?.domContentLoadedEventEnd ?? Number.NaN),
    };
  });
  const before = bytes;
  await page.touchscreen.tap(200, 150);
  await page.locator('#view[data-live]').waitFor({ timeout: 60_000 });
  await context.close();
  return { firstPaintMs, usableMs, bytes: before, touchedBytes: bytes };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

if (!CHROMIUM) throw new Error('no Chromium: set CHROMIUM to its path');
const state = stateFolder();
const service = await startServer('--persist-to', state.path);
const proxy = await compressing(service.origin);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
try {
  console.log('| page | first paint, s | usable, s | KB before a touch | KB after |\n|---|---|---|---|---|');
  for (const path of PAGES) {
    const loads: Load[] = [];
    for (let run = 0; run < RUNS; run++) loads.push(await load(browser, proxy.origin + path + PUNE));
    const medianOf = (key: keyof Load) => median(loads.map((each) => each[key]));
    const fits = medianOf('usableMs') <= USABLE_MS && medianOf('bytes') <= BEFORE_BYTES;
    const seconds = (key: 'firstPaintMs' | 'usableMs') => (medianOf(key) / 1000).toFixed(1);
    const kb = (key: 'bytes' | 'touchedBytes') => (medianOf(key) / 1000).toFixed(0);
    const words = [path, seconds('firstPaintMs'), seconds('usableMs'), kb('bytes'), kb('touchedBytes')];
    console.log(`| ${words.join(' | ')} |${fits ? '' : ' OVER BUDGET'}`);
    if (!fits) process.exitCode = 1;
  }
} finally {
  await browser.close();
  proxy.close();
  await service.stop();
  state.remove();
}
