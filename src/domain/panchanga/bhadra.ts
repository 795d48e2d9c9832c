/** Bhadrā, the karaṇa Viṣṭi, in a tithi: its half, its mouth (mukha) and its tail (puccha). */

import type { Stretch } from '../../data/stretch';

/** A tithi with the instant between its two karaṇas. */
interface HalvedTithi extends Stretch {
  /** 1..30. */
  index: number;
  halfJd: number;
}

/**
 * Where bhadrā stands in a tithi: in which half, and in which eighths of the tithi its mukha begins and its puccha ends.
 *
 * Source  Muhūrta-cintāmaṇi, chapter of śubhāśubha
 */
const BHADRA_OF: Readonly<Record<number, { half: 1 | 2; mukha: number; puccha: number }>> = {
  4: { half: 2, mukha: 5, puccha: 8 },
  8: { half: 1, mukha: 2, puccha: 1 },
  11: { half: 2, mukha: 7, puccha: 6 },
  15: { half: 1, mukha: 4, puccha: 3 },
  18: { half: 2, mukha: 8, puccha: 7 },
  22: { half: 1, mukha: 3, puccha: 2 },
  25: { half: 2, mukha: 6, puccha: 5 },
  29: { half: 1, mukha: 1, puccha: 4 },
};

const EIGHTHS = 8;
/** A tithi has sixty ghaṭīs here; the mukha has its first five of an eighth, the puccha its last three. */
const GHATIS = 60;
const MUKHA_GHATIS = 5;
const PUCCHA_GHATIS = 3;

interface BhadraParts {
  whole: Stretch;
  mukha: Stretch;
  puccha: Stretch;
}

/** Bhadrā in a tithi with its parts; null in a tithi without Viṣṭi. */
export function bhadraParts({ index, startJd, halfJd, endJd }: HalvedTithi): BhadraParts | null {
  const of = BHADRA_OF[index];
  if (of === undefined) return null;
  const length = endJd - startJd;
  const mukhaJd = startJd + ((of.mukha - 1) / EIGHTHS) * length;
  const pucchaJd = startJd + (of.puccha / EIGHTHS) * length;
  return {
    whole: of.half === 1 ? { startJd, endJd: halfJd } : { startJd: halfJd, endJd },
    mukha: { startJd: mukhaJd, endJd: mukhaJd + (MUKHA_GHATIS / GHATIS) * length },
    puccha: { startJd: pucchaJd - (PUCCHA_GHATIS / GHATIS) * length, endJd: pucchaJd },
  };
}
