/** Assembles a chart: the values that its parts share, and the requested parts, each computed separately. */
import type { Kernel } from '../../kernel/kernel';
import { type DashaOptions, dashaBirth, requireDepths } from '../dasha/birth';
import type { DashaKey, DefaultDasha } from '../dasha/keys';
import type { DashaBirth, DashaPlan } from '../dasha/plan';
import { once } from '../lazy';
import { attempt } from '../positions/attempt';
import { type BirthDay, birthDay } from '../positions/birthDay';
import type { Lords } from '../positions/lords';
import type { Lack, Note } from '../positions/notes';
import { computePositions } from '../positions/positions';
import type { RashiLords } from '../positions/singleLords';
import { type Standing, standingFrom } from '../positions/standing';
import type { ChartQuestion, Positions } from '../positions/types';
import { type DomainError, ok, type Result } from '../result';
import type { DivisionChoice } from './divisions';
import type { FarParts } from './farPlaces';
import { DEFAULT_PARTS, type DefaultPart, type PartKey, type PartsOf, type PartValues, PROPERTY_OF } from './parts';

/** A failed part is null, and `notes` says why; the other parts are unaffected. */
export type Chart<Part extends PartKey = DefaultPart, Key extends DashaKey = DefaultDasha> = Positions &
  PartsOf<Part, Key>;

/** The parts of a chart, and the settings outside its question. */
export interface ChartOptions<Part extends PartKey = PartKey, Key extends DashaKey = DashaKey> extends DashaOptions {
  /** The parts to compute; an empty list gives only positions. If named, upagrahas are complete. */
  include?: readonly Part[];
  dashas?: readonly Key[];
  /** The number for KP horary, 1..249, required by that part. */
  number?: number;
  /** The divisional charts of the part `divisions`. */
  divisions?: readonly DivisionChoice[];
  /** Required for the parts `outer` and `stars`: the caller loads the module. */
  far?: FarParts;
}

/** The plan functions of daśās, by key. */
export type DashaPlans<Key extends DashaKey> = { [K in Key]: (birth: DashaBirth<Lords>) => DashaPlan<K> };

/** The functions that compute a chart. */
export interface ChartRules<Part extends PartKey, Key extends DashaKey> {
  /** Computes each available part, in the order of their notes. */
  parts: ComputeParts<Part>;
  /** Plans each available daśā. */
  plans: DashaPlans<Key>;
  /** The lords of rāśis in ārūḍhas and daśās; `coLords`: Vṛścika and Kumbha have two. */
  arudhaLords(standing: Standing, coLords: boolean): RashiLords;
  dashaLords(standing: Standing, coLords: boolean): Lords;
}

/** The functions that compute parts, by key. An error in one of them becomes a note under its key. */
export type ComputeParts<Part extends PartKey> = { [P in Part]: (shared: Shared) => PartValues<DashaKey>[P] };

/** Values that the parts share, computed on first use. */
export interface Shared {
  kernel: Kernel;
  positions: Positions;
  options: ChartOptions;
  rules: ChartRules<never, DashaKey>;
  notes: Note[];
  standing(): Standing;
  /** Null where the Sun does not rise and set around the birth. */
  day(): BirthDay | null;
  birth(): DashaBirth<Lords>;
}

function shared(kernel: Kernel, positions: Positions, options: ChartOptions, rules: Shared['rules']): Shared {
  const { question } = positions;
  const notes = [...positions.notes];
  const standing = once(() => standingFrom(positions));
  const day = once(() => {
    const noted = notes.length;
    const hinduDay = attempt('day', notes, () => birthDay(kernel, question.jdUt, question, question.tzHours));
    if (hinduDay === null && notes.length === noted) notes.push({ part: 'day', why: { lack: 'sunrise' } });
    return hinduDay;
  });
  const birth = once(() => dashaBirth(kernel, positions, options, rules.dashaLords, day, standing()));
  return { kernel, positions, options, rules, notes, standing, day, birth };
}

type Computed = Partial<PartsOf<PartKey, DashaKey>>;

/** Values that need a day and whose parts write no note about it. */
const WITHOUT_DAY: readonly { part: string; stands: (chart: Computed) => unknown; why: Lack }[] = [
  { part: 'avasthas.*.shayanadi', stands: ({ avasthas }) => avasthas, why: { lack: 'day' } },
  {
    part: 'dasha.ashtottari',
    stands: ({ dashas }) => dashas?.ashtottari,
    why: { lack: 'day-for-condition', condition: 'paksha' },
  },
  {
    part: 'dasha.shattrimsha',
    stands: ({ dashas }) => dashas?.shattrimsha,
    why: { lack: 'day-for-condition', condition: 'day-or-night' },
  },
  { part: 'kp.ruling_planets.vara_lord', stands: ({ kp }) => kp, why: { lack: 'day' } },
];

/** Notes on values that do not exist in nature. Each note names the field of the answer. */
function natureNotes(chart: Computed, { day }: Shared): Note[] {
  const notes: Note[] = [];
  if (chart.bhavas?.some(({ madhyaDeg }) => Number.isNaN(madhyaDeg))) {
    notes.push({ part: 'bhavas', why: { lack: 'sripati-degrees' } });
  }
  if (chart.kp?.cusps === null) notes.push({ part: 'kp', why: { lack: 'placidus-cusps' } });
  if (chart.kpHorary?.cusps === null) notes.push({ part: 'kp_horary', why: { lack: 'placidus-cusps' } });
  for (const { key, why } of chart.yogas?.leftOut ?? []) notes.push({ part: `yogas.${key}`, why });
  notes.push(...(chart.shadbala?.notes ?? []));
  for (const { part, stands, why } of WITHOUT_DAY) if (stands(chart) && day() === null) notes.push({ part, why });
  return notes;
}

/**
 * The chart of an instant and a place, with the requested parts. If one part fails, it is null and a note names it; the
 * rest is unaffected. Only an instant outside the span of the kernel fails the whole chart.
 *
 * @throws RangeError  for daśā levels other than 1 to 5
 */
export function assemble<Part extends PartKey, Key extends DashaKey>(
  kernel: Kernel,
  question: ChartQuestion,
  options: ChartOptions<Part, Key>,
  rules: ChartRules<Part, Key>,
): Result<Chart<Part, Key>, DomainError> {
  requireDepths(options);
  const answer = computePositions(kernel, question);
  if (!answer.ok) return answer;
  const include: readonly PartKey[] = options.include ?? DEFAULT_PARTS;
  const all = shared(kernel, answer.value, options, rules as unknown as Shared['rules']);
  const computed: Computed = {};
  for (const key of Object.keys(rules.parts) as Part[]) {
    if (!include.includes(key)) continue;
    const name = key === 'karakas' ? 'chara_karakas' : key;
    computed[PROPERTY_OF[key] as keyof Computed] = attempt(name, all.notes, () => rules.parts[key](all)) as never;
  }
  all.notes.push(...natureNotes(computed, all));
  return ok({ ...answer.value, ...computed, notes: all.notes } as unknown as Chart<Part, Key>);
}
