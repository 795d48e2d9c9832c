/** The question of anniversaries in canonical form. */
import type { AnniversaryKind, BirthdayOnTwo } from '../../data/anniversaries/rules';
import type { LanguageTag } from '../../data/language';
import type { AnniversaryQuestion } from '../../domain/anniversaries/anniversaries';
import { fail, ok, type Result } from '../../domain/result';
import { civilDateOf } from '../../domain/time/civil';
import type { Problem } from '../problem';
import type { Occasion } from '../resource';
import { dayOf } from '../shapes/days';
import { locationOf } from '../shapes/location';
import { withNamedNumbers } from '../shapes/namedNumbers';
import { type PageQuestion, pageQuestion } from '../shapes/page';
import type { Location } from '../shapes/place';
import { dateAt, withDates } from '../shapes/relative';
import { validate } from '../validate';
import { AnniversariesRequest } from './request';

export interface AnniversariesQuestion {
  kind: AnniversaryKind;
  of: AnniversaryQuestion['of'];
  onTwo?: BirthdayOnTwo;
  from: string;
  to: string;
  place: Location;
  /** Whether instants are written in UTC. */
  isUtc: boolean;
  assumed: string[];
  lang?: LanguageTag;
  page: PageQuestion;
}

const YEARS_AHEAD = 10;

/** The same day some years later; the day before a leap day. */
function yearsLater(date: string, years: number): string {
  const { year, month, day } = civilDateOf(date);
  const isLeapDay = month === 2 && day === 29;
  return `${String(year + years).padStart(4, '0')}${isLeapDay ? '-02-28' : date.slice(-6)}`;
}

interface GivenDate {
  tithi?: number | undefined;
  masa?: number | undefined;
  paksha?: 'shukla' | 'krishna' | undefined;
  reckoning?: 'amanta' | 'purnimanta' | undefined;
  adhika?: boolean | undefined;
  nakshatra?: number | undefined;
  solar_month?: number | undefined;
}

/** The lunar date of a valid request, in amānta months. The dark half of a pūrṇimānta month belongs to the one before. */
function dateGiven({ tithi, masa, paksha, reckoning, adhika = false, nakshatra, solar_month }: GivenDate) {
  if (nakshatra !== undefined && solar_month !== undefined) return { nakshatra, sunRashi: solar_month };
  if (tithi === undefined || masa === undefined) throw new Error('a request without a lunar date');
  const isDark = paksha === 'krishna';
  const isBefore = isDark && reckoning === 'purnimanta' && !adhika;
  return { tithi: isDark ? tithi + 15 : tithi, month: isBefore ? ((masa + 10) % 12) + 1 : masa, adhika };
}

export async function readAnniversaries(
  given: Record<string, unknown>,
  occasion: Occasion,
): Promise<Result<AnniversariesQuestion, Problem>> {
  const numbered = await withNamedNumbers(AnniversariesRequest, given);
  if (!numbered.ok) return numbered;
  const body = numbered.value;
  const whole = validate(AnniversariesRequest, { ...body, from: undefined, to: undefined });
  if (!whole.ok) return whole;
  const located = await locationOf(whole.value, occasion, { rounds: true });
  if (!located.ok) return located;
  const { place, assumed } = located.value;
  const request = validate(AnniversariesRequest, await withDates(body, ['from', 'to'], place, occasion));
  if (!request.ok) return request;
  const { kind, on_two: onTwo, times, lang } = request.value;
  const from = request.value.from ?? (await dateAt(place, occasion.nowMs));
  const to = request.value.to ?? yearsLater(from, YEARS_AHEAD);
  if (dayOf(to) < dayOf(from)) {
    const expected = { type: 'not-before', field: 'from' } as const;
    return fail({ reason: 'invalid_field', field: 'to', rule: 'value', got: to, expected });
  }
  return ok({
    kind,
    of: dateGiven(request.value),
    ...(kind === 'birthday' && onTwo && { onTwo }),
    from,
    to,
    place,
    isUtc: times === 'utc',
    assumed,
    ...(lang && { lang }),
    page: pageQuestion(request.value, { ...body, from, to }),
  });
}
