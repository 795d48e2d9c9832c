/** The default daśās of a chart. */
import { ASHTOTTARI } from '../../data/dashas/usual';
import { type RashiLords, SINGLE_LORDS } from '../positions/singleLords';
import type { DefaultDasha } from './keys';
import { circlePlan } from './lords';
import type { DashaBirth, DashaPlan } from './plan';
import { rashiPlan, USUAL_WAYS } from './rashi/plan';
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
