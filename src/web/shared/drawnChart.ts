/** The drawing of a chart with letters and names in the language of the reader. */

import { isNode } from '../../data/keys';
import { IN_DEVANAGARI } from '../../data/language';
import { placeChart } from '../../drawing/layout';
import { type Drawn, placedPicture, type WordedChoice } from '../../drawing/placed';
import { svgOf } from '../../drawing/svg';
import type { CellLayout, ChartPicture, Occupant, PlacedChart } from '../../drawing/types';
import { degreeWords } from '../../drawing/words';
import { lettersOf, pointName } from '../reader/letters';
import type { Reader } from '../reader/reader';
import { drawingText } from './drawingDigits';

/** The picture of a chart for the reader. It has no lagna if the chart has none, and nodes are not marked retrograde. */
export function pictureFor(reader: Reader, { lagna, grahas }: Drawn, choice: WordedChoice): ChartPicture {
  const marked = grahas.map((graha) => ({ ...graha, retrograde: graha.retrograde && !isNode(graha.key) }));
  const picture = placedPicture({ lagna, grahas: marked }, choice, {
    script: IN_DEVANAGARI.includes(reader.labels.tag) ? 'devanagari' : 'iast',
    label: (key) => lettersOf(reader, key),
    title: (key) => pointName(reader, key),
    varga: (key) => reader.name('varga', key),
  });
  return Number.isFinite(lagna.siderealDeg) ? picture : { ...picture, occupants: picture.occupants.slice(1) };
}

/** A house, or a rāśi without a lagna, with its occupants: `House 6, Kumbha: Moon`. */
function cellText(reader: Reader, occupants: readonly Occupant[], house: number | null, rashi: number | null): string {
  if (rashi === null) return '';
  const who = occupants.filter((occupant) => occupant.rashi === rashi).map(({ title }) => title);
  const name = reader.nameAt('rashi', rashi);
  const place = house === null ? name : reader.t('words.house', { n: reader.figures(house), rashi: name });
  return who.length === 0 ? place : `${place}: ${who.join(', ')}`;
}

/** The drawing in words: the occupants of each house. Without a lagna it names only rāśis. */
function pictureLabel(reader: Reader, { style, lagnaRashi, occupants, caption = [] }: ChartPicture): string {
  const hasLagna = occupants.some(({ key }) => key === 'lagna');
  const houses = Array.from({ length: 12 }, (_, i) => ({
    house: hasLagna ? i + 1 : null,
    rashi: (((hasLagna ? lagnaRashi : 1) + i - 1) % 12) + 1,
  }))
    .filter(({ rashi }) => occupants.some((occupant) => occupant.rashi === rashi))
    .map(({ house, rashi }) => cellText(reader, occupants, house, rashi));
  return reader.t(`words.picture_${style}`, { varga: caption[0] ?? '', houses: houses.join('; ') });
}

/** `Sun 07°17′ Kumbha, retrograde`. */
function occupantText(reader: Reader, { title, rashi, degrees, retrograde, combust }: Occupant): string {
  const place = [title, degrees === undefined ? '' : degreeWords(degrees), reader.nameAt('rashi', rashi)];
  const states = [retrograde && reader.t('words.retrograde'), combust && reader.t('words.combust')];
  return [place.filter(Boolean).join(' '), ...states].filter(Boolean).join(', ');
}

/** A drawing for the reader, whose parts have titles in their language, with its layout and the same in words. */
export function drawnFor(
  reader: Reader,
  picture: ChartPicture,
  id: string,
  label = pictureLabel(reader, picture),
): { svg: string; layout: PlacedChart; label: string } {
  const rashiNames = Array.from({ length: 12 }, (_, i) => reader.nameAt('rashi', i + 1));
  const layout = placeChart({ ...picture, rashiNames });
  const titles = {
    title: label,
    description: '',
    cell: ({ house, rashi }: CellLayout) => cellText(reader, picture.occupants, house, rashi),
    occupant: (occupant: Occupant) => occupantText(reader, occupant),
  };
  return { svg: drawingText(reader, svgOf(layout, id, null, titles)), layout, label };
}
