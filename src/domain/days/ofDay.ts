/**
 * Values of the weekday with the nakṣatras of Moon and Sun: ānandādi, homāhuti; with the tithi: agni-vāsa; and
 * diśā-śūla.
 */

import type { Direction } from '../../data/almanac';
import { AGNI_ABODE_OF_REMAINDER, type AgniAbode, AHUTI_GRAHAS, ANANDADI_FIRST } from '../../data/days/values';
import type { GrahaKey } from '../../data/keys';
import { byVara } from '../day-divisions/slots';
import { MANSIONS } from '../panchanga/stays';
import type { DayView } from './view';

interface Anandadi {
  /** 1..28 from Ānanda. */
  index: number;
  untilJd: number;
}

/** The ānandādi yogas of the day: the Moon's mansion, counted from the mansion of the weekday. */
export const anandadi = ({ during, sky, day }: DayView): Anandadi[] =>
  during(sky.moonMansions()).map(({ index, endJd }) => ({
    index: ((index - byVara<number>(ANANDADI_FIRST, day.vara) + MANSIONS) % MANSIONS) + 1,
    untilJd: endJd,
  }));

interface Homahuti {
  graha: GrahaKey;
  untilJd: number;
}

/**
 * The graha that receives an oblation, by the Moon's position from the Sun's: a row for each stay of the Moon, and
 * another one if the Sun changes its nakṣatra within the day.
 */
export function homahuti({ during, sky, endJd: dayEndJd }: DayView): Homahuti[] {
  const suns = during(sky.sunNakshatras());
  const rows: Homahuti[] = [];
  for (const moon of during(sky.limbs().nakshatra)) {
    const before = rows.length;
    for (const sun of suns) {
      // Changes of the Sun after the day belong to the next day.
      const sunEndJd = sun.endJd >= dayEndJd ? Number.POSITIVE_INFINITY : sun.endJd;
      const untilJd = Math.min(moon.endJd, sunEndJd);
      if (Math.max(moon.startJd, sun.startJd) >= untilJd) continue;
      const graha = AHUTI_GRAHAS[Math.floor(((moon.index - sun.index + 27) % 27) / 3)] as GrahaKey;
      const last = rows[rows.length - 1];
      if (last && rows.length > before && last.graha === graha) last.untilJd = untilJd;
      else rows.push({ graha, untilJd });
    }
  }
  return rows;
}

interface AgniVasa {
  abode: AgniAbode;
  untilJd: number;
}

/** The abode of fire: tithi plus weekday plus one, modulo four. Source: customary. */
export const agniVasa = ({ during, sky, day }: DayView): AgniVasa[] =>
  during(sky.limbs().tithi).map(({ index, endJd }) => ({
    abode: AGNI_ABODE_OF_REMAINDER[(index + day.vara + 1) % 4] as AgniAbode,
    untilJd: endJd,
  }));

/** From Ravivāra. Source: customary. */
const DISHA_SHULA = ['west', 'east', 'north', 'north', 'south', 'west', 'east'] as const satisfies readonly Direction[];

/** The direction of the weekday's śūla. */
export const dishaShula = ({ day }: DayView): Direction => byVara<Direction>(DISHA_SHULA, day.vara);
