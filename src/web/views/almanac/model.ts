/** The day of a regional almanac. */
import type { NamedPlace } from '../../../data/place';
import type { CivilDate, Slot, VedicDay } from '../../../domain/day/types';
import { choghadiyas } from '../../../domain/day-divisions/choghadiya';
import { wholeDay } from '../../../domain/day-divisions/slots';
import { daysOf } from '../../../domain/days/days';
import type { ComputedFields } from '../../../domain/days/fields';
import { boundsOf } from '../../../domain/days/view';
import { principalFirst, utsavasBetween } from '../../../domain/feeds/utsavas';
import type { Utsava } from '../../../domain/observances/types';
import { civilFromDays, daysFromDate } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { zonePast } from '../../reader/zonePast';
import { clocksAbout } from '../../shared/clocks';
import { numberOf } from '../../shared/dates';
import { withoutTwins } from '../../shared/observances';
import { isVow, VOW_KINDS } from '../../shared/vows';
import type { AlmanacRow } from './almanacs';
import type { WordKey } from './words';

const FIELDS = [
  'tithi',
  'nakshatra',
  'yoga',
  'karana',
  'moon',
  'paksha',
  'masa',
  'ritu',
  'ayana',
  'years',
  'samvatsara',
  'windows',
  'gauri',
  'chandrashtama',
  'disha_shula',
  'regional',
] as const satisfies readonly (keyof ComputedFields)[];
type Fields = Pick<ComputedFields, (typeof FIELDS)[number]>;

/** Windows of the day below each other; parts of day and night have a title. */
export interface Times {
  title: WordKey | null;
  kind: 'window' | 'gauri' | 'choghadiya';
  slots: readonly Slot[];
}

export interface AlmanacDay {
  date: CivilDate;
  /** UTC offset of the place, hours. */
  hoursAt: (jdUt: number) => number;
  day: VedicDay;
  /** The end of the day: the next sunrise, or 24 hours after its beginning; Julian days UT. */
  endJd: number;
  fields: Fields;
  times: readonly Times[];
  kept: readonly Utsava[];
  /** The next ones, one a day. */
  next: readonly Utsava[];
}

/** Sixteen parts in their halves. */
const halves = (kind: 'gauri' | 'choghadiya', slots: readonly Slot[]): Times[] => [
  { title: kind, kind, slots: slots.filter((_, i) => i < slots.length / 2) },
  { title: `${kind}Night`, kind, slots: slots.filter((_, i) => i >= slots.length / 2) },
];

/** The favoured gaurī times: almanacs print no others. */
const goodOf = ({ slots, ...times }: Times): Times => ({
  ...times,
  slots: slots.filter(({ quality }) => quality === 'good'),
});

function timesOf({ times }: AlmanacRow, day: VedicDay, { windows, gauri }: Fields): Times[] {
  const whole = wholeDay(day);
  const slots = times.flatMap((key) => (key === 'gauri' || key === 'choghadiya' ? [] : (windows[key] ?? [])));
  const parts = [
    ...(times.includes('gauri') ? halves('gauri', gauri).map(goodOf) : []),
    ...(whole && times.includes('choghadiya') ? halves('choghadiya', Object.values(choghadiyas(whole)).flat()) : []),
  ];
  return [...parts, { title: null, kind: 'window' as const, slots }].filter((each) => each.slots.length > 0);
}

const AHEAD_DAYS = 60;
const MAX_NEXT = 5;

/** The observances of a region on a day, and the principal ones that follow. */
function observancesOf(kernel: Kernel, today: number, { lat, lon, tz }: NamedPlace, { regions: [region] }: AlmanacRow) {
  const where = { place: { latDeg: lat, lonDeg: lon }, tz, histories: zonePast(), region };
  const found = utsavasBetween(kernel, today, today + AHEAD_DAYS, { ...where, principal: true });
  const principal = found.ok ? found.value.filter(({ kind }) => kind !== 'parana') : [];
  const vows = utsavasBetween(kernel, today, today, { ...where, kinds: VOW_KINDS });
  const isOn = (day: number) => (utsava: Utsava) => daysFromDate(utsava.date) === day;
  const major = principalFirst(principal.filter(isOn(today)));
  const further = vows.ok ? vows.value.filter((vow) => isVow(vow) && !major.some(({ key }) => key === vow.key)) : [];
  const days = [...new Set(principal.map(({ date }) => daysFromDate(date)))].filter((day) => day > today);
  return {
    kept: withoutTwins([...major, ...further]),
    next: days.slice(0, MAX_NEXT).flatMap((day) => principalFirst(principal.filter(isOn(day))).slice(0, 1)),
  };
}

/** The day of a civil date at a place; null outside the years of the kernel, and for a date that the zone skipped. */
export function almanacDay(kernel: Kernel, number: number, place: NamedPlace, row: AlmanacRow): AlmanacDay | null {
  const { lat, lon, tz } = place;
  const date = civilFromDays(number);
  const days = daysOf(kernel, {
    from: date,
    to: date,
    place: { latDeg: lat, lonDeg: lon },
    tz,
    histories: zonePast(),
    fields: FIELDS,
  });
  const [day] = days.ok ? days.value.days : [];
  if (!day) return null;
  const fields = day as typeof day & Fields;
  return {
    date,
    hoursAt: clocksAbout(place, day.midnightJd).hoursAt,
    day,
    endJd: boundsOf(day).endJd,
    fields,
    times: timesOf(row, day, fields),
    ...observancesOf(kernel, numberOf(date), place, row),
  };
}
