/** The observances of a year with their names. */

import { tables as english } from '../../build/lexicon/observances/en';
import { tables as hindi } from '../../build/lexicon/observances/hi';
import { KEYS as keys } from '../../build/lexicon/observances/keys';
import { tables as sanskrit } from '../../build/lexicon/observances/sa';
import { tables as devanagari } from '../../build/lexicon/observances/sa-Deva';
import type { ObservanceQuestion } from '../domain/observances/civil';
import type { Utsava } from '../domain/observances/types';
import { utsavasOf as keyedUtsavasOf, type UtsavaYear } from '../domain/observances/year';
import { type DomainError, ok, type Result } from '../domain/result';
import type { Kernel } from '../kernel/kernel';
import { observanceLabels } from '../lexicon/labels';
import { observanceLabel } from '../lexicon/observances';

const IAST = observanceLabels('sa', keys, sanskrit);
const DEVANAGARI = observanceLabels('sa-Deva', keys, devanagari);
const HINDI = observanceLabels('hi', keys, hindi);
const ENGLISH = observanceLabels('en', keys, english);

/** One observance on its day. */
export interface NamedUtsava extends Omit<Utsava, 'name' | 'epithet'> {
  /** IAST, Devanāgarī, Hindi, and everyday English. */
  name: string;
  sa: string;
  hi: string;
  nameCommon: string;
  /** The name of this occurrence, if each month has its own. */
  epithet: { iast: string; sa: string } | null;
}

/** The observances of a civil year at a place, by date and then key. */
export interface NamedUtsavaYear extends Omit<UtsavaYear, 'utsavas'> {
  utsavas: NamedUtsava[];
}

const named = (utsava: Utsava): NamedUtsava => {
  const { name, epithet } = utsava;
  return {
    ...utsava,
    name: observanceLabel(IAST, name),
    sa: observanceLabel(DEVANAGARI, name),
    hi: observanceLabel(HINDI, name),
    nameCommon: observanceLabel(ENGLISH, name),
    epithet:
      epithet === null ? null : { iast: IAST.label('epithet', epithet), sa: DEVANAGARI.label('epithet', epithet) },
  };
};

/**
 * The observances of a civil year at a place, by date and then key (code points).
 *
 * Where the Sun does not rise on a date, near the poles, the day has no kāla: the rule falls back as if no day qualified,
 * and the decision says so.
 *
 * Source  the rows of src/data/observances; months by true new moons, nakṣatras and rāśis by Lahiri
 */
export function utsavasOf(kernel: Kernel, question: ObservanceQuestion): Result<NamedUtsavaYear, DomainError> {
  const year = keyedUtsavasOf(kernel, question);
  return year.ok ? ok({ ...year.value, utsavas: year.value.utsavas.map(named) }) : year;
}
