/** Tables of positions for searches of events. */
import type { MoverKey, PositionTable, Zodiac } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';

export type Tables = Pick<Kernel, 'positions' | 'range'>;

/** Instants, kept inside the kernel's range. */
export const withinRange = ({ range }: Pick<Kernel, 'range'>, jdUt: readonly number[]): number[] =>
  jdUt.map((jd) => Math.min(Math.max(jd, range.from), range.to));

/** Positions at instants, kept inside the kernel's range. @param zodiac  of the table's zero; longitudes are tropical */
export function tableAt(
  kernel: Tables,
  movers: readonly MoverKey[],
  jdUt: readonly number[],
  zodiac: Zodiac = 'tropical',
): PositionTable {
  const table = kernel.positions({ jdUt: withinRange(kernel, jdUt), movers, zodiac, withDistances: true });
  if (!table.ok) throw new RangeError(`no positions at ${table.error.jdUt}`);
  return table.value;
}
