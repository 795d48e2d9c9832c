/** Converts a domain search to its response. */

import type * as z from 'zod';
import { MUHURTA_RULE_NAMES } from '../../../build/lexicon/terms/muhurta_rule';
import { PURPOSE_NAMES } from '../../../build/lexicon/terms/purpose';
import type { SentenceLanguage } from '../../data/language';
import type { RuleRow } from '../../data/muhurta-search/rule';
import type { MuhurtaComparison } from '../../domain/muhurta-search/compare';
import { traditionsOf } from '../../domain/muhurta-search/ruleSet';
import type { Muhurtas } from '../../domain/muhurta-search/search';
import type { ClosingRule, MuhurtaWindow } from '../../domain/muhurta-search/types';
import { MINUTES_PER_DAY } from '../../domain/time/civil';
import type { Clocks } from '../../domain/time/zone';
import type { Labels } from '../../lexicon/labels';
import { attributionInWords } from '../../lexicon/sentences/attribution';
import { closingInWords, muhurtaTraditionInWords, ruleInWords } from '../../lexicon/sentences/muhurta-search/rules';
import { labelled, presentLanguage } from '../shapes/language';
import { pageOf } from '../shapes/page';
import { presentDate } from '../shapes/presentAlmanac';
import { instantBy, spanBy } from '../shapes/presentInstant';
import { presentAlmanacStamp } from '../shapes/presentStamp';
import type { SearchQuestion } from './request';
import type { MuhurtasResponse } from './response';

type Answer = z.output<typeof MuhurtasResponse>;

/** Language and names of the words in a response. */
interface Wording {
  labels: Labels | null;
  language: SentenceLanguage;
}

/** The precision of edges is a second. */
const hundredths = (value: number): number => Math.round(value * 100) / 100;

const presentRule =
  ({ labels, language }: Wording) =>
  (row: RuleRow): Answer['rules'][number] => ({
    key: row.id,
    name: MUHURTA_RULE_NAMES[row.id].iast,
    ...labelled(labels, 'muhurta_rule', row.id),
    words: ruleInWords(row, language),
    source: attributionInWords(row.source, language),
    kind: row.kind,
  });

const presentClosing =
  ({ language }: Wording) =>
  (closing: ClosingRule): Answer['days'][number]['closed_by'][number] => {
    const { id, by, how } = closing;
    const value = Number.isNaN(by.value) ? null : hundredths(by.value);
    return { key: id, by: { value, unit: by.unit }, how, words: closingInWords(closing, language) };
  };

function presentWindow(window: MuhurtaWindow, clocks: Clocks | null): Answer['windows'][number] {
  const { date, met, partly, unmet, margins, startJd, endJd } = window;
  const minutes = (value: number | null) => (value === null ? null : hundredths(value));
  return {
    date: presentDate(date),
    ...spanBy(clocks, window),
    minutes: hundredths((endJd - startJd) * MINUTES_PER_DAY),
    met,
    partly: partly.map(({ id, stretches }) => ({ key: id, stretches: stretches.map((part) => spanBy(clocks, part)) })),
    unmet,
    margins: {
      starts_with: margins.start,
      ends_with: margins.end,
      rules: margins.rules.map(({ id, beforeMinutes, afterMinutes }) => ({
        key: id,
        before_minutes: minutes(beforeMinutes),
        after_minutes: minutes(afterMinutes),
      })),
    },
  };
}

function presentComparison(
  { tradition, openDays, others, days }: MuhurtaComparison,
  wording: Wording,
): NonNullable<Answer['comparison']> {
  const rule = presentRule(wording);
  return {
    tradition,
    words: muhurtaTraditionInWords(tradition, wording.language),
    open_days: openDays,
    others: others.map(({ tradition: key, openDays: count, adds, omits, changes }) => ({
      tradition: key,
      words: muhurtaTraditionInWords(key, wording.language),
      open_days: count,
      adds: adds.map(rule),
      omits: omits.map(rule),
      changes: changes.map(rule),
    })),
    days: days.map(({ date, tradition: key, verdict, deciding, closedBy }) => ({
      date: presentDate(date),
      tradition: key,
      verdict,
      deciding,
      closed_by: closedBy.map(presentClosing(wording)),
    })),
  };
}

/**
 * @param comparison  null if none was requested
 * @param stampOf     spells the stamp in the vocabulary of `/api/v1`
 */
export function presentMuhurtas(
  { question, rules, windows, days, clocks, sky }: Muhurtas,
  comparison: MuhurtaComparison | null,
  { place, assumed, page: asked, isUtc }: SearchQuestion,
  wording: Wording,
  stampOf: (stamp: ReturnType<typeof presentAlmanacStamp>) => Answer['substrate_stamp'],
): Answer {
  const { purpose, tradition, from, to } = question;
  const written = isUtc ? null : clocks;
  const { items, page } = pageOf(windows, asked);
  return {
    purpose: { key: purpose, name: PURPOSE_NAMES[purpose].iast, ...labelled(wording.labels, 'purpose', purpose) },
    tradition,
    words: muhurtaTraditionInWords(tradition, wording.language),
    traditions: traditionsOf(purpose),
    from: presentDate(from),
    to: presentDate(to),
    place,
    assumed: [...assumed],
    ...presentLanguage(wording.labels?.tag),
    rules: rules.map(presentRule(wording)),
    open_days: days.filter(({ verdict }) => verdict === 'open').length,
    ...page,
    windows: items.map((window) => presentWindow(window, written)),
    days: days.map(({ date, day, verdict, closedBy }) => ({
      date: presentDate(date),
      sunrise: day && instantBy(written, day.startJd),
      next_sunrise: day && instantBy(written, day.endJd),
      verdict,
      closed_by: closedBy.map(presentClosing(wording)),
    })),
    ...(comparison && { comparison: presentComparison(comparison, wording) }),
    substrate_stamp: stampOf(presentAlmanacStamp(sky)),
  };
}
