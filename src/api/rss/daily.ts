import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { TERM_NAMES } from '../../../build/lexicon/terms/term';
import { tithiName } from '../../../build/lexicon/terms/tithi';
import { varaName } from '../../../build/lexicon/terms/vara';
import { yogaName } from '../../../build/lexicon/terms/yoga';
import { type DayInBrief, daysInBrief } from '../../domain/feeds/days';
import { dayNumber } from '../../domain/feeds/utsavas';
import type { Limb } from '../../domain/panchanga/types';
import { type DomainError, ok, type Result } from '../../domain/result';
import type { Kernel } from '../../kernel/kernel';
import { karanaName } from '../../lexicon/karana';
import type { Name } from '../../lexicon/name';
import { observanceLabel } from '../../lexicon/observances';
import { presentDate } from '../shapes/presentAlmanac';
import { utsavaName } from '../utsavas/title';
import { type FeedContent, type FeedItem, html } from './feed';
import { DAILY } from './heads';
import { clock, dateAndClock, dayPath, placeAndClock } from './text';
import { type FeedWhere, headOf, itemSuffix } from './where';

const DAYS = 30;

/** `Śukla Dvādaśī until 2026-11-22 04:57:01, then Śukla Trayodaśī until …`. */
const limbsText = (at: FeedWhere, limbs: readonly Limb[], nameOf: (index: number) => Name): string =>
  limbs.map(({ index, endJd }) => `${nameOf(index).iast} until ${dateAndClock(at, endJd)}`).join(', then ');

const sunText = (at: FeedWhere, jdUt: number | null): string => (jdUt === null ? 'none' : clock(at, jdUt));

function itemOf({ day, limbs, utsavas }: DayInBrief, at: FeedWhere): FeedItem {
  const { date, vara, sunriseJd, sunsetJd } = day;
  const [tithi, nakshatra] = [limbs.tithi[0], limbs.nakshatra[0]];
  const [principal, ...others] = utsavas;
  const weekday = varaName(vara).iast;
  const midnightJd = at.midnightOf(dayNumber(date));
  // A day without a sunrise has no limbs at sunrise.
  const atSunrise =
    tithi && nakshatra ? `, ${tithiName(tithi.index).iast}, ${nakshatraName(nakshatra.index).iast}` : '';
  const limbRows = [
    [TERM_NAMES.tithi.iast, limbsText(at, limbs.tithi, tithiName)],
    [TERM_NAMES.nakshatra.iast, limbsText(at, limbs.nakshatra, nakshatraName)],
    [TERM_NAMES.yoga.iast, limbsText(at, limbs.yoga, yogaName)],
    [TERM_NAMES.karana.iast, limbsText(at, limbs.karana, karanaName)],
  ] as const;
  return {
    name: `daily:${presentDate(date)}${itemSuffix(at.choice)}`,
    title: `${presentDate(date)} ${weekday}${atSunrise}${principal ? `: ${observanceLabel(at.labels ?? at.names.sa, principal.name)}` : ''}`,
    path: dayPath(date),
    html: html(`${weekday}, ${presentDate(date)}. ${placeAndClock(at, sunriseJd ?? midnightJd)}.`, [
      [TERM_NAMES.vara.iast, weekday],
      ...(sunriseJd === null ? [] : limbRows),
      ['Sunrise', sunText(at, sunriseJd)],
      ['Sunset', sunText(at, sunsetJd)],
      ...(principal ? [['Utsava', utsavaName(principal, at.labels, at.names)] as const] : []),
      ...(others.length > 0
        ? [['Also', others.map((utsava) => utsavaName(utsava, at.labels, at.names)).join('; ')] as const]
        : []),
    ]),
    publishedJd: midnightJd,
  };
}

/**
 * The pañcāṅga of thirty civil days, newest first. The publication date of an item is the midnight that begins its day:
 * the item is in the feed from then on, while its sunrise may still be in the future.
 *
 * @param today  days from 1970-01-01
 */
export function dailyFeed(kernel: Kernel, today: number, at: FeedWhere): Result<FeedContent, DomainError> {
  const days = daysInBrief(kernel, today - DAYS + 1, today, at.where);
  if (!days.ok) return days;
  const items = days.value.map((day) => itemOf(day, at)).reverse();
  return ok({ ...headOf(DAILY, at), changedJd: at.midnightOf(today), items });
}
