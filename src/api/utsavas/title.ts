/** The titles of lists of observances, by tradition, region and place. */

import { sentenceLanguage } from '../../data/language';
import type { Utsava } from '../../domain/observances/types';
import type { Labels } from '../../lexicon/labels';
import { type ObservanceNames, observanceLabel } from '../../lexicon/observances';
import { regionName } from '../../lexicon/regions';
import { allRegions, kindName, listTitle, practiceName, showName } from '../../lexicon/sentences/observanceLines';
import { isPlace, placeText } from '../shapes/place';
import { utsavaTitle } from '../shapes/presentAlmanac';
import type { UtsavasChoice } from './question';

/** `Utsavas: New Delhi`, `Utsavas (Kerala, vaishnava): Kochi`. */
export function utsavasTitle(choice: UtsavasChoice, usual: UtsavasChoice['show'], separator = ', '): string {
  const { show, selection, lang } = choice;
  const { region, tradition, kinds = [] } = selection;
  const language = sentenceLanguage(lang ?? 'en');
  const parts = [
    ...(region ? [region === 'all' ? allRegions(language) : regionName(region, language)] : []),
    ...(tradition ? [practiceName(tradition, language)] : []),
    ...kinds.map((kind) => kindName(kind, language)),
    ...(show === usual || selection.tradition === show || kinds.length > 0 ? [] : [showName(show, language)]),
  ];
  const place = `${placeText(choice)}${isPlace(choice) || choice.name !== undefined ? '' : ` ${choice.tz}`}`;
  return listTitle(parts.join(separator), place, language);
}

/** The common name of an observance in a language, or its IAST name with its common English name. */
export const utsavaName = (utsava: Utsava, labels: Labels | null, names: ObservanceNames): string =>
  labels === null ? utsavaTitle(utsava, names) : observanceLabel(labels, utsava.name);
