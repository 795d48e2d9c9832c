import * as z from 'zod';
import { NODE_KEYS } from '../../../domain/chart/standing';
import type { Kp, KpPlacement } from '../../../domain/kp/kp';
import type { KpRulingPlanets } from '../../../domain/kp/rulingPlanets';
import { type ByLevel, KP_LEVELS } from '../../../domain/kp/significators';
import { almanacNumber, circleDeg, forEach } from '../../fields';
import { GRAHA_KEYS, GrahaKeyEnum } from '../../names';
import { presentRashi, RASHI } from './rashi';
import { mapValues } from './values';

const PLACE = {
  sidereal_deg: circleDeg('With the KP ayanāṃśa, degrees.'),
  ...RASHI,
  sign_lord: GrahaKeyEnum,
  star_lord: GrahaKeyEnum,
  sub_lord: GrahaKeyEnum,
  sub_sub_lord: GrahaKeyEnum,
  division: almanacNumber(249, 'Which of the 249 divisions by sub and rāśi holds it.'),
  boundary_arcsec: z
    .number()
    .min(0)
    .meta({ description: 'Distance to the nearest edge at which one of its lords changes.' }),
  boundary_seconds: z.number().min(0).nullable().meta({
    description: 'The same as seconds of birth time at its present speed; null where it stands still.',
  }),
};
const house = almanacNumber(12, 'A house by the Plācidus cusps.');
const Houses = forEach(KP_LEVELS, z.array(house)).meta({ id: 'KpHousesByLevel' });
const Grahas = forEach(KP_LEVELS, z.array(GrahaKeyEnum)).meta({
  id: 'KpGrahasByLevel',
  description: 'A in the star of an occupant, B occupants, C in the star of the lord, D the lord.',
});

const Significators = z.object({
  houses: z
    .array(z.object({ house, levels: Grahas }))
    .length(12)
    .meta({ description: 'The grahas that signify each house, by level, strongest first.' }),
  grahas: forEach(GRAHA_KEYS, Houses).meta({ description: 'The houses that each graha signifies, by level.' }),
  nodes: forEach(NODE_KEYS, z.object({ acts_for: z.array(GrahaKeyEnum), houses: Houses })).meta({
    description: 'For whom the nodes act: the lord of their rāśi and those with them.',
  }),
});

export const KpPart = z
  .object({
    ayanamsha: z.object({ key: z.literal('kp'), deg: z.number() }),
    cusps: z
      .array(z.object({ house, ...PLACE }).meta({ id: 'KpCusp' }))
      .length(12)
      .nullable()
      .meta({ description: 'Plācidus; null beyond the polar circles, where some do not exist.' }),
    grahas: forEach(GRAHA_KEYS, z.object({ ...PLACE, house: house.nullable() }).meta({ id: 'KpGraha' })),
    significators: Significators.nullable(),
    ruling_planets: z.object({
      lagna_star_lord: GrahaKeyEnum,
      lagna_sign_lord: GrahaKeyEnum,
      moon_star_lord: GrahaKeyEnum,
      moon_sign_lord: GrahaKeyEnum,
      vara_lord: GrahaKeyEnum.nullable(),
      lagna_sub_lord: GrahaKeyEnum,
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

export function presentKp({ ayanamshaDeg, cusps, grahas, significators, rulingPlanets }: Kp): z.output<typeof KpPart> {
  return {
    ayanamsha: { key: 'kp', deg: ayanamshaDeg },
    cusps: cusps?.map((cusp) => ({ house: cusp.house, ...presentPlace(cusp) })) ?? null,
    grahas: mapValues(grahas, (graha) => ({ ...presentPlace(graha), house: graha.house })),
    significators: significators && {
      houses: significators.houses.map(({ house: number, ...levels }) => ({ house: number, levels: byLevel(levels) })),
      grahas: mapValues(significators.grahas, byLevel),
      nodes: mapValues(significators.nodes, ({ actsFor, houses }) => ({ acts_for: actsFor, houses: byLevel(houses) })),
    },
    ruling_planets: presentRuling(rulingPlanets),
  };
}
