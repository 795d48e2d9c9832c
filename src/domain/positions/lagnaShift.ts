import type { Place } from '../../data/place';
import type { Kernel } from '../../kernel/kernel';
import { norm180 } from '../circle';

/**
 * How far the ascendant moves between an instant and some seconds later, degrees: what an error of ΔT does to the
 * ascendant of an instant that is known in TT. Null at the end of the kernel's range.
 *
 * @param jdUt  Julian day UT
 */
export function lagnaShiftDeg(
  kernel: Pick<Kernel, 'sky' | 'angles'>,
  jdUt: number,
  { latDeg, lonDeg }: Place,
  seconds: number,
): number | null {
  const [before, after] = [kernel.sky(jdUt), kernel.sky(jdUt + seconds / 86_400)];
  if (!before.ok || !after.ok) return null;
  const [first, second] = [before, after].map(({ value }) => kernel.angles(value, latDeg, lonDeg).ascendantDeg);
  return Math.abs(norm180((second as number) - (first as number)));
}
