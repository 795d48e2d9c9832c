/** Charts of a reader in files. */
import type { Birth } from '../birth';

/** A birth with the reader's tags and note. */
export interface FiledChart {
  birth: Birth;
  tags: readonly string[];
  note: string;
}

/** A chart of a file, or the line that could not be read and why. */
export type ChartReading =
  | { ok: true; chart: FiledChart /** Whether the file states the UTC offset but no zone. */; isZoneUnsure: boolean }
  | { ok: false; line: number; reason: ReadProblem };

type ReadProblem = 'format' | 'date' | 'time' | 'place' | 'zone';
