import { TERM_NAMES } from '../../../build/lexicon/terms/term';
import { sentenceLanguage } from '../../data/language';
import { dayNumber, utsavasBetween } from '../../domain/feeds/utsavas';
import type { Utsava } from '../../domain/observances/types';
import { type DomainError, ok, type Result } from '../../domain/result';
import type { Kernel } from '../../kernel/kernel';
import { practiceName } from '../../lexicon/sentences/observanceLines';
import { decisionWords } from '../../lexicon/sentences/observances/decision';
import { ruleWords } from '../../lexicon/sentences/observances/rule';
import { timeLines } from '../shapes/observanceText';
import { presentDate } from '../shapes/presentAlmanac';
import { utsavaPath } from '../shapes/utsavaPage';
import { utsavaName } from '../utsavas/title';
import { type FeedContent, type FeedItem, html } from './feed';
import { UTSAVAS } from './heads';
import { monthText, nakshatraText, tithiText } from './text';
import { type FeedWhere, headOf, itemSuffix } from './where';

/** How many days ahead the feed covers. */
const DAYS_AHEAD = 60;

function itemOf(utsava: Utsava, at: FeedWhere): FeedItem {
  const { key, date, kind, tradition, authorities, rule, source, otherwise, tithi, nakshatra, reckoning } = utsava;
  const { labels, names, choice, midnightOf } = at;
  const language = sentenceLanguage(choice.lang ?? 'en');
  const [heading, ...lines] = timeLines(utsava, choice, at, language);
  const times = heading === undefined ? [] : [[heading.replace(/:$/, ''), lines.join('; ')] as const];
  return {
    name: `utsava:${key}:${presentDate(date)}${itemSuffix(choice)}`,
    title: `${presentDate(date)}: ${utsavaName(utsava, labels, names)}`,
    path: utsavaPath(utsava),
    html: html(decisionWords(reckoning.decision, language), [
      [TERM_NAMES.tithi.iast, tithiText(tithi)],
      [TERM_NAMES.nakshatra.iast, nakshatraText(nakshatra)],
      ['Month', monthText(utsava)],
      ...times,
      ...(tradition === 'general' ? [] : [['Tradition', practiceName(tradition, language)] as const]),
      ...(authorities.length === 0 ? [] : [['Kept on this day by', authorities.join(', ')] as const]),
      ['Rule', ruleWords(rule, language)],
      ...(otherwise === null ? [] : [['Otherwise', otherwise] as const]),
      ['Source', source],
    ]),
    publishedJd: midnightOf(dayNumber(date) - DAYS_AHEAD),
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
    ...headOf(UTSAVAS, at),
    changedJd: at.midnightOf(today),
    items: utsavas.value.map((utsava) => itemOf(utsava, at)),
  });
}
