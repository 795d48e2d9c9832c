/** The default daśās of a chart. */
import { ASHTOTTARI } from '../../data/dashas/usual';
import type { Kernel } from '../../kernel/kernel';
import { type RashiLords, SINGLE_LORDS } from '../positions/singleLords';
import type { Positions } from '../positions/types';
import { type DashaOptions, dashaBirth, depthOf } from './birth';
import type { DefaultDasha } from './keys';
import { circlePlan } from './lords';
import { type DashaBirth, type DashaPlan, dashaOf } from './plan';
import { rashiPlan, USUAL_WAYS } from './rashi/plan';
import type { Dasha } from './types';
import { vimshottariPlan } from './vimshottariPlan';
import { yoginiPlan } from './yogini';

export const USUAL_PLANS: { [K in DefaultDasha]: (birth: DashaBirth) => DashaPlan<K> } = {
  vimshottari: vimshottariPlan,
  yogini: yoginiPlan,
  ashtottari: (birth) => circlePlan('ashtottari', ASHTOTTARI, birth),
  chara: (birth) => rashiPlan('chara', birth, USUAL_WAYS),
};

/** The rāśis have single lords. */
export const singleLords = (): RashiLords => SINGLE_LORDS;

/** One of the default daśās of a chart's positions with single lords; equal to that of `computeDasha`. */
export function computeUsualDasha<Key extends DefaultDasha>(
  kernel: Kernel,
  positions: Positions,
  key: Key,
  options: Omit<DashaOptions, 'coLords'> = {},
): Dasha<Key> {
  return dashaOf(kernel, USUAL_PLANS[key](dashaBirth(kernel, positions, options, singleLords)), depthOf(key, options));
}
