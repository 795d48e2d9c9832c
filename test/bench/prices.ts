/**
 * `npm run prices`: fits the rates of `src/api/prices.json` to what answers execute, which is the same on every machine, by
 * the speeds of `npm run speeds`. Arguments name the resources to fit; the others keep their rates.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RESOURCES } from '../../src/api/registry';
import type { Resource } from '../../src/api/resource';
import { LANGUAGE_TAGS, type LanguageTag } from '../../src/data/language';
import { KINDS, TRADITIONS } from '../../src/data/observances/practice';
import { REGIONS } from '../../src/data/observances/regions';
import { REFERENCE_PLACE } from '../../src/data/place';
import { civilDays } from '../../src/domain/holidays/civil';
import type { Selection } from '../../src/domain/observances/question';
import { utsavasOf } from '../../src/domain/observances/year';
import { MEETING_KINDS } from '../../src/domain/sky/meetings';
import { OUTER_EVENT_KINDS } from '../../src/domain/sky/outerEvents';
import { civilFromDays, daysFromCivil } from '../../src/domain/time/civil';
import { isoDate } from '../../src/domain/time/isoCivil';
import { type CommonKind, keysOf, loadLabels } from '../../src/lexicon/labels';
import { counted as countedAnswers } from '../prices/counted';
import { fittedRates } from '../prices/fit';
import type { Counted } from '../prices/jobs';
import { formsOf, kernel } from '../prices/measure';
import { pageRates } from './pagePrices';

const FILE = fileURLToPath(new URL('../../src/api/prices.json', import.meta.url));
const SEED = 30;
/** Answers of each form of a resource, and of one with many units. */
const SAMPLES = 60;
const SAMPLES_OF: Readonly<Record<string, number>> = {
  chart: 150,
  'birth-chart': 200,
  charts: 120,
  sky: 120,
  utsavas: 200,
};
/** The request of a resource that is sent most, and as how many answers it counts: its price is the nearest. */
const USUAL: Readonly<Record<string, Record<string, unknown>>> = { utsavas: { year: 2026 } };
const USUAL_WEIGHT = 60;
const FIRST_DAY = daysFromCivil(2026, 3, 1);
const STAR_MEETINGS = [
  ['sun'],
  ['moon'],
  ['mercury', 'mars'],
  ['jupiter'],
  ['venus', 'saturn'],
  ['uranus'],
  ['neptune', 'pluto'],
];
const OUTER_EVENTS = [['uranus'], ['uranus', 'neptune', 'pluto'], ['mars', 'pluto']];
/** Requests with units that drawn ones rarely have. */
const RARE: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  sky: [1, 30, 365, 1800].flatMap((days) => {
    const [from, to] = [FIRST_DAY, FIRST_DAY + days].map((day) => isoDate(civilFromDays(day)));
    const alone = (kind: string, bodies: string[]) => ({ from, to, kind: [kind], bodies });
    return [
      ...MEETING_KINDS.flatMap((kind) =>
        STAR_MEETINGS.map((bodies) => ({ ...alone(kind, bodies), include: ['stars'] })),
      ),
      ...OUTER_EVENT_KINDS.flatMap((kind) => OUTER_EVENTS.map((bodies) => alone(kind, bodies))),
    ];
  }),
};
/** Resources whose requests differ little. */
const FEW_SAMPLES = 24;
const FLOOR = { ms: 0.3, bytes: 300 };

/** Kinds of names that answers repeat most. */
const NAME_KINDS: readonly CommonKind[] = ['rashi', 'nakshatra', 'graha', 'yoga', 'karana'];

async function nameOctetsOf(tag: LanguageTag): Promise<number> {
  const labels = await loadLabels(tag);
  const names = NAME_KINDS.flatMap((kind) => keysOf(kind).map((key) => labels.label(kind, key)));
  const octets = new TextEncoder().encode(names.join('')).length;
  return Number((octets / names.length).toFixed(1));
}

/** The answers of drawn requests of a resource, by the keys of their rates. */
async function samplesOf(resource: Resource): Promise<Map<string, Counted[]>> {
  const code = await resource.code();
  const amount = SAMPLES_OF[resource.key] ?? (code.price.levers === undefined ? FEW_SAMPLES : SAMPLES);
  const samples = new Map<string, Counted[]>();
  for await (const answer of countedAnswers({
    kind: 'drawn',
    key: resource.key,
    seed: SEED,
    amount,
    withEachAlone: true,
  })) {
    samples.set(answer.rates, [...(samples.get(answer.rates) ?? []), answer]);
  }
  for await (const answer of countedAnswers({
    kind: 'given',
    key: resource.key,
    form: 'answer',
    bodies: RARE[resource.key] ?? [],
  })) {
    samples.get(answer.rates)?.push(answer);
  }
  const usual = USUAL[resource.key];
  if (usual === undefined) return samples;
  for (const form of formsOf(code)) {
    for await (const answer of countedAnswers({ kind: 'given', key: resource.key, form, bodies: [usual] })) {
      samples.get(answer.rates)?.push(...Array<Counted>(USUAL_WEIGHT).fill(answer));
    }
  }
  return samples;
}

const chosen = process.argv.slice(2);
const before = JSON.parse(readFileSync(FILE, 'utf8')) as { rates: Record<string, unknown> };
const rates: Record<string, unknown> = { ...before.rates };
const nameOctets = Object.fromEntries(
  await Promise.all(LANGUAGE_TAGS.map(async (tag) => [tag, await nameOctetsOf(tag)] as const)),
);

/** A year of observances at the reference place. */
const YEAR = {
  year: 2026,
  place: { latDeg: REFERENCE_PLACE.lat, lonDeg: REFERENCE_PLACE.lon },
  tz: REFERENCE_PLACE.tz,
  civil: civilDays,
};

/** The number of observances in a year of a selection. */
function countOf(selection: Selection): number {
  const year = utsavasOf(kernel, { ...YEAR, ...selection });
  if (!year.ok) throw new Error('no year of observances');
  return year.value.utsavas.length;
}

const counted = <K extends string>(keys: readonly K[], selectionOf: (key: K) => Selection) =>
  Object.fromEntries(keys.map((key) => [key, countOf(selectionOf(key))]));

const observances = {
  all: counted(KINDS, (kind) => ({ kinds: [kind] })),
  principal: countOf({ principal: true }),
  principal_regions: counted(REGIONS, (region) => ({ principal: true, region })),
  regions: counted([...REGIONS, 'all'] as const, (region) => ({ region })),
  traditions: counted(TRADITIONS, (tradition) => ({ tradition })),
};

/** Writes the rates so far, so that a run that is stopped keeps what it has measured. */
function writeRates(): void {
  const sorted = Object.fromEntries(Object.entries(rates).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify({ name_octets: nameOctets, observances, rates: sorted }, null, 2)}\n`);
}

// The program that counts reads this file: the rows of a year, by which work is counted, and rates of every resource.
const codes = await Promise.all(RESOURCES.map(async (resource) => ({ resource, code: await resource.code() })));
for (const { code } of codes) rates[code.price.rates] ??= { ms: {}, bytes: {} };
writeRates();

/** The keys of rates that are fitted: resources may share them, and then the first one is measured. */
const fitted = new Set<string>();
for (const { resource, code } of codes) {
  const { price } = code;
  if (fitted.has(price.rates)) continue;
  fitted.add(price.rates);
  if (chosen.length > 0 && !chosen.includes(resource.key)) continue;
  for (const [key, rows] of await samplesOf(resource)) {
    const fitOf = (field: 'ms' | 'bytes') =>
      fittedRates(
        rows.map(({ work, taken }) => ({ work, measured: taken[field] })),
        FLOOR[field],
      );
    rates[key] = { ms: fitOf('ms'), bytes: fitOf('bytes') };
    writeRates();
    console.log(
      `${key}: ${rows.length} answers, at most ${Math.max(...rows.map(({ taken }) => taken.ms)).toFixed(1)} ms`,
    );
  }
}
if (chosen.length === 0 || chosen.includes('pages')) rates.pages = await pageRates();
writeRates();
execFileSync('npx', ['biome', 'check', '--write', FILE], { stdio: 'ignore' });
