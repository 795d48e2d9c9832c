/**
 * `npm run accuracy` prints the differences between the kernel and the reference, and the agreement of the observances.
 * It writes the tables of docs/reference/accuracy.md and README.md, the agreement in docs/utsavas.md, the residuals in
 * the stamp of every answer (src/kernel/generated/residuals.ts), and the figures of /api/press (src/http/generated/accuracy.ts). With
 * `--check` it writes nothing, and fails if a file is out of date.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { BODY_KEYS } from '../../src/kernel/keys';
import { forecastAgreements, forecastTable } from '../domain/holidays/agreement';
import { agreements, tableOf } from '../domain/observances/agreement';
import { comparedTimes, timesTable } from '../domain/observances/timesAgreement';
import { compareAngles, compareAyanamshas, comparePositions, compareSidereal, type Differences } from './compare';
import { compareEclipses, compareLimbs, compareRisings, compareStations, compareSyzygies } from './events';
import { compareInstants, compareLagnas, compareMeanAyanamshas, comparePlaces } from './longspan';
import { observancePage } from './observances';
import { measuredSky, skyTable } from './skyTables';

/** The figures that the specification states for its protocol, arcminutes. */
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
const PAGE = new URL('../../docs/reference/accuracy.md', import.meta.url);
const RESIDUALS = new URL('../../src/kernel/generated/residuals.ts', import.meta.url);
const PRESS = new URL('../../src/http/generated/accuracy.ts', import.meta.url);
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
const full = comparePositions('positions-1900-2100');
const angles = compareAngles();
print('1,000 stratified dates 2000 to 2049, arcseconds unless named', protocol);
print('1,005 random instants 1900 to 2100, arcseconds unless named', full);
print('560 random places and instants 1900 to 2100, arcseconds', angles);
print('Ayanāṃśas with nutation, arcseconds', compareAyanamshas());
print('Sidereal longitudes of twelve births in twelve ayanāṃśas, arcseconds', compareSidereal());

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

const places = comparePlaces();
const ancientAyanamshas = compareMeanAyanamshas();
const ancientLagnas = compareLagnas();
const ancientInstants = compareInstants();
print('534 instants −3101 to 3000, arcseconds', places.all);
for (const [year, differences] of places.blocks) print(`The tables from ${year} on, arcseconds`, differences);
print('Mean ayanāṃśas −3101 to 3000, arcseconds', ancientAyanamshas);
print('Sidereal time and ascendant −3101 to 3000, arcseconds', ancientLagnas);
print('Limbs and risings −3101 to 3000, seconds', ancientInstants);

/** A row of a table: its title, and the quantity that it shows. */
type Row = [title: string, differences: Differences, quantity: string];

const graha = BODY_KEYS.map((body) => {
  const published = PUBLISHED[body];
  const summary = protocol.summary(`${body} longitude`);
  const wide = full.summary(`${body} longitude`);
  return `| ${body} | ${(published.p95 * 60).toFixed(1)} | ${(published.max * 60).toFixed(1)} | ${figure(summary.p95)} | ${figure(summary.max)} | ${figure(wide.p95)} | ${figure(wide.max)} |`;
});
const angleRows = [
  ['mean node', full, 'mean node'],
  ['true node', full, 'true node'],
  ['ayanāṃśa, all five', full, 'ayanāṃśa, applied'],
  ['sidereal time', full, 'sidereal time'],
  ['ascendant, latitude below 60°', angles, 'ascendant below 60°'],
  ['ascendant, 60° to 66°', angles, 'ascendant 60° to 66°'],
] as const satisfies Row[];
const otherRows = angleRows.map(([title, differences, quantity]) => {
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
/** Count, and p95 and max of some quantities together, of all years. */
const ofAllYears = (title: string, differences: Differences, names: readonly string[], digits: number): string => {
  const rows = names.map((name) => differences.summary(name));
  const worstOf = (key: 'p95' | 'max') => Math.max(...rows.map((summary) => summary[key])).toFixed(digits);
  return `| ${title} | ${rows[0]?.count} | ${worstOf('p95')} | ${worstOf('max')} |`;
};
const planets = BODY_KEYS.filter((body) => body !== 'moon' && body !== 'sun').map((body) => `${body} longitude`);
const allYearsRows = [
  ofAllYears('Sun, arcseconds', places.all, ['sun longitude'], 3),
  ofAllYears('Moon', places.all, ['moon longitude'], 3),
  ofAllYears('five planets', places.all, planets, 3),
  ofAllYears('true node', places.all, ['true node'], 3),
  ofAllYears('ayanāṃśa, all twelve', ancientAyanamshas, ancientAyanamshas.quantities, 3),
  ofAllYears('ascendant of a clock time', ancientLagnas, ['ascendant'], 3),
  ofAllYears('end of a tithi, seconds of TT', ancientInstants, ['tithi end'], 2),
  ofAllYears('saṅkrānti', ancientInstants, ['saṅkrānti'], 2),
  ofAllYears('sunrise and sunset', ancientInstants, ['sunrise', 'sunset'], 2),
];
const blockRows = [...places.blocks].map(([year, differences]) => {
  const { count } = differences.summary('sun longitude');
  const cells = BODY_KEYS.map((body) => {
    const { p95, max } = differences.summary(`${body} longitude`);
    return count < 20 ? figure(max) : `${figure(p95)} / ${figure(max)}`;
  });
  return `| ${year} | ${count} | ${cells.join(' | ')} |`;
});
const tables = [
  BEGIN,
  '| apparent longitude, arcseconds | specified p95 | specified max | p95, 2000–2050 | max, 2000–2050 | p95, 1900–2100 | max, 1900–2100 |',
  '|---|---|---|---|---|---|---|',
  ...graha,
  '',
  '| 1900–2100, arcseconds | compared | p95 | max |',
  '|---|---|---|---|',
  ...otherRows,
  '',
  '| 1900–2100, seconds | compared | p95 | max |',
  '|---|---|---|---|',
  ...events,
  '',
  '### Years from −3101 to 3000',
  '',
  '| −3101 to 3000 | compared | p95 | max |',
  '|---|---|---|---|',
  ...allYearsRows,
  '',
  'Longitude by block of tables, p95 / max in arcseconds. Blocks with fewer than 20 instants have the max alone.',
  '',
  `| tables from | compared | ${BODY_KEYS.join(' | ')} |`,
  `|---|---|${'---|'.repeat(BODY_KEYS.length)}`,
  ...blockRows,
  '',
  '### The sky',
  '',
  'Columns of an ephemeris, events, eclipses at towns, houses and yearly returns beside the tables of `test/truth/sky` and `sky2`: all quantities of a unit together, p95 of the worst, and the largest with its name. `npm run accuracy` prints each.',
  '',
  ...skyTable(measuredSky()),
  END,
].join('\n');

/** The largest differences of some quantities, p95 and max. */
const worst = (digits: number, ...rows: readonly (readonly [Differences, string])[]): string => {
  const summaries = rows.map(([differences, quantity]) => differences.summary(quantity));
  const [p95, max] = (['p95', 'max'] as const).map((key) => Math.max(...summaries.map((summary) => summary[key])));
  return `${(p95 as number).toFixed(digits)} | ${(max as number).toFixed(digits)}`;
};
const longitude = (body: string) => [full, `${body} longitude`] as const;
const summary = [
  BEGIN,
  '| 1900–2100 | unit | p95 | max |',
  '|---|---|---|---|',
  `| Moon, longitude | arcsecond | ${worst(3, longitude('moon'))} |`,
  `| Sun and five planets, longitude | arcsecond | ${worst(3, ...BODY_KEYS.filter((body) => body !== 'moon').map(longitude))} |`,
  `| ascendant, latitude below 60° | arcsecond | ${worst(3, [angles, 'ascendant below 60°'])} |`,
  `| ends of tithi, nakṣatra and yoga, saṅkrānti | second | ${worst(2, [limbs, 'tithi end'], [limbs, 'nakshatra end'], [limbs, 'yoga end'], [syzygies, 'saṅkrānti'])} |`,
  `| sunrise and moonrise, latitude below 55° | second | ${worst(2, [risings, 'sunrise ul15 below 55°'], [risings, 'moonrise ul15 below 55°'])} |`,
  `| −3101 to 3000: Moon, longitude | arcsecond | ${worst(3, [places.all, 'moon longitude'])} |`,
  `| −3101 to 3000: Sun and five planets | arcsecond | ${worst(3, ...['sun longitude', ...planets].map((name) => [places.all, name] as const))} |`,
  END,
].join('\n');

const rounded = (value: number): number => Number(value.toFixed(4));
/** The figures of a quantity as an object literal. */
const figures = (differences: Differences, quantity: string): string => {
  const { p95, max } = differences.summary(quantity);
  return `{ p95: ${rounded(p95)}, max: ${rounded(max)} }`;
};
/** The figures of the longitudes as an object literal. */
const longitudes = (differences: Differences): string => `{
${BODY_KEYS.map((body) => `  ${body}: ${figures(differences, `${body} longitude`)},`).join('\n')}
  'mean-node': ${figures(differences, 'mean node')},
  'true-node': ${figures(differences, 'true node')},
}`;
const residuals = `// Generated by \`npm run accuracy\`: differences in longitude from the reference, arcseconds.
import type { BodyKey } from '../keys';

type Residuals = Record<BodyKey | 'mean-node' | 'true-node', { p95: number; max: number }>;

/** 1,005 instants 1900 to 2100. */
export const RESIDUALS: Residuals = ${longitudes(full)};

/** 534 instants −3101 to 3000. */
export const RESIDUALS_OF_ALL_YEARS: Residuals = ${longitudes(places.all)};
`;
const quantities = (rows: Row[], unit: string): string[] =>
  rows.map(([title, differences, quantity]) => {
    const { count, p95, max } = differences.summary(quantity);
    return `    { quantity: '${title}', unit: '${unit}', compared: ${count}, p95: ${rounded(p95)}, max: ${rounded(max)} },`;
  });
const press = `// Generated by \`npm run accuracy\`: the accuracy figures of /api/press, against the reference.
export const ACCURACY = {
  reference: 'Swiss Ephemeris with its JPL DE431 files',
  samples: {
    protocol: { from: 2000, to: 2050, instants: ${protocol.summary('sun longitude').count} },
    range: { from: 1900, to: 2100, instants: ${full.summary('sun longitude').count} },
  },
  longitudes: [
${BODY_KEYS.map(
  (body) => `    {
      graha: '${body}',
      specified_arcmin: { p95: ${PUBLISHED[body].p95}, max: ${PUBLISHED[body].max} },
      protocol_arcsec: ${figures(protocol, `${body} longitude`)},
      range_arcsec: ${figures(full, `${body} longitude`)},
    },`,
).join('\n')}
  ],
  quantities: [
${[...quantities([...angleRows], 'arcsec'), ...quantities([...eventRows], 's')].join('\n')}
  ],
};
`;

/** A document with its tables replaced. */
function updated(file: URL, text: string): string {
  const [before, rest] = readFileSync(file, 'utf8').split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${file.pathname} has no ${BEGIN} … ${END}`);
  return `${before}${text}${after}`;
}

const OBSERVANCES = new URL('../../docs/utsavas.md', import.meta.url);
const observances = agreements();
console.log(`\n${tableOf(observances).join('\n')}`);
const times = comparedTimes();
console.log(`\nTimes of observances, minutes\n${timesTable(times).join('\n')}`);
const holidays = forecastAgreements();
console.log(`\nForecasts of holidays\n${forecastTable(holidays).join('\n')}`);

const FILES = [
  [OBSERVANCES, observancePage(observances, times, holidays)],
  [README, updated(README, summary)],
  [PAGE, updated(PAGE, tables)],
  [RESIDUALS, residuals],
  [PRESS, press],
] as const;

if (argv.includes('--check')) {
  const stale = FILES.filter(([file, text]) => readFileSync(file, 'utf8') !== text);
  for (const [file] of stale) console.error(`${file.pathname} is out of date: run \`npm run accuracy\`.`);
  if (stale.length > 0) exit(1);
} else {
  for (const [file, text] of FILES) writeFileSync(file, text);
}
