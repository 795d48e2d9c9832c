/** The views that the service renders as HTML: for a reader, the query of a URL and an instant. */
import type { ComponentChild } from 'preact';
import type { Region } from '../../data/observances/regions';
import { vedicDayHolding } from '../../domain/day/day';
import { civilDays } from '../../domain/holidays/civil';
import { limbsAt } from '../../domain/panchanga/limbs';
import { inCalendar } from '../../domain/time/calendars';
import { civilFromDays, daysFromCivil, JD_UNIX_EPOCH } from '../../domain/time/civil';
import type { Kernel } from '../../kernel/kernel';
import type { ServedKey } from '../pages/pages';
import { daySharePath } from '../pages/shared';
import type { Following, Given } from '../reader/given';
import type { Reader } from '../reader/reader';
import { clocksAbout, wallOf } from '../shared/clocks';
import { dateText } from '../shared/farDates';
import { nextAt } from '../shared/next/following';
import { holidaysOn, nextHoliday } from '../shared/next/holiday';
import { observancesOf, type SpanOfDays } from '../shared/observances';
import type { ObservancesOfSpan } from '../shared/useObservances';
import { ChartPage } from '../views/chart/ChartPage';
import { readDay } from '../views/day/address';
import { DayPage, dateOf } from '../views/day/Day';
import { FindPage } from '../views/find/Find';
import { MonthPage, monthOfReader } from '../views/month/Month';
import { daysOfMonth, readLayers } from '../views/month/model';
import { nowAt } from '../views/now/model';
import { NowPage } from '../views/now/Now';
import { SkyPage } from '../views/sky/Sky';
import { hasObservances, readQuestion, yearAt, yearOf } from '../views/year/model';
import { YearPage } from '../views/year/Year';

/** Maximum age of a countdown, days. It is then computed again. */
const COUNTDOWN_DAYS = 2 / 1440;
/** Allowed lag of a device's clock. */
const CLOCK_LAG_DAYS = 1 / 1440;
export const DAYS_PER_CENTURY = 36_525;

interface View {
  node: ComponentChild;
  /** End of the view's validity, Julian days UT. */
  validUntil: number;
  /** Replaces the page's own title. */
  title?: string;
  /** The path of its image in shared links, without a leading slash; by default that of its kind of page. */
  picture?: string;
  /** Further data for the page's script. */
  given?: Pick<Given, 'now' | 'following' | 'region'>;
}

/** Cache of observances by place and day, because a year of rules takes longest. */
const followingByDay = new Map<string, Following>();
const MAX_REMEMBERED = 100;

/** The observances, vows and holiday that follow a civil day. */
export function followingFor(kernel: Kernel, reader: Reader, day: number, region: Region | null): Following {
  const { place } = reader;
  const key = `${place.lat},${place.lon},${place.tz},${day}`;
  let following = followingByDay.get(key);
  if (!following) {
    following = nextAt(kernel, place, day, region);
    if (followingByDay.size >= MAX_REMEMBERED) followingByDay.clear();
    followingByDay.set(key, following);
  }
  return { ...following, holiday: nextHoliday(kernel, reader, region, day) };
}

async function nowView(kernel: Kernel, reader: Reader, jdUt: number, loadRegion: LoadRegion): Promise<View> {
  const model = nowAt(kernel, jdUt, reader.place);
  if (!model.ok) throw new RangeError(`no page for ${jdUt}: ${model.error.reason}`);
  const now = model.value;
  const region = await loadRegion();
  const following = followingFor(kernel, reader, now.dayNumber, region);
  const { day, limbs } = now.panchanga;
  const ends = [
    jdUt + COUNTDOWN_DAYS,
    day.nextSunriseJd ?? jdUt + 1,
    ...Object.values(limbs).map(({ endJd }) => endJd),
  ];
  return {
    node: <NowPage kernel={kernel} now={now} following={following} isLive={false} />,
    validUntil: Math.min(...ends.filter((jd) => jd > jdUt)),
    given: {
      now: {
        tzHours: now.tzHours,
        sunriseJd: now.clock ? day.sunriseJd : null,
      },
      following,
      region,
    },
  };
}

/** The next midnight of the reader's place. */
function nextMidnight({ place }: Reader, jdUt: number): number {
  const { hour, minute, second } = wallOf(place, jdUt);
  return jdUt + (86_400 - (hour * 3600 + minute * 60 + second)) / 86_400;
}

const observancesOfSpan = (kernel: Kernel, { place }: Reader, span: SpanOfDays): ObservancesOfSpan => ({
  span,
  place,
  observances: observancesOf(kernel, span, place),
});

/** The tithi at the sunrise of a civil date, at noon where the Sun does not rise, 1..30; null outside the years of the kernel. */
function tithiOfDay(kernel: Kernel, { place }: Reader, number: number): number | null {
  const noonUtcJd = JD_UNIX_EPOCH + number + 0.5;
  const hours = clocksAbout(place, noonUtcJd).hoursAt(noonUtcJd);
  const noonJd = noonUtcJd - hours / 24;
  const day = vedicDayHolding(kernel, noonJd, { latDeg: place.lat, lonDeg: place.lon }, hours);
  const limbs = day.ok ? limbsAt(kernel, day.value.sunriseJd ?? noonJd, 'lahiri') : null;
  return limbs?.ok ? limbs.value.tithi.index : null;
}

/** The image of a dated day. */
function pictureOfDay(kernel: Kernel, reader: Reader, number: number, { observances }: ObservancesOfSpan) {
  const tithi = tithiOfDay(kernel, reader, number);
  if (tithi === null) return {};
  return { picture: daySharePath(observances.get(number) ?? [], tithi, civilFromDays(number), reader) };
}

async function dayView(kernel: Kernel, reader: Reader, jdUt: number, loadRegion: LoadRegion): Promise<View> {
  const { year, month, day } = dateOf(kernel, reader, jdUt);
  const number = daysFromCivil(year, month, day);
  const { dayNumber } = wallOf(reader.place, jdUt);
  // The present period may be marked on the present day and before its first sunrise.
  const isPresent = Math.abs(number - dayNumber) <= 1;
  const { calendar } = readDay(reader.query);
  const known = observancesOfSpan(kernel, reader, { first: number, last: number });
  const region = await loadRegion();
  const following = followingFor(kernel, reader, number, region);
  return {
    node: (
      <DayPage
        kernel={kernel}
        known={known}
        knownNext={{ place: reader.place, following }}
        knownRegion={{ place: reader.place, region }}
      />
    ),
    given: { following, region },
    validUntil: isPresent ? jdUt + COUNTDOWN_DAYS : jdUt + 1,
    ...(reader.query.has('date') && {
      title: dateText(reader, inCalendar(calendar, number)),
      ...pictureOfDay(kernel, reader, number, known),
    }),
  };
}

async function monthView(kernel: Kernel, reader: Reader, jdUt: number, loadRegion: LoadRegion): Promise<View> {
  const month = monthOfReader(reader);
  const span = daysOfMonth(month);
  const region = readLayers(reader.query).includes('holidays') ? await loadRegion() : undefined;
  const holidays = region === undefined ? null : holidaysOn(kernel, reader, region, span);
  const { place } = reader;
  return {
    node: (
      <MonthPage
        kernel={kernel}
        known={observancesOfSpan(kernel, reader, span)}
        knownNames={holidays && { span, place, names: { holidays } }}
      />
    ),
    ...(region !== undefined && { given: { region } }),
    validUntil: nextMidnight(reader, jdUt),
    ...(reader.query.has('month') && { title: `${reader.month(span.last)} ${reader.year(month.year)}` }),
  };
}

function yearView(kernel: Kernel, reader: Reader, jdUt: number): View {
  const year = yearAt(reader, jdUt);
  const result = hasObservances(year)
    ? yearOf(kernel, year, reader.place, readQuestion(reader.query), civilDays)
    : null;
  if (result && !result.ok) throw new RangeError(`no year ${year}: ${result.error.reason}`);
  return {
    node: <YearPage kernel={kernel} first={result?.value ?? null} />,
    validUntil: nextMidnight(reader, jdUt),
    ...(reader.query.has('year') && { title: reader.year(year) }),
  };
}

const chartView = (kernel: Kernel, reader: Reader, jdUt: number): View => ({
  node: <ChartPage kernel={kernel} />,
  validUntil: nextMidnight(reader, jdUt),
});

const findView = (kernel: Kernel, reader: Reader, jdUt: number): View => ({
  node: <FindPage kernel={kernel} />,
  validUntil: nextMidnight(reader, jdUt),
});

const skyView = (kernel: Kernel, reader: Reader, jdUt: number): View => ({
  node: <SkyPage kernel={kernel} />,
  validUntil: nextMidnight(reader, jdUt),
});

/** Finds the region of holidays at the reader's place. */
type LoadRegion = () => Promise<Region | null>;
type Make = (kernel: Kernel, reader: Reader, jdUt: number, loadRegion: LoadRegion) => View | Promise<View>;
const VIEWS = {
  now: nowView,
  day: dayView,
  month: monthView,
  year: yearView,
  chart: chartView,
  sky: skyView,
  find: findView,
} as const satisfies Record<ServedKey, Make>;

/**
 * @throws RangeError  for an instant or a date outside the years of the kernel
 * @throws YearsMissing  if the tables of the date are not loaded
 */
export const viewOf = (
  key: ServedKey,
  kernel: Kernel,
  reader: Reader,
  jdUt: number,
  loadRegion: LoadRegion,
): View | Promise<View> => VIEWS[key](kernel, reader, jdUt, loadRegion);

/** The first instant at which a view is valid. */
export const holdsFrom = (jdUt: number): number => jdUt - CLOCK_LAG_DAYS;
