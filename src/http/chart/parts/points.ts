/** Upagrahas, special lagnas and grahas at war. */
import * as z from 'zod';
import { FIGHTING, type GrahaYuddha } from '../../../domain/chart/grahaYuddha';
import type { CountedLagna, SpecialLagnas } from '../../../domain/chart/specialLagnas';
import type { RisingPoint, Upagrahas } from '../../../domain/chart/upagrahas';
import { isoLocal, isoUtc } from '../../../domain/time/iso';
import { instant, localInstant } from '../../fields';
import { POINT, Point, presentPoint } from '../../point';
import { presentRashi, RASHI } from './rashi';

const Rising = z
  .object({ ...POINT, instant: instant('When it rises.'), instant_local: localInstant('The same.') })
  .meta({ id: 'RisingPoint', description: 'What rises at an instant of the day or night of birth.' })
  .nullable();
const OfSun = Point.nullable();

export const UpagrahasPart = z
  .object({
    gulika: Rising,
    mandi: Rising,
    dhuma: OfSun,
    vyatipata: OfSun,
    parivesha: OfSun,
    indrachapa: OfSun,
    upaketu: OfSun,
  })
  .meta({
    id: 'Upagrahas',
    description: 'Points without a body. Gulika and Māndi are null where the Sun does not rise and set.',
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
});

const Counted = z
  .object({ ...RASHI, degrees: z.number().min(0).lt(30).meta({ description: 'Degrees in it, by custom alone.' }) })
  .meta({ id: 'CountedLagna', description: 'A lagna that its rule gives as a rāśi.' })
  .nullable();

export const SpecialLagnasPart = z
  .object({ hora: OfSun, ghati: OfSun, bhava: OfSun, varnada: Counted, shri: OfSun, indu: Counted, pranapada: OfSun })
  .meta({
    id: 'SpecialLagnas',
    description: 'Special lagnas; null where the Sun does not rise and the rule needs it.',
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

const Fighting = z.enum(FIGHTING);

export const YuddhaPart = z
  .array(
    z
      .object({
        grahas: z.array(Fighting).length(2),
        separation_deg: z.number().min(0).lt(1).meta({ description: 'Apart in longitude, degrees.' }),
        north: Fighting.nullable().meta({ description: 'The one farther north.' }),
      })
      .meta({ id: 'GrahaYuddha' }),
  )
  .meta({ description: 'Pairs of the five star-like grahas nearer than a degree.' });

export const presentYuddha = (pairs: GrahaYuddha[]): z.output<typeof YuddhaPart> =>
  pairs.map(({ grahas, separationDeg, north }) => ({ grahas, separation_deg: separationDeg, north }));
