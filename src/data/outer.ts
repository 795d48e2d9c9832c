/** The planets beyond Saturn. No rule of a chart reads them. */
export const OUTER_KEYS = ['uranus', 'neptune', 'pluto'] as const;
export type OuterKey = (typeof OUTER_KEYS)[number];

/** Whether a key names a planet beyond Saturn. */
export const isOuterKey = (key: string): key is OuterKey => (OUTER_KEYS as readonly string[]).includes(key);
