/**
 * Puṇya-kāla of the twelve saṅkrāntis by day, in ghaṭīs (thirtieths of the daylight) before and after the entry of the
 * Sun, Meṣa first.
 *
 * Source  Dharmasindhu; of Meṣa and Tulā some have fifteen ghaṭīs on both sides, printed tables ten
 */
interface Punya {
  before: number;
  after: number;
}

const VISHUVA: Punya = { before: 15, after: 15 };
const VISHNUPADI: Punya = { before: 16, after: 0 };
const SHADASHITI: Punya = { before: 0, after: 16 };

export const PUNYA: readonly Punya[] = [
  VISHUVA,
  VISHNUPADI,
  SHADASHITI,
  { before: 30, after: 0 },
  VISHNUPADI,
  SHADASHITI,
  VISHUVA,
  VISHNUPADI,
  SHADASHITI,
  { before: 0, after: 40 },
  VISHNUPADI,
  SHADASHITI,
];

/** The ghaṭīs nearest to the saṅkrānti. */
export const MAHA_PUNYA_GHATIS = 5;
/** Ghaṭīs in the daylight. */
export const GHATIS_OF_DAYLIGHT = 30;
