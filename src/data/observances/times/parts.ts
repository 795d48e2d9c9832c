/**
 * The parts of a day in which people act: fifths of the daylight, muhūrtas, praharas of the night, sandhyās. All are
 * fractions of the daylight or of a night, so that they follow the seasons.
 *
 * Source  Dharmasindhu (fifths, muhūrtas, praharas, pradoṣa of three muhūrtas, sandhyā of three ghaṭīs); the tables of
 * drikpanchang.com agree
 */
import type { Stretch } from '../../stretch';
import { daylight, KALAS, type KalaDay, night } from '../kala';

/** The instants of a day with the sunset before it. */
interface PartDay extends KalaDay {
  previousSunsetJd: number | null;
}

type PartOf = (day: PartDay) => Stretch | null;

/** A part between two fractions of the night that ends at the sunrise of the day. */
const nightBefore =
  (from: number, to: number): PartOf =>
  ({ previousSunsetJd, sunriseJd }) => {
    if (previousSunsetJd === null || sunriseJd === null) return null;
    const length = sunriseJd - previousSunsetJd;
    return { startJd: previousSunsetJd + from * length, endJd: previousSunsetJd + to * length };
  };

/** The instants of the day and the night after it, joined. */
const between =
  (startOf: (day: PartDay) => number | null, end: PartOf): PartOf =>
  (day) => {
    const startJd = startOf(day);
    const endJd = end(day)?.endJd ?? null;
    return startJd === null || endJd === null ? null : { startJd, endJd };
  };

export const DAY_PARTS = {
  daylight: daylight(0, 1),
  pratah: KALAS.pratah,
  sangava: KALAS.sangava,
  purvahna: KALAS.purvahna,
  madhyahna: KALAS.madhyahna,
  aparahna: KALAS.aparahna,
  sayahna: KALAS.sayahna,
  'first-third': daylight(0, 1 / 3),
  'first-half': daylight(0, 1 / 2),
  'three-quarters': daylight(0, 3 / 4),
  abhijit: daylight(7 / 15, 8 / 15),
  kutapa: daylight(7 / 15, 8 / 15),
  rauhina: daylight(8 / 15, 9 / 15),
  vijaya: daylight(10 / 15, 11 / 15),
  'kutapa-to-aparahna': daylight(7 / 15, 4 / 5),
  pradosha: KALAS.pradosha,
  godhuli: night(0, 1 / 30),
  'evening-sandhya': night(0, 1 / 10),
  'brahma-muhurta-to-sunrise': nightBefore(13 / 15, 1),
  arunodaya: nightBefore(13 / 15, 1),
  'pradosha-to-midnight': night(1 / 5, 1 / 2),
  'sunrise-to-pradosha': between(({ sunriseJd }) => sunriseJd, night(0, 1 / 5)),
  nishitha: KALAS.nishitha,
  prahara1: night(0, 1 / 4),
  prahara2: night(1 / 4, 1 / 2),
  prahara3: night(1 / 2, 3 / 4),
  prahara4: night(3 / 4, 1),
  night: night(0, 1),
  'whole-day': between(({ sunriseJd }) => sunriseJd, night(0, 1)),
} as const satisfies Record<string, PartOf>;

export type DayPart = keyof typeof DAY_PARTS;
