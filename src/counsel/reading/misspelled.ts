/** Corrects misspelled key words of questions: `sunrse`, `tommorow`, `nakshtra`. */
import { nearestTo } from '../../domain/text/nearest';
import { find } from '../../lexicon/find';
import type { LabelKind } from '../../lexicon/table';
import { isKnown } from '../grammar/pattern';
import { spelling } from '../grammar/words';
import { isFunctionWord } from '../language';
import { isCommon } from './commonWords';
import type { Look } from './townNames';
import { isTownLike } from './towns';

/** Words of questions that few other words resemble. */
const KEY_WORDS: readonly string[] = `
  sunrise sunset moonrise moonset suryoday suryast chandroday chandrast tomorrow yesterday tithi nakshatra panchang panchanga
  karana muhurat muhurta choghadiya rahukaal abhijit yamaganda eclipse grahan amavasya purnima ekadashi pradosh sankashti
  chaturthi panchami ashtami navami dashami sankranti diwali navratri dussehra festival horoscope kundli kundali ascendant mahadasha antardasha retrograde
  transit auspicious marriage ayanamsha longitude degree birthday
  january february march april june july august september october november december
  sunday monday tuesday wednesday thursday friday saturday somvar mangalvar budhvar guruvar shukravar shanivar ravivar`
  .trim()
  .split(/\s+/);
const SPELLED: ReadonlyMap<string, string> = new Map(KEY_WORDS.map((word) => [spelling(word), word]));

/** Kinds of names that may be near to a key word. */
const NAMED: readonly LabelKind[] = ['utsava', 'graha', 'rashi', 'nakshatra', 'tithi', 'yoga', 'masa'];

/** Shorter words have too many neighbours. */
const LEAST_LETTERS = 5;

/** The key word that a word misspells, the nearest one; null if there is none or several are as near. A plural is no misspelling. */
function keyWordOf(word: string): string | null {
  if (SPELLED.has(word.replace(/s$/, ''))) return null;
  const alike = [...SPELLED].filter(([spelled]) => spelled[0] === word[0]);
  const nearest = nearestTo(word, alike, ([spelled]) => spelled);
  return nearest.length === 1 ? (nearest[0]?.[1] ?? null) : null;
}

/** Whether the list of places has a town that is spelled as a word is. */
async function isTown(word: string, look: Look): Promise<boolean> {
  const places = ((await look(word))?.places ?? []) as { name: string; matched: string }[];
  return places.some((place) => [place.name, place.matched].some((name) => name.toLowerCase() === word));
}

const LATIN_WORD = /[a-z]+/gi;

/** A message with its misspelled key words corrected. Known words and towns stay. */
export async function corrected(message: string, look: Look): Promise<string> {
  const words = new Map<string, string>();
  for (const [written] of message.matchAll(LATIN_WORD)) {
    const word = spelling(written.toLowerCase());
    if (written.length < LEAST_LETTERS || words.has(written)) continue;
    if (isKnown(word) || isFunctionWord(word) || isCommon(word) || !isTownLike(written.toLowerCase())) continue;
    const key = keyWordOf(word);
    if (
      key === null ||
      (await find(written, undefined, NAMED)).length > 0 ||
      (await isTown(written.toLowerCase(), look))
    )
      continue;
    words.set(written, key);
  }
  return words.size === 0 ? message : message.replace(LATIN_WORD, (written) => words.get(written) ?? written);
}
