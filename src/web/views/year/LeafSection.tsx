/** The year on one leaf of lunar months, on demand. */
import { useMemo } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import type { Year } from './model';
import { leafOf } from './squares';
import { Leaf } from './YearLeaf';

export function LeafSection({ of, today }: { of: Year; today: number }) {
  const reader = useReader();
  const months = useMemo(() => leafOf(of.sky, of.utsavas, reader), [of, reader]);
  return (
    <>
      <p class="q leafnote">{reader.t('year.leafNote')}</p>
      <Leaf months={months} year={of.year} today={today} />
    </>
  );
}
