/** The inputs of times: the sky of the year, the day of an observance and its limbs. Periods are found once each. */
import type { DayPart } from '../../../data/observances/times/parts';
import { DAY_PARTS } from '../../../data/observances/times/parts';
import type { DayMark, Instant, RelativeDay, Term } from '../../../data/observances/times/rule';
import type { Stretch } from '../../../data/stretch';
import type { Kernel } from '../../../kernel/kernel';
import { choghadiyas } from '../../day-divisions/choghadiya';
import { type WholeDay, wholeDay } from '../../day-divisions/slots';
import { gauri } from '../../days/gauri';
import { lagnaStays } from '../../muhurta-search/lagnas';
import { type Stretches, touching } from '../../muhurta-search/stretches';
import { bhadraParts } from '../../panchanga/bhadra';
import type { Limb } from '../../panchanga/types';
import { dayAt, type Tithi, type YearDay, type YearSky } from '../engine/sky';
import type { TimeLack } from './types';

/** An observance on its day. */
export interface TimeContext {
  /** For lagnas; null if no rule of the observance has one. */
  kernel: Kernel | null;
  sky: YearSky;
  /** Index of its day in `sky.days`, and of the day on which its fast is broken. */
  day: number;
  paranaDay: number;
  /** Its tithi and the next one. */
  tithi: Tithi;
  next: Tithi;
  nakshatra: Limb;
}

/** A value, or the reason for its absence. */
export type OrLack<T> = { value: T; lacks: null } | { value: null; lacks: TimeLack };

const found = <T>(value: T): OrLack<T> => ({ value, lacks: null });
const lacking = (lacks: TimeLack): { value: null; lacks: TimeLack } => ({ value: null, lacks });

const dayOf = ({ sky, day, paranaDay }: TimeContext, relative: RelativeDay = 0): YearDay | undefined =>
  dayAt(sky, relative === 'parana' ? paranaDay : day + relative);

/** Why a day lacks the instants that bound its parts. */
export function lackOf(day: YearDay | undefined): TimeLack {
  if (day?.polar) return day.polar === 'day' ? 'sun-stays-up' : 'sun-stays-down';
  return day?.sunriseJd == null ? 'no-sunrise' : 'no-sunset';
}

function partOf(context: TimeContext, part: DayPart, relative?: RelativeDay): OrLack<Stretch> {
  const day = dayOf(context, relative);
  const stretch = day ? DAY_PARTS[part](day) : null;
  return stretch ? found(stretch) : lacking(lackOf(day));
}

const DAY_MINUTES = 1440;

/** The instants of a day that a mark can name. */
const INSTANTS = {
  sunrise: ['sunriseJd', 'no-sunrise'],
  sunset: ['sunsetJd', 'no-sunset'],
  moonrise: ['moonriseJd', 'no-moonrise'],
  moonset: ['moonsetJd', 'no-moonset'],
} as const satisfies Partial<Record<DayMark['mark'], readonly [keyof YearDay, TimeLack]>>;

const PART_ENDS = {
  'pradosha-end': 'pradosha',
  'nishitha-end': 'nishitha',
  midnight: 'prahara2',
} as const satisfies Partial<Record<DayMark['mark'], DayPart>>;

/** End of the first quarter of a tithi: hari-vāsara of dvādaśī. */
export const firstQuarterEnd = ({ startJd, endJd }: Stretch): number => startJd + (endJd - startJd) / 4;

/** The end of a nakṣatra that joins the tithi during the day of the observance; −∞ if it does not. */
function nakshatraEnd(context: TimeContext, number: number | undefined): number {
  if (number === undefined) return context.nakshatra.endJd;
  const { startJd, endJd } = context.tithi;
  const day = dayOf(context);
  const fromJd = Math.max(startJd, day?.sunriseJd ?? startJd);
  const toJd = Math.min(endJd, day?.nextSunriseJd ?? endJd);
  if (fromJd >= toJd) return Number.NEGATIVE_INFINITY;
  return touching(context.sky.stars[number - 1] ?? [], fromJd, toJd).at(-1)?.endJd ?? Number.NEGATIVE_INFINITY;
}

function withoutMinutes(context: TimeContext, { mark, day, nakshatra }: DayMark): OrLack<number> {
  switch (mark) {
    case 'tithi-start':
      return found(context.tithi.startJd);
    case 'tithi-end':
      return found(context.tithi.endJd);
    case 'hari-vasara-end':
      return found(firstQuarterEnd(context.next));
    case 'nakshatra-end':
      return found(nakshatraEnd(context, nakshatra));
    case 'pradosha-end':
    case 'nishitha-end':
    case 'midnight': {
      const part = partOf(context, PART_ENDS[mark], day);
      return part.value ? found(part.value.endJd) : part;
    }
    default: {
      const [field, lacks] = INSTANTS[mark];
      const of = dayOf(context, day);
      const jdUt = of?.[field] ?? null;
      return jdUt === null ? lacking(of?.polar ? lackOf(of) : lacks) : found(jdUt);
    }
  }
}

/** The instant of a mark. */
function instantOf(context: TimeContext, mark: DayMark): OrLack<number> {
  const instant = withoutMinutes(context, mark);
  return instant.value === null ? instant : found(instant.value + (mark.minutes ?? 0) / DAY_MINUTES);
}

/** The latest or the earliest of some instants. The end of a nakṣatra that does not join the tithi is ignored. */
function extremeOf(context: TimeContext, marks: readonly DayMark[], best: 'latest' | 'earliest'): OrLack<number> {
  let extreme = best === 'latest' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (const mark of marks) {
    const instant = instantOf(context, mark);
    if (instant.value === null) return instant;
    if (instant.value === Number.NEGATIVE_INFINITY) continue;
    extreme = best === 'latest' ? Math.max(extreme, instant.value) : Math.min(extreme, instant.value);
  }
  return found(extreme);
}

/** The instant of a choice; a lack if it is later than its limit. */
export function instantOfChoice(context: TimeContext, { at, either, until }: Instant): OrLack<number> {
  const latest = extremeOf(context, at, 'latest');
  if (latest.value === null) return latest;
  const first = either ? extremeOf(context, either, 'earliest') : latest;
  if (first.value === null) return first;
  const jdUt = Math.max(latest.value, first.value);
  if (!until) return found(jdUt);
  const limit = instantOf(context, until);
  if (limit.value === null) return limit;
  return jdUt <= limit.value ? found(jdUt) : lacking('no-overlap');
}

/** Around the day of the observance and the next: every period of its times is within. */
function rangeOf({ sky, day, tithi }: TimeContext): Stretch {
  const midnightJd = dayAt(sky, day)?.midnightJd ?? tithi.startJd;
  return { startJd: midnightJd - 1, endJd: midnightJd + 3 };
}

function betweenMarks(
  context: TimeContext,
  from: readonly DayMark[],
  to: readonly DayMark[] | undefined,
): OrLack<Stretches> {
  const start = extremeOf(context, from, 'latest');
  if (start.value === null) return start;
  const end = to ? extremeOf(context, to, 'earliest') : found(rangeOf(context).endJd);
  if (end.value === null) return end;
  return start.value < end.value ? found([{ startJd: start.value, endJd: end.value }]) : lacking('reversed');
}

const choghadiyasOf = (whole: WholeDay, key: string): Stretch[] => {
  const { day, night } = choghadiyas(whole);
  return [...day, ...night].filter((slot) => slot.key === key);
};

const goodGauris = (whole: WholeDay): Stretch[] => gauri({ whole }).filter(({ quality }) => quality === 'good');

function lagnaOf(context: TimeContext, rashi: number): Stretch[] {
  const { kernel, sky } = context;
  const stays = kernel && lagnaStays(kernel, sky.place, rangeOf(context));
  return stays?.ok ? stays.value.filter((stay) => stay.index === rashi) : [];
}

function bhadraOf({ tithi }: TimeContext, part: 'whole' | 'mukha' | 'puccha'): Stretch[] {
  const bhadra = bhadraParts(tithi);
  return bhadra ? [bhadra[part]] : [];
}

/** The periods of a term around the day of the observance. */
export function stretchesOf(context: TimeContext, term: Term): OrLack<Stretches> {
  if ('part' in term) {
    const part = partOf(context, term.part, term.day);
    return part.value ? found([part.value]) : part;
  }
  if ('from' in term) return betweenMarks(context, term.from, term.to);
  if ('tithi' in term) return found([term.tithi === 'its' ? context.tithi : context.next]);
  if ('nakshatra' in term) {
    return found(term.nakshatra === 'its' ? [context.nakshatra] : (context.sky.stars[term.nakshatra - 1] ?? []));
  }
  if ('yoga' in term) return found(context.sky.yogas.filter(({ index }) => index === term.yoga));
  if ('lagna' in term) return found(lagnaOf(context, term.lagna));
  if ('bhadra' in term) return found(bhadraOf(context, term.bhadra));
  const day = dayOf(context);
  const whole = day ? wholeDay(day) : null;
  if (!whole) return lacking(lackOf(day));
  return found('gauri' in term ? goodGauris(whole) : choghadiyasOf(whole, term.choghadiya));
}
