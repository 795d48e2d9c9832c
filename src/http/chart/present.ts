/** From the domain's chart to the fields of /api/chart. A NaN becomes null when the answer is written as JSON. */
import type * as z from 'zod';
import type { Chart, CurrentPhase, DashaTree, Varga, VimshottariDasha } from '../../domain/chart/types';
import { grahaName, nakshatraName, rashiName, vargaName } from '../../domain/names';
import { isoUtc } from '../../domain/time/iso';
import { presentPoint } from '../point';
import { presentStamp } from '../stamp/present';
import type * as schema from './schema';

type Shape<S extends z.ZodType> = z.output<S>;

const presentGrahas = (grahas: Chart['grahas']): Shape<typeof schema.Graha>[] =>
  grahas.map((graha) => {
    const { sa, iast } = grahaName(graha.key);
    return {
      key: graha.key,
      sa,
      iast,
      ...presentPoint(graha),
      house: graha.house,
      dignity: graha.dignity,
      retrograde: graha.retrograde,
      combust: graha.combust,
      latitude_deg: graha.latitudeDeg,
      distance_au: graha.distanceAu,
      speed_deg_per_day: graha.speedDegPerDay,
    };
  });

const presentBhavas = (bhavas: NonNullable<Chart['bhavas']>): Shape<typeof schema.Bhava>[] =>
  bhavas.map((bhava) => ({
    number: bhava.number,
    rashi: rashiName(bhava.rashi).iast,
    rashi_index: bhava.rashi,
    lord: bhava.lord,
    occupants: bhava.occupants,
    start_deg: bhava.startDeg,
    madhya_deg: bhava.madhyaDeg,
    end_deg: bhava.endDeg,
  }));

const presentVarga = ({ key, lagna, grahas }: Varga): Shape<typeof schema.Varga> => {
  const place = ({ rashi, vargottama }: Varga['lagna']) => ({
    rashi: Number.isNaN(rashi) ? null : rashiName(rashi).iast,
    rashi_index: rashi,
    vargottama,
  });
  return { key, name: vargaName(key).iast, lagna: place(lagna), grahas: mapValues(grahas, place) };
};

const presentPeriod = ({ lord, level, startJd, endJd, sub }: DashaTree): Shape<typeof schema.DashaPeriod> => ({
  lord,
  level,
  start: isoUtc(startJd),
  end: isoUtc(endJd),
  sub: sub.map(presentPeriod),
});

const presentVimshottari = ({ seed, balance, yearDays, periods }: VimshottariDasha) => ({
  seed: {
    nakshatra: nakshatraName(seed.nakshatra).iast,
    nakshatra_index: seed.nakshatra,
    lord: seed.lord,
    traversed: seed.traversed,
  },
  balance,
  year_days: yearDays,
  periods: periods.map(presentPeriod),
});

const presentPhase = (phase: CurrentPhase) =>
  mapValues(phase, ({ lord, startJd, endJd }) => ({ lord, start: isoUtc(startJd), end: isoUtc(endJd) }));

function mapValues<K extends string, V, W>(record: Record<K, V>, present: (value: V) => W): Record<K, W> {
  return Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, present(value)])) as Record<K, W>;
}

/** The answer to a chart request, every part of it that was computed. */
export function presentChart(
  request: Shape<typeof schema.ChartRequest>,
  chart: Chart,
): Shape<typeof schema.ChartResponse> {
  const { question, sky, bhavas, vargas, vimshottari, currentPhase } = chart;
  return {
    input: {
      ...request,
      ayanamsa: 'lahiri',
      nodeMode: 'mean',
      utc: isoUtc(question.jdUt),
    },
    jd_utc: sky.jdUt,
    jd_tt: sky.jdTt,
    ayanamsha_deg: chart.ayanamshaDeg,
    lagna: presentPoint(chart.lagna),
    grahas: presentGrahas(chart.grahas),
    bhavas: bhavas && presentBhavas(bhavas),
    vargas: vargas && mapValues(vargas, presentVarga),
    dasha: { vimshottari: vimshottari && presentVimshottari(vimshottari) },
    current_phase: currentPhase && presentPhase(currentPhase),
    substrate_stamp: presentStamp(chart),
  };
}
