/** The pāraṇa of an ekādaśī by its school and the kind of its fast. */
import { type GaudiyaFast, PARANA_GAUDIYA, PARANA_SMARTA } from '../../../data/observances/times/parana';
import type { TimeChoice, TimeRule } from '../../../data/observances/times/rule';
import type { FastReason } from '../decision';
import type { Fasting } from '../engine/found';
import { nakshatraAt, type YearSky } from '../engine/sky';
import type { TimeContext } from './context';
import { resolved } from './resolve';
import type { ObservedTime } from './types';

/** The kind of a Gauḍīya fast by the reason for its day; a pure ekādaśī if absent. */
const GAUDIYA_FAST_OF: Partial<Record<FastReason, GaudiyaFast>> = {
  'no-sunrise': 'on-dvadashi',
  'dashami-at-arunodaya': 'on-dvadashi',
  unmilani: 'tithi-of-sunrise',
  'dvadashi-at-two-sunrises': 'tithi-of-sunrise',
  trisprisha: 'on-dvadashi',
  jaya: 'of-nakshatra',
  vijaya: 'of-nakshatra',
  jayanti: 'of-nakshatra',
  papanashini: 'of-nakshatra',
};

/** The rule of the pāraṇa of a fast. */
export function paranaRuleOf({ school, why }: Pick<Fasting, 'school' | 'why'>): TimeRule {
  return school === 'gaudiya' ? PARANA_GAUDIYA[GAUDIYA_FAST_OF[why] ?? 'pure'] : PARANA_SMARTA;
}

/** The pāraṇa of a fast, before the fast is dated. */
export function paranaTime(sky: YearSky, fasting: Fasting): ObservedTime {
  const { ekadashi, dvadashi, paranaDay } = fasting;
  const day = paranaDay - 1;
  const context: TimeContext = {
    kernel: null,
    sky,
    day,
    paranaDay,
    tithi: ekadashi,
    next: dvadashi,
    nakshatra: nakshatraAt(sky, sky.days[day]?.sunriseJd ?? ekadashi.startJd),
  };
  const rule = paranaRuleOf(fasting);
  const [time] = resolved(context, rule, rule.when as readonly TimeChoice[]);
  return time as ObservedTime;
}
