/** The sum of days of the Sūrya-siddhānta, and the correction for a place (deśāntara). */
import { EARTH_DIAMETER_YOJANAS, KALI_JD, RADIUS, UJJAYINI_LON_DEG } from '../../data/suryaSiddhanta';
import { norm180 } from '../circle';
import { sineOf } from './sines';

/** Civil days from the start of the Kali age at midnight of Ujjayinī (ahargaṇa). @param jdUt  mean time of Greenwich */
export const ahargana = (jdUt: number): number => jdUt - KALI_JD;

/** Distance of a place from the meridian of Ujjayinī; negative to the west. */
export interface Deshantara {
  lonDeg: number;
  /** Along the parallel of the place. */
  yojanas: number;
  /** The midnight of the place comes earlier by this. */
  ghatis: number;
}

/** The distance of a place from the meridian of Ujjayinī (1.59–65). */
export function deshantara({ latDeg, lonDeg }: { latDeg: number; lonDeg: number }): Deshantara {
  const eastDeg = norm180(lonDeg - UJJAYINI_LON_DEG);
  const circumference = EARTH_DIAMETER_YOJANAS * Math.sqrt(10);
  const ofParallel = (circumference * sineOf(90 - Math.abs(latDeg))) / RADIUS;
  return { lonDeg: eastDeg, yojanas: (ofParallel * eastDeg) / 360, ghatis: eastDeg / 6 };
}
