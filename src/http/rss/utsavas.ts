import { dayNumber, utsavasBetween } from '../../domain/feeds/utsavas';
import { type DomainError, ok, type Result } from '../../domain/result';
import type { Utsava } from '../../domain/utsavas/types';
import type { Almanac } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/types';
import { presentDate, utsavaTitle } from '../almanac/present';
import { referenceMidnight } from '../almanac/reference';
import { UTSAVAS, WHERE } from './directory';
import type { FeedContent, FeedItem } from './feed';
import { html, monthText, nakshatraText, tithiText } from './text';

/** How far ahead the feed looks. */
export const DAYS_AHEAD = 60;

function itemOf(utsava: Utsava): FeedItem {
  const { key, date, kind, tradition, rule, source, tithi, nakshatra, reckoning } = utsava;
  return {
    name: `utsava:${key}:${presentDate(date)}`,
    title: `${presentDate(date)}: ${utsavaTitle(utsava)}`,
    path: `/api/utsavas?year=${date.year}`,
    html: html(reckoning.decision, [
      ['Tithi', tithiText(tithi)],
      ['Nakṣatra', nakshatraText(nakshatra)],
      ['Month', monthText(utsava)],
      ...(tradition === 'general' ? [] : [['Tradition', tradition] as const]),
      ['Rule', rule],
      ['Source', source],
    ]),
    publishedJd: referenceMidnight(dayNumber(date) - DAYS_AHEAD),
    category: kind,
  };
}

/**
 * The observances of today and the sixty days after it, in order of date. An item is dated by the midnight sixty days
 * before the day it tells of, at which it comes into the feed.
 *
 * @param today  days from 1970-01-01
 */
export function utsavasFeed(kernel: Kernel & Almanac, today: number): Result<FeedContent, DomainError> {
  const utsavas = utsavasBetween(kernel, today, today + DAYS_AHEAD, WHERE);
  if (!utsavas.ok) return utsavas;
  return ok({ ...UTSAVAS, changedJd: referenceMidnight(today), items: utsavas.value.map(itemOf) });
}
