/** Presents the times of observances. */
import type * as z from 'zod';
import type { SentenceLanguage } from '../../data/language';
import type { TimeRule } from '../../data/observances/times/rule';
import type { ObservedTime } from '../../domain/observances/times/types';
import { timeName, timeReasonWords, timeRuleWords } from '../../lexicon/sentences/times';
import { type Part, row } from '../parts';
import type { ObservanceTime } from './times';

type Presented = z.output<typeof ObservanceTime>;

/** Numbers of rules, for the shapes of their times. */
const NUMBERS = new Map<TimeRule, number>();

function numberOf(rule: TimeRule): number {
  const known = NUMBERS.get(rule) ?? NUMBERS.size;
  NUMBERS.set(rule, known);
  return known;
}

/** Times of the same shape differ only in their instants. */
const shapeOf = ({ key, rule, passed, startJd, endJd, open, lacks }: ObservedTime): string =>
  `${key} ${numberOf(rule)} ${passed.length} ${startJd === null ? lacks : endJd === null ? open : 'span'}`;

function textsOf(time: ObservedTime, language: SentenceLanguage) {
  const { key, rule } = time;
  const reason = timeReasonWords(time, language);
  return {
    name: timeName(key, language),
    rule: timeRuleWords(time, language),
    ...(reason !== null && { reason }),
    source: rule.source,
    ...(rule.authority !== undefined && { authority: rule.authority }),
  };
}

/** A time in the language of sentences, with instants in the local time of the place. */
export const timePart = (language: SentenceLanguage): Part<ObservedTime, Presented> =>
  row(
    shapeOf,
    ({ startJd, endJd }, into) => {
      if (startJd === null) return 0;
      into[0] = startJd;
      if (endJd === null) return 1;
      into[1] = endJd;
      return 2;
    },
    (time, _, localAt): Presented => {
      const { key, rule, startJd, endJd, open } = time;
      const { name, ...texts } = textsOf(time, language);
      return {
        key,
        name,
        ...(rule.quality === 'best' && { preferred: true }),
        quality: rule.quality,
        start: startJd === null ? null : localAt(0),
        ...(endJd !== null && { end: localAt(1) }),
        ...(open && { open: true }),
        ...texts,
      };
    },
  );
