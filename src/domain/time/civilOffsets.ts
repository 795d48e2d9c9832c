/** UTC offsets of India's civil times, seconds; `civilTimes.ts` has where and when they were used. */
export const CIVIL_OFFSETS = {
  bombay: 4 * 3600 + 51 * 60,
  calcutta: 5 * 3600 + 53 * 60 + 20,
  madras: 5 * 3600 + 21 * 60 + 10,
} as const satisfies Record<string, number>;
export type CivilTimeKey = keyof typeof CIVIL_OFFSETS;
