import { type DayInBrief, daysInBrief } from '../../domain/feeds/days';
import { dayNumber } from '../../domain/feeds/utsavas';
import { karanaName, type Name, nakshatraName, tithiName, varaName, yogaName } from '../../domain/names';
import type { Limb } from '../../domain/panchanga/types';
import { type DomainError, ok, type Result } from '../../domain/result';
import type { Almanac } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/types';
import { presentDate, utsavaTitle } from '../almanac/present';
import { referenceMidnight } from '../almanac/reference';
import { DAILY, WHERE } from './directory';
import type { FeedContent, FeedItem } from './feed';
import { clock, dateAndClock, dayPath, html, PLACE_AND_CLOCK } from './text';

const DAYS = 30;

/** `Śukla Dvādaśī until 2026-11-22 04:57:01, then Śukla Trayodaśī until …`. */
const limbsText = (limbs: readonly Limb[], nameOf: (index: number) => Name): string =>
  limbs.map(({ index, endJd }) => `${nameOf(index).iast} until ${dateAndClock(endJd)}`).join(', then ');

function itemOf({ day, limbs, utsavas }: DayInBrief): FeedItem {
  const { date, vara, sunriseJd, sunsetJd } = day;
  const [tithi, nakshatra] = [limbs.tithi[0], limbs.nakshatra[0]];
  if (sunriseJd === null || sunsetJd === null || !tithi || !nakshatra) {
    throw new Error('no sunrise at the reference place');
  }
  const [principal, ...others] = utsavas;
  const weekday = varaName(vara).iast;
  const limbNames = `${tithiName(tithi.index).iast}, ${nakshatraName(nakshatra.index).iast}`;
  return {
    name: `daily:${presentDate(date)}`,
    title: `${presentDate(date)} ${weekday}, ${limbNames}${principal ? `: ${principal.name}` : ''}`,
    path: dayPath(date),
    html: html(`${weekday}, ${presentDate(date)}. ${PLACE_AND_CLOCK}.`, [
      ['Vāra', weekday],
      ['Tithi', limbsText(limbs.tithi, tithiName)],
      ['Nakṣatra', limbsText(limbs.nakshatra, nakshatraName)],
      ['Yoga', limbsText(limbs.yoga, yogaName)],
      ['Karaṇa', limbsText(limbs.karana, karanaName)],
      ['Sunrise', clock(sunriseJd)],
      ['Sunset', clock(sunsetJd)],
      ...(principal ? [['Utsava', utsavaTitle(principal)] as const] : []),
      ...(others.length > 0 ? [['Also', others.map(utsavaTitle).join('; ')] as const] : []),
    ]),
    publishedJd: referenceMidnight(dayNumber(date)),
  };
}

/**
 * The pañcāṅga of thirty civil days, the newest first. A day's item is dated by the midnight that begins it: from
 * then on it is in the feed, and its sunrise would be in the future until it comes.
 *
 * @param today  days from 1970-01-01
 */
export function dailyFeed(kernel: Kernel & Almanac, today: number): Result<FeedContent, DomainError> {
  const days = daysInBrief(kernel, today - DAYS + 1, today, WHERE);
  if (!days.ok) return days;
  return ok({ ...DAILY, changedJd: referenceMidnight(today), items: days.value.map(itemOf).reverse() });
}
