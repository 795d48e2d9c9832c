/** Converts the domain's annual chart to the fields of /api/v1/varshaphala. JSON writes NaN as null. */
import type * as z from 'zod';
import { BODY_KEYS, type BodyKey, type GrahaKey } from '../../data/keys';
import type { DashaKey } from '../../domain/dasha/keys';
import { isPlaced } from '../../domain/positions/placement';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { Pravesha, Praveshas } from '../../domain/varshaphala/pravesha';
import type { AnnualPeriod } from '../../domain/varshaphala/types';
import type { Varsha } from '../../domain/varshaphala/varsha';
import type { Labels } from '../../lexicon/labels';
import type { ChartResponse } from '../chart/response';
import { labelled, presentLanguage } from '../shapes/language';
import { classNames } from '../shapes/presentPoint';
import { mapValues } from '../shapes/values';
import type { VarshaphalaQuestion } from './question';
import type { PraveshaShape, PraveshasShape, VarshaFound } from './response';

/** The charts inside a year of life, as fields of a response. */
const presentOne = (
  { jdUt, month, part, positions: { lagna, grahas } }: Pravesha,
  labels: Labels | null,
): z.output<typeof PraveshaShape> => ({
  ...(month !== undefined && { month }),
  ...(part !== undefined && { part }),
  utc: isoUtc(jdUt),
  lagna: {
    sidereal_deg: lagna.siderealDeg,
    rashi: classNames(lagna).rashi,
    rashi_index: lagna.rashi,
    ...(labels && isPlaced(lagna) && { rashi_label: labels.labelAt('rashi', lagna.rashi) }),
  },
  grahas: Object.fromEntries(grahas.map(({ key, siderealDeg }) => [key, siderealDeg])) as Record<GrahaKey, number>,
});

export const presentPraveshas = (praveshas: Praveshas, labels: Labels | null): z.output<typeof PraveshasShape> =>
  mapValues(praveshas as Required<Praveshas>, (charts) => charts.map((chart) => presentOne(chart, labels)));

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
