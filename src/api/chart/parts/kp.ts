import * as z from 'zod';
import { GRAHA_KEYS, NODE_KEYS } from '../../../data/keys';
import { KP_LEVELS } from '../../../domain/kp/significators';
import { almanacNumber, circleDeg, forEach } from '../../shapes/kinds';
import { labelFields } from '../../shapes/language';
import { GrahaKeyEnum, NakshatraEnum } from '../../shapes/names';
import { NAKSHATRA_NUMBER, PLACEMENT, RASHI } from '../../shapes/placement';

const PLACE = {
  sidereal_deg: circleDeg('Sidereal longitude with the KP ayanāṃśa, degrees.'),
  ...RASHI,
  sign_lord: GrahaKeyEnum,
  star_lord: GrahaKeyEnum,
  sub_lord: GrahaKeyEnum,
  sub_sub_lord: GrahaKeyEnum,
  ...labelFields('sign_lord', 'star_lord', 'sub_lord', 'sub_sub_lord'),
  division: almanacNumber(249, 'Which of the 249 divisions by sub and rāśi holds it.'),
  boundary_arcsec: z.number().min(0).describe('Distance to the nearest boundary where one of its lords changes.'),
  boundary_seconds: PLACEMENT.boundarySeconds,
};

const house = almanacNumber(12, 'House by Placidus cusps.');

const Houses = forEach(KP_LEVELS, z.array(house)).meta({ id: 'KpHousesByLevel' });

const Grahas = forEach(KP_LEVELS, z.array(GrahaKeyEnum)).meta({
  id: 'KpGrahasByLevel',
  description: 'A: grahas in the star of an occupant. B: occupants. C: grahas in the star of the lord. D: the lord.',
});

export const Significators = z
  .object({
    houses: z
      .array(z.object({ house, levels: Grahas }))
      .length(12)
      .describe('The grahas that signify each house, by level, strongest first.'),
    grahas: forEach(GRAHA_KEYS, Houses).describe('The houses that each graha signifies, by level.'),
    nodes: forEach(NODE_KEYS, z.object({ acts_for: z.array(GrahaKeyEnum), houses: Houses })).describe(
      'The grahas for which the nodes act: the lord of their rāśi, and grahas with them.',
    ),
  })
  .meta({ id: 'KpSignificators', description: 'The significators of a chart.' });

const Cusps = z
  .array(z.object({ house, ...PLACE }).meta({ id: 'KpCusp' }))
  .length(12)
  .nullable()
  .describe('Placidus cusps for the geographic latitude; null beyond the polar circles, where some do not exist.');

const KpGrahas = forEach(GRAHA_KEYS, z.object({ ...PLACE, house: house.nullable() }).meta({ id: 'KpGraha' }));

export const KpPart = z
  .object({
    ayanamsha: z
      .object({ key: z.enum(['kp', 'kp-vp291']), deg: z.number() })
      .describe('The old KP ayanāṃśa, or that of VP291 in a chart that has it.'),
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

export const KpHoraryPart = z
  .object({
    number: almanacNumber(249, 'The number of the request.'),
    start_deg: circleDeg('Beginning of its division, which rises: sidereal degrees with the KP ayanāṃśa.'),
    end_deg: z.number().min(0).max(360).describe('End of its division.'),
    ...RASHI,
    nakshatra: NakshatraEnum,
    nakshatra_index: NAKSHATRA_NUMBER,
    sign_lord: GrahaKeyEnum,
    star_lord: GrahaKeyEnum,
    sub_lord: GrahaKeyEnum,
    cusps: Cusps,
    grahas: KpGrahas,
    significators: Significators.nullable(),
    ...labelFields('nakshatra', 'sign_lord', 'star_lord', 'sub_lord'),
  })
  .meta({ id: 'KpHorary', description: 'KP horary: the number chooses the lagna, the grahas are of the moment.' });
