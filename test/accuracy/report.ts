/**
 * `npm run accuracy`: prints how far the kernel is from the reference, writes the table into README.md, the residuals
 * that every answer's stamp carries into src/kernel/residuals.ts, and what /api/press tells into
 * src/http/press/accuracy.ts. With `--check` it writes nothing and fails where they differ from what it would write.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { BODY_KEYS } from '../../src/kernel/types';
import { compareAngles, comparePositions, type Differences } from './compare';
import { compareEclipses, compareLimbs, compareRisings, compareStations, compareSyzygies } from './events';

/** What the specification publishes for its own protocol, arcminutes. */
const PUBLISHED = {
  sun: { p95: 0.13, max: 0.2 },
  moon: { p95: 0.51, max: 0.93 },
  mercury: { p95: 2.15, max: 3.08 },
  venus: { p95: 0.58, max: 1.41 },
  mars: { p95: 0.88, max: 3.34 },
  jupiter: { p95: 1.12, max: 2.78 },
  saturn: { p95: 1.08, max: 1.59 },
} as const;

const README = new URL('../../README.md', import.meta.url);
const RESIDUALS = new URL('../../src/kernel/residuals.ts', import.meta.url);
const PRESS = new URL('../../src/http/press/accuracy.ts', import.meta.url);
const BEGIN = '<!-- accuracy: written by npm run accuracy -->';
const END = '<!-- accuracy: end -->';

const figure = (value: number): string => (value < 0.001 ? '0.001' : value.toFixed(3));

function print(title: string, differences: Differences): void {
  console.log(`\n${title}\n${''.padEnd(26)}${['mean', 'p95', 'max', 'n'].map((h) => h.padStart(11)).join('')}`);
  for (const quantity of differences.quantities) {
    const { mean, p95, max, count } = differences.summary(quantity);
    const columns = [mean, p95, max].map((value) => value.toFixed(5).padStart(11)).join('');
    console.log(`${quantity.padEnd(26)}${columns}${String(count).padStart(11)}`);
  }
}

const protocol = comparePositions('positions-2000-2050');
const whole = comparePositions('positions-1900-2100');
const angles = compareAngles();
print('1,000 stratified dates 2000 to 2049, arcseconds unless named', protocol);
print('1,005 random instants 1900 to 2100, arcseconds unless named', whole);
print('560 random places and instants 1900 to 2100, arcseconds', angles);

const limbs = compareLimbs();
const risings = compareRisings('rise-set').differences;
const syzygies = compareSyzygies();
const stations = compareStations();
const eclipses = compareEclipses().differences;
print('Limbs of the day, 400 instants 1900 to 2100, seconds', limbs);
print('Risings and settings, 500 places and days, seconds', risings);
print('Saṅkrāntis and syzygies, seconds', syzygies);
print('Stations 1990 to 2030, minutes', stations);
print('Eclipses 1900 to 2100, seconds unless magnitudes', eclipses);

/** What a line of a table says, of what it was collected, and under which name. */
type Row = [title: string, differences: Differences, quantity: string];

const graha = BODY_KEYS.map((body) => {
  const published = PUBLISHED[body];
  const ours = protocol.summary(`${body} longitude`);
  const wide = whole.summary(`${body} longitude`);
  return `| ${body} | ${(published.p95 * 60).toFixed(1)} | ${(published.max * 60).toFixed(1)} | ${figure(ours.p95)} | ${figure(ours.max)} | ${figure(wide.p95)} | ${figure(wide.max)} |`;
});
const angleRows = [
  ['mean node', whole, 'mean node'],
  ['true node', whole, 'true node'],
  ['ayanāṃśa, all five', whole, 'ayanāṃśa, applied'],
  ['sidereal time', whole, 'sidereal time'],
  ['ascendant, latitude below 60°', angles, 'ascendant below 60°'],
  ['ascendant, 60° to 66°', angles, 'ascendant 60° to 66°'],
] as const satisfies Row[];
const others = angleRows.map(([title, differences, quantity]) => {
  const { p95, max, count } = differences.summary(quantity);
  return `| ${title} | ${count} | ${figure(p95)} | ${figure(max)} |`;
});
const eventRows = [
  ['end of a tithi', limbs, 'tithi end'],
  ['end of a nakṣatra', limbs, 'nakshatra end'],
  ['end of a yoga', limbs, 'yoga end'],
  ['saṅkrānti', syzygies, 'saṅkrānti'],
  ['new moon', syzygies, 'new moon'],
  ['sunrise, upper limb, below 55°', risings, 'sunrise ul15 below 55°'],
  ['moonrise, upper limb, below 55°', risings, 'moonrise ul15 below 55°'],
  ['greatest eclipse of the Sun', eclipses, 'solar greatest'],
  ['greatest eclipse of the Moon', eclipses, 'lunar greatest'],
] as const satisfies Row[];
const events = eventRows.map(([title, differences, quantity]) => {
  const { p95, max, count } = differences.summary(quantity);
  return `| ${title} | ${count} | ${p95.toFixed(2)} | ${max.toFixed(2)} |`;
});
const table = [
  BEGIN,
  'Apparent longitude against Swiss Ephemeris with its JPL DE431 files, **arcseconds**:',
  '',
  '| graha | published p95 | published max | p95, 2000–2050 | max, 2000–2050 | p95, 1900–2100 | max, 1900–2100 |',
  '|---|---|---|---|---|---|---|',
  ...graha,
  '',
  'Published: the figures that the specification of this service states for its protocol, 1,000 stratified dates 2000 to',
  '2050, here in arcseconds. The other columns: the same protocol, and 1,005 random instants over the whole range.',
  '',
  '| 1900–2100, arcseconds | compared | p95 | max |',
  '|---|---|---|---|',
  ...others,
  '',
  '| 1900–2100, seconds | compared | p95 | max |',
  '|---|---|---|---|',
  ...events,
  END,
].join('\n');

const row = (quantity: string): string => {
  const { p95, max } = whole.summary(quantity);
  return `{ p95: ${Number(p95.toFixed(4))}, max: ${Number(max.toFixed(4))} }`;
};
const residuals = `// Generated by \`npm run accuracy\`: differences in longitude from the reference, 1,005 instants 1900 to 2100, arcseconds.
import type { BodyKey } from './types';

export const RESIDUALS: Record<BodyKey | 'mean-node' | 'true-node', { p95: number; max: number }> = {
${BODY_KEYS.map((body) => `  ${body}: ${row(`${body} longitude`)},`).join('\n')}
  'mean-node': ${row('mean node')},
  'true-node': ${row('true node')},
};
`;

const rounded = (value: number): number => Number(value.toFixed(4));
/** The figures of a quantity as an object literal. */
const figures = (differences: Differences, quantity: string): string => {
  const { p95, max } = differences.summary(quantity);
  return `{ p95: ${rounded(p95)}, max: ${rounded(max)} }`;
};
const quantities = (rows: Row[], unit: string): string[] =>
  rows.map(([title, differences, quantity]) => {
    const { count, p95, max } = differences.summary(quantity);
    return `    { quantity: '${title}', unit: '${unit}', compared: ${count}, p95: ${rounded(p95)}, max: ${rounded(max)} },`;
  });
const press = `// Generated by \`npm run accuracy\`: what /api/press tells of the differences from the reference.
export const ACCURACY = {
  reference: 'Swiss Ephemeris with its JPL DE431 files',
  samples: {
    protocol: { from: 2000, to: 2050, instants: ${protocol.summary('sun longitude').count} },
    range: { from: 1900, to: 2100, instants: ${whole.summary('sun longitude').count} },
  },
  longitudes: [
${BODY_KEYS.map(
  (body) => `    {
      graha: '${body}',
      specified_arcmin: { p95: ${PUBLISHED[body].p95}, max: ${PUBLISHED[body].max} },
      protocol_arcsec: ${figures(protocol, `${body} longitude`)},
      range_arcsec: ${figures(whole, `${body} longitude`)},
    },`,
).join('\n')}
  ],
  quantities: [
${[...quantities([...angleRows], 'arcsec'), ...quantities([...eventRows], 's')].join('\n')}
  ],
};
`;

const readme = readFileSync(README, 'utf8');
const [before, rest] = readme.split(BEGIN);
const after = rest?.split(END)[1];
if (before === undefined || after === undefined) throw new Error(`README.md has no ${BEGIN} … ${END}`);
const updated = `${before}${table}${after}`;

if (argv.includes('--check')) {
  const written = [README, RESIDUALS, PRESS].map((file) => readFileSync(file, 'utf8'));
  if (![updated, residuals, press].every((text, i) => text === written[i])) {
    console.error(
      'README.md, residuals.ts or press/accuracy.ts is not what the kernel gives now: run `npm run accuracy`',
    );
    exit(1);
  }
} else {
  writeFileSync(README, updated);
  writeFileSync(RESIDUALS, residuals);
  writeFileSync(PRESS, press);
}
