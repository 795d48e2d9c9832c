/** The plans of Viṃśottarī for a birth. */
import { VIMSHOTTARI } from '../../data/dashas/usual';
import { circlePlan } from './lords';
import type { DashaBirth, DashaPlan } from './plan';
import { vimshottariRule } from './vimshottari';

/** The plan of Viṃśottarī. */
export const vimshottariPlan = (birth: DashaBirth): DashaPlan<'vimshottari'> => ({
  ...circlePlan('vimshottari', VIMSHOTTARI, birth),
  rule: vimshottariRule({ ...birth, moonDeg: birth.standing.lonDeg('moon') }),
});

/** The same from the Moon with the KP ayanāṃśa, whatever the chart's ayanāṃśa. */
export const kpVimshottariPlan = (birth: DashaBirth): DashaPlan<'kp-vimshottari'> => ({
  ...circlePlan('kp-vimshottari', VIMSHOTTARI, birth, birth.kpMoonDeg),
  rule: vimshottariRule({ ...birth, moonDeg: birth.kpMoonDeg }),
});
