/**
 * Differences between the kernel's searches and the events of the reference, in seconds unless the name says minutes.
 */
import {
  type AngleKey,
  type DailyEvent,
  type Eclipse,
  LUNAR_CONTACTS,
  type LunarEclipse,
  type RiseDefinition,
  type SolarEclipse,
} from '../../src/kernel/almanac';
import type { Result } from '../../src/kernel/result';
import { Differences, jdOf, kernel, truth } from './compare';

const SECONDS = 86_400;

/** The value of a result. Throws if the kernel refused. */
export function answerOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The angle of each limb of the day, and its step. */
const LIMBS = {
  tithi: { angle: 'moon-sun', stepDeg: 12 },
  nakshatra: { angle: 'moon', stepDeg: 40 / 3 },
  yoga: { angle: 'moon+sun', stepDeg: 40 / 3 },
  karana: { angle: 'moon-sun', stepDeg: 6 },
} as const satisfies Record<string, { angle: AngleKey; stepDeg: number }>;

/** Beginnings and ends of the four limbs by direct search, and ends within a span of forty days around them. */
export function compareLimbs(): Differences {
  const reference = truth('panchanga-ends');
  const differences = new Differences();
  for (let row = 0; row < reference.rows; row++) {
    const jdUt = reference.jdUt(row);
    for (const [limb, question] of Object.entries(LIMBS)) {
      const ask = { ...question, zodiac: 'lahiri' } as const;
      const start = answerOf(kernel.previousCrossing(ask, jdUt));
      const end = answerOf(kernel.nextCrossing(ask, jdUt));
      differences.note(`${limb} start`, (start.jdUt - jdOf(reference.text(row, `${limb}_start`))) * SECONDS);
      differences.note(`${limb} end`, (end.jdUt - jdOf(reference.text(row, `${limb}_end`))) * SECONDS);
    }
    const place = { latDeg: 28.6, lonDeg: 77.2, definition: 'ul15', zodiac: 'lahiri' } as const;
    const span = answerOf(kernel.span({ fromUt: Math.floor(jdUt) - 20, days: 40, ...place }));
    for (const [limb, list] of [
      ['karana', span.karanas],
      ['nakshatra', span.nakshatras],
      ['yoga', span.yogas],
    ] as const) {
      const end = list.jdUt.find((jd) => jd > jdUt) ?? Number.NaN;
      differences.note(`${limb} end, batch`, (end - jdOf(reference.text(row, `${limb}_end`))) * SECONDS);
    }
  }
  return differences;
}

const RISING = {
  sunrise: { body: 'sun', kind: 'rise' },
  sunset: { body: 'sun', kind: 'set' },
  moonrise: { body: 'moon', kind: 'rise' },
  moonset: { body: 'moon', kind: 'set' },
} as const;
const DEFINITIONS: RiseDefinition[] = ['ul15', 'ul0', 'centre15', 'hindu', 'm50'];

/** Risings and settings by every definition; `disagreements` names events that only one side has. */
export function compareRisings(table: 'rise-set' | 'rise-set-polar'): {
  differences: Differences;
  disagreements: string[];
} {
  const reference = truth(table);
  const differences = new Differences();
  const disagreements: string[] = [];
  for (let row = 0; row < reference.rows; row++) {
    const [latDeg, lonDeg] = [reference.at(row, 'lat'), reference.at(row, 'lon')];
    const band = Math.abs(latDeg) < 55 ? ' below 55°' : ' from 55°';
    for (const definition of DEFINITIONS) {
      for (const [event, what] of Object.entries(RISING)) {
        const column = `${event}_${definition}`;
        if (!reference.has(column)) continue;
        const expected = reference.text(row, column);
        // The reference searches two days ahead for the Moon, except near the poles.
        const days = table === 'rise-set' && what.body === 'moon' ? 2 : 1;
        const fromUt = reference.at(row, 'jd_start');
        const events = answerOf(kernel.dailyEvents({ ...what, definition, fromUt, days, latDeg, lonDeg }));
        const computed = events.find((day): day is DailyEvent & { jdUt: number } => day.jdUt !== null);
        if (expected === null || !computed) {
          if (expected !== null || computed)
            disagreements.push(`${column} ${fromUt} ${latDeg}: ${expected} ${computed?.jdUt}`);
          continue;
        }
        differences.note(`${event} ${definition}${band}`, (computed.jdUt - jdOf(expected)) * SECONDS);
      }
    }
  }
  return { differences, disagreements };
}

/** Saṅkrāntis and syzygies; the numbers of the crossings must be equal. */
export function compareSyzygies(): Differences {
  const differences = new Differences();
  const sankranti = truth('ingress', 'sankranti');
  for (let row = 0; row < sankranti.rows; row++) {
    const jdUt = sankranti.jdUt(row);
    const entry = answerOf(kernel.nextCrossing({ angle: 'sun', zodiac: 'lahiri', stepDeg: 30 }, jdUt - 3));
    if (entry.number !== sankranti.at(row, 'rashi')) throw new Error(`saṅkrānti at ${jdUt}: rāśi ${entry.number}`);
    differences.note('saṅkrānti', (entry.jdUt - jdUt) * SECONDS);
  }
  const phases = truth('ingress', 'moon_phase');
  for (let row = 0; row < phases.rows; row++) {
    const jdUt = phases.jdUt(row);
    const phase = answerOf(kernel.nextCrossing({ angle: 'moon-sun', zodiac: 'tropical', stepDeg: 180 }, jdUt - 3));
    if (phase.number * 180 !== phases.at(row, 'elongation')) throw new Error(`phase at ${jdUt}: ${phase.number}`);
    differences.note(phase.number === 0 ? 'new moon' : 'full moon', (phase.jdUt - jdUt) * SECONDS);
  }
  return differences;
}

/** Stations in both zodiacs, minutes. */
export function compareStations(): Differences {
  const reference = truth('stations');
  const differences = new Differences();
  for (let row = 0; row < reference.rows; row++) {
    const mover = reference.text(row, 'body') as 'mercury';
    for (const [zodiac, column] of [
      ['tropical', 'utc_tropical'],
      ['lahiri', 'utc_sidereal_lahiri'],
    ] as const) {
      const jdUt = jdOf(reference.text(row, column));
      const stations = answerOf(kernel.stations({ mover, zodiac, fromUt: jdUt - 8, days: 16 }));
      if (stations.length !== 1) throw new Error(`${mover} at ${jdUt}: ${stations.length} stations`);
      if (stations[0]?.turns !== reference.text(row, 'kind')) throw new Error(`${mover} at ${jdUt} turns otherwise`);
      differences.note(`${mover} ${zodiac}, min`, ((stations[0]?.jdUt ?? Number.NaN) - jdUt) * 1440);
    }
  }
  return differences;
}

/** Every eclipse from 1900 to 2100 in order of time, computed for a place. */
export function everyEclipse(latDeg: number, lonDeg: number): Eclipse[] {
  const [first, end] = [2_415_020.5, 2_488_434.5];
  const eclipses: Eclipse[] = [];
  for (let fromUt = first; fromUt < end; fromUt += 400) {
    const days = Math.min(400, end - fromUt);
    eclipses.push(...answerOf(kernel.eclipses({ fromUt, days, latDeg, lonDeg })));
  }
  return eclipses;
}

const near =
  (jdUt: number) =>
  (eclipse: Eclipse): boolean =>
    Math.abs(eclipse.jdUt - jdUt) < 0.5;

export interface EclipseComparison {
  differences: Differences;
  /** Dates that only one side has. */
  missed: number[];
  invented: number[];
  /** Types that differ, by Julian day. */
  types: { jd: number; reference: string; ours: string }[];
}

/** All eclipses: greatest eclipse, lunar contacts and magnitudes, solar contacts at four places. */
export function compareEclipses(): EclipseComparison {
  const differences = new Differences();
  const comparison: EclipseComparison = { differences, missed: [], invented: [], types: [] };
  const eclipses = everyEclipse(0, 0);
  for (const kind of ['lunar', 'solar'] as const) {
    const reference = truth('eclipses', kind);
    const computed = eclipses.filter((eclipse) => eclipse.kind === kind);
    const matched = new Set<Eclipse>();
    for (let row = 0; row < reference.rows; row++) {
      const jd = reference.at(row, 'jd_ut');
      const eclipse = computed.find(near(jd));
      if (!eclipse) {
        comparison.missed.push(jd);
        continue;
      }
      matched.add(eclipse);
      const type = reference.text(row, 'type') as string;
      if (type !== eclipse.type) comparison.types.push({ jd, reference: type, ours: eclipse.type });
      differences.note(`${kind} greatest`, (eclipse.jdUt - jd) * SECONDS);
      if (eclipse.kind === 'lunar') compareLunar(differences, eclipse, (column) => reference.at(row, column));
    }
    comparison.invented.push(...computed.filter((eclipse) => !matched.has(eclipse)).map(({ jdUt }) => jdUt));
  }
  compareLocal(differences, comparison);
  return comparison;
}

function compareLunar(differences: Differences, eclipse: LunarEclipse, at: (column: string) => number | null): void {
  const magnitude = at('umbral_magnitude') as number;
  if (magnitude > 0) differences.note('lunar umbral magnitude', eclipse.umbralMagnitude - magnitude);
  differences.note('lunar penumbral magnitude', eclipse.penumbralMagnitude - (at('penumbral_magnitude') as number));
  for (const contact of LUNAR_CONTACTS) {
    const [expected, ours] = [at(contact), eclipse.contacts[contact]];
    if ((expected === null) !== (ours === null))
      throw new Error(`${contact} of ${eclipse.jdUt}: ${expected} ${ours?.jdUt}`);
    if (expected !== null && ours) differences.note('lunar contacts', (ours.jdUt - expected) * SECONDS);
  }
}

function compareLocal(differences: Differences, { missed }: EclipseComparison): void {
  const reference = truth('eclipses', 'local');
  const byPlace = new Map<string, SolarEclipse[]>();
  for (let row = 0; row < reference.rows; row++) {
    const place = reference.text(row, 'place') as string;
    if (!byPlace.has(place)) {
      const eclipses = everyEclipse(reference.at(row, 'lat'), reference.at(row, 'lon'));
      byPlace.set(
        place,
        eclipses.filter((eclipse): eclipse is SolarEclipse => eclipse.kind === 'solar'),
      );
    }
    const jd = reference.at(row, 'jd_ut');
    const local = byPlace.get(place)?.find(near(jd))?.local;
    if (!local) {
      missed.push(jd);
      continue;
    }
    const magnitude = reference.at(row, 'magnitude') as number | null;
    if (magnitude !== null) differences.note('solar magnitude at a place', local.magnitude - magnitude);
    for (const contact of ['max', 'c1', 'c2', 'c3', 'c4'] as const) {
      const [expected, ours] = [reference.at(row, contact) as number | null, local[contact]];
      if (expected !== null && ours) differences.note(`solar ${contact} at a place`, (ours.jdUt - expected) * SECONDS);
    }
  }
}
