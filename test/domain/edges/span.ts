/** How much of an exhaustive test is run: every case by `npm run edges`, and a part of them, spread evenly, otherwise. */
export const ALL = (import.meta as { env?: { MODE?: string } }).env?.MODE === 'edges';

/** Every `step`-th, or every single one. */
export const every = (step: number): number => (ALL ? 1 : step);

/** Long enough for every case on a busy machine. */
export const PATIENCE_MS = ALL ? 1_800_000 : 60_000;
