/** Charts of a reader, as files carry them. */
import type { Birth } from '../birth';

/** A birth with what its astrologer keeps beside it. */
export interface FiledChart {
  birth: Birth;
  tags: readonly string[];
  note: string;
}

/** What was read of a file: a chart, or why a part of it is none. */
export type ChartReading =
  | { ok: true; chart: FiledChart /** Whether the file states the UTC offset but no zone. */; isZoneUnsure: boolean }
  | { ok: false; line: number; reason: ReadProblem };

type ReadProblem = 'format' | 'date' | 'time' | 'place' | 'zone';
