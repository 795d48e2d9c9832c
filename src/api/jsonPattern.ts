/** JSON of objects that differ in a few values. The common part is encoded once. */
import { LOCAL_LENGTH, UTC_LENGTH } from '../domain/time/iso';
import type { Clocks } from '../domain/time/zone';
import { encoded, type JsonWriter } from './jsonWriter';
import { FIRST_LOCAL, type Template, templateOf } from './template';

/** The control character DEL: JSON does not escape it, and no name contains it. */
const MARK = 127;
/** The code that follows names the instant: from this one on, without the backslash, which JSON escapes. */
const FIRST_CODE = 35;
const BACKSLASH = 92;

/** Maximum number of instants in a sample, in UTC as well as in local time. */
export const PLACES = 44;

/** The code of an instant: those in UTC come before those in local time. */
const codeOf = (index: number): number => FIRST_CODE + index + (FIRST_CODE + index < BACKSLASH ? 0 : 1);
const indexOf = (code: number): number => code - FIRST_CODE - (code < BACKSLASH ? 0 : 1);

/** Placeholder in a sample for a value, whose JSON may have any length. */
export const hole = (place: number): string => `\0${place}`;
const HOLE = /"\\u0000(\d+)"/;

const instantHoles = (firstIndex: number, length: number): readonly string[] =>
  Array.from({ length: PLACES }, (_, place) =>
    String.fromCharCode(MARK, codeOf(firstIndex + place)).padEnd(length, '.'),
  );

/** Placeholders in a sample for instants in UTC. They become the gaps of a template. */
export const INSTANT_HOLES = instantHoles(0, UTC_LENGTH);
/** Placeholders for instants in local time. */
export const LOCAL_HOLES = instantHoles(PLACES, LOCAL_LENGTH);

function placeOf(code: number): number {
  const index = indexOf(code);
  return index < PLACES ? index : index - PLACES + FIRST_LOCAL;
}

function templateIn(text: string): Template {
  const json = encoded(text);
  const gaps: number[] = [];
  for (let i = json.indexOf(MARK); i >= 0; i = json.indexOf(MARK, i + 1)) gaps.push(i);
  const places = gaps.map((i) => placeOf(json[i + 1] as number));
  return templateOf(json, gaps, places);
}

/** The JSON of objects of one shape. */
export class JsonPattern {
  /** The JSON before, between and after the holes. */
  readonly around: readonly Template[];
  /** The indexes of the holes, in the order of the text. */
  readonly places: readonly number[];

  /** @param sample  one of the objects, with a hole for each differing value */
  constructor(sample: unknown) {
    const texts = JSON.stringify(sample).split(HOLE);
    this.around = texts.filter((_, i) => i % 2 === 0).map(templateIn);
    this.places = texts.filter((_, i) => i % 2 === 1).map(Number);
  }

  /**
   * @param instants  Julian days UT, by index
   * @param fill      writes the value with an index
   * @param clocks    of the place, for instants in local time; null writes them in UTC
   */
  write(
    out: JsonWriter,
    instants: ArrayLike<number>,
    fill?: (place: number) => void,
    clocks: Clocks | null = null,
  ): void {
    const { around, places } = this;
    out.template(around[0] as Template, instants, clocks);
    for (let i = 0; i < places.length; i++) {
      fill?.(places[i] as number);
      out.template(around[i + 1] as Template, instants, clocks);
    }
  }
}
