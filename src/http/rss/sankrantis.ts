import { type Sankranti, sankrantisAround } from '../../domain/feeds/sankrantis';
import { rashiName } from '../../domain/names';
import { type DomainError, ok, type Result } from '../../domain/result';
import { JD_UNIX_EPOCH } from '../../domain/time/civil';
import { isoUtc } from '../../domain/time/iso';
import type { Almanac } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/types';
import { presentDate } from '../almanac/present';
import { REFERENCE_TZ_HOURS, referenceMidnight } from '../almanac/reference';
import { SANKRANTIS, WHERE } from './directory';
import type { FeedContent, FeedItem } from './feed';
import { dayPath, html, localInstantOf, nakshatraText, tithiText } from './text';

/** A year behind and a season ahead. */
const PAST = 12;
const COMING = 3;

/** The first midnight at or after an instant. */
const nextMidnight = (jdUt: number): number =>
  referenceMidnight(Math.ceil(jdUt - JD_UNIX_EPOCH + REFERENCE_TZ_HOURS / 24));

function itemOf({ jdUt, rashi, tithi, nakshatra, observance, announcedJd }: Sankranti): FeedItem {
  const { iast } = rashiName(rashi);
  const local = localInstantOf(jdUt);
  return {
    name: `sankranti:${observance.key.replace(/_sankranti$/, '')}:${local.slice(0, 4)}`,
    title: `${local.slice(0, 10)}: ${observance.name} (${observance.nameCommon})`,
    path: dayPath(observance.date),
    html: html(`The Sun enters ${iast} (Lahiri) at ${isoUtc(jdUt)}.`, [
      ['UTC', isoUtc(jdUt)],
      ['Asia/Kolkata', local],
      ['Puṇya-kāla', `${presentDate(observance.date)}. ${observance.reckoning.decision}`],
      ['Tithi', tithiText(tithi.index)],
      ['Nakṣatra', nakshatraText(nakshatra.index)],
    ]),
    publishedJd: nextMidnight(announcedJd),
  };
}

/**
 * The saṅkrāntis around the midnight that begins a civil day: the last twelve and the next three, the latest first.
 * An item is dated by the midnight after the third saṅkrānti before its own, at which it comes into the feed.
 *
 * @param today  days from 1970-01-01
 */
export function sankrantisFeed(kernel: Kernel & Almanac, today: number): Result<FeedContent, DomainError> {
  const midnightJd = referenceMidnight(today);
  const sankrantis = sankrantisAround(kernel, midnightJd, PAST, COMING, WHERE);
  if (!sankrantis.ok) return sankrantis;
  const items = sankrantis.value.map(itemOf).reverse();
  const changedJd = Math.max(...items.map(({ publishedJd }) => publishedJd));
  return ok({ ...SANKRANTIS, changedJd, items });
}
