/** The shared block of the kernel, in slots of eight bytes: `assembly/layout.ts` in the host's language. */
export const ABI_VERSION = 3;

export const SLOT = {
  jdTt: 0,
  deltaT: 1,
  deltaPsi: 2,
  deltaEps: 3,
  meanObliquity: 4,
  trueObliquity: 5,
  gast: 6,
  deltaPsiRate: 7,
  bodies: 8,
  nodes: 36,
  ayanamshas: 40,
  angles: 50,
  dasha: 65,
  events: 795,
} as const;

/** Longitude, latitude, distance, speed. */
export const BODY_SLOTS = 4;
export const MOST_EVENTS = 14410;
export const BLOCK_SLOTS = SLOT.events + MOST_EVENTS;

/** What a call returns beside the block: `assembly/status.ts`. */
export const STATUS = { ok: 0, noPlacidus: 1, epochOutOfRange: -1, argument: -2 } as const;
