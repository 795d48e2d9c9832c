/** Converts positions of lagna and grahas to the picture of a chart. */

import { VARGA_NAMES } from '../../build/lexicon/terms/varga';
import type { PointKey, VargaKey } from '../data/keys';
import { degreesInRashi } from '../domain/positions/placement';
import type { Positions } from '../domain/positions/types';
import { vargaRashi } from '../domain/positions/vargas';
import { isoLocal } from '../domain/time/iso';
import { coordinatesText } from '../lexicon/coordinates';
import type { Formatter } from '../lexicon/format';
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
 * Date and time of an instant, as caption lines.
 *
 * @param iso  ISO 8601; without an offset it is Terrestrial Time
 */
export function momentLines(iso: string, format: Pick<Formatter, 'date'> = englishFormat): string[] {
  const [, year, month, day, time, offset = ''] = /^([+-]?\d+)-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)(.*)$/.exec(iso) ?? [];
  const shift = offset.replace(/^([+-])0?/, (_, sign) => (sign === '-' ? '\u2212' : '+')).replace('Z', '');
  return [
    format.date({ year: Number(year), month: Number(month), day: Number(day) }),
    `${time} ${offset === '' ? 'TT' : `UTC${shift}`}`,
  ];
}

/**
 * Date, time and place of a birth, as caption lines.
 *
 * @param offsetHours  UTC offset of the place
 */
export const birthLines = (jdUt: number, offsetHours: number, latDeg: number, lonDeg: number): string[] => [
  ...momentLines(isoLocal(jdUt, offsetHours)),
  coordinatesText(latDeg, lonDeg),
];
