/** The planets beyond Saturn. No rule of a chart reads them. */
export const OUTER_KEYS = ['uranus', 'neptune', 'pluto'] as const;
export type OuterKey = (typeof OUTER_KEYS)[number];
