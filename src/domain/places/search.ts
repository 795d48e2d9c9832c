/**
 * Searches places by name. It compares names exactly, by beginning, by sound and by consonants, in this order. Among
 * equally good matches, larger towns come first.
 */
import { consonants, editDistance, foldedPlace, isOneApart, sounded } from './fold';
import type { Place, PlaceList, PlaceName, Region } from './list';
import { distanceKm } from './nearest';
import { regionTest } from './regions';

/** Match qualities, best first. */
const QUALITIES = ['name', 'spelling', 'beginning', 'sound', 'word', 'similar'] as const;
type MatchQuality = (typeof QUALITIES)[number];

/** A matching place, and the matching name. */
export interface PlaceMatch extends Place {
  matched: string;
  quality: MatchQuality;
  /** Number of differing letters of its sound; 0 except for `similar`. */
  letters: number;
}

export interface PlaceSearch {
  /** Maximum number of results, 10 by default. */
  limit?: number;
  /** Two-letter code: only places in this country. */
  country?: string;
  /** Among equally good matches, nearer places come first. */
  near?: { lat: number; lon: number };
}

const MOST = 10;

/**
 * One differing letter weighs as much as a factor of twenty in population; half as much more for a consonant or the
 * first letter.
 */
const LETTER = 1.3;
const CONSONANT = 0.5;
const BEGINNING = 0.7;
/** Preference for countries with the most users, among names that only sound alike. */
const AT_HOME = 0.7;
const HOME: ReadonlySet<string> = new Set(['IN', 'NP', 'LK', 'BD', 'PK', 'BT']);
/** At this distance, a place counts half as much. */
const NEAR_KM = 100;

/** A search: a name, and a filter for the region. */
interface Wanted {
  name: string;
  isIn: (region: Region) => boolean;
}

interface Candidate {
  place: Place;
  matched: string;
  quality: MatchQuality;
  letters: number;
  /** Lower is better, among matches of the same quality. */
  cost: number;
}

const sizeOf = ({ population }: Place): number => Math.log10(population + 1000);

function costOf(place: Place, letters: number, near: PlaceSearch['near']): number {
  const far = near ? Math.log2(1 + distanceKm(near, place) / NEAR_KM) : 0;
  const home = letters > 0 && HOME.has(place.country) ? AT_HOME : 0;
  return letters * LETTER - sizeOf(place) + far - home;
}

/** Keeps the best candidate of each place. */
class Candidates {
  private readonly best = new Map<number, Candidate>();
  private readonly list: PlaceList;
  private readonly wanted: Wanted;
  private readonly near: PlaceSearch['near'];

  constructor(list: PlaceList, wanted: Wanted, near: PlaceSearch['near']) {
    this.list = list;
    this.wanted = wanted;
    this.near = near;
  }

  /** @param further  additional cost besides differing letters */
  add({ at, name }: PlaceName, quality: MatchQuality, letters = 0, further = 0): void {
    if (!this.wanted.isIn(this.list.regionAt(at))) return;
    const known = this.best.get(at);
    const place = known?.place ?? this.list.placeAt(at);
    const candidate = { place, matched: name, quality, letters, cost: costOf(place, letters + further, this.near) };
    if (known === undefined || byMerit(candidate, known) < 0) this.best.set(at, candidate);
  }

  matches(limit: number): PlaceMatch[] {
    return [...this.best.values()]
      .sort(byMerit)
      .slice(0, limit)
      .map(({ place, matched, quality, letters }) => ({ ...place, matched, quality, letters }));
  }
}

const byMerit = (a: Candidate, b: Candidate): number =>
  QUALITIES.indexOf(a.quality) - QUALITIES.indexOf(b.quality) ||
  a.cost - b.cost ||
  (a.place.id < b.place.id ? -1 : a.place.id > b.place.id ? 1 : 0);

/** Names that equal the search text or begin with it. */
function byLetters({ names }: PlaceList, { name }: Wanted, candidates: Candidates): void {
  const wanted = foldedPlace(name);
  if (wanted === '') return;
  for (const entry of names) {
    const at = entry.folded.indexOf(wanted);
    if (at < 0) continue;
    if (at > 0) {
      if (entry.folded.includes(` ${wanted}`)) candidates.add(entry, 'word');
    } else if (entry.folded.length > wanted.length) candidates.add(entry, 'beginning');
    else candidates.add(entry, entry.isEqual ? 'name' : 'spelling');
  }
}

/** Shorter sounds are too short for similarity. */
const LEAST_SOUNDS = 3;
/** Maximum number of differing letters of a sound: one in four, and one more if the consonants are equal. */
function mostLetters(sound: string, isSame: boolean): number {
  if (sound.length < LEAST_SOUNDS) return 0;
  const most = Math.max(1, Math.floor(sound.length / 4));
  return isSame ? most + 1 : most;
}

/** Names that sound like the search text, or differ in at most one consonant. */
function bySound({ names }: PlaceList, { name }: Wanted, candidates: Candidates): void {
  const sound = sounded(name);
  if (sound.length < 2) return;
  const spelling = consonants(name);
  for (const entry of names) {
    const isSame = entry.consonants === spelling;
    if (!isSame && !isOneApart(spelling, entry.consonants)) continue;
    const other = sounded(entry.name);
    const most = mostLetters(sound, isSame);
    const letters = editDistance(sound, other, most);
    if (letters === 0) candidates.add(entry, 'sound');
    else if (letters <= most) {
      const further = (isSame ? 0 : CONSONANT) + (sound[0] === other[0] ? 0 : BEGINNING);
      candidates.add(entry, 'similar', letters, further);
    }
  }
}

/** Possible readings of a search text: as a whole name; with the part after a comma, or the last words, as a region. */
function* readings(list: PlaceList, text: string): Generator<Wanted> {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  const [first = '', ...regions] = parts.filter((part) => part !== '');
  const known = regions.map((region) => regionTest(list, region)).filter((test) => test !== null);
  const isIn = (region: Region): boolean => known.every((test) => test(region));
  yield { name: first, isIn };
  // An unknown region may be part of the town's name.
  if (known.length < regions.length) yield { name: parts.join(' '), isIn: () => true };
  const words = first.split(/\s+/);
  for (let i = words.length - 1; i > 0; i--) {
    const test = regionTest(list, words.slice(i).join(' '));
    if (test) yield { name: words.slice(0, i).join(' '), isIn: (region) => test(region) && isIn(region) };
  }
}

/** The first words of a name with several words: `Jammu` of `Jammu Tawi`. */
function shortened({ name, isIn }: Wanted): Wanted[] {
  const words = name.split(/\s+/);
  return words.length > 1 ? [{ name: words.slice(0, -1).join(' '), isIn }] : [];
}

const isGood = ({ quality }: PlaceMatch): boolean =>
  quality === 'name' || quality === 'spelling' || quality === 'sound';

/**
 * Finds places by name, best first. A state or a country may follow the name, with or without a comma. Misspellings and
 * Indian scripts are accepted.
 *
 * @param text  `Pune`, `Bilaspur, Himachal Pradesh`, `Springfield US`, `पुणे`, `Banglore`
 */
export function searchPlaces(
  list: PlaceList,
  text: string,
  { limit = MOST, country, near }: PlaceSearch = {},
): PlaceMatch[] {
  const inCountry = country?.toUpperCase();
  const within = ({ name, isIn }: Wanted): Wanted => ({
    name,
    isIn: (region) => (inCountry === undefined || region.country === inCountry) && isIn(region),
  });
  const search = (wanted: Wanted, compare: typeof byLetters): PlaceMatch[] => {
    const candidates = new Candidates(list, wanted, near);
    compare(list, wanted, candidates);
    return candidates.matches(limit);
  };
  const asked: Wanted[] = [];
  let weak: PlaceMatch[] = [];
  for (const reading of readings(list, text)) {
    const wanted = within(reading);
    asked.push(wanted);
    const matches = search(wanted, byLetters);
    if (matches[0] && matches[0].quality !== 'word') return matches;
    if (weak.length === 0) weak = matches;
  }
  const further = (wanted: Wanted): PlaceMatch[] =>
    search(wanted, (...question) => {
      byLetters(...question);
      bySound(...question);
    });
  for (const wanted of asked) {
    const matches = further(wanted);
    if (matches[0] && isGood(matches[0])) return matches;
    if (weak.length === 0) weak = matches;
  }
  for (const wanted of asked.flatMap(shortened)) {
    const matches = further(wanted);
    if (matches[0] && isGood(matches[0])) return matches;
  }
  return weak;
}

/** A clear winner is at least this many times as populous as the next equally good match. */
const CLEARLY = 10;
/** A name with more differing letters is not a clear match. */
const SURELY = 1;

/**
 * The unambiguous place for a name: the only match of its quality, or one ten times as populous as the next; otherwise
 * null. A name with more than one differing letter is never unambiguous.
 *
 * @param matches  of `searchPlaces`, at least two if there are two
 */
export function clearWinner(matches: readonly PlaceMatch[]): PlaceMatch | null {
  const [first, ...others] = matches;
  if (first === undefined || first.letters > SURELY) return null;
  const rival = others
    .filter(({ quality }) => quality === first.quality)
    .reduce((most, { population }) => Math.max(most, population), Number.NEGATIVE_INFINITY);
  return first.population >= CLEARLY * Math.max(rival, 1) || rival === Number.NEGATIVE_INFINITY ? first : null;
}
