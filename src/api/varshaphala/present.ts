/** Converts the domain's annual chart to the fields of /api/v1/varshaphala. JSON writes NaN as null. */
import type * as z from 'zod';
import { BODY_KEYS, type BodyKey, type GrahaKey } from '../../data/keys';
import type { DashaKey } from '../../domain/dasha/keys';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { AnnualPeriod } from '../../domain/varshaphala/types';
import type { Varsha } from '../../domain/varshaphala/varsha';
import type { Labels } from '../../lexicon/labels';
import type { ChartResponse } from '../chart/response';
import { labelled, presentLanguage } from '../shapes/language';
import type { VarshaphalaQuestion } from './question';
import type { VarshaFound } from './response';

type Answer = z.output<typeof VarshaFound>;

const periodOf =
  (labels: Labels | null) =>
  <Lord extends GrahaKey | 'lagna'>({ lord, startJd, endJd }: AnnualPeriod<Lord>) => ({
    lord,
    start: isoUtc(startJd),
    end: isoUtc(endJd),
    ...(lord === 'lagna' ? {} : labelled(labels, 'graha', lord)),
  });

export function presentVarsha(
  varsha: Varsha<never, DashaKey>,
  chart: z.output<typeof ChartResponse>,
  { year, age }: VarshaphalaQuestion,
  labels: Labels | null,
): Answer {
  const { return: solar, tzHours, isDay, muntha, officeBearers, panchavargiya, harsha, yearLord } = varsha;
  const { aspects, yogas, sahams, mudda, patyayini, tripataki } = varsha;
  const period = periodOf(labels);
  return {
    ...presentLanguage(labels?.tag),
    year,
    age,
    return: {
      utc: isoUtc(solar.jdUt),
      local: isoLocal(solar.jdUt, tzHours),
      next: isoUtc(solar.nextJd),
      is_day: isDay,
      sun_longitude_deg: solar.sunDeg,
    },
    chart,
    muntha: {
      longitude_deg: muntha.siderealDeg,
      rashi_index: muntha.rashi,
      lord: muntha.lord,
      house: muntha.house,
    },
    office_bearers: officeBearers,
    panchavargiya: Object.fromEntries(BODY_KEYS.map((key) => [key, panchavargiya[key]])) as Record<
      BodyKey,
      Answer['panchavargiya'][BodyKey]
    >,
    harsha,
    year_lord: {
      graha: yearLord.graha,
      candidates: yearLord.candidates.map(({ graha, vimshopaka, aspectsLagna }) => ({
        graha,
        vimshopaka,
        aspects_lagna: aspectsLagna,
      })),
      friendship: yearLord.friendship,
    },
    aspects: aspects.map(({ faster, slower, house, kind, separationDeg, orbDeg, within, applying }) => ({
      faster,
      slower,
      house,
      kind,
      separation_deg: separationDeg,
      orb_deg: orbDeg,
      within,
      applying,
    })),
    yogas,
    sahams: sahams.map(({ key, siderealDeg, rashi, lord, formula }) => ({
      key,
      longitude_deg: siderealDeg,
      rashi_index: rashi,
      lord,
      formula,
    })),
    mudda: { periods: mudda.map(period) },
    patyayini: { periods: patyayini.map(({ sub, ...main }) => ({ ...period(main), sub: sub.map(period) })) },
    tripataki,
    substrate_stamp: chart.substrate_stamp,
  };
}
