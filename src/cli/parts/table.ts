/** Tables for people: columns as wide as what stands in them, two spaces apart. */

const letters = new Intl.Segmenter();

/** How many places of a terminal a text takes, marks not counted. */
export const widthOf = (text: string): number => [...letters.segment(text)].length;

export interface Column {
  title: string;
  /** Figures stand to the right. */
  right?: boolean;
}

/** What a cell says, and how it is painted, which takes no width. */
export type Cell = string | { text: string; paint: (text: string) => string };

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** Rows under their titles, one a line; without titles where none of the columns has one. */
export function table(columns: readonly Column[], rows: readonly Cell[][], heading: (text: string) => string): string {
  const titles = columns.map(({ title }) => ({ text: title, paint: heading }));
  const titled = columns.some(({ title }) => title !== '');
  const lines: Cell[][] = titled ? [titles, ...rows] : [...rows];
  const widths = columns.map((_, i) => Math.max(0, ...lines.map((line) => widthOf(textOf(line[i] ?? '')))));
  const written = (cell: Cell, i: number): string => {
    const text = textOf(cell);
    const gap = ' '.repeat((widths[i] ?? 0) - widthOf(text));
    const painted = typeof cell === 'string' || text === '' ? text : cell.paint(text);
    return columns[i]?.right ? gap + painted : painted + gap;
  };
  return lines.map((line) => `${line.map(written).join('  ').trimEnd()}\n`).join('');
}
