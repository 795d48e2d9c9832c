/** The share of an exhaustive test to run: every case with `npm run edges`, an evenly spaced sample otherwise. */
export const ALL = (import.meta as { env?: { MODE?: string } }).env?.MODE === 'edges';

/** Every `step`-th case, or every case. */
export const stepOf = (step: number): number => (ALL ? 1 : step);
