/** Upagrahas, special lagnas and grahas at war. */
import * as z from 'zod';
import { EIGHTH_NAMES, type EighthKey } from '../../../domain/chart/eighthNames';
import { FIGHTING, type GrahaYuddha } from '../../../domain/chart/grahaYuddha';
import type { CountedLagna, SpecialLagnas } from '../../../domain/chart/specialLagnas';
import { SPHUTA_NAMES, type SphutaKey } from '../../../domain/chart/sphutas';
import type { Placement } from '../../../domain/chart/types';
import type { RisingPoint, Upagrahas } from '../../../domain/chart/upagrahas';
import { isoLocal, isoUtc } from '../../../domain/time/iso';
import { forEach, instant, localInstant } from '../../shapes/kinds';
import { LABEL, labelFields } from '../../shapes/language';
import { POINT, Point, presentPoint } from '../../shapes/point';
import { presentRashi, RASHI } from '../../shapes/rashi';

const Rising = z
  .object({ ...POINT, instant: instant('When it rises.'), instant_local: localInstant('The same.'), label: LABEL })
  .meta({ id: 'RisingPoint', description: 'What rises at an instant of the day or night of birth.' })
  .nullable();
const NamedPoint = Point.extend({ label: LABEL }).meta({ id: 'NamedPoint', description: 'A point by its name.' });
const OfSun = NamedPoint.nullable();
const EIGHTHS = Object.keys(EIGHTH_NAMES) as EighthKey[];

export const UpagrahasPart = z
  .object({
    gulika: Rising,
    mandi: Rising,
    dhuma: OfSun,
    vyatipata: OfSun,
    parivesha: OfSun,
    indrachapa: OfSun,
    upaketu: OfSun,
    ...forEach(EIGHTHS, Rising.optional()).shape,
  })
  .meta({
    id: 'Upagrahas',
    description:
      'Points without a body. Those that rise at an instant are null where the Sun does not rise and set. Kāla, Mṛtyu, ' +
      'Ardhaprahara and Yamaghaṇṭaka are there when `include` names `upagrahas`.',
  });

const presentRising = (of: RisingPoint | null, tzHours: number) =>
  of && { ...presentPoint(of), instant: isoUtc(of.jdUt), instant_local: isoLocal(of.jdUt, tzHours) };

export const presentUpagrahas = (of: Upagrahas, tzHours: number): z.output<typeof UpagrahasPart> => ({
  gulika: presentRising(of.gulika, tzHours),
  mandi: presentRising(of.mandi, tzHours),
  dhuma: of.dhuma && presentPoint(of.dhuma),
  vyatipata: of.vyatipata && presentPoint(of.vyatipata),
  parivesha: of.parivesha && presentPoint(of.parivesha),
  indrachapa: of.indrachapa && presentPoint(of.indrachapa),
  upaketu: of.upaketu && presentPoint(of.upaketu),
  ...Object.fromEntries(
    EIGHTHS.filter((key) => of[key] !== undefined).map((key) => [key, presentRising(of[key] ?? null, tzHours)]),
  ),
});

const Counted = z
  .object({
    ...RASHI,
    degrees: z.number().min(0).lt(30).meta({ description: 'Degrees in it, by custom alone.' }),
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

const presentCounted = (of: CountedLagna | null) => of && { ...presentRashi(of.rashi), degrees: of.degrees };

export const presentSpecialLagnas = (of: SpecialLagnas): z.output<typeof SpecialLagnasPart> => ({
  hora: of.hora && presentPoint(of.hora),
  ghati: of.ghati && presentPoint(of.ghati),
  bhava: of.bhava && presentPoint(of.bhava),
  varnada: presentCounted(of.varnada),
  shri: of.shri && presentPoint(of.shri),
  indu: presentCounted(of.indu),
  pranapada: of.pranapada && presentPoint(of.pranapada),
});

const SPHUTAS = Object.keys(SPHUTA_NAMES) as SphutaKey[];

export const SphutasPart = forEach(
  SPHUTAS,
  z
    .object({ name: z.string().meta({ description: 'Name in IAST.' }), sa: z.string(), ...POINT, label: LABEL })
    .meta({ id: 'Sphuta' })
    .nullable(),
).meta({
  id: 'Sphutas',
  description: 'Sums of longitudes (Praśna-mārga 5). Those with Gulika are null where the Sun does not rise and set.',
});

export const presentSphutas = (sphutas: Record<SphutaKey, Placement | null>): z.output<typeof SphutasPart> =>
  Object.fromEntries(
    SPHUTAS.map((key) => {
      const at = sphutas[key];
      const { iast: name, sa } = SPHUTA_NAMES[key];
      return [key, at && { name, sa, ...presentPoint(at) }];
    }),
  ) as z.output<typeof SphutasPart>;

const Fighting = z.enum(FIGHTING);

export const YuddhaPart = z
  .array(
    z
      .object({
        grahas: z.array(Fighting).length(2),
        ...labelFields('north'),
        separation_deg: z.number().min(0).lt(1).meta({ description: 'Apart in longitude, degrees.' }),
        north: Fighting.nullable().meta({ description: 'The one farther north.' }),
      })
      .meta({ id: 'GrahaYuddha' }),
  )
  .meta({ description: 'Pairs of the five star-like grahas within one degree of each other.' });

export const presentYuddha = (pairs: GrahaYuddha[]): z.output<typeof YuddhaPart> =>
  pairs.map(({ grahas, separationDeg, north }) => ({ grahas, separation_deg: separationDeg, north }));
