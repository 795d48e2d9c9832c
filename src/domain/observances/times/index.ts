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

function ofRule(context: TimeContext, found: Found, rule: TimeRule, sunDeg: number | null): ObservedTime[] {
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

/** The preferred times before others, and each in order of time. */
const inOrder = (times: ObservedTime[]): ObservedTime[] =>
  times.sort(
    (a, b) =>
      QUALITY_ORDER[a.rule.quality] - QUALITY_ORDER[b.rule.quality] ||
      (ORDER.get(a.key) as number) - (ORDER.get(b.key) as number) ||
      (a.startJd ?? 0) - (b.startJd ?? 0),
  );

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
  return inOrder(rules.flatMap((one) => ofRule(context, found, one, sunDeg)));
}

/** The times of an eclipse at the place of a sky. */
export const observedEclipse = (kernel: Kernel, sky: YearSky, eclipse: Eclipse): ObservedTime[] =>
  inOrder(eclipseTimes(kernel, sky.place, eclipse, ECLIPSE_TIMES));
