/** Places lagna and grahas in the picture of a chart, in the words of any language. */

import type { PointKey, VargaKey } from '../data/keys';
import { degreesInRashi } from '../domain/positions/placement';
import type { GrahaPlacement, Positions } from '../domain/positions/types';
import { vargaRashi } from '../domain/positions/vargas';
import type { DrawingStyle } from './cells';
import type { ChartPicture, Detail, Occupant, Script } from './types';

/** The part of a chart that a drawing needs. */
export interface Drawn {
  lagna: Pick<Positions['lagna'], 'siderealDeg'>;
  grahas: readonly Pick<GrahaPlacement, 'key' | 'siderealDeg' | 'retrograde' | 'combust'>[];
}

export interface PictureChoice {
  style: DrawingStyle;
  /** D1 by default. */
  varga?: VargaKey;
  script?: Script;
  detail?: Detail;
  /** Lines after the varga's name, in the middle and in the title. */
  caption?: readonly string[];
}

/** The choice of a drawing whose words have their script. */
export type WordedChoice = Omit<PictureChoice, 'script'>;

/** The words of a picture. */
interface PictureWords {
  script: Script;
  /** The letters of a point in its cell. */
  label: (key: PointKey) => string;
  /** Its name. */
  title: (key: PointKey) => string;
  varga: (key: VargaKey) => string;
}

/**
 * The picture of a chart in one of its divisions. Only the birth chart shows degrees, because in a division a graha has
 * only a rāśi.
 */
export function placedPicture({ lagna, grahas }: Drawn, choice: WordedChoice, words: PictureWords): ChartPicture {
  const { style, varga = 'D1', detail = 'full', caption = [] } = choice;
  const occupant = (key: PointKey, siderealDeg: number): Occupant => ({
    key,
    label: words.label(key),
    title: words.title(key),
    rashi: vargaRashi(varga, siderealDeg),
    ...(varga === 'D1' && { degrees: degreesInRashi(siderealDeg) }),
  });
  return {
    style,
    script: words.script,
    detail,
    lagnaRashi: vargaRashi(varga, lagna.siderealDeg),
    occupants: [
      occupant('lagna', lagna.siderealDeg),
      ...grahas.map(({ key, siderealDeg, retrograde, combust }) => ({
        ...occupant(key, siderealDeg),
        retrograde,
        combust: combust ?? false,
      })),
    ],
    caption: [`${words.varga(varga)} ${varga}`, ...caption],
  };
}
