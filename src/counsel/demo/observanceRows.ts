/** Observances in results of the tool `utsavas`, and the claims that state their dates. */
import type { CallResult } from '../claims/claim';
import type { Claim } from '../claims/compose';
import type { PlaceInput } from './conversation';

export interface ObservanceRow {
  key: string;
  date: string;
  kind: string;
  tradition?: string;
}

export interface FoundObservance {
  result: CallResult;
  row: ObservanceRow;
}

export const rowsOf = ({ ok, output }: CallResult): ObservanceRow[] => (ok ? (output.utsavas as ObservanceRow[]) : []);

/** The rows of some results that a test takes, by date. */
export const foundIn = (results: readonly CallResult[], takes: (row: ObservanceRow) => boolean): FoundObservance[] =>
  results
    .flatMap((result) =>
      rowsOf(result)
        .filter(takes)
        .map((row) => ({ result, row })),
    )
    .sort((a, b) => (a.row.date < b.row.date ? -1 : a.row.date > b.row.date ? 1 : 0));

/** The dates with the reason for each day. */
export function told(found: readonly FoundObservance[], place: PlaceInput): Claim[] {
  const [first] = found;
  if (first === undefined) return [];
  return [
    ...found.map(({ result, row }) => ({ kind: 'observance', call: result.call, key: row.key, date: row.date })),
    ...(found.length === 1
      ? [{ kind: 'observance_reason', call: first.result.call, key: first.row.key, date: first.row.date }]
      : []),
    ...(Object.keys(place).length === 0 ? [{ kind: 'suggestion', of: 'place' }] : []),
    { kind: 'source', call: first.result.call },
  ];
}
