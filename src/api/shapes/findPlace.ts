/** Finds a place of the list by its name or id. */
import { type PlaceRecord, placeById } from '../../domain/places/list';
import { townsOfRegion } from '../../domain/places/regions';
import { clearWinner, type PlaceMatch, recordOf, searchPlaces } from '../../domain/places/search';
import { fail, ok, type Result } from '../../domain/result';
import type { FieldProblem } from '../problem';
import type { Occasion } from '../resource';

/** Maximum number of compared matches, and of candidates in an error. */
const MAX_COMPARED = 50;
const MAX_OFFERED = 10;

/** A place of the list, and which of its names a text matched. */
interface NamedRecord extends PlaceRecord {
  matched: string;
}

/**
 * Whether a text means a place although it may also name a state or a country: the place lies in it, or has more people
 * than any of its towns.
 *
 * @param towns  the largest towns of the state or country; none if the text names none
 */
const isOfRegion = ({ admin1, country, population }: PlaceRecord, [largest]: readonly PlaceRecord[]): boolean =>
  largest === undefined ||
  (largest.admin1 === admin1 && largest.country === country) ||
  population >= largest.population;

/** Candidates for a text that names a state or a country: the towns of that name and its largest towns. */
function candidatesInRegion(matches: readonly PlaceMatch[], towns: readonly PlaceRecord[]): PlaceRecord[] {
  const named = matches.filter(({ isNear }) => isNear).map(recordOf);
  const half = MAX_OFFERED / 2;
  const others = towns.filter(({ id }) => !named.some((place) => place.id === id));
  return [...named.slice(0, half), ...others.slice(0, half)].sort((a, b) => b.population - a.population);
}

/**
 * Finds the place with a name or an id. A name that is not close enough to the name of one place is a problem with
 * candidates.
 *
 * @param field  the request field with the name
 */
export async function findPlace(
  text: string,
  { places }: Pick<Occasion, 'places'>,
  field = 'place',
): Promise<Result<NamedRecord, FieldProblem>> {
  const list = await places();
  const known = placeById(list, text);
  if (known) return ok({ ...known, matched: known.name });
  const matches = searchPlaces(list, text, { limit: MAX_COMPARED });
  const winner = clearWinner(matches);
  const towns = townsOfRegion(list, text, MAX_OFFERED);
  if (winner && isOfRegion(winner, towns)) return ok({ ...recordOf(winner), matched: winner.matched });
  const problem = { field, rule: 'value', got: text } as const;
  const ambiguous = (type: 'town' | 'place-region' | 'one-place' | 'place-name', candidates: PlaceRecord[]) =>
    fail({
      ...problem,
      reason: 'ambiguous_place',
      expected: { type },
      example: candidates[0]?.id,
      candidates,
    } as const);
  const [first] = matches;
  const isOfTowns = first?.isNear === true && isOfRegion(recordOf(first), towns);
  if (towns.length > 0 && !isOfTowns) return ambiguous('town', candidatesInRegion(matches, towns));
  if (first === undefined) {
    const expected = { type: 'other', words: 'a name or an id from GET /api/v1/places' } as const;
    return fail({ ...problem, reason: 'invalid_field', expected, example: 'Pune', candidates: [] });
  }
  const atFault = first.unread !== '' ? 'place-region' : first.isNear ? 'one-place' : 'place-name';
  return ambiguous(atFault, matches.slice(0, MAX_OFFERED).map(recordOf));
}
