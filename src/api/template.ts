/** JSON that many rows share, with gaps for their instants: encoded once, and then copied as bytes. */

/**
 * JSON with gaps for instants. A gap has `UTC_LENGTH`, or `LOCAL_LENGTH` for local time; a longer instant widens it.
 */
export interface Template {
  json: Uint8Array;
  /** Position of each gap. */
  gaps: Int32Array;
  /** The index of the instant of each gap, plus `FIRST_LOCAL` for local time. */
  places: Int32Array;
  /** Whether all instants are in UTC, and whether all are in local time. */
  isUtc: boolean;
  isLocal: boolean;
}

/** Indexes from this number on are for instants in local time. A template has fewer instants. */
export const FIRST_LOCAL = 1024;

export const templateOf = (json: Uint8Array, gaps: readonly number[], places: readonly number[]): Template => ({
  json,
  gaps: Int32Array.from(gaps),
  places: Int32Array.from(places),
  isUtc: places.every((place) => place < FIRST_LOCAL),
  isLocal: places.every((place) => place >= FIRST_LOCAL),
});

/** Concatenates templates. @param shifts  added to the indexes of each template */
export function joined(templates: readonly Template[], shifts: readonly number[]): Template {
  let [bytes, count] = [0, 0];
  for (const { json, gaps } of templates) {
    bytes += json.length;
    count += gaps.length;
  }
  const whole = { json: new Uint8Array(bytes), gaps: new Int32Array(count), places: new Int32Array(count) };
  let [at, gap] = [0, 0];
  for (let i = 0; i < templates.length; i++) {
    const { json, gaps, places } = templates[i] as Template;
    whole.json.set(json, at);
    for (let j = 0; j < gaps.length; j++, gap++) {
      whole.gaps[gap] = at + (gaps[j] as number);
      whole.places[gap] = (places[j] as number) + (shifts[i] as number);
    }
    at += json.length;
  }
  return {
    ...whole,
    isUtc: templates.every(({ isUtc }) => isUtc),
    isLocal: templates.every(({ isLocal }) => isLocal),
  };
}
