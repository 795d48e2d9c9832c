/** Tables of positions for searches of events. */
import type { MoverKey, PositionTable, Zodiac } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';

export type Tables = Pick<Kernel, 'positions' | 'positionPages' | 'range'>;

/** Instants, kept inside the kernel's range. */
export const withinRange = ({ range }: Pick<Kernel, 'range'>, jdUt: readonly number[]): number[] =>
  jdUt.map((jd) => Math.min(Math.max(jd, range.from), range.to));

interface TableOptions {
  /** Of the table's zero; longitudes are tropical. */
  zodiac?: Zodiac;
  /** Otherwise the distances are NaN. */
  withDistances?: boolean;
}

/** Positions at instants, kept inside the kernel's range. */
export function tableAt(
  kernel: Tables,
  movers: readonly MoverKey[],
  jdUt: readonly number[],
  { zodiac = 'tropical', withDistances = true }: TableOptions = {},
): PositionTable {
  const table = kernel.positions({ jdUt: withinRange(kernel, jdUt), movers, zodiac, withDistances });
  if (!table.ok) throw new RangeError(`no positions at ${table.error.jdUt}`);
  return table.value;
}
