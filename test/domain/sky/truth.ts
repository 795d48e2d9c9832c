/** The tables of `test/truth/sky`, and the comparison of events with a table. */
import { readFileSync } from 'node:fs';
import type { Residuals } from '../support/residuals';

export const SECOND = 1 / 86_400;

/** Julian day UT of an ISO instant. */
export const jdOf = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5;

/** Gregorian year of an instant. */
export const yearOf = (jdUt: number): number => new Date((jdUt - 2_440_587.5) * 86_400_000).getUTCFullYear();

export interface Row {
  jdUt: number;
  /** A cell by its column. An index into a list of the header stays a number. */
  at(column: string): number | string;
  /** The entry of a list of the header to which a cell points. */
  name(column: string, list: string): string;
}

export interface Table {
  head: Record<string, unknown>;
  years: Set<number>;
  rows: Row[];
}

export function truth(file: string): Table {
  const json = JSON.parse(readFileSync(new URL(`../../truth/sky/${file}.json`, import.meta.url), 'utf8'));
  const { head, columns, rows } = json as {
    head: Record<string, unknown>;
    columns: string[];
    rows: (number | string)[][];
  };
  let tenths = 0;
  return {
    head,
    years: new Set(head.years as number[]),
    rows: rows.map((cells) => {
      tenths += cells[0] as number;
      const cellOf = (column: string) => cells[columns.indexOf(column)] as number | string;
      return {
        jdUt: tenths / 864_000 + 2_440_587.5,
        at: cellOf,
        name: (column, list) => (head[list] as string[])[cellOf(column) as number] as string,
      };
    }),
  };
}

interface Comparison<Event extends { jdUt: number }> {
  /** Events and rows with the same key are matched in order of time. */
  keyOf(event: Event): string;
  keyOfRow(row: Row): string;
  /** The largest permitted difference, seconds. */
  toleranceOf(row: Row): number;
  /** The difference between the event and the row; nothing if they agree. */
  problem?(event: Event, row: Row): string | false;
  /** Beyond this difference an event and a row do not match, seconds. */
  apartSeconds?: number;
}

const grouped = <T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

/** The missing, extra and differing events, in words. Records the residuals of the others. */
export function differences<Event extends { jdUt: number }>(
  events: readonly Event[],
  rows: readonly Row[],
  comparison: Comparison<Event>,
  residuals: Residuals,
): string[] {
  const { keyOf, keyOfRow, toleranceOf, problem, apartSeconds = 7200 } = comparison;
  const [ours, theirs] = [grouped(events, keyOf), grouped(rows, keyOfRow)];
  const problems: string[] = [];
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    const [a, b] = [ours.get(key) ?? [], theirs.get(key) ?? []];
    const day = (jd: number): string => new Date((jd - 2_440_587.5) * 86_400_000).toISOString();
    let [i, j] = [0, 0];
    while (i < a.length || j < b.length) {
      const [event, row] = [a[i], b[j]];
      const seconds = ((event?.jdUt ?? Infinity) - (row?.jdUt ?? Infinity)) / SECOND;
      if (!row || seconds < -apartSeconds) {
        problems.push(`extra: ${key} ${day(event?.jdUt as number)}`);
        i++;
      } else if (!event || seconds > apartSeconds) {
        problems.push(`missing: ${key} ${day(row.jdUt)}`);
        j++;
      } else {
        residuals.add(key, seconds);
        if (!(Math.abs(seconds) <= toleranceOf(row))) problems.push(`${key} ${day(row.jdUt)}: ${seconds} s off`);
        const difference = problem?.(event, row);
        if (difference) problems.push(`${key} ${day(row.jdUt)}: ${difference}`);
        i++;
        j++;
      }
    }
  }
  return problems;
}

/** Seconds for an arc at a speed in degrees per day. */
export const secondsOf = (arcsec: number, speed: number): number => (arcsec / 3600 / Math.abs(speed)) * 86_400;
