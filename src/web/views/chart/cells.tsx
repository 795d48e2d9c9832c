/** The cells of the further tables, in the language of the reader. */

import type { GrahaKey } from '../../../data/keys';
import { degreesInRashi } from '../../../domain/positions/placement';
import type { LabelKind } from '../../../lexicon/labels';
import { angleText, degreesText } from '../../reader/format';
import type { Reader } from '../../reader/reader';
import { Name } from '../../shared/components';
import { listOf } from './words';

export function cellsFor(reader: Reader) {
  const named = (words: string, key: string) => <Name key={key}>{words}</Name>;
  return {
    named,
    graha: (key: GrahaKey) => named(reader.name('graha', key), key),
    grahas: (keys: readonly GrahaKey[], key: string) => named(listOf(reader, keys), key),
    rashi: (rashi: number, key = 'r') => named(reader.nameAt('rashi', rashi), key),
    of: (kind: LabelKind, key: string | null) => named(key === null ? '–' : reader.name(kind, key), kind),
    inRashi: (deg: number) =>
      Number.isFinite(deg) ? (
        <span class="nw">
          <Name>{reader.nameAt('rashi', Math.floor(deg / 30) + 1)}</Name>{' '}
          {reader.figures(degreesText(degreesInRashi(deg)))}
        </span>
      ) : (
        '–'
      ),
    angle: (arcsec: number) => reader.figures(angleText(arcsec)),
  };
}

/** Why a table is missing. */
export const Absent = ({ why }: { why: string }) => <p class="q">{why}</p>;
