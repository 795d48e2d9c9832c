/**
 * Finds the occurrences of rules over a sky. Each rule is evaluated once, after its dependencies; equal rules share
 * their results.
 */

import type { Tradition } from '../../../data/observances/practice';
import type { UtsavaRule } from '../../../data/observances/rule';
import type { Almanac } from '../../../kernel/almanac';
import { type DomainError, ok, type Result } from '../../result';
import { byEkadashi } from './ekadashi';
import type { Found } from './found';
import { byNakshatra } from './nakshatra';
import { byDate, byRelation, byWeekday } from './relative';
import type { YearSky } from './sky';
import { bySun } from './solar';
import { bySyzygy } from './syzygy';
import { byJunction, byTithi } from './tithi';

/**
 * Identifies how a rule determines the day. Rows with equal signatures share their occurrences. A text for rules by
 * tithi, otherwise the rule itself.
 */
export type Signature = string | UtsavaRule;

export function signatureOf(rule: UtsavaRule): Signature {
  if (rule.by !== 'tithi') return rule;
  const { month, paksha, tithi, kala, onTwo, onNone, leastGhatis, vara, sunRashi, onTwice, adhika, exception } = rule;
  const day = `${month} ${paksha} ${tithi} ${kala} ${onTwo} ${onNone} ${leastGhatis} ${exception}`;
  return `${day} ${vara} ${sunRashi} ${onTwice} ${adhika} ${rule.decidedAt?.name}`;
}

export type Finder = (rule: UtsavaRule, signature?: Signature) => Result<readonly Found[], DomainError>;

/** @param ruleOf  the rule of an observance by its key, in the requested tradition and region */
export function finder(
  kernel: Almanac,
  sky: YearSky,
  ruleOf: (key: string, tradition?: Tradition) => UtsavaRule,
): Finder {
  const known = new Map<Signature, Result<readonly Found[], DomainError>>();

  /** The occurrences of the observance that another one follows, without its pāraṇas and second fast days. */
  function basesOf(key: string, tradition?: Tradition): Result<readonly Found[], DomainError> {
    const found = find(ruleOf(key, tradition));
    return found.ok ? ok(found.value.filter(({ part }) => part === undefined)) : found;
  }

  function run(rule: UtsavaRule): Result<readonly Found[], DomainError> {
    switch (rule.by) {
      case 'tithi':
        return byTithi(kernel, sky, rule);
      case 'junction':
        return ok(byJunction(sky, rule));
      case 'nakshatra':
        return byNakshatra(kernel, sky, rule);
      case 'solar':
        return bySun(kernel, sky, rule);
      case 'ekadashi':
        return ok(byEkadashi(sky, rule));
      case 'date':
        return ok(byDate(sky, rule));
      case 'syzygy':
        return ok(bySyzygy(sky, rule));
      case 'relative': {
        const bases = basesOf(rule.to, rule.of);
        return bases.ok ? ok(byRelation(sky, rule, bases.value)) : bases;
      }
      case 'weekday': {
        if ('each' in rule.on) return ok(byWeekday(sky, rule, []));
        const bases = basesOf(rule.on.onOrBefore);
        return bases.ok ? ok(byWeekday(sky, rule, bases.value)) : bases;
      }
    }
  }

  function find(rule: UtsavaRule, signature = signatureOf(rule)): Result<readonly Found[], DomainError> {
    const before = known.get(signature);
    if (before) return before;
    const found = run(rule);
    known.set(signature, found);
    return found;
  }

  return find;
}
