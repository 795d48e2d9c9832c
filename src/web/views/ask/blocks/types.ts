/** What the page shows of an answer of the service: named values, a table and a drawing, with the pages that show the same. */
import type { Drawn } from '../../../../drawing/placed';
import type { PlacedGraha } from '../../../shared/grahaCells';

/** The input of a tool, as the service read it. */
export type Input = Readonly<Record<string, unknown>>;

export interface Value {
  name: string;
  text: string;
}

interface ValueRow {
  /** The page of the row. */
  href: string | null;
  /** Whether it is over, in a list that begins with today. */
  isPast?: boolean;
  cells: readonly string[];
}

export interface ValueTable {
  caption: string;
  columns: readonly string[];
  rows: readonly ValueRow[];
}

/** A birth chart: what a drawing and a table of grahas need. */
export interface AnsweredChart extends Drawn {
  grahas: readonly (Drawn['grahas'][number] & PlacedGraha)[];
}

export interface ValueBlock {
  title: string;
  /** The page that shows the same, for the place and the date of the answer; null for none. */
  href: string | null;
  /** The name of the place of the answer; null where none matters. */
  place: string | null;
  values: readonly Value[];
  table?: ValueTable;
  chart?: AnsweredChart;
}
