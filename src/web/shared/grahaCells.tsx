/** Columns of tables of grahas: name, rāśi, degrees in it, nakṣatra. */
import { isNode } from '../../data/keys';
import { degreesInRashi } from '../../domain/positions/placement';
import type { GrahaPlacement } from '../../domain/positions/types';
import { degreesText } from '../reader/format';
import type { Reader } from '../reader/reader';

export const grahaColumns = ({ t }: Reader) => [
  t('words.graha'),
  t('words.rashi'),
  { head: t('words.degrees'), num: true },
  t('words.nakshatra'),
];

/** What a row of the table says of a graha. */
export type PlacedGraha = Pick<GrahaPlacement, 'key' | 'rashi' | 'siderealDeg' | 'nakshatra' | 'pada' | 'retrograde'>;

export function grahaCells(reader: Reader, { key, rashi, siderealDeg, nakshatra, pada, retrograde }: PlacedGraha) {
  const { t, namesLang } = reader;
  return [
    <span key="n" lang={namesLang}>
      <span class="n">{reader.name('graha', key)}</span>{' '}
      {retrograde && !isNode(key) && <small class="q">{t('words.retrograde')}</small>}
    </span>,
    <span key="r" lang={namesLang}>
      {reader.nameAt('rashi', rashi)}
    </span>,
    reader.figures(degreesText(degreesInRashi(siderealDeg), { seconds: false })),
    <span key="k" lang={namesLang}>
      {reader.nameAt('nakshatra', nakshatra)} {reader.figures(pada)}
    </span>,
  ];
}
