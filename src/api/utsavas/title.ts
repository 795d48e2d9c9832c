/** The titles of lists of observances, by tradition, region and place. */

import { REFERENCE_PLACE } from '../../data/place';
import type { Utsava } from '../../domain/observances/types';
import type { Labels } from '../../lexicon/labels';
import { type ObservanceNames, observanceLabel } from '../../lexicon/observances';
import { utsavaTitle } from '../shapes/presentAlmanac';
import { isReference } from './present';
import type { UtsavasChoice } from './question';

/** `tamil-nadu` as `Tamil Nadu`, `jammu-and-kashmir` as `Jammu and Kashmir`. */
const regionTitle = (region: string): string =>
  region
    .split('-')
    .map((word) => (word === 'and' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** `Utsavas: New Delhi`, `Utsavas (Kerala, vaishnava): Kochi`. */
export function utsavasTitle(choice: UtsavasChoice, usual: UtsavasChoice['show'], separator = ', '): string {
  const { show, selection, name, lat, lon, tz } = choice;
  const { region, tradition, kinds = [] } = selection;
  const parts = [
    ...(region ? [region === 'all' ? 'all regions' : regionTitle(region)] : []),
    ...(tradition ? [tradition] : []),
    ...kinds,
    ...(show === usual || selection.tradition === show || kinds.length > 0 ? [] : [show]),
  ];
  const what = parts.length === 0 ? 'Utsavas' : `Utsavas (${parts.join(separator)})`;
  return `${what}: ${isReference(choice) ? REFERENCE_PLACE.name : (name ?? `${lat} ${lon} ${tz}`)}`;
}

/** The common name of an observance in a language, or its IAST name with its common English name. */
export const utsavaName = (utsava: Utsava, labels: Labels | null, names: ObservanceNames): string =>
  labels === null ? utsavaTitle(utsava, names) : observanceLabel(labels, utsava.name);
