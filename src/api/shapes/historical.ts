/** A historical model in a request and in an answer: its time, its precession, and the meridian of the place. */
import * as z from 'zod';
import { MODELS } from '../../data/days/values';
import { DAYS_BEFORE_KALI, KALI_JD } from '../../data/suryaSiddhanta';
import { precession } from '../../domain/surya-siddhanta/places';
import { deshantara } from '../../domain/surya-siddhanta/time';
import { rounded } from '../decimals';
import { oneOf } from '../fields';
import type { Location } from './place';

const SOURCE = 'Sūrya-siddhānta 1–3, translated by E. Burgess, 1860; sines by the table of 2.15–22';

const DECIMALS = 6;

/** The model of a request. */
export const MODEL_FIELD = oneOf(MODELS).default('modern').meta({
  id: 'Model',
  description: 'Theory of the places. `surya-siddhanta`: by that text alone.',
});

/** The model of an answer. */
export const HistoricalModel = z.literal('surya-siddhanta').optional().describe('A historical model.');

/** The fields of `historical` in every answer. */
export const HISTORICAL = {
  source: z.string(),
  kali_jd: z.number().describe('Julian day UT of the start of the Kali age, midnight of Ujjayinī.'),
  days_before_kali: z.int().describe('Civil days from the start of the planets’ motion to it.'),
  precession_deg: z.number().describe('Precession (ayana) of the text at the first instant.'),
  deshantara: z
    .object({
      longitude_deg: z.number(),
      yojanas: z.number().describe('Along the parallel.'),
      ghatis: z.number(),
    })
    .optional()
    .describe('Distance of the place from the meridian of Ujjayinī; negative to the west.'),
};

/** @param days  the ahargaṇa of the first instant */
export function presentHistorical(days: number, place: Pick<Location, 'lat' | 'lon'> | undefined) {
  const from = place && deshantara({ latDeg: place.lat, lonDeg: place.lon });
  return {
    source: SOURCE,
    kali_jd: KALI_JD,
    days_before_kali: DAYS_BEFORE_KALI,
    precession_deg: rounded(precession(days), DECIMALS),
    ...(from && {
      deshantara: {
        longitude_deg: rounded(from.lonDeg, DECIMALS),
        yojanas: rounded(from.yojanas, DECIMALS),
        ghatis: rounded(from.ghatis, DECIMALS),
      },
    }),
  };
}
