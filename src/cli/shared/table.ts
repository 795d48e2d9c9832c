/** Text tables: each column as wide as its widest cell, two spaces apart. */

const letters = new Intl.Segmenter();

/** The width of a text in a terminal; combining marks take no width. */
export const widthOf = (text: string): number => [...letters.segment(text)].length;

interface TitledColumn {
  title: string;
  /** Right-aligned. */
  right?: boolean;
}

/** A column, or only its title. */
export type TableColumn = TitledColumn | string;

/** The text of a cell and its colour, which takes no width. */
export type TableCell = string | { text: string; paint: (text: string) => string };

const textOf = (cell: TableCell): string => (typeof cell === 'string' ? cell : cell.text);

/** Formats rows under their titles; without a heading line if no column has a title. */
export function table(
  heads: readonly TableColumn[],
  rows: readonly TableCell[][],
  heading: (text: string) => string,
): string {
  const columns = heads.map((head): TitledColumn => (typeof head === 'string' ? { title: head } : head));
  const titles = columns.map(({ title }) => ({ text: title, paint: heading }));
  const titled = columns.some(({ title }) => title !== '');
  const lines: TableCell[][] = titled ? [titles, ...rows] : [...rows];
  const widths = columns.map((_, i) => Math.max(0, ...lines.map((line) => widthOf(textOf(line[i] ?? '')))));
  const written = (cell: TableCell, i: number): string => {
    const text = textOf(cell);
    const gap = ' '.repeat((widths[i] ?? 0) - widthOf(text));
    const painted = typeof cell === 'string' || text === '' ? text : cell.paint(text);
    return columns[i]?.right ? gap + painted : painted + gap;
  };
  return lines.map((line) => `${line.map(written).join('  ').trimEnd()}\n`).join('');
}
