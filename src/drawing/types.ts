/** The input of a drawing, and its layout. */
import type { Box, DrawingStyle, Point } from './cells';

/** IAST, or Devanāgarī with its numerals. */
export const SCRIPTS = ['iast', 'devanagari'] as const;
export type Script = (typeof SCRIPTS)[number];

/**
 * Detail of a drawing: for a page; without degrees, for a sheet or a column; without degrees and marks, for a row of
 * vargas; with dots instead of letters, for a list.
 */
export const DETAILS = ['full', 'medium', 'small', 'dots'] as const;
export type Detail = (typeof DETAILS)[number];

/** An occupant of a rāśi. The one with the key `lagna` is drawn in red. */
export interface Occupant {
  key: string;
  /** About two letters. */
  label: string;
  /** The full name: `Sūrya`. */
  title: string;
  /** 1..12 from Meṣa; NaN if unknown: it is then only mentioned in the text alternative. */
  rashi: number;
  /** Degrees in the rāśi, 0 ≤ d < 30; the drawing shows whole degrees. */
  degrees?: number;
  /** Drawn in parentheses. */
  retrograde?: boolean;
  /** Mentioned in the text alternative. */
  combust?: boolean;
}

export interface ChartPicture {
  style: DrawingStyle;
  /** 1..12 from Meṣa, or NaN: the north style, which depends on it, then stays empty. */
  lagnaRashi: number;
  /** In the order of writing. */
  occupants: readonly Occupant[];
  /** Lines that identify the chart: in the middle of the south and east styles, and in every title. */
  caption?: readonly string[];
  script?: Script;
  /** The names of the rāśis from Meṣa in the southern drawing; by default in Sanskrit. */
  rashiNames?: readonly string[];
  detail?: Detail;
}

/** A line of text: its anchor, size and bounding box. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  size: number;
  anchor: 'start' | 'middle' | 'end';
  box: Box;
}

export interface PlacedOccupant extends PlacedText {
  occupant: Occupant;
  /** Whole degrees, raised, inside the closing parenthesis; empty if not drawn. */
  degrees: string;
  degreesSize: number;
}

export interface CellLayout {
  /** 1..12; null if unknown. */
  house: number | null;
  rashi: number | null;
  isLagna: boolean;
  polygon: readonly Point[];
  /** Number or name of the rāśi. */
  mark: PlacedText | null;
  occupants: readonly PlacedOccupant[];
}

/** A chart in its place on a drawing. */
export interface PlacedChart {
  style: DrawingStyle;
  detail: Detail;
  /** Side of the square of the drawing. */
  side: number;
  cells: readonly CellLayout[];
  /** The lines of the frame, without duplicates. */
  frame: readonly (readonly [Point, Point])[];
  middle: readonly PlacedText[];
}

/** A placed chart with its text alternative. */
export interface ChartLayout extends PlacedChart {
  title: string;
  description: string;
}
