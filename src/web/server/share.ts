/** The texts below the date of an image for shared links: the place and its times on the day. */
import { vedicDay } from '../../domain/day/day';
import { muhurtasOf } from '../../domain/days/muhurtas';
import { civilDays } from '../../domain/holidays/civil';
import type { Utsava } from '../../domain/observances/types';
import { daysFromCivil, FIRST_YEAR, JD_UNIX_EPOCH, LAST_YEAR } from '../../domain/time/civil';
import type { DatedTexts } from '../../drawing/dated';
import type { Kernel } from '../../kernel/kernel';
import { observanceLabel } from '../../lexicon/observances';
import { messagesOf } from '../i18n/catalogue';
import { LOCALES } from '../i18n/locales';
import { translator } from '../i18n/translate';
import { isoDate } from '../reader/format';
import { loadNames } from '../reader/names';
import { Reader, type ReaderData } from '../reader/reader';
import { namesTag } from '../reader/settings';
import { timeText } from '../reader/times';
import { loadZonePast } from '../reader/zonePast';
import { clocksAbout } from '../shared/clocks';
import { windowName } from '../shared/windowName';
import { utsavasOfKey } from '../views/utsava/model';
import { datedTimes, foremostTime, nameOf } from '../views/utsava/Times';
import type { MadeFor } from './render';

interface DayOf {
  /** The observance whose time matters most; null for a day of its own. */
  key: string | null;
  /** Whether the name of the observance is among the texts, because the image has another title. */
  isNamed: boolean;
  date: readonly [year: number, month: number, day: number];
}

/** Maximum number of times of an observance beside sunrise and sunset. */
const MAX_OWN = 2;

/** The observance of the day; null if it is on another day at the place. */
function keptOn(kernel: Kernel, { place, labels }: Reader, { key, date: [year, month, day] }: DayOf): Utsava | null {
  const kept = key === null ? [] : utsavasOfKey(kernel, key, year, place, labels, civilDays);
  return kept.find(({ date }) => isoDate(date) === isoDate({ year, month, day })) ?? null;
}

/** The first times of an observance of the day, otherwise its Rāhu-kāla, then sunrise and sunset; those that exist. */
function timesOf(kernel: Kernel, reader: Reader, { date: [year, month, day] }: DayOf, utsava: Utsava | null): string[] {
  const { place } = reader;
  const date = { year, month, day };
  const number = daysFromCivil(year, month, day);
  const clocks = clocksAbout(place, JD_UNIX_EPOCH + number + 0.5);
  const foremost = utsava && foremostTime(utsava);
  const named = (name: string, time: { startJd: number; endJd: number | null }): string =>
    `${name} ${timeText(reader, time, clocks.hoursAt, number)}`;
  const own = (utsava ? datedTimes(utsava) : [])
    .sort((a, b) => Number(b === foremost) - Number(a === foremost))
    .slice(0, MAX_OWN)
    .map((time) => named(nameOf(reader, time), time));
  const noonJd = JD_UNIX_EPOCH + number + 0.5 - place.lon / 360;
  const [at, offset] = [{ latDeg: place.lat, lonDeg: place.lon }, clocks.hoursAt(noonJd)];
  const found = vedicDay(kernel, date, at, offset);
  const { sunriseJd = null, sunsetJd = null } = found.ok ? found.value : {};
  if (sunriseJd === null || sunsetJd === null) return own;
  const [rise, set] = [sunriseJd, sunsetJd].map((jdUt) => reader.time(jdUt, clocks.hoursAt(jdUt)).time);
  const slots = utsava === null ? muhurtasOf(kernel, date, at, offset) : null;
  const rahu = slots?.ok ? slots.value.slots.rahuKalam : null;
  return [
    ...own,
    ...(rahu ? [named(windowName(reader, 'rahu_kalam'), rahu)] : []),
    reader.t('day.sunTimes', { rise: rise ?? '', set: set ?? '' }),
  ];
}

/**
 * The name of the observance if the image lacks it; the names of the place, the last one without the marks of its letters,
 * which an image may lack; and its times. Far years have no times, because theirs are not known to the minute.
 */
export async function shareTexts(
  kernel: Kernel,
  data: ReaderData,
  day: DayOf,
  { placeNames, ...occasion }: MadeFor,
): Promise<DatedTexts> {
  const { locale, settings, place } = data;
  const [year] = day.date;
  const names = await loadNames(namesTag(settings, LOCALES[locale]), true);
  const hindi = locale === 'hi' ? await placeNames() : null;
  const t = translator(locale, messagesOf(locale, ['dates', 'words', 'day', 'utsava']));
  const reader = new Reader(data, t, names, occasion);
  await loadZonePast(String(year));
  const isFar = year < FIRST_YEAR || year > LAST_YEAR;
  const utsava = isFar ? null : keptOn(kernel, reader, day);
  const times = isFar ? [] : timesOf(kernel, reader, day, utsava);
  const title = day.isNamed && utsava ? observanceLabel(names.labels, utsava.name) : null;
  const own = hindi ? [hindi.town(place.name, place.tz)] : [];
  return { title, names: [...own, place.name, place.name.normalize('NFD').replace(/\p{M}/gu, '')], times };
}
