/** From the domain's chart to the fields of /api/chart. A NaN becomes null when the answer is written as JSON. */
import type * as z from 'zod';
import type { Chart } from '../../domain/chart/chart';
import type { Varga } from '../../domain/chart/types';
import { grahaName, rashiName, vargaName } from '../../domain/names';
import { isoUtc } from '../../domain/time/iso';
import { presentPoint } from '../point';
import { presentStamp } from '../stamp/present';
import { presentAshtakavarga } from './parts/ashtakavarga';
import { presentAvasthas } from './parts/avasthas';
import { presentDashas, presentPhase } from './parts/dashas';
import { presentDay, SUNRISE_DEFINITION } from './parts/day';
import { NAISARGIKA, presentArudhas, presentCharaKarakas } from './parts/karakas';
import { presentKp } from './parts/kp';
import { presentSpecialLagnas, presentUpagrahas, presentYuddha } from './parts/points';
import { presentShadbala } from './parts/shadbala';
import { mapValues } from './parts/values';
import { presentYogas } from './parts/yogas';
import type { ChartRequest } from './request';
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

const toThousandth = (value: number): number => Math.round(value * 1000) / 1000;

const presentVarga = ({ key, lagna, grahas }: Varga): Shape<typeof schema.Varga> => {
  const place = ({ rashi, vargottama, boundaryArcsec, boundarySeconds }: Varga['lagna']) => ({
    rashi: Number.isNaN(rashi) ? null : rashiName(rashi).iast,
    rashi_index: rashi,
    vargottama,
    boundary_arcsec: toThousandth(boundaryArcsec),
    boundary_seconds: boundarySeconds === null ? null : toThousandth(boundarySeconds),
  });
  return { key, name: vargaName(key).iast, lagna: place(lagna), grahas: mapValues(grahas, place) };
};

/** The answer to a chart request, every part of it that was computed. */
export function presentChart(request: Shape<typeof ChartRequest>, chart: Chart): Shape<typeof schema.ChartResponse> {
  const { question, sky, bhavas, vargas, ashtakavarga, yogas, arudhas, charaKarakas, avasthas } = chart;
  const { day, currentPhase, kp, shadbala, grahaYuddha, upagrahas, specialLagnas } = chart;
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
    sunrise_definition: SUNRISE_DEFINITION,
    day: day && presentDay(day, question.tzHours),
    lagna: presentPoint(chart.lagna),
    grahas: presentGrahas(chart.grahas),
    bhavas: bhavas && presentBhavas(bhavas),
    vargas: vargas && mapValues(vargas, presentVarga),
    ashtakavarga: ashtakavarga && presentAshtakavarga(ashtakavarga),
    yogas: yogas && presentYogas(yogas),
    yogas_evaluated: yogas?.evaluated ?? 0,
    arudhas: arudhas && presentArudhas(arudhas),
    naisargika_karakas: NAISARGIKA,
    chara_karakas: charaKarakas && presentCharaKarakas(charaKarakas),
    avasthas: avasthas && presentAvasthas(avasthas),
    dasha: presentDashas(chart),
    current_phase: currentPhase && presentPhase(currentPhase),
    kp: kp && presentKp(kp),
    shadbala: shadbala && presentShadbala(shadbala),
    graha_yuddha: grahaYuddha && presentYuddha(grahaYuddha),
    upagrahas: upagrahas && presentUpagrahas(upagrahas, question.tzHours),
    special_lagnas: specialLagnas && presentSpecialLagnas(specialLagnas),
    substrate_stamp: presentStamp(chart),
  };
}
