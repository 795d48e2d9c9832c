/**
 * The place of bhadrā in a tithi: its half, and the eighths of the tithi in which its mukha begins and its puccha ends.
 *
 * Source  Muhūrta-cintāmaṇi, chapter of śubhāśubha
 */
export const BHADRA_OF_TITHI: Readonly<Record<number, { half: 1 | 2; mukha: number; puccha: number }>> = {
  4: { half: 2, mukha: 5, puccha: 8 },
  8: { half: 1, mukha: 2, puccha: 1 },
  11: { half: 2, mukha: 7, puccha: 6 },
  15: { half: 1, mukha: 4, puccha: 3 },
  18: { half: 2, mukha: 8, puccha: 7 },
  22: { half: 1, mukha: 3, puccha: 2 },
  25: { half: 2, mukha: 6, puccha: 5 },
  29: { half: 1, mukha: 1, puccha: 4 },
};
