/** The page of anniversaries: a lunar date in its address, an entered civil date that no address holds, and the days. */
import {
  ANNIVERSARY_KINDS,
  type AnniversaryKind,
  BIRTHDAYS_ON_TWO,
  type BirthdayOnTwo,
} from '../../../data/anniversaries/rules';
import type { NamedPlace } from '../../../data/place';
import {
  type Anniversary,
  type AnniversaryQuestion,
  anniversariesOf,
} from '../../../domain/anniversaries/anniversaries';
import {
  lunarDatesOver,
  REMEMBERED_BY,
  type RememberedBy,
  type RememberedDate,
} from '../../../domain/anniversaries/lunarDates';
import { purnimantaOf } from '../../../domain/calendar/month';
import type { CivilDate } from '../../../domain/day/types';
import { civilFromDays, FIRST_YEAR, JD_UNIX_EPOCH, LAST_YEAR } from '../../../domain/time/civil';
import { resolveWallClock, zoneChoice } from '../../../domain/time/zone';
import type { Kernel } from '../../../kernel/kernel';
import type { Reader } from '../../reader/reader';
import { zonePast } from '../../reader/zonePast';
import { clocksAbout } from '../../shared/clocks';
import { dayOfText } from '../../shared/dates';
import { lunarMonthText } from '../../shared/lunarMonth';

type LunarOf = AnniversaryQuestion['of'];

/** The days that a reader asks for. */
export interface AnniversaryChoice {
  kind: AnniversaryKind;
  of: LunarOf;
  onTwo: BirthdayOnTwo;
}

const among = <T extends string>(list: readonly T[], text: string | null): T | undefined =>
  list.find((each) => each === text);

/** A whole number in a range; null for any other text. */
function numberIn(text: string | null, most: number): number | null {
  const number = Number(text);
  return text !== null && /^\d{1,2}$/.test(text) && number >= 1 && number <= most ? number : null;
}

/** The month of an amānta year whose name a reader has chosen by their own reckoning. */
function amantaOf(month: number, tithi: number, adhika: boolean, reckoning: string | null): number {
  const isBefore = reckoning === 'purnimanta' && tithi > 15 && !adhika;
  return isBefore ? ((month + 10) % 12) + 1 : month;
}

function lunarOf(query: URLSearchParams): LunarOf | null {
  const [tithi, masa] = [numberIn(query.get('tithi'), 30), numberIn(query.get('masa'), 12)];
  const [nakshatra, sunRashi] = [numberIn(query.get('nakshatra'), 27), numberIn(query.get('solar_month'), 12)];
  if (nakshatra !== null && sunRashi !== null) return { nakshatra, sunRashi };
  if (tithi === null || masa === null) return null;
  const adhika = query.get('adhika') === 'true';
  return { tithi, month: amantaOf(masa, tithi, adhika, query.get('reckoning')), adhika };
}

const readKind = (query: URLSearchParams): AnniversaryKind => among(ANNIVERSARY_KINDS, query.get('kind')) ?? 'birthday';
const readOnTwo = (query: URLSearchParams): BirthdayOnTwo => among(BIRTHDAYS_ON_TWO, query.get('on_two')) ?? 'second';

/** The choice in an address; null if it has no lunar date. */
export function readChoice(query: URLSearchParams): AnniversaryChoice | null {
  const of = lunarOf(query);
  return of && { kind: readKind(query), of, onTwo: readOnTwo(query) };
}

/** The fields that an address and a request of the calendar spell alike. */
const fieldsOf = ({ kind, of, onTwo }: AnniversaryChoice): Record<string, unknown> => ({
  kind,
  ...('tithi' in of
    ? { masa: of.month, ...(of.adhika && { adhika: true }) }
    : { nakshatra: of.nakshatra, solar_month: of.sunRashi }),
  ...(kind === 'birthday' && onTwo === 'first' && { on_two: onTwo }),
});

const entriesOf = (fields: object): [string, string][] =>
  Object.entries(fields).map(([key, value]) => [key, String(value)]);

/** The query of the page of a choice: a lunar date, and nothing of a birth. */
export const choiceEntries = (choice: AnniversaryChoice): [string, string][] =>
  entriesOf({ ...fieldsOf(choice), ...('tithi' in choice.of && { tithi: choice.of.tithi }) });

/** A tithi, 1..30, as its fortnight and its number there. */
const inFortnight = (tithi: number) => ({
  tithi: tithi > 15 ? tithi - 15 : tithi,
  paksha: tithi > 15 ? 'krishna' : 'shukla',
});

/** The path of the calendar file of a choice. */
export function calendarPath(choice: AnniversaryChoice, { lat, lon, tz }: NamedPlace, lang: string): string {
  const fields = {
    ...fieldsOf(choice),
    ...('tithi' in choice.of && inFortnight(choice.of.tithi)),
    lat,
    lon,
    tz,
    ...(lang !== 'en' && { lang }),
    format: 'ics',
  };
  return `/api/v1/anniversaries?${new URLSearchParams(entriesOf(fields))}`;
}

/** `Kartik Shukla Dwadashi` by the reader's reckoning of months, or `Rohini, Sun in Vrishabha`. */
export function lunarText(reader: Reader, of: LunarOf): string {
  if ('nakshatra' in of) {
    const sun = reader.t('year.sunIn', { rashi: reader.nameAt('rashi', of.sunRashi) });
    return `${reader.nameAt('nakshatra', of.nakshatra)}, ${sun}`;
  }
  const { tithi, month, adhika } = of;
  const paksha = tithi > 15 ? 'krishna' : 'shukla';
  const purnimanta = purnimantaOf({ amanta: month, adhika }, paksha);
  return `${lunarMonthText(reader, { amanta: month, purnimanta, adhika })} ${reader.tithi(tithi)}`;
}

/** A civil date as the form sends it. */
export interface Entered {
  kind: AnniversaryKind;
  by: RememberedBy;
  onTwo: BirthdayOnTwo;
  date: string;
  /** Empty if it is not known. */
  time: string;
}

export const readEntered = (form: URLSearchParams): Entered => ({
  kind: readKind(form),
  by: among(REMEMBERED_BY, form.get('by')) ?? 'tithi',
  onTwo: readOnTwo(form),
  date: form.get('date') ?? '',
  time: form.get('time') ?? '',
});

/** The first and the last instant that an entry can mean: one instant if it has a time. Null for an invalid entry. */
function spanOf({ date, time }: Entered, place: NamedPlace): [fromJd: number, toJd: number] | null {
  const day = dayOfText(date);
  if (day === null) return null;
  const civil = civilFromDays(day);
  if (civil.year < FIRST_YEAR || civil.year > LAST_YEAR) return null;
  if (time === '') {
    const midnightJd = JD_UNIX_EPOCH + day - clocksAbout(place, JD_UNIX_EPOCH + day).hoursAt(JD_UNIX_EPOCH + day) / 24;
    return [midnightJd, midnightJd + 1];
  }
  const [, hour, minute] = /^(\d\d):(\d\d)(?::\d\d)?$/.exec(time)?.map(Number) ?? [];
  if (hour === undefined || minute === undefined || hour > 23 || minute > 59) return null;
  const instant = resolveWallClock({ ...civil, hour, minute, second: 0 }, zoneChoice(place.tz, place.lon), zonePast());
  return instant.ok ? [instant.value.jdUt, instant.value.jdUt] : null;
}

/** The lunar dates that an entry can mean, by time; null for an invalid entry. Call `loadZonePast` first. */
export function datesOfEntry(kernel: Kernel, entered: Entered, place: NamedPlace): RememberedDate[] | null {
  const span = spanOf(entered, place);
  const dates = span && lunarDatesOver(kernel, entered.by, ...span);
  return dates?.ok ? dates.value : null;
}

/** How many years ahead the page lists. */
const YEARS_AHEAD = 10;

/** The days of a choice in ten years from a date on; null outside the years of the kernel. */
export function daysOfChoice(
  kernel: Kernel,
  { kind, of, onTwo }: AnniversaryChoice,
  { lat, lon, tz }: NamedPlace,
  from: CivilDate,
): readonly Anniversary[] | null {
  const to = { ...from, year: Math.min(from.year + YEARS_AHEAD, LAST_YEAR), day: Math.min(from.day, 28) };
  const place = { latDeg: lat, lonDeg: lon };
  const found = anniversariesOf(kernel, { kind, of, onTwo, from, to, place, tz, histories: zonePast() });
  return found.ok ? found.value.anniversaries : null;
}
