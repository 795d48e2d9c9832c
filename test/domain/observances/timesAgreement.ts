/** Compares the times of observances with dated rows. The rows state their own tolerances. */
import { readFileSync } from 'node:fs';
import { DAY_PARTS, type DayPart } from '../../../src/data/observances/times/parts';
import type { TimeKey } from '../../../src/data/observances/times/rule';
import { dayAt, placeOfDate } from '../../../src/domain/observances/engine/sky';
import type { ObservedTime } from '../../../src/domain/observances/times/types';
import type { Utsava } from '../../../src/domain/observances/types';
import { isoLocal } from '../../../src/domain/time/iso';
import { zoneOffsets } from '../../../src/domain/time/zone';
import { answer } from '../support/days';
import { isoOf, skyOf, utsavasIn, type Where } from './support';

export interface TimeRow {
  source: string;
  key: string;
  town: string;
  lat: number;
  lon: number;
  tz: string;
  date: string;
  what: string;
  start: string;
  end: string | null;
  tolerance_min: number;
  note: string;
  scored?: false;
}

const ROWS: readonly TimeRow[] = JSON.parse(
  readFileSync(new URL('../../truth/times/rows.json', import.meta.url), 'utf8'),
);

/** The keys of the times that a kind of row can be. */
const KEYS: Readonly<Record<string, readonly TimeKey[]>> = {
  window: ['puja', 'puja_allowed', 'ghatasthapana', 'bhadra_free'],
  pradosha: ['pradosha'],
  nishitha: ['nishitha'],
  aparahna: ['aparahna'],
  sayahna: ['sayahna'],
  sankalpa: ['sankalpa'],
  abhijit: ['abhijit'],
  vijaya: ['vijaya'],
  kutapa: ['kutapa'],
  rauhina: ['rauhina'],
  'lagna-vrishabha': ['lagna_vrishabha'],
  'lagna-simha': ['lagna_simha'],
  choghadiya: ['choghadiya_amrita', 'choghadiya_shubha', 'choghadiya_labha', 'choghadiya_chara'],
  'prahara-1': ['prahara1'],
  'prahara-2': ['prahara2'],
  'prahara-3': ['prahara3'],
  'prahara-4': ['prahara4'],
  moonrise: ['moonrise'],
  fast: ['fast'],
  stars: ['stars'],
  'sunset-arghya': ['arghya_sunset'],
  'sunrise-arghya': ['arghya_sunrise'],
  'avoid-moon': ['moon_avoid'],
  'bhadra-mukha': ['bhadra_mukha'],
  'bhadra-puccha': ['bhadra_puccha'],
  abhyanga: ['abhyanga'],
  parana: ['parana'],
  'parana-after': ['parana'],
  'parana-alternate': ['parana'],
  'parana-modern': ['parana'],
  'parana-sunrise': ['parana'],
  punya: ['punya_kala'],
  mahapunya: ['maha_punya_kala'],
  visible: ['eclipse_visible'],
  sutak: ['sutaka'],
  'sutak-weak': ['sutaka_weak'],
};

/** Parts of a plain day, for the rows that belong to no observance. */
const PARTS: Readonly<Record<string, DayPart>> = {
  abhijit: 'abhijit',
  vijaya: 'vijaya',
  nishitha: 'nishitha',
  'sandhya-evening': 'evening-sandhya',
};

interface Span {
  startJd: number;
  endJd: number | null;
}

const whereOf = ({ lat, lon, tz }: TimeRow): Where => ({ place: { latDeg: lat, lonDeg: lon }, tz });

const dayNumber = (iso: string): number => Date.parse(iso) / 86_400_000;

/** Minutes on the clock of the row, rounded as the rows are. */
function clockOf(row: TimeRow, jdUt: number): number {
  const clocks = answer(zoneOffsets(row.tz, jdUt - 1, jdUt + 1));
  return Date.parse(`${isoLocal(jdUt, clocks.hoursAt(jdUt)).slice(0, 19)}Z`) / 60_000;
}
const minutesOf = (iso: string): number => Date.parse(`${iso}:00Z`) / 60_000;

/** Runs of consecutive periods. */
function runsOf(spans: readonly Span[]): Span[] {
  const runs: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.startJd - b.startJd)) {
    const last = runs.at(-1);
    if (last?.endJd && span.startJd < last.endJd + 1e-6) runs[runs.length - 1] = { ...last, endJd: span.endJd };
    else runs.push(span);
  }
  return runs;
}

/** The observances of a row around its date. */
function candidates(row: TimeRow): Utsava[] {
  const year = Number(row.date.slice(0, 4));
  const near = (utsava: Utsava): boolean =>
    [-2, -1, 0, 1].includes(dayNumber(isoOf(utsava.date)) - dayNumber(row.date));
  const all = (tradition?: 'gaudiya'): readonly Utsava[] =>
    utsavasIn(year, whereOf(row), { times: true, ...(tradition && { tradition }) });
  if (row.key === 'gaudiya_ekadashi' || row.note.startsWith('Gaudiya')) {
    return all('gaudiya').filter((utsava) => utsava.kind === 'ekadashi' && near(utsava));
  }
  const found = all()
    .filter(({ key }) => key === row.key || key === `${row.key}_dharmasindhu`)
    .filter(near);
  if (found.length > 0 || !row.what.startsWith('parana')) return found;
  return all().filter((utsava) => utsava.kind === 'ekadashi' && near(utsava));
}

const isSpan = (time: ObservedTime): time is ObservedTime & { startJd: number } => time.startJd !== null;

/** The periods that a row can mean. */
function spansOf(row: TimeRow): Span[] {
  const part = PARTS[row.what];
  if (row.key === 'day') {
    const [year, month, day] = row.date.split('-').map(Number) as [number, number, number];
    const sky = skyOf(year, whereOf(row));
    const of = dayAt(sky, placeOfDate(sky, { year, month, day }));
    const stretch = of && (part ? DAY_PARTS[part](of) : sandhyaMorning(of.previousSunsetJd, of.sunriseJd));
    return stretch ? [stretch] : [];
  }
  const keys = KEYS[row.what] ?? [];
  const spans = candidates(row).flatMap(({ times }) => times.filter(({ key }) => keys.includes(key)).filter(isSpan));
  return row.what === 'choghadiya' ? [...spans, ...runsOf(spans)] : spans;
}

const sandhyaMorning = (sunsetJd: number | null, sunriseJd: number | null): Span | null =>
  sunsetJd === null || sunriseJd === null
    ? null
    : { startJd: sunriseJd - (sunriseJd - sunsetJd) / 10, endJd: sunriseJd };

export interface Compared {
  row: TimeRow;
  /** Largest difference of start and end, minutes; null if the day is decided otherwise. */
  minutes: number | null;
}

function differenceOf(row: TimeRow, { startJd, endJd }: Span): number {
  const start = Math.abs(clockOf(row, startJd) - minutesOf(row.start));
  if (row.end === null) return start;
  if (endJd === null) return Number.POSITIVE_INFINITY;
  return Math.max(start, Math.abs(clockOf(row, endJd) - minutesOf(row.end)));
}

/** A window that starts farther from that of the row belongs to another day. */
const SAME_DAY_MINUTES = 12 * 60;

/** Each row that is scored, with its residual. */
export function comparedTimes(): Compared[] {
  return ROWS.filter(({ scored }) => scored !== false).map((row) => {
    const spans = spansOf(row).filter(
      ({ startJd }) => Math.abs(clockOf(row, startJd) - minutesOf(row.start)) < SAME_DAY_MINUTES,
    );
    const differences = spans.map((span) => differenceOf(row, span));
    return { row, minutes: spans.length === 0 ? null : Math.min(...differences) };
  });
}

/** Rows are rounded to the minute, so half a minute is added to their tolerance. */
const ROUNDING_MINUTES = 0.5;

export const agrees = ({ row, minutes }: Compared): boolean =>
  minutes !== null && minutes <= row.tolerance_min + ROUNDING_MINUTES;

/** "ganesha_chaturthi window 2023-09-19 Pune". */
export const nameOf = ({ row: { key, what, date, town } }: Compared): string => `${key} ${what} ${date} ${town}`;

/** Agreement by the kind of row, as lines of a table. */
export function timesTable(compared: readonly Compared[]): string[] {
  const kinds = Map.groupBy(compared, ({ row }) => row.what);
  const lines = [...kinds].map(([what, rows]) => {
    const sizes = rows.flatMap(({ minutes }) => minutes ?? []).toSorted((a, b) => a - b);
    const quantile = (share: number): string => (sizes[Math.ceil(share * sizes.length) - 1] ?? Number.NaN).toFixed(1);
    const day = rows.length - sizes.length;
    return `| ${what} | ${rows.filter(agrees).length} of ${rows.length} | ${quantile(0.5)} | ${quantile(0.95)} | ${quantile(1)} | ${day || ''} |`;
  });
  return ['| kind | agrees | median, min | p95 | max | another day |', '|---|---|---|---|---|---|', ...lines];
}
