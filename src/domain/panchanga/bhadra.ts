/** Bhadrā, the karaṇa Viṣṭi, in a tithi: its half, its mouth (mukha) and its tail (puccha). */

import { BHADRA_OF_TITHI } from '../../data/bhadra';
import type { Stretch } from '../../data/stretch';

/** A tithi with the instant between its two karaṇas. */
interface HalvedTithi extends Stretch {
  /** 1..30. */
  index: number;
  halfJd: number;
}

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
  const of = BHADRA_OF_TITHI[index];
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
