import * as z from 'zod';
import { GRAHA_KEYS, NODE_KEYS } from '../../../domain/keys';
import type { KpHorary } from '../../../domain/kp/horary';
import type { Kp, KpCusp, KpGraha, KpPlacement } from '../../../domain/kp/kp';
import type { KpRulingPlanets } from '../../../domain/kp/rulingPlanets';
import { type ByLevel, KP_LEVELS, type KpSignificators } from '../../../domain/kp/significators';
import { nakshatraName } from '../../../domain/names';
import { almanacNumber, circleDeg, forEach } from '../../shapes/kinds';
import { labelFields } from '../../shapes/language';
import { GrahaKeyEnum, NakshatraEnum } from '../../shapes/names';
import { presentRashi, RASHI } from '../../shapes/rashi';
import { mapValues } from '../../shapes/values';

const PLACE = {
  sidereal_deg: circleDeg('Sidereal longitude with the KP ayanāṃśa, degrees.'),
  ...RASHI,
  sign_lord: GrahaKeyEnum,
  star_lord: GrahaKeyEnum,
  sub_lord: GrahaKeyEnum,
  sub_sub_lord: GrahaKeyEnum,
  ...labelFields('sign_lord', 'star_lord', 'sub_lord', 'sub_sub_lord'),
  division: almanacNumber(249, 'Which of the 249 divisions by sub and rāśi holds it.'),
  boundary_arcsec: z
    .number()
    .min(0)
    .meta({ description: 'Distance to the nearest boundary where one of its lords changes.' }),
  boundary_seconds: z.number().min(0).nullable().meta({
    description: 'The same as a change of birth time in seconds, at its current speed. Null for a stationary graha.',
  }),
};
const house = almanacNumber(12, 'House by Plācidus cusps.');
const Houses = forEach(KP_LEVELS, z.array(house)).meta({ id: 'KpHousesByLevel' });
const Grahas = forEach(KP_LEVELS, z.array(GrahaKeyEnum)).meta({
  id: 'KpGrahasByLevel',
  description: 'A: grahas in the star of an occupant. B: occupants. C: grahas in the star of the lord. D: the lord.',
});

const Significators = z.object({
  houses: z
    .array(z.object({ house, levels: Grahas }))
    .length(12)
    .meta({ description: 'The grahas that signify each house, by level, strongest first.' }),
  grahas: forEach(GRAHA_KEYS, Houses).meta({ description: 'The houses that each graha signifies, by level.' }),
  nodes: forEach(NODE_KEYS, z.object({ acts_for: z.array(GrahaKeyEnum), houses: Houses })).meta({
    description: 'The grahas for which the nodes act: the lord of their rāśi, and grahas with them.',
  }),
});

const Cusps = z
  .array(z.object({ house, ...PLACE }).meta({ id: 'KpCusp' }))
  .length(12)
  .nullable()
  .meta({
    description: 'Plācidus cusps for the geographic latitude; null beyond the polar circles, where some do not exist.',
  });
const KpGrahas = forEach(GRAHA_KEYS, z.object({ ...PLACE, house: house.nullable() }).meta({ id: 'KpGraha' }));

export const KpPart = z
  .object({
    ayanamsha: z
      .object({ key: z.enum(['kp', 'kp-vp291']), deg: z.number() })
      .meta({ description: 'The old KP ayanāṃśa, or that of VP291 in a chart that has it.' }),
    cusps: Cusps,
    grahas: KpGrahas,
    significators: Significators.nullable(),
    ruling_planets: z.object({
      lagna_star_lord: GrahaKeyEnum,
      lagna_sign_lord: GrahaKeyEnum,
      moon_star_lord: GrahaKeyEnum,
      moon_sign_lord: GrahaKeyEnum,
      vara_lord: GrahaKeyEnum.nullable(),
      lagna_sub_lord: GrahaKeyEnum,
      ...labelFields(
        'lagna_star_lord',
        'lagna_sign_lord',
        'moon_star_lord',
        'moon_sign_lord',
        'vara_lord',
        'lagna_sub_lord',
      ),
      nodes: z.array(z.enum(NODE_KEYS)),
    }),
  })
  .meta({ id: 'Kp', description: 'Kṛṣṇamūrti paddhati.' });

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
    // The domain takes one of these two.
    ayanamsha: { key: ayanamsha as 'kp' | 'kp-vp291', deg: ayanamshaDeg },
    cusps: presentCusps(cusps),
    grahas: presentGrahas(grahas),
    significators: significators && presentSignificators(significators),
    ruling_planets: presentRuling(rulingPlanets),
  };
}

export const KpHoraryPart = z
  .object({
    number: almanacNumber(249, 'The number of the request.'),
    start_deg: circleDeg('Beginning of its division, which rises: sidereal degrees with the KP ayanāṃśa.'),
    end_deg: z.number().min(0).max(360).meta({ description: 'End of its division.' }),
    ...RASHI,
    nakshatra: NakshatraEnum,
    nakshatra_index: almanacNumber(27, 'Number of the nakṣatra from Aśvinī.'),
    sign_lord: GrahaKeyEnum,
    star_lord: GrahaKeyEnum,
    sub_lord: GrahaKeyEnum,
    cusps: Cusps,
    grahas: KpGrahas,
    significators: Significators.nullable(),
    ...labelFields('nakshatra', 'sign_lord', 'star_lord', 'sub_lord'),
  })
  .meta({ id: 'KpHorary', description: 'KP horary: the number chooses the lagna, the grahas are of the moment.' });

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
