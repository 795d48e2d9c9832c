import type { SentenceLanguage } from '../../../data/language';
import type { AppliedRule } from '../../../domain/observances/types';
import { english } from './english';
import { hindi } from './hindi';
import { ruleWriter } from './ruleWriter';

/** A writer that writes each rule once: rows share them, and an answer repeats them. */
function remembering(write: (rule: AppliedRule) => string): (rule: AppliedRule) => string {
  const known = new WeakMap<AppliedRule, string>();
  return (rule) => {
    const before = known.get(rule);
    if (before !== undefined) return before;
    const text = write(rule);
    known.set(rule, text);
    return text;
  };
}

const WRITERS = { en: remembering(ruleWriter(english)), hi: remembering(ruleWriter(hindi)) } as const;

/** A rule in a few sentences. */
export const ruleWords = (rule: AppliedRule, language: SentenceLanguage): string => WRITERS[language](rule);
