/** Charts of a reader in files. */
import type { Birth } from '../birth';

/** A birth with the reader's tags and note. */
export interface FiledChart {
  birth: Birth;
  tags: readonly string[];
  note: string;
}

/** The value of a file that cannot be read. */
export interface Unread {
  ok: false;
  /** The line of the file, or the entry of a list, from 1. */
  at: { line: number } | { entry: number };
  /** The column, or the value of a line of a .jhd file; `columns` are missing, `json` is not JSON, `file` is none of the kinds. */
  field: 'date' | 'time' | 'lat' | 'lon' | 'tz' | 'birth' | 'columns' | 'json' | 'file' | JhdNumber;
  /** As it stands in the file; empty if it is missing. */
  value: string;
}

/** The numbers at the beginning of a .jhd file, each on its line. */
export const JHD_NUMBERS = ['month', 'day', 'year', 'clock', 'offset', 'longitude', 'latitude'] as const;
export type JhdNumber = (typeof JHD_NUMBERS)[number];

/** A chart of a file, or the value that could not be read. */
export type ChartReading =
  | { ok: true; chart: FiledChart /** Whether the file states the UTC offset but no zone. */; isZoneUnsure: boolean }
  | Unread;
