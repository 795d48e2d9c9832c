/**
 * The parts of the day that decide which civil day an observance is kept on: fifths of the daylight, parts of the
 * night, and single instants, which are stretches without length.
 *
 * Source  customary; the six ghaṭīs of `pradosha-6-ghati` are those of the monthly pradoṣa-vrata
 */

import { ARUNODAYA_DAYS } from '../../kernel/almanac';
import type { Stretch } from '../stretch';

/** The instants of a day that bound its kālas, Julian days UT; null where the day has none. */
interface KalaDay {
  sunriseJd: number | null;
  sunsetJd: number | null;
  nextSunriseJd: number | null;
  moonriseJd: number | null;
}

/** 24 minutes. */
export const GHATI_DAYS = 1 / 60;

interface KalaOf {
  iast: string;
  sa: string;
  of(day: KalaDay): Stretch | null;
}

const stretch = (startJd: number, endJd: number): Stretch => ({ startJd, endJd });

/** Between two parts of the daylight, 0 at sunrise and 1 at sunset. */
const daylight =
  (from: number, to: number): KalaOf['of'] =>
  ({ sunriseJd, sunsetJd }) => {
    if (sunriseJd === null || sunsetJd === null) return null;
    const length = sunsetJd - sunriseJd;
    return stretch(sunriseJd + from * length, sunriseJd + to * length);
  };

/** Likewise of the night, 0 at sunset and 1 at the next sunrise. */
const night =
  (from: number, to: number): KalaOf['of'] =>
  ({ sunsetJd, nextSunriseJd }) => {
    if (sunsetJd === null || nextSunriseJd === null) return null;
    const length = nextSunriseJd - sunsetJd;
    return stretch(sunsetJd + from * length, sunsetJd + to * length);
  };

const atJd =
  (jdOf: (day: KalaDay) => number | null): KalaOf['of'] =>
  (day) => {
    const jd = jdOf(day);
    return jd === null ? null : stretch(jd, jd);
  };

export const KALAS = {
  arunodaya: {
    iast: 'aruṇodaya',
    sa: 'अरुणोदय',
    of: ({ sunriseJd }) => (sunriseJd === null ? null : stretch(sunriseJd - ARUNODAYA_DAYS, sunriseJd)),
  },
  sunrise: { iast: 'sūryodaya', sa: 'सूर्योदय', of: atJd(({ sunriseJd }) => sunriseJd) },
  'first-muhurta': { iast: 'prathama-muhūrtānta', sa: 'प्रथममुहूर्तान्त', of: daylight(1 / 15, 1 / 15) },
  'third-muhurta': { iast: 'tṛtīya-muhūrtānta', sa: 'तृतीयमुहूर्तान्त', of: daylight(1 / 5, 1 / 5) },
  'ninth-muhurta': { iast: 'navama-muhūrtānta', sa: 'नवममुहूर्तान्त', of: daylight(3 / 5, 3 / 5) },
  pratah: { iast: 'prātaḥkāla', sa: 'प्रातःकाल', of: daylight(0, 1 / 5) },
  sangava: { iast: 'saṅgava', sa: 'सङ्गव', of: daylight(1 / 5, 2 / 5) },
  purvahna: { iast: 'pūrvāhṇa', sa: 'पूर्वाह्ण', of: daylight(0, 1 / 2) },
  madhyahna: { iast: 'madhyāhna', sa: 'मध्याह्न', of: daylight(2 / 5, 3 / 5) },
  aparahna: { iast: 'aparāhṇa', sa: 'अपराह्ण', of: daylight(3 / 5, 4 / 5) },
  sayahna: { iast: 'sāyāhna', sa: 'सायाह्न', of: daylight(4 / 5, 1) },
  sunset: { iast: 'sūryāsta', sa: 'सूर्यास्त', of: atJd(({ sunsetJd }) => sunsetJd) },
  pradosha: { iast: 'pradoṣa', sa: 'प्रदोष', of: night(0, 1 / 5) },
  'pradosha-6-ghati': {
    iast: 'pradoṣa (ṣaḍ-ghaṭikā)',
    sa: 'प्रदोष (षड्घटिका)',
    of: ({ sunsetJd }) => (sunsetJd === null ? null : stretch(sunsetJd, sunsetJd + 6 * GHATI_DAYS)),
  },
  moonrise: { iast: 'candrodaya', sa: 'चन्द्रोदय', of: atJd(({ moonriseJd }) => moonriseJd) },
  night: { iast: 'rātri', sa: 'रात्रि', of: night(0, 1) },
  nishitha: { iast: 'niśītha', sa: 'निशीथ', of: night(7 / 15, 8 / 15) },
} as const satisfies Record<string, KalaOf>;

export type KalaKey = keyof typeof KALAS;

/** A kāla of a day, or null where the day lacks the sunrise, sunset or moonrise that makes it. */
export function kalaOf(day: KalaDay, kala: KalaKey): Stretch | null {
  return KALAS[kala].of(day);
}
