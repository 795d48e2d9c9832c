/** What is drawn, and where it stands once it is laid out. */
import type { Box, DrawingStyle, Point } from './cells';

/** Letters as people of the field write them, or in Devanāgarī with its figures. */
export const SCRIPTS = ['iast', 'devanagari'] as const;
export type Script = (typeof SCRIPTS)[number];

/** Drawings for the page, for a row of vargas, and, with dots in place of letters, for a list. */
export const DETAILS = ['full', 'small', 'dots'] as const;
export type Detail = (typeof DETAILS)[number];

/** Somebody who stands in a rāśi. The one whose key is `lagna` is written in red. */
export interface Occupant {
  key: string;
  /** Two letters or so. */
  label: string;
  /** The name in words: `Sūrya`. */
  title: string;
  /** 1..12 from Meṣa; NaN where it is not known: it is then told in words and not drawn. */
  rashi: number;
  /** Traversed of the rāśi, 0 ≤ d < 30: whole degrees are drawn. */
  degrees?: number;
  /** Drawn in parentheses. */
  retrograde?: boolean;
  /** Told in words. */
  combust?: boolean;
}

export interface ChartPicture {
  style: DrawingStyle;
  /** 1..12 from Meṣa, or NaN: the north, whose houses need it, then stays empty. */
  lagnaRashi: number;
  /** In the order in which they are written. */
  occupants: readonly Occupant[];
  /** Lines that say which chart this is: in the middle of the south and the east, and in every title. */
  caption?: readonly string[];
  script?: Script;
  detail?: Detail;
}

/** A line of text: where its anchor stands, how large it is, and the box that it keeps within. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  size: number;
  anchor: 'start' | 'middle';
  box: Box;
}

export interface PlacedOccupant extends PlacedText {
  occupant: Occupant;
  /** Whole degrees, raised, inside the closing parenthesis; empty where none are drawn. */
  degrees: string;
  degreesSize: number;
}

export interface CellLayout {
  /** 1..12; null where it is not known. */
  house: number | null;
  rashi: number | null;
  isLagna: boolean;
  polygon: readonly Point[];
  /** Number or name of the rāśi. */
  mark: PlacedText | null;
  occupants: readonly PlacedOccupant[];
}

export interface ChartLayout {
  style: DrawingStyle;
  detail: Detail;
  /** Side of the square that everything stands in. */
  side: number;
  cells: readonly CellLayout[];
  /** Every line of the frame once. */
  frame: readonly (readonly [Point, Point])[];
  middle: readonly PlacedText[];
  title: string;
  description: string;
}
