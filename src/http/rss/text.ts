/** Pieces of the texts in the feeds. Instants are by the clocks of the reference place. */
import type { CivilDate } from '../../domain/day/types';
import { monthName, nakshatraName, PAKSHA_NAMES, tithiName } from '../../domain/names';
import { isoLocal } from '../../domain/time/iso';
import type { Utsava } from '../../domain/utsavas/types';
import { presentDate } from '../almanac/present';
import { REFERENCE_PLACE, REFERENCE_TZ_HOURS } from '../almanac/reference';

/** Of which clocks and which sunrise the texts speak. */
export const PLACE_AND_CLOCK = `${REFERENCE_PLACE.name}, clocks of ${REFERENCE_PLACE.tz} (UTC+05:30)`;

/** `06:48:20`. */
export const clock = (jdUt: number): string => isoLocal(jdUt, REFERENCE_TZ_HOURS).slice(11, 19);

/** `2026-11-22 04:57:01`. */
export const dateAndClock = (jdUt: number): string => isoLocal(jdUt, REFERENCE_TZ_HOURS).slice(0, 19).replace('T', ' ');

/** `2026-11-22T04:57:01+05:30`. */
export const localInstantOf = (jdUt: number): string => isoLocal(jdUt, REFERENCE_TZ_HOURS);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);

/** A paragraph and a list under it, as HTML. */
export function html(paragraph: string, rows: readonly (readonly [label: string, text: string])[] = []): string {
  const items = rows.map(([label, text]) => `<li>${escaped(label)}: ${escaped(text)}</li>`);
  return [`<p>${escaped(paragraph)}</p>`, ...(items.length > 0 ? ['<ul>', ...items, '</ul>'] : [])].join('\n');
}

/** `Śukla pakṣa of Kārttika`; in the dark half `Kṛṣṇa pakṣa of Kārttika (amānta), Mārgaśīrṣa (pūrṇimānta)`. */
export function monthText({ month, paksha }: Utsava): string {
  const adhika = month.adhika ? 'adhika ' : '';
  const [amanta, purnimanta] = [monthName(month.amanta).iast, monthName(month.purnimanta).iast];
  const months = amanta === purnimanta ? amanta : `${amanta} (amānta), ${purnimanta} (pūrṇimānta)`;
  return `${PAKSHA_NAMES[paksha].iast} pakṣa of ${adhika}${months}`;
}

export const tithiText = (index: number): string => tithiName(index).iast;
export const nakshatraText = (index: number): string => nakshatraName(index).iast;

/** The day of a civil date as the service computes it. */
export const dayPath = (date: CivilDate): string => {
  const { lat, lon } = REFERENCE_PLACE;
  return `/api/muhurta?date=${presentDate(date)}&lat=${lat}&lon=${lon}&tz=${REFERENCE_TZ_HOURS}`;
};
