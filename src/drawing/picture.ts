/** Converts positions of lagna and grahas to the picture of a chart. */

import { VARGA_NAMES } from '../../build/lexicon/terms/varga';
import type { PointKey, VargaKey } from '../data/keys';
import { degreesInRashi } from '../domain/positions/placement';
import type { Positions } from '../domain/positions/types';
import { vargaRashi } from '../domain/positions/vargas';
import { isoLocal } from '../domain/time/iso';
import { coordinatesText } from '../lexicon/coordinates';
import { englishFormat } from '../lexicon/formats/english';
import type { DrawingStyle } from './cells';
import { GRAHA_LABELS, pointTitle } from './labels';
import type { ChartPicture, Detail, Occupant, Script } from './types';

export interface PictureChoice {
  style: DrawingStyle;
  /** D1 by default. */
  varga?: VargaKey;
  script?: Script;
  detail?: Detail;
  /** Lines after the varga's name, in the middle and in the title. */
  caption?: readonly string[];
}

/** The part of a chart that a drawing needs. */
export type Drawn = Pick<Positions, 'lagna' | 'grahas'>;

/**
 * The picture of a chart in one of its divisions. Only the birth chart shows degrees, because in a division a graha has
 * only a rāśi. An unplaced point is mentioned in the text alternative but not drawn.
 */
export function chartPicture({ lagna, grahas }: Drawn, choice: PictureChoice): ChartPicture {
  const { style, varga = 'D1', script = 'iast', detail = 'full', caption = [] } = choice;
  const occupant = (key: PointKey, siderealDeg: number): Occupant => ({
    key,
    label: GRAHA_LABELS[key][script],
    title: pointTitle(key),
    rashi: vargaRashi(varga, siderealDeg),
    ...(varga === 'D1' && { degrees: degreesInRashi(siderealDeg) }),
  });
  const { iast, sa } = VARGA_NAMES[varga];
  return {
    style,
    script,
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
    caption: [`${script === 'iast' ? iast : sa} ${varga}`, ...caption],
  };
}

/**
 * Date, time and place of a birth, as caption lines.
 *
 * @param offsetHours  UTC offset of the place
 */
export function birthLines(jdUt: number, offsetHours: number, latDeg: number, lonDeg: number): string[] {
  const [date = '', clock = ''] = isoLocal(jdUt, offsetHours).split('T');
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const [time, offset] = [clock.slice(0, 8), clock.slice(8)];
  return [
    englishFormat.date({ year, month, day }),
    `${time} UTC${offset.replace(/^([+-])0?/, (_, sign) => (sign === '-' ? '\u2212' : '+'))}`,
    coordinatesText(latDeg, lonDeg),
  ];
}
