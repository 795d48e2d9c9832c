/** Bhāva-calita: the bhāva of each graha by Śrīpati and by Placidus, beside its whole-sign house. */

import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import { norm360 } from '../circle';
import { houseOf } from '../kp/kp';
import type { Note } from '../positions/notes';
import type { Standing } from '../positions/standing';
import type { ChartKernel, Positions } from '../positions/types';
import { sripatiDivision } from './bhavas';

export interface Chalit {
  /** Beginnings and middles of the bhāvas 1..12, sidereal degrees; null if the division does not exist. */
  sripati: { startDeg: number[]; madhyaDeg: number[] } | null;
  /** Cusps 1..12, where the houses begin; null if they do not exist. */
  placidus: { startDeg: number[] } | null;
  grahas: Record<GrahaKey, { wholeSign: number; sripati: number | null; placidus: number | null }>;
}

/** The three houses of every graha. A note names each division that does not exist at this place and time. */
export function computeChalit(
  kernel: Pick<ChartKernel, 'angles'>,
  { question, sky, ayanamshaDeg, midheavenDeg }: Positions,
  standing: Standing,
  notes: Note[],
): Chalit {
  const sripati = sripatiDivision(standing.lonDeg('lagna'), midheavenDeg);
  const { placidusDeg } = kernel.angles(sky, question.latDeg, question.lonDeg);
  const placidus = placidusDeg && { startDeg: placidusDeg.map((deg) => norm360(deg - ayanamshaDeg)) };
  if (sripati === null) notes.push({ part: 'chalit.sripati', why: { lack: 'sripati-degrees' } });
  if (placidus === null) notes.push({ part: 'chalit.placidus', why: { lack: 'placidus-houses' } });
  const grahas = GRAHA_KEYS.map((key) => {
    const lonDeg = standing.lonDeg(key);
    const houses = {
      wholeSign: standing.house(key),
      sripati: sripati && houseOf(lonDeg, sripati.startDeg),
      placidus: placidus && houseOf(lonDeg, placidus.startDeg),
    };
    return [key, houses] as const;
  });
  return { sripati, placidus, grahas: Object.fromEntries(grahas) as Chalit['grahas'] };
}
