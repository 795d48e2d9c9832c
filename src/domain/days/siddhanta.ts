/**
 * The pañcāṅga of days by the Sūrya-siddhānta: its sunrise, and its true Sun and Moon. No figure is from modern
 * astronomy, and no rule of the modern days reads these.
 */
import { FARTHEST_LAT_DEG, KALI_JD } from '../../data/suryaSiddhanta';
import { purnimantaOf } from '../calendar/month';
import type { Horizon } from '../day/horizon';
import { countTo, datesFrom, daysOf } from '../day/run';
import type { VedicDay } from '../day/types';
import { holding, touching } from '../panchanga/limbs';
import { ok, type Result } from '../result';
import { siddhantaSunAtHorizon } from '../surya-siddhanta/horizon';
import { type SiddhantaLists, siddhantaLists } from '../surya-siddhanta/lists';
import { ahargana } from '../surya-siddhanta/time';
import { FIRST_DAY_OF_ALL, LAST_DAY_OF_ALL } from '../time/calendars';
import { JD_UNIX_EPOCH } from '../time/civil';
import { type Clocks, zoneOffsets } from '../time/zone';
import { type Day, type DayRangeQuestion, type DaysError, rangeOfDays } from './days';
import type { ComputedField, ComputedFields } from './fields';
import { boundsOf } from './view';

/** A day begins and ends within these days of its civil date, in every zone. */
const ASIDE_DAYS = 3;
/** Days beyond the range for which the clocks of the place are looked up. */
const CLOCKS_ASIDE_DAYS = 10;

/** The lists, and the bounds of a day in them. */
interface View {
  lists: SiddhantaLists;
  startJd: number;
  endJd: number;
}

const pakshaAt = ({ lists, startJd }: View) =>
  holding(lists.limbs().tithi, startJd).index <= 15 ? 'shukla' : 'krishna';

function masaAt(view: View): ComputedFields['masa'] {
  const month = holding(view.lists.months(), view.startJd);
  const { amanta, adhika, kshaya } = month;
  return { amanta, purnimanta: purnimantaOf(month, pakshaAt(view)), adhika, kshaya };
}

const limb =
  (key: 'tithi' | 'nakshatra' | 'yoga' | 'karana') =>
  ({ lists, startJd, endJd }: View) =>
    touching(lists.limbs()[key], startJd, endJd);

/** The fields of a day that the text gives, besides sunrise, sunset and vāra. */
const FIELDS = {
  tithi: limb('tithi'),
  nakshatra: limb('nakshatra'),
  yoga: limb('yoga'),
  karana: limb('karana'),
  sun: ({ lists, startJd, endJd }: View) => ({
    rashi: touching(lists.sunRashis(), startJd, endJd),
    nakshatra: touching(lists.sunNakshatras(), startJd, endJd),
  }),
  moon: ({ lists, startJd, endJd }: View) => ({
    rashi: touching(lists.moonRashis(), startJd, endJd),
    nakshatra: touching(lists.limbs().nakshatra, startJd, endJd),
  }),
  paksha: pakshaAt,
  masa: masaAt,
} as const satisfies { [Field in ComputedField]?: (view: View) => ComputedFields[Field] };

export type SiddhantaField = keyof typeof FIELDS;
export const SIDDHANTA_FIELDS = Object.keys(FIELDS) as SiddhantaField[];

/** Whether the text gives a computed field of a day. */
export const isSiddhantaField = (field: ComputedField): field is SiddhantaField => field in FIELDS;

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
  const lists = siddhantaLists(ahargana(fromJd), ahargana(toJd));
  return ok({
    days: daysOf(dates, countTo(dates, lastDay), horizon),
    withFields: (day) => {
      const view = { lists, ...boundsOf(day) };
      const computed: VedicDay & Partial<Record<SiddhantaField, unknown>> = { ...day };
      for (const field of fields) computed[field] = FIELDS[field](view);
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
