/**
 * `npm run prices`: fits the rates of `src/api/prices.json` to measured answers. Bytes are exact. Processor time is taken
 * relative to reference work in the same run, so that it does not depend on the machine. Arguments name the resources to
 * fit; the others keep their rates.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnswerForm, ratesKey, type Work } from '../../src/api/price';
import { RESOURCES } from '../../src/api/registry';
import type { Code, Resource } from '../../src/api/resource';
import { LANGUAGE_TAGS, type LanguageTag } from '../../src/data/language';
import { KINDS, TRADITIONS } from '../../src/data/observances/practice';
import { REGIONS } from '../../src/data/observances/regions';
import { REFERENCE_PLACE } from '../../src/data/place';
import type { Selection } from '../../src/domain/observances/question';
import { utsavasOf } from '../../src/domain/observances/year';
import { type CommonKind, keysOf, loadLabels } from '../../src/lexicon/labels';
import { occasionAt } from '../domain/support/occasion';
import { Random } from '../hostile/random';
import { fittedRates } from '../prices/fit';
import { formsOf, kernel, measured } from '../prices/measure';
import { drawnRequest } from '../prices/requests';
import { pageRates } from './pagePrices';

const FILE = fileURLToPath(new URL('../../src/api/prices.json', import.meta.url));
const NOW_MS = Date.UTC(2026, 10, 21, 6, 30);
const OCCASION = { ...occasionAt(NOW_MS), origin: 'https://khagola.test' };
const SEED = 30;
const ROUNDS = 2;
const SAMPLES = 120;
/** The sky has a unit for each kind and graha. */
const SKY_SAMPLES = 400;
/** Resources whose requests differ little. */
const FEW_SAMPLES = 40;
const FLOOR = { ms: 0.3, bytes: 300 };

/** Kinds of names that answers repeat most. */
const NAME_KINDS: readonly CommonKind[] = ['rashi', 'nakshatra', 'graha', 'yoga', 'karana'];

async function nameOctetsOf(tag: LanguageTag): Promise<number> {
  const labels = await loadLabels(tag);
  const names = NAME_KINDS.flatMap((kind) => keysOf(kind).map((key) => labels.label(kind, key)));
  const octets = new TextEncoder().encode(names.join('')).length;
  return Number((octets / names.length).toFixed(1));
}

interface Sample {
  work: Work;
  ms: number;
  bytes: number;
}

async function samplesOf(resource: Resource): Promise<Map<string, Sample[]>> {
  const code = await resource.code();
  const random = new Random(SEED);
  const usual = code.price.levers === undefined ? FEW_SAMPLES : SAMPLES;
  const amount = resource.key === 'sky' ? SKY_SAMPLES : usual;
  const samples = new Map<string, Sample[]>();
  for (const form of formsOf(code)) {
    const rows: Sample[] = [];
    for (let tries = 0; rows.length < amount && tries < 4 * amount; tries++) {
      const drawing = await drawnRequest(resource, code, random, OCCASION, form);
      if (drawing === null) throw new Error(`no valid request of ${resource.key}`);
      const row = await sampleOf(code, drawing.question, form);
      if (row) rows.push(row);
    }
    samples.set(ratesKey(code.price, form), rows);
  }
  return samples;
}

/** Much more than this is refused at any rate: periods as objects, streamed ones, and cells of an ephemeris. */
const MAX_WORK = { period_object: 20_000, period: 200_000, cell: 100_000 };

async function sampleOf(code: Code, question: unknown, form: AnswerForm): Promise<Sample | null> {
  const work = code.price.work(question, form);
  if (Object.entries(MAX_WORK).some(([unit, most]) => (work[unit] ?? 0) > most)) return null;
  try {
    return { work, ...(await measured(code, question, form, ROUNDS)) };
  } catch {
    return null; // refused for another reason, such as a year outside the span of the domain
  }
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

for (const resource of RESOURCES) {
  if (chosen.length > 0 && !chosen.includes(resource.key)) continue;
  for (const [key, rows] of await samplesOf(resource)) {
    const fitOf = (field: 'ms' | 'bytes') =>
      fittedRates(
        rows.map((row) => ({ work: row.work, measured: row[field] })),
        FLOOR[field],
      );
    rates[key] = { ms: fitOf('ms'), bytes: fitOf('bytes') };
    const most = rows.toSorted((a, b) => b.ms - a.ms)[0];
    writeRates();
    console.log(`${key}: ${rows.length} answers, at most ${most?.ms.toFixed(1)} ms`);
  }
}
if (chosen.length === 0 || chosen.includes('pages')) rates.pages = await pageRates();
writeRates();
execFileSync('npx', ['biome', 'check', '--write', FILE], { stdio: 'ignore' });
