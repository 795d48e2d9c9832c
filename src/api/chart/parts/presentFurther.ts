/** Calita, argalā and aspects of rāśis, as fields of a response. */
import type * as z from 'zod';
import type { Argala, ArgalaRow } from '../../../domain/chart/argala';
import type { Chalit } from '../../../domain/chart/chalit';
import type { RashiDrishti } from '../../../domain/positions/rashiDrishti';
import { mapValues } from '../../shapes/values';
import type { ArgalaPart, ChalitPart, RashiDrishtiPart } from './further';

export const presentChalit = ({ sripati, placidus, grahas }: Chalit): z.output<typeof ChalitPart> => ({
  sripati: sripati && { start_deg: sripati.startDeg, madhya_deg: sripati.madhyaDeg },
  placidus: placidus && { start_deg: placidus.startDeg },
  grahas: mapValues(grahas, ({ wholeSign, ...houses }) => ({ whole_sign: wholeSign, ...houses })),
});

const presentRow = ({ virodhaHouse, virodhaGrahas, effective, ...row }: ArgalaRow) => ({
  ...row,
  virodha_house: virodhaHouse,
  virodha_grahas: virodhaGrahas,
  effective,
});

export const presentArgala = ({ rashis, grahas }: Argala): z.output<typeof ArgalaPart> => ({
  rashis: rashis.map((rows) => rows.map(presentRow)),
  grahas: mapValues(grahas, (rows) => rows.map(presentRow)),
});

export const presentRashiDrishti = (aspects: RashiDrishti): z.output<typeof RashiDrishtiPart> => aspects;
