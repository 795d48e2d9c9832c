/** The JSON of objects that differ in a few values: what is the same in all of them is encoded once. */
import { UTC_LENGTH } from '../domain/time/iso';
import { encoded, type JsonWriter, type Template } from './json';

/** Delete: a code that JSON does not escape and no name has. */
const MARK = 127;
/** Its next code is the place of an instant, from this one. */
const FIRST_PLACE = 48;
const MOST_INSTANTS = 32;

/** A text that stands in a sample for a value, which is JSON of any length. */
export const hole = (place: number): string => `\0${place}`;
const HOLE = /"\\u0000(\d+)"/;

/** Texts that stand in a sample for instants in UTC, by their places. They become the gaps of a template. */
export const INSTANT_HOLES: readonly string[] = Array.from({ length: MOST_INSTANTS }, (_, place) =>
  String.fromCharCode(MARK, FIRST_PLACE + place).padEnd(UTC_LENGTH, '.'),
);

function templateOf(text: string): Template {
  const json = encoded(text);
  const gaps: number[] = [];
  for (let i = json.indexOf(MARK); i >= 0; i = json.indexOf(MARK, i + UTC_LENGTH)) gaps.push(i);
  return { json, gaps, places: gaps.map((i) => (json[i + 1] as number) - FIRST_PLACE) };
}

/** The JSON of objects of one shape. */
export class Form {
  /** The JSON around the holes, one more than holes. */
  readonly around: readonly Template[];
  /** The places of the holes in the order of the text. */
  readonly places: readonly number[];

  /** @param sample  one of the objects, with a hole for each of its values that differ */
  constructor(sample: unknown) {
    const texts = JSON.stringify(sample).split(HOLE);
    this.around = texts.filter((_, i) => i % 2 === 0).map(templateOf);
    this.places = texts.filter((_, i) => i % 2 === 1).map(Number);
  }

  /**
   * @param instants  Julian days UT in years of four digits, by their places
   * @param fill      writes the value at a place
   */
  write(out: JsonWriter, instants: ArrayLike<number>, fill?: (place: number) => void): void {
    const { around, places } = this;
    out.template(around[0] as Template, instants);
    for (let i = 0; i < places.length; i++) {
      fill?.(places[i] as number);
      out.template(around[i + 1] as Template, instants);
    }
  }
}
