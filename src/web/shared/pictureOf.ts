/** The drawing of a chart with letters and names in the language of the reader. */

import { isNode, type PointKey, type VargaKey } from '../../data/keys';
import { IN_DEVANAGARI } from '../../data/language';
import { degreesInRashi } from '../../domain/positions/placement';
import type { Positions } from '../../domain/positions/types';
import { vargaRashi } from '../../domain/positions/vargas';
import type { ChartPicture, Detail, DrawingStyle, Script } from '../../drawing';
import { lettersOf, pointName } from '../reader/letters';
import type { Reader } from '../reader/reader';

interface Choice {
  style: DrawingStyle;
  varga?: VargaKey;
  detail?: Detail;
  caption?: readonly string[];
}

export function pictureFor(
  reader: Reader,
  { lagna, grahas }: Pick<Positions, 'lagna' | 'grahas'>,
  { style, varga = 'D1', detail = 'full', caption = [] }: Choice,
): ChartPicture {
  const script: Script = IN_DEVANAGARI.includes(reader.labels.tag) ? 'devanagari' : 'iast';
  const occupant = (key: PointKey, siderealDeg: number) => ({
    key,
    label: lettersOf(reader, key),
    title: pointName(reader, key),
    rashi: vargaRashi(varga, siderealDeg),
    ...(varga === 'D1' && { degrees: degreesInRashi(siderealDeg) }),
  });
  return {
    style,
    script,
    detail,
    lagnaRashi: vargaRashi(varga, lagna.siderealDeg),
    occupants: [
      ...(Number.isFinite(lagna.siderealDeg) ? [occupant('lagna', lagna.siderealDeg)] : []),
      ...grahas.map(({ key, siderealDeg, retrograde, combust }) => ({
        ...occupant(key, siderealDeg),
        retrograde: retrograde && !isNode(key),
        combust: combust ?? false,
      })),
    ],
    caption: [`${reader.name('varga', varga)} ${varga}`, ...caption],
  };
}

/** The drawing in words: the occupants of each house. Without a lagna it names only rāśis. */
export function pictureLabel(reader: Reader, { style, lagnaRashi, occupants, caption = [] }: ChartPicture): string {
  const { t } = reader;
  const hasLagna = occupants.some(({ key }) => key === 'lagna');
  const houses = Array.from({ length: 12 }, (_, i) => {
    const rashi = (((hasLagna ? lagnaRashi : 1) + i - 1) % 12) + 1;
    const who = occupants.filter((occupant) => occupant.rashi === rashi).map(({ title }) => title);
    const values = { rashi: reader.nameAt('rashi', rashi), who: who.join(', ') };
    if (who.length === 0) return '';
    return hasLagna ? t('words.inHouse', { n: reader.figures(i + 1), ...values }) : t('words.inRashi', values);
  });
  return t(`words.picture_${style}`, { varga: caption[0] ?? '', houses: houses.filter(Boolean).join('; ') });
}
