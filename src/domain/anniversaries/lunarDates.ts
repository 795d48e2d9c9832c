/** The lunar dates of an instant or of a span of time, by which a birth or a death is remembered. */
import type { Kernel } from '../../kernel/kernel';
import { lunarMonthAt } from '../calendar/month';
import { limbAt } from '../panchanga/limbs';
import type { LimbKey, RunningLimb } from '../panchanga/types';
import { type DomainError, ok, type Result } from '../result';
import type { AnniversaryQuestion } from './anniversaries';

/** An anniversary returns with a tithi of a lunar month, or with a nakṣatra of a solar month. */
export const REMEMBERED_BY = ['tithi', 'nakshatra'] as const;
export type RememberedBy = (typeof REMEMBERED_BY)[number];

/** A lunar date and its last instant, Julian days UT. */
export interface RememberedDate {
  of: AnniversaryQuestion['of'];
  endJd: number;
}

const SANKRANTI = { angle: 'sun', zodiac: 'lahiri', stepDeg: 30 } as const;
const RASHIS = 12;

function limbIn(kernel: Kernel, jdUt: number, key: LimbKey): Result<RunningLimb, DomainError> {
  const sky = kernel.sky(jdUt);
  return sky.ok ? limbAt(kernel, sky.value, key) : sky;
}

function tithiDateAt(kernel: Kernel, jdUt: number): Result<RememberedDate, DomainError> {
  const tithi = limbIn(kernel, jdUt, 'tithi');
  if (!tithi.ok) return tithi;
  const month = lunarMonthAt(kernel, jdUt);
  if (!month.ok) return month;
  const { amanta, adhika } = month.value;
  return ok({ of: { tithi: tithi.value.index, month: amanta, adhika }, endJd: tithi.value.endJd });
}

function starDateAt(kernel: Kernel, jdUt: number): Result<RememberedDate, DomainError> {
  const nakshatra = limbIn(kernel, jdUt, 'nakshatra');
  if (!nakshatra.ok) return nakshatra;
  const entry = kernel.nextCrossing(SANKRANTI, jdUt);
  if (!entry.ok) return entry;
  // The number of the next rāśi counts from 0, so that it is the number of the present one from 1.
  const of = { nakshatra: nakshatra.value.index, sunRashi: entry.value.number || RASHIS };
  return ok({ of, endJd: Math.min(nakshatra.value.endJd, entry.value.jdUt) });
}

const AT = { tithi: tithiDateAt, nakshatra: starDateAt } as const;

/** Half a second after the end of a lunar date the next one has begun, however instants are rounded. */
const AFTER_DAYS = 0.5 / 86_400;

/**
 * The lunar dates from one instant to another, in order; a single one if the instants are the same. Lahiri ayanāṃśa.
 *
 * @param fromJd, toJd  Julian days UT
 *
 * Error   ends within 1 s of Swiss Ephemeris with JPL DE431
 */
export function lunarDatesOver(
  kernel: Kernel,
  by: RememberedBy,
  fromJd: number,
  toJd: number,
): Result<RememberedDate[], DomainError> {
  const dates: RememberedDate[] = [];
  let at = fromJd;
  do {
    const date = AT[by](kernel, at);
    if (!date.ok) return date;
    dates.push(date.value);
    at = date.value.endJd + AFTER_DAYS;
  } while (at < toJd);
  return ok(dates);
}
