/** Asks for the town of a question that names one which the list of places does not have, or a state in its place. */
import { sounded } from '../../domain/places/fold';
import { isoDate } from '../../domain/time/isoCivil';
import { find } from '../../lexicon/find';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import type { Reading } from '../reading/reading';
import type { MessageToken } from '../reading/tokens';
import { TOWN_ENDING } from '../reading/townNames';
import { wordList } from '../reading/vocabulary';
import { type Conversation, run } from './conversation';
import { regionIn } from './observanceCalendar';

/** Countries in which the time of a thing depends on the town. India has New Delhi. */
const COUNTRIES = patternOf(
  'usa|america|amerika|uk|england|britain|canada|australia|europe|germany|france|uae|malaysia|pakistan|bangladesh|sri_lanka|mauritius|fiji|russia|china|japan|new_zealand|south_africa|kenya',
);

/** Words before and after a place. */
const IN = wordList('in, at, near, around, from');
const WITHIN = wordList('me, mein, में, se, से');

const isPlaced = ({ tokens }: Reading, at: number): boolean =>
  IN.has(tokens[at - 1]?.word ?? '|') || WITHIN.has(tokens[at + 1]?.word ?? '|');

/** Whether an unread word looks like a town beside the name of a thing: by its neighbours, its ending, or as a clause by itself. */
function isTown(reading: Reading, at: number): boolean {
  const { word, raw } = reading.tokens[at] as MessageToken;
  const [before, after] = [reading.tokens[at - 1]?.word ?? '|', reading.tokens[at + 1]?.word ?? '|'];
  const isAlone = at > 0 && before === '|' && after === '|';
  return isPlaced(reading, at) || isAlone || TOWN_ENDING.test(word) || TOWN_ENDING.test(raw);
}

/** The position of a nakṣatra that stands where a place is named: `Hasta mein suryoday`; null for none. */
async function nakshatraAsPlace(reading: Reading): Promise<number | null> {
  for (const [at, { raw }] of reading.tokens.entries()) {
    if (isPlaced(reading, at) && (await find(raw, undefined, ['nakshatra'])).length > 0) return at;
  }
  return null;
}

/** The question for the town of a word, with the only town whose name begins with it if there is one. */
async function whichTown(conversation: Conversation, at: number): Promise<Claim[]> {
  const { raw } = conversation.readings[0].tokens[at] as MessageToken;
  const { call, output } = await run(conversation, 'panchanga', { date: isoDate(conversation.today), place: raw });
  const offered = (output.candidates ?? []) as { name: string }[];
  const [only, ...others] = offered;
  const isOffered = only !== undefined && others.length === 0 && sounded(only.name).startsWith(sounded(raw));
  return [isOffered ? { kind: 'which_place', call } : { kind: 'question', for: 'unknown_place' }];
}

/**
 * The question for the town that a message without a town of the list seems to name; null if it names none.
 *
 * @param claims   the answer for the usual place
 * @param isOfDay  whether they are values of a day, and not of a thing with a name
 */
export async function askedForTown(
  conversation: Conversation,
  claims: readonly Claim[],
  isOfDay: boolean,
): Promise<Claim[] | null> {
  const [reading] = conversation.readings;
  const unknown = reading.unread.find((at) => isOfDay || isTown(reading, at));
  if (unknown !== undefined) return whichTown(conversation, unknown);
  // A state or a country is larger than the places that a sunrise is computed for.
  const hasTown = conversation.readings.some(({ towns }) => towns.length > 0);
  const isOfPlace = isOfDay || claims.some(({ kind }) => kind === 'eclipse_visible' || kind === 'observance');
  if (isOfPlace && !hasTown && COUNTRIES.test(reading.words)) return [{ kind: 'question', for: 'place' }];
  if (isOfDay && !hasTown && regionIn(reading.words) !== undefined) return [{ kind: 'question', for: 'place' }];
  if (!isOfDay || claims.some(({ index }) => index !== undefined)) return null;
  const star = await nakshatraAsPlace(reading);
  return star === null ? null : whichTown(conversation, star);
}
