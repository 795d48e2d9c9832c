import type * as z from 'zod';
import { nakshatraName } from '../../../../build/lexicon/terms/nakshatra';
import type { GRAHA_KEYS } from '../../../data/keys';
import type { KpHorary } from '../../../domain/kp/horary';
import type { Kp, KpCusp, KpGraha, KpPlacement } from '../../../domain/kp/kp';
import type { KpRulingPlanets } from '../../../domain/kp/rulingPlanets';
import type { ByLevel, KpSignificators } from '../../../domain/kp/significators';
import { presentRashi } from '../../shapes/presentPoint';
import { mapValues } from '../../shapes/values';
import type { KpHoraryPart, KpPart, Significators } from './kp';

const presentPlace = ({ siderealDeg, rashi, signLord, starLord, subLord, subSubLord, ...rest }: KpPlacement) => ({
  sidereal_deg: siderealDeg,
  ...presentRashi(rashi),
  sign_lord: signLord,
  star_lord: starLord,
  sub_lord: subLord,
  sub_sub_lord: subSubLord,
  division: rest.division,
  boundary_arcsec: rest.boundaryArcsec,
  boundary_seconds: rest.boundarySeconds,
});

const byLevel = <T>({ A, B, C, D }: ByLevel<T>): ByLevel<T> => ({ A, B, C, D });

const presentRuling = (of: KpRulingPlanets): z.output<typeof KpPart>['ruling_planets'] => ({
  lagna_star_lord: of.lagnaStarLord,
  lagna_sign_lord: of.lagnaSignLord,
  moon_star_lord: of.moonStarLord,
  moon_sign_lord: of.moonSignLord,
  vara_lord: of.varaLord,
  lagna_sub_lord: of.lagnaSubLord,
  nodes: of.nodes,
});

const presentCusps = (cusps: KpCusp[] | null) =>
  cusps?.map((cusp) => ({ house: cusp.house, ...presentPlace(cusp) })) ?? null;

const presentGrahas = (grahas: Record<(typeof GRAHA_KEYS)[number], KpGraha>) =>
  mapValues(grahas, (graha) => ({ ...presentPlace(graha), house: graha.house }));

const presentSignificators = ({ houses, grahas, nodes }: KpSignificators): z.output<typeof Significators> => ({
  houses: houses.map(({ house: number, ...levels }) => ({ house: number, levels: byLevel(levels) })),
  grahas: mapValues(grahas, byLevel),
  nodes: mapValues(nodes, ({ actsFor, houses: held }) => ({ acts_for: actsFor, houses: byLevel(held) })),
});

export function presentKp(kp: Kp): z.output<typeof KpPart> {
  const { ayanamsha, ayanamshaDeg, cusps, grahas, significators, rulingPlanets } = kp;
  return {
    // The domain uses one of these two.
    ayanamsha: { key: ayanamsha as 'kp' | 'kp-vp291', deg: ayanamshaDeg },
    cusps: presentCusps(cusps),
    grahas: presentGrahas(grahas),
    significators: significators && presentSignificators(significators),
    ruling_planets: presentRuling(rulingPlanets),
  };
}

export const presentKpHorary = (horary: KpHorary): z.output<typeof KpHoraryPart> => ({
  number: horary.number,
  start_deg: horary.startDeg,
  end_deg: horary.endDeg,
  ...presentRashi(horary.rashi),
  nakshatra: nakshatraName(horary.nakshatra).iast,
  nakshatra_index: horary.nakshatra,
  sign_lord: horary.signLord,
  star_lord: horary.starLord,
  sub_lord: horary.subLord,
  cusps: presentCusps(horary.cusps),
  grahas: presentGrahas(horary.grahas),
  significators: horary.significators && presentSignificators(horary.significators),
});
