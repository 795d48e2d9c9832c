/** The picture of a chart with Sanskrit names, and lines about its birth. */

import { VARGA_NAMES } from '../../build/lexicon/terms/varga';
import { isoLocal } from '../domain/time/iso';
import { coordinatesText } from '../lexicon/coordinates';
import type { Formatter } from '../lexicon/format';
import { englishFormat } from '../lexicon/formats/english';
import { GRAHA_LABELS, pointTitle } from './labels';
import { type Drawn, type PictureChoice, placedPicture } from './placed';
import type { ChartPicture } from './types';

/**
 * The picture of a chart in one of its divisions. Only the birth chart shows degrees, because in a division a graha has
 * only a rāśi. An unplaced point is mentioned in the text alternative but not drawn.
 */
export const chartPicture = (drawn: Drawn, { script = 'iast', ...choice }: PictureChoice): ChartPicture =>
  placedPicture(drawn, choice, {
    script,
    label: (key) => GRAHA_LABELS[key][script],
    title: pointTitle,
    varga: (key) => VARGA_NAMES[key][script === 'iast' ? 'iast' : 'sa'],
  });

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
