/** Upagrahas, special lagnas and grahas at war. */
import * as z from 'zod';
import { EIGHTH_KEYS, SPHUTA_KEYS } from '../../../data/chart/upagrahas';
import { PLANET_KEYS } from '../../../data/keys';
import { forEach, instant, localInstant } from '../../shapes/kinds';
import { IAST, LABEL, labelFields } from '../../shapes/language';
import { RASHI } from '../../shapes/placement';
import { POINT, Point } from '../../shapes/point';

const Rising = z
  .object({ ...POINT, instant: instant('When it rises.'), instant_local: localInstant('The same.'), label: LABEL })
  .meta({ id: 'RisingPoint', description: 'What rises at an instant of the day or night of birth.' })
  .nullable();

const NamedPoint = Point.extend({ label: LABEL }).meta({ id: 'NamedPoint', description: 'A point by its name.' });

const OfSun = NamedPoint.nullable();

export const UpagrahasPart = z
  .object({
    gulika: Rising,
    mandi: Rising,
    dhuma: OfSun,
    vyatipata: OfSun,
    parivesha: OfSun,
    indrachapa: OfSun,
    upaketu: OfSun,
    ...forEach(EIGHTH_KEYS, Rising.optional()).shape,
  })
  .meta({
    id: 'Upagrahas',
    description:
      'Points without a body. Those that rise at an instant are null where the Sun does not rise and set. Kāla, Mṛtyu, ' +
      'Ardhaprahara and Yamaghaṇṭaka are there when `include` names `upagrahas`.',
  });

const Counted = z
  .object({
    ...RASHI,
    degrees: z.number().min(0).lt(30).describe('Degrees in it, by custom alone.'),
    label: LABEL,
  })
  .meta({ id: 'CountedLagna', description: 'A lagna that its rule gives as a rāśi.' })
  .nullable();

export const SpecialLagnasPart = z
  .object({ hora: OfSun, ghati: OfSun, bhava: OfSun, varnada: Counted, shri: OfSun, indu: Counted, pranapada: OfSun })
  .meta({
    id: 'SpecialLagnas',
    description: 'Special lagnas. Those that need a sunrise are null without one.',
  });

export const SphutasPart = forEach(
  SPHUTA_KEYS,
  z
    .object({ name: IAST, sa: z.string(), ...POINT, label: LABEL })
    .meta({ id: 'Sphuta' })
    .nullable(),
).meta({
  id: 'Sphutas',
  description: 'Sums of longitudes (Praśna-mārga 5). Those with Gulika are null where the Sun does not rise and set.',
});

const Fighting = z.enum(PLANET_KEYS);

export const YuddhaPart = z
  .array(
    z
      .object({
        grahas: z.array(Fighting).length(2),
        ...labelFields('north'),
        separation_deg: z.number().min(0).lt(1).describe('Apart in longitude, degrees.'),
        north: Fighting.nullable().describe('The one farther north.'),
      })
      .meta({ id: 'GrahaYuddha' }),
  )
  .describe('Pairs of the five star-like grahas within one degree of each other.');
