/** Pieces of the texts in the feeds. Instants are in local time. */

import { masaName } from '../../../build/lexicon/terms/masa';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { PAKSHA_NAMES } from '../../../build/lexicon/terms/paksha';
import { TERM_NAMES } from '../../../build/lexicon/terms/term';
import { tithiName } from '../../../build/lexicon/terms/tithi';
import type { CivilDate } from '../../domain/day/types';
import type { Utsava } from '../../domain/observances/types';
import { isoLocal } from '../../domain/time/iso';
import { type Labels, tithiLabel } from '../../lexicon/labels';
import type { itemTexts } from '../../lexicon/sentences/observanceLines';
import { presentDate } from '../shapes/presentAlmanac';
import type { FeedWhere } from './where';

/** `2026-11-22T04:57:01+05:30`. */
export const localInstantOf = ({ hoursAt }: Pick<FeedWhere, 'hoursAt'>, jdUt: number): string =>
  isoLocal(jdUt, hoursAt(jdUt));

/** `06:48:20`. */
export const clock = (at: FeedWhere, jdUt: number): string => localInstantOf(at, jdUt).slice(11, 19);

/** `2026-11-22 04:57:01`. */
export const dateAndClock = (at: FeedWhere, jdUt: number): string =>
  localInstantOf(at, jdUt).slice(0, 19).replace('T', ' ');

/** The place and the clock that the text about an instant uses. */
export const placeAndClock = (at: FeedWhere, jdUt: number) => ({
  place: at.name,
  zone: String(at.where.tz),
  offset: localInstantOf(at, jdUt).slice(19),
});

/** The name of a term. */
export const termText = (labels: Labels | null, term: 'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'vara'): string =>
  labels?.label('term', term) ?? TERM_NAMES[term].iast;

const MARKS = { sunrise: 'Sunrise', sunset: 'Sunset' } as const;

/** The name of a rising or a setting, in English without a language. */
export const markText = (labels: Labels | null, mark: keyof typeof MARKS): string =>
  labels?.label('term', mark) ?? MARKS[mark];

/** `Śukla pakṣa of Kārttika`; in the dark half `Kṛṣṇa pakṣa of Kārttika (amānta), Mārgaśīrṣa (pūrṇimānta)`. */
export function monthText(
  { month, paksha }: Utsava,
  labels: Labels | null,
  texts: ReturnType<typeof itemTexts>,
): string {
  const [amanta, purnimanta] = [month.amanta, month.purnimanta].map(
    (number) => labels?.labelAt('masa', number) ?? masaName(number).iast,
  ) as [string, string];
  const name = amanta === purnimanta ? amanta : texts['both-months']({ amanta, purnimanta });
  const months = month.adhika ? texts.adhika({ months: name }) : name;
  return texts.fortnight({ paksha: labels?.label('paksha', paksha) ?? PAKSHA_NAMES[paksha].iast, months });
}

export const tithiText = (labels: Labels | null, index: number): string =>
  labels ? tithiLabel(labels, index) : tithiName(index).iast;
export const nakshatraText = (labels: Labels | null, index: number): string =>
  labels?.labelAt('nakshatra', index) ?? nakshatraName(index).iast;

/** The page of a civil day. */
export const dayPath = (date: CivilDate): string => `/day?date=${presentDate(date)}`;
