import { utsavasBetween } from '../../domain/feeds/utsavas';
import type { Utsava } from '../../domain/observances/types';
import { type DomainError, ok, type Result } from '../../domain/result';
import { daysFromDate } from '../../domain/time/civil';
import type { Kernel } from '../../kernel/kernel';
import { itemTexts, practiceName } from '../../lexicon/sentences/observanceLines';
import { decisionWords } from '../../lexicon/sentences/observances/decision';
import { ruleWords } from '../../lexicon/sentences/observances/rule';
import { timeLines } from '../shapes/observanceText';
import { presentDate } from '../shapes/presentAlmanac';
import { utsavaPath } from '../shapes/utsavaPage';
import { utsavaName } from '../utsavas/title';
import { type FeedContent, type FeedItem, html } from './feed';
import { monthText, nakshatraText, termText, tithiText } from './text';
import { type FeedWhere, headOf, itemSuffix } from './where';

/** How many days ahead the feed covers. */
const DAYS_AHEAD = 60;

function itemOf(utsava: Utsava, at: FeedWhere): FeedItem {
  const { key, date, kind, tradition, authorities, rule, source, otherwise, tithi, nakshatra, reckoning } = utsava;
  const { labels, names, cite, choice, language, midnightOf } = at;
  const texts = itemTexts(language);
  const [heading, ...lines] = timeLines(utsava, choice, at, cite, language);
  const times = heading === undefined ? [] : [[heading.replace(/:$/, ''), lines.join('; ')] as const];
  return {
    name: `utsava:${key}:${presentDate(date)}${itemSuffix(choice)}`,
    title: `${presentDate(date)}: ${utsavaName(utsava, labels, names)}`,
    path: utsavaPath(utsava),
    html: html(decisionWords(reckoning.decision, language), [
      [termText(labels, 'tithi'), tithiText(labels, tithi)],
      [termText(labels, 'nakshatra'), nakshatraText(labels, nakshatra)],
      [texts.month, monthText(utsava, labels, texts)],
      ...times,
      ...(tradition === 'general' ? [] : [[texts.tradition, practiceName(tradition, language)] as const]),
      ...(authorities.length === 0 ? [] : [[texts.authorities, authorities.map(cite).join(', ')] as const]),
      [texts.rule, ruleWords(rule, language)],
      ...(otherwise === null ? [] : [[texts.otherwise, cite(otherwise)] as const]),
      [texts.source, cite(source)],
    ]),
    publishedJd: midnightOf(daysFromDate(date) - DAYS_AHEAD),
    category: kind,
  };
}

/**
 * The observances of today and the sixty days after it, in order of date. The publication date of an item is the
 * midnight sixty days before its day, when it enters the feed.
 *
 * @param today  days from 1970-01-01
 */
export function utsavasFeed(kernel: Kernel, today: number, at: FeedWhere): Result<FeedContent, DomainError> {
  const utsavas = utsavasBetween(kernel, today, today + DAYS_AHEAD, { ...at.where, times: true });
  if (!utsavas.ok) return utsavas;
  return ok({
    ...headOf('utsavas', at),
    changedJd: at.midnightOf(today),
    items: utsavas.value.map((utsava) => itemOf(utsava, at)),
  });
}
