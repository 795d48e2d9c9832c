import { rashiName } from '../../../build/lexicon/terms/rashi';
import { dayNumber as dayNumberAt } from '../../domain/day/run';
import { type DatedSankranti, sankrantisAround } from '../../domain/feeds/sankrantis';
import { type DomainError, ok, type Result } from '../../domain/result';
import { isoUtc } from '../../domain/time/iso';
import type { Kernel } from '../../kernel/kernel';
import { feedTexts } from '../../lexicon/sentences/feeds';
import { decisionWords } from '../../lexicon/sentences/observances/decision';
import { presentDate } from '../shapes/presentAlmanac';
import { utsavaName } from '../utsavas/title';
import { type FeedContent, type FeedItem, html } from './feed';
import { dayPath, localInstantOf, nakshatraText, termText, tithiText } from './text';
import { type FeedWhere, headOf, itemSuffix } from './where';

/** The feed covers a year back and three months ahead. */
const PAST = 12;
const COMING = 3;

/** The first midnight at or after an instant. */
function nextMidnight(at: FeedWhere, jdUt: number): number {
  const today = dayNumberAt(at, jdUt);
  const midnightJd = at.midnightOf(today);
  return midnightJd >= jdUt ? midnightJd : at.midnightOf(today + 1);
}

function itemOf({ jdUt, rashi, tithi, nakshatra, observance, announcedJd }: DatedSankranti, at: FeedWhere): FeedItem {
  const { labels, language } = at;
  const texts = feedTexts(language);
  const rashiText = labels?.labelAt('rashi', rashi) ?? rashiName(rashi).iast;
  const local = localInstantOf(at, jdUt);
  return {
    name: `sankranti:${observance.key.replace(/_sankranti$/, '')}:${local.slice(0, 4)}${itemSuffix(at.choice)}`,
    title: `${local.slice(0, 10)}: ${utsavaName(observance, labels, at.names)}`,
    path: dayPath(observance.date),
    html: html(texts.enters({ rashi: rashiText, time: isoUtc(jdUt) }), [
      ['UTC', isoUtc(jdUt)],
      [String(at.where.tz), local],
      [
        texts['punya-kala'],
        `${presentDate(observance.date)}. ${decisionWords(observance.reckoning.decision, language)}`,
      ],
      [termText(labels, 'tithi'), tithiText(labels, tithi.index)],
      [termText(labels, 'nakshatra'), nakshatraText(labels, nakshatra.index)],
    ]),
    publishedJd: nextMidnight(at, announcedJd),
  };
}

/**
 * The saṅkrāntis around the midnight that begins a civil day: the last twelve and the next three, latest first. The
 * publication date of an item is the midnight after the third saṅkrānti before its own, when it enters the feed.
 *
 * @param today  days from 1970-01-01
 */
export function sankrantisFeed(kernel: Kernel, today: number, at: FeedWhere): Result<FeedContent, DomainError> {
  const midnightJd = at.midnightOf(today);
  const sankrantis = sankrantisAround(kernel, midnightJd, PAST, COMING, at.where);
  if (!sankrantis.ok) return sankrantis;
  const items = sankrantis.value.map((sankranti) => itemOf(sankranti, at)).reverse();
  const changedJd = Math.max(...items.map(({ publishedJd }) => publishedJd));
  return ok({ ...headOf('sankrantis', at), changedJd, items });
}
