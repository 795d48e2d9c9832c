/** Upagrahas, special lagnas and grahas at war, as fields of a response. */
import type * as z from 'zod';
import { SPHUTA_NAMES } from '../../../../build/lexicon/terms/sphuta';
import { EIGHTH_KEYS, SPHUTA_KEYS, type SphutaKey } from '../../../data/chart/upagrahas';
import type { GrahaYuddha } from '../../../domain/chart/grahaYuddha';
import type { CountedLagna, SpecialLagnas } from '../../../domain/chart/specialLagnas';
import type { RisingPoint, Upagrahas } from '../../../domain/chart/upagrahas';
import type { Placement } from '../../../domain/positions/types';
import { isoLocal, isoUtc } from '../../../domain/time/iso';
import { presentPoint, presentRashi } from '../../shapes/presentPoint';
import type { SpecialLagnasPart, SphutasPart, UpagrahasPart, YuddhaPart } from './points';

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
    EIGHTH_KEYS.filter((key) => of[key] !== undefined).map((key) => [key, presentRising(of[key] ?? null, tzHours)]),
  ),
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

export const presentSphutas = (sphutas: Record<SphutaKey, Placement | null>): z.output<typeof SphutasPart> =>
  Object.fromEntries(
    SPHUTA_KEYS.map((key) => {
      const at = sphutas[key];
      const { iast: name, sa } = SPHUTA_NAMES[key];
      return [key, at && { name, sa, ...presentPoint(at) }];
    }),
  ) as z.output<typeof SphutasPart>;

export const presentYuddha = (pairs: GrahaYuddha[]): z.output<typeof YuddhaPart> =>
  pairs.map(({ grahas, separationDeg, north }) => ({ grahas, separation_deg: separationDeg, north }));
