/** The births of kp.json in the terms of the domain. */
import type { GrahaKey } from '../../../src/data/keys';
import type { KpLongitudes } from '../../../src/domain/kp/kp';
import { type Birth, grahaOf, type ReferenceGraha, records } from '../support/cases';
import { keyed } from '../support/standing';

const LEVELS = ['star', 'sub', 'sub_sub', 'sub4', 'sub5'] as const;
type Lords = Record<(typeof LEVELS)[number] | 'sign', ReferenceGraha>;

export interface KpCase extends Birth {
  cusps: number[];
  expected: {
    grahas: Record<ReferenceGraha, Lords>;
    cusps: Record<string, Lords>;
    graha_house_placidus: Record<ReferenceGraha, number>;
  };
}
export const BIRTHS = records<KpCase>('kp');

/** Star lord, sub lord and so on, five levels. */
export const ladderOfCase = (lords: Lords): GrahaKey[] => LEVELS.map((level) => grahaOf(lords[level]));

export const lordsOfCase = ({ sign, star, sub, sub_sub }: Lords) => ({
  signLord: grahaOf(sign),
  starLord: grahaOf(star),
  subLord: grahaOf(sub),
  subSubLord: grahaOf(sub_sub),
});

export const longitudesOf = ({ lon, cusps }: KpCase): KpLongitudes => ({
  grahasDeg: keyed(lon),
  ascendantDeg: lon.lagna,
  cuspsDeg: cusps,
});
