/** The JSON of objects that differ in a few values: what is the same in all of them is encoded once. */
import { CLOCK_LENGTH } from '../domain/time/iso';
import { encoded, type JsonWriter, type Template } from './json';

/** Delete: a code that JSON does not escape and no name has. */
const MARK = 127;
/** Its next code tells the place of an instant. */
const FIRST_PLACE = 48;
const MOST_INSTANTS = 32;
const INSTANT_LENGTH = CLOCK_LENGTH + 1;

/** A text that stands in a sample for a value, which is JSON of any length. */
export const hole = (place: number): string => `\0${place}`;
const HOLE = /"\\u0000(\d+)"/;

/** Texts that stand in a sample for instants in UTC, by their places. A form has room for the instants. */
export const INSTANT_HOLES: readonly string[] = Array.from({ length: MOST_INSTANTS }, (_, place) =>
  String.fromCharCode(MARK, FIRST_PLACE + place).padEnd(INSTANT_LENGTH, '.'),
);

function templateOf(text: string): Template {
  const json = encoded(text);
  const at: number[] = [];
  for (let i = json.indexOf(MARK); i >= 0; i = json.indexOf(MARK, i + INSTANT_LENGTH)) at.push(i);
  return { json, at, instants: at.map((i) => (json[i + 1] as number) - FIRST_PLACE) };
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
   * @param instants  Julian days UT, by their places
   * @param fill      writes the value at a place
   */
  write(out: JsonWriter, instants: readonly number[], fill?: (place: number) => void): void {
    const { around, places } = this;
    out.template(around[0] as Template, instants);
    for (let i = 0; i < places.length; i++) {
      fill?.(places[i] as number);
      out.template(around[i + 1] as Template, instants);
    }
  }
}
