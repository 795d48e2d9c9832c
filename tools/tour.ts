/**
 * `npm run docs:tour` writes the pictures of docs/tour.md: pages of a running service as Chromium draws them. The first
 * argument is the address of the service, http://localhost:8787 by default; further ones name pages, to take only theirs.
 */
import { writeFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { chromium } from 'playwright-core';
import { CHROMIUM } from '../test/browser/chromium';

const [base = 'http://localhost:8787', ...names] = argv.slice(2);
const WIDTH = 1100;
const QUALITY = 82;
/** Pause after the last request of a page, for the view to settle. */
const SETTLING_MS = 1500;

const PUNE = 'place=Pune&at=18.52,73.86&tz=Asia/Kolkata';
const BIRTH = 't=1990-06-15T14:30&at=28.61,77.21&tz=Asia/Kolkata&place=New%20Delhi';
const OTHER = 'b.t=1992-11-02T06:15&b.at=18.52,73.86&b.tz=Asia/Kolkata&b.place=Pune';
const FIRST = BIRTH.replace(/(^|&)/g, '$1a.');

/** Each page with the height of its picture, pixels. */
const PICTURES: Record<string, { path: string; height: number }> = {
  day: { path: `/day?date=2026-11-08&${PUNE}`, height: 900 },
  month: { path: `/month?month=2026-11&${PUNE}`, height: 900 },
  observance: { path: `/utsava/lakshmi_puja/2026?${PUNE}`, height: 900 },
  year: { path: `/year?year=2026&${PUNE}`, height: 900 },
  chart: { path: `/chart#${BIRTH}`, height: 1000 },
  sky: { path: `/sky?from=2026-11&months=12&${PUNE}`, height: 900 },
  find: { path: `/find?purpose=vivaha&from=2026-11-01&to=2027-10-31&${PUNE}`, height: 900 },
  match: { path: `/match#${FIRST}&${OTHER}`, height: 900 },
};

if (CHROMIUM === null) {
  console.error('Install Chromium, or name it in the variable CHROMIUM.');
  exit(1);
}
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
for (const [name, { path, height }] of Object.entries(PICTURES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const page = await browser.newPage({ viewport: { width: WIDTH, height }, colorScheme: 'light' });
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLING_MS);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  writeFileSync(new URL(`../docs/images/${name}.webp`, import.meta.url), Buffer.from(data, 'base64'));
  await page.close();
}
await browser.close();
