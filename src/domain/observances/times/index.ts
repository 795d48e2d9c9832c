/** The times of an observance on its day: of its rule, of its fast, of its saṅkrānti or of its eclipse. */
import type { UtsavaRule } from '../../../data/observances/rule';
import { ECLIPSE_TIMES, timesOf } from '../../../data/observances/times';
import { fastTimes } from '../../../data/observances/times/parana';
import { TIME_KEYS, type TimeRule } from '../../../data/observances/times/rule';
import type { Eclipse } from '../../../kernel/almanac';
import type { Kernel } from '../../../kernel/kernel';
import type { Found } from '../engine/found';
import { nakshatraAt, tithiAt, type YearSky } from '../engine/sky';
import type { TimeContext } from './context';
import { eclipseTimes } from './eclipse';
import { paranaRuleOf } from './parana';
import { punyaKala } from './punya';
import { computed, resolved } from './resolve';
import type { ObservedTime } from './types';

function contextOf(kernel: Kernel, sky: YearSky, found: Found): TimeContext {
  const { day, momentJd, fasting } = found;
  // The moment of a junction is the end of its tithi.
  const tithiJd = found.kala === 'tithi' ? (found.window?.startJd ?? momentJd) : momentJd;
  const tithi = fasting?.ekadashi ?? tithiAt(sky, tithiJd);
  return {
    kernel,
    sky,
    day,
    paranaDay: fasting?.paranaDay ?? day + 1,
    tithi,
    next: fasting?.dvadashi ?? tithiAt(sky, tithi.endJd),
    nakshatra: nakshatraAt(sky, momentJd),
  };
}

function ofRule(context: TimeContext, found: Found, rule: TimeRule, sunDeg: number | null): readonly ObservedTime[] {
  const { when } = rule;
  if (typeof when !== 'string') return resolved(context, rule, when);
  const sankrantiJd = found.also?.sankrantiJd ?? null;
  if (sankrantiJd === null || sunDeg === null) return [];
  if (when === 'sankranti') return computed(rule, [{ startJd: sankrantiJd, endJd: sankrantiJd }]);
  const kala = punyaKala(context.sky, found.day, sankrantiJd, sunDeg / 30 + 1);
  if (typeof kala === 'string') return computed(rule, kala);
  return computed(rule, [when === 'punya-kala' ? kala.punya : kala.maha]);
}

const ORDER = new Map(TIME_KEYS.map((key, i) => [key, i]));
const QUALITY_ORDER = { best: 0, allowed: 1, 'last-resort': 2, avoid: 3 } as const;

/** The preferred rules before others, and each in the order of keys. */
const byQuality = (a: TimeRule, b: TimeRule): number =>
  QUALITY_ORDER[a.quality] - QUALITY_ORDER[b.quality] || (ORDER.get(a.key) as number) - (ORDER.get(b.key) as number);

const ORDERED = new WeakMap<readonly TimeRule[], readonly TimeRule[]>();

/** The same rules in their order; the same list for the same rules. */
function ordered(rules: readonly TimeRule[]): readonly TimeRule[] {
  const known = ORDERED.get(rules);
  if (known) return known;
  const list = rules.toSorted(byQuality);
  ORDERED.set(rules, list);
  return list;
}

/** Adds times of one rule, in order of time among times of the same key and quality. */
function addInOrder(times: ObservedTime[], added: readonly ObservedTime[]): void {
  for (const time of added) {
    let i = times.push(time) - 1;
    for (; i > 0; i--) {
      const before = times[i - 1] as ObservedTime;
      if (byQuality(before.rule, time.rule) !== 0 || (before.startJd ?? 0) <= (time.startJd ?? 0)) break;
      times[i] = before;
    }
    times[i] = time;
  }
}

const FAST_TIMES = new Map<TimeRule, readonly TimeRule[]>();

/** The times that an occurrence of a rule has; the same list for the same rule or kind of fast. */
export function timeRulesOf({ fasting }: Found, rule: UtsavaRule): readonly TimeRule[] {
  if (!fasting) return timesOf(rule);
  const parana = paranaRuleOf(fasting);
  const times = FAST_TIMES.get(parana) ?? fastTimes(parana);
  FAST_TIMES.set(parana, times);
  return times;
}

/**
 * The times of an occurrence of a rule, the preferred ones first.
 *
 * @param found  of the rule, on one of the days of the sky
 * @param rules  from `timeRulesOf`
 */
export function observedTimes(
  kernel: Kernel,
  sky: YearSky,
  found: Found,
  rule: UtsavaRule,
  rules: readonly TimeRule[],
): ObservedTime[] {
  const context = contextOf(kernel, sky, found);
  const sunDeg = rule.by === 'solar' ? rule.sunDeg : null;
  const times: ObservedTime[] = [];
  for (const one of ordered(rules)) addInOrder(times, ofRule(context, found, one, sunDeg));
  return times;
}

/** The times of an eclipse at the place of a sky. */
export function observedEclipse(kernel: Kernel, sky: YearSky, eclipse: Eclipse): ObservedTime[] {
  const times: ObservedTime[] = [];
  addInOrder(times, eclipseTimes(kernel, sky.place, eclipse, ordered(ECLIPSE_TIMES)));
  return times;
}
