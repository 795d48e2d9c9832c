/**
 * The pañcāṅga of days by the Sūrya-siddhānta: its sunrise, and its true Sun and Moon. No figure is from modern
 * astronomy, and no rule of the modern days reads these.
 */
import { FARTHEST_LAT_DEG, KALI_JD } from '../../data/suryaSiddhanta';
import type { Horizon } from '../day/horizon';
import { countTo, datesFrom, daysOf } from '../day/run';
import type { VedicDay } from '../day/types';
import { touching } from '../panchanga/limbs';
import { ok, type Result } from '../result';
import { siddhantaSunAtHorizon } from '../surya-siddhanta/horizon';
import { siddhantaLists } from '../surya-siddhanta/lists';
import { ahargana } from '../surya-siddhanta/time';
import { FIRST_DAY_OF_ALL, LAST_DAY_OF_ALL } from '../time/calendars';
import { JD_UNIX_EPOCH } from '../time/civil';
import { type Clocks, zoneOffsets } from '../time/zone';
import { CLOCKS_ASIDE_DAYS, type Day, type DayRangeQuestion, type DaysError, rangeOfDays } from './days';
import { COMPUTED_FIELDS, type ComputedField } from './fields';
import { boundsOf, type LimbView } from './view';

/** A day begins and ends within these days of its civil date, in every zone. */
const ASIDE_DAYS = 3;

/** The fields of a day that the text gives, besides sunrise, sunset and vāra. */
export const SIDDHANTA_FIELDS = [
  'tithi',
  'nakshatra',
  'yoga',
  'karana',
  'sun',
  'moon',
  'paksha',
  'masa',
] as const satisfies readonly ComputedField[];
export type SiddhantaField = (typeof SIDDHANTA_FIELDS)[number];

/** Whether the text gives a computed field of a day. */
export const isSiddhantaField = (field: ComputedField): field is SiddhantaField =>
  (SIDDHANTA_FIELDS as readonly ComputedField[]).includes(field);

/** A day by the text, with its sunrise and sunset; it has no moonrise and no moonset. */
export type SiddhantaDay = VedicDay & Pick<Day, SiddhantaField>;

/** The Sun at the horizon from a civil day to another, counted from 1970-01-01. */
function horizonOf({ latDeg, lonDeg }: DayRangeQuestion['place'], firstDay: number, lastDay: number): Horizon {
  const midnights = Array.from({ length: lastDay - firstDay + 1 }, (_, i) =>
    ahargana(JD_UNIX_EPOCH + firstDay + i - lonDeg / 360),
  );
  const events = (event: 'rise' | 'set') =>
    Float64Array.from(midnights, (midnight) => KALI_JD + siddhantaSunAtHorizon(event, midnight, latDeg));
  const none = new Float64Array();
  return { rises: events('rise'), sets: events('set'), moonrises: none, moonsets: none, staysUp: false };
}

export interface SiddhantaDaysQuestion extends Omit<DayRangeQuestion, 'fields'> {
  /** Default: all. */
  fields?: readonly SiddhantaField[];
}

/** The days of a range before their fields are computed, by the Sūrya-siddhānta. */
interface SiddhantaDaysAhead {
  days: readonly VedicDay[];
  withFields(day: VedicDay): SiddhantaDay;
  clocks: Clocks;
}

/** As `siddhantaDays`, with the fields of each day on demand. */
export function siddhantaDaysAhead(question: SiddhantaDaysQuestion): Result<SiddhantaDaysAhead, DaysError> {
  const { place, tz, histories, fields = SIDDHANTA_FIELDS } = question;
  if (!(Math.abs(place.latDeg) <= FARTHEST_LAT_DEG)) {
    throw new RangeError(
      `latitude ${place.latDeg} is beyond ${FARTHEST_LAT_DEG}°, where days by the text may lack a sunrise`,
    );
  }
  const range = rangeOfDays(question, { firstDay: FIRST_DAY_OF_ALL, lastDay: LAST_DAY_OF_ALL });
  if (!range.ok) return range;
  const [firstDay, lastDay] = range.value;
  const [fromJd, toJd] = [JD_UNIX_EPOCH + firstDay - ASIDE_DAYS, JD_UNIX_EPOCH + lastDay + ASIDE_DAYS];
  const clocks = zoneOffsets(tz, fromJd - CLOCKS_ASIDE_DAYS, toJd + CLOCKS_ASIDE_DAYS, histories, place.lonDeg);
  if (!clocks.ok) return clocks;
  const dates = datesFrom(clocks.value, firstDay, lastDay - firstDay + 1);
  const horizon = horizonOf(place, firstDay - ASIDE_DAYS, lastDay + ASIDE_DAYS);
  const sky = siddhantaLists(ahargana(fromJd), ahargana(toJd));
  return ok({
    days: daysOf(dates, countTo(dates, lastDay), horizon),
    withFields: (day) => {
      const { startJd, endJd } = boundsOf(day);
      const view: LimbView = { sky, startJd, endJd, during: (list) => touching(list, startJd, endJd) };
      const computed: VedicDay & Partial<Record<SiddhantaField, unknown>> = { ...day };
      for (const field of fields) computed[field] = COMPUTED_FIELDS[field](view);
      return computed as SiddhantaDay;
    },
    clocks: clocks.value,
  });
}

/**
 * The days of a place by the Sūrya-siddhānta, from one civil date to another: sunrise, sunset, the weekday from sunrise,
 * tithi, nakṣatra, yoga and karaṇa with their ends, rāśis and nakṣatras of Sun and Moon, pakṣa and lunar month. Julian
 * days UT; local mean time is the time of the text.
 *
 * Errors: dates that do not exist or lie outside −3101 to 3000, dates in the wrong order, more than 401 days, an unknown
 * zone. Throws a RangeError beyond 65° of latitude.
 *
 * Source  Sūrya-siddhānta 1.45–65, 2.29–69, translated by E. Burgess, 1860
 */
export function siddhantaDays(
  question: SiddhantaDaysQuestion,
): Result<{ days: SiddhantaDay[]; clocks: Clocks }, DaysError> {
  const ahead = siddhantaDaysAhead(question);
  if (!ahead.ok) return ahead;
  const { days, withFields, clocks } = ahead.value;
  return ok({ days: days.map(withFields), clocks });
}
