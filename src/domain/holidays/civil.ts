/**
 * The observances that a government keeps, on the days of its lists: the days of the tradition `civil`. Each has the
 * rule of its row and the reason for its day, as the observances of other traditions have them.
 */
import { holidayRuleOf } from '../../data/holidays';
import { CIVIL_HOLIDAYS } from '../../data/holidays/civil';
import type { HolidayKey } from '../../data/holidays/keys';
import type { HolidayKind, HolidayList, HolidayRule } from '../../data/holidays/rule';
import { countryOfZone, type Region } from '../../data/observances/regions';
import { SEATS } from '../../data/observances/seats';
import type { NamedPlace } from '../../data/place';
import type { CivilDate } from '../day/types';
import type { CivilDay, CivilReckoner } from '../observances/civil';
import { type Decision, namesTown, withConditions } from '../observances/decision';
import { isDecidedElsewhere } from '../observances/engine/deciding';
import type { Found } from '../observances/engine/found';
import { onDay } from '../observances/engine/relative';
import { placeOfDate, type YearSky } from '../observances/engine/sky';
import { type Entry, planOf } from '../observances/selection';
import { ok } from '../result';
import { daysFromCivil, daysFromDate, JD_UNIX_EPOCH } from '../time/civil';
import { holidayDays, type RuledDay } from './forecast';
import { followedLists, holidayListOf, listed } from './year';

const CIVIL: Readonly<Partial<Record<string, HolidayRule>>> = CIVIL_HOLIDAYS;

/** The observance of a holiday and the tradition of its rule; null if the holiday is not an observance. */
function observanceOf(key: HolidayKey): { key: string; isVaishnava: boolean } | null {
  const rule = CIVIL[key];
  if (!rule) return { key, isVaishnava: false };
  return rule.by === 'observance' && rule.tradition === 'vaishnava' ? { key: rule.of, isVaishnava: true } : null;
}

/** The entry of a holiday; null if it is not an observance. */
function entryOf(region: Region, holiday: HolidayKey, kind: HolidayKind, { source }: HolidayList): Entry | null {
  const observance = observanceOf(holiday);
  if (!observance) return null;
  const { key, isVaishnava } = observance;
  const rule = planOf({ region }).ruleOf(key, isVaishnava ? 'vaishnava' : undefined);
  return {
    key: holiday,
    name: { key, forms: isVaishnava ? ['vaishnava'] : [] },
    kind: rule.kind,
    practice: 'civil',
    regions: [region],
    major: kind === 'gazetted' || rule.major === true,
    source,
    otherwise: null,
    rule,
    part: 'itself',
    unless: null,
    open: null,
  };
}

const isSame = (a: CivilDate, b: CivilDate): boolean => daysFromDate(a) === daysFromDate(b);

/** The occurrence nearest to a date. */
const nearest = (days: readonly RuledDay[], date: CivilDate): RuledDay | undefined =>
  days.toSorted(
    (a, b) => Math.abs(daysFromDate(a.date) - daysFromDate(date)) - Math.abs(daysFromDate(b.date) - daysFromDate(date)),
  )[0];

/** Whether a sky has all days of a year. */
const isWhole = ({ asked: [first, end] }: YearSky, year: number): boolean =>
  first === daysFromCivil(year, 1, 1) && end === daysFromCivil(year + 1, 1, 1);

/** A decision with its town, if another sky has the days; a rule whose day belongs to a town already names it. */
function decidedAt(sky: YearSky, seat: NamedPlace, decision: Decision): Decision {
  const isKnown = !isDecidedElsewhere(sky, seat) || namesTown(decision);
  return isKnown ? decision : withConditions(decision, [{ is: 'decided-at', place: seat.name }]);
}

/**
 * The days of the tradition `civil`: of the list of a government for the year, or a forecast by the rules of its lists
 * at the town of the region. Without a region, the country of the time zone, else the central lists of India.
 */
export const civilDays: CivilReckoner = (kernel, sky, { year, region: asked }) => {
  const region = asked && asked !== 'all' ? asked : (countryOfZone(sky.clocks.tz) ?? 'india');
  const list = holidayListOf(region, year);
  const lists = list ? [list] : followedLists(region);
  const isSeatsSky = isWhole(sky, year) && !isDecidedElsewhere(sky, SEATS[region]);
  const daysOf = holidayDays(kernel, region, year, isSeatsSky ? sky : undefined);

  /** A day of the list or of the forecast, on the sky of the question. */
  function civilDay(entry: Entry, date: CivilDate, by: RuledDay | undefined, seat: NamedPlace): CivilDay[] {
    const status = list ? 'notified' : 'forecast';
    const reason = by?.found ? decidedAt(sky, seat, by.found.decision) : null;
    const ruled = by && !isSame(by.date, date) ? by.date : null;
    const day = placeOfDate(sky, date);
    const decision: Decision = { by: 'list', status, year, date, ruled, reason: ruled ? null : reason };
    const found: Found[] =
      by?.found && ruled === null
        ? [{ ...by.found, day, decision }]
        : onDay(sky, day, JD_UNIX_EPOCH + daysFromDate(date), decision);
    return found.map((one) => ({ entry, found: one }));
  }

  const days: CivilDay[] = [];
  const seen = new Set<HolidayKey>();
  const rows = lists.flatMap((each) => listed(each).map((row) => ({ ...row, ownList: each })));
  for (const { key, kind, dates, ownList } of rows) {
    const entry = seen.has(key) ? null : entryOf(region, key, kind, ownList);
    if (!entry) continue;
    if (!list) seen.add(key);
    const rule = holidayRuleOf(key, region, ownList.region);
    const seat = SEATS[(rule.by === 'observance' && rule.region) || region];
    const ruled = daysOf(rule);
    if (!ruled.ok) return ruled;
    const chosen = list ? dates : ruled.value.map(({ date }) => date);
    days.push(...chosen.flatMap((date) => civilDay(entry, date, nearest(ruled.value, date), seat)));
  }
  return ok(days);
};
