/**
 * Searches places by name. It compares names exactly, by beginning, by sound and by consonants, in this order. Among
 * equally good matches, larger towns come first.
 */
import { editDistance } from '../text/nearest';
import { foldedPlace, isIndian, sounded } from './fold';
import type { PlaceList, PlaceRecord } from './list';
import { distanceKm } from './nearest';
import { differingLetters, isLookAlike, isMostOf } from './nearness';
import { regionTest } from './regions';

/** Match qualities, best first. */
const QUALITIES = ['name', 'spelling', 'beginning', 'sound', 'word', 'similar'] as const;
type MatchQuality = (typeof QUALITIES)[number];

/** A matching place, and the matching name. */
export interface PlaceMatch extends PlaceRecord {
  matched: string;
  quality: MatchQuality;
  /** Number of letters in which the name differs from the text as written; 0 for an equal name. */
  letters: number;
  /** Whether the name is near enough to the text to be taken for it, as docs/reference/places.md states. */
  isNear: boolean;
  /** The part of the text that names neither the place nor its region or country; empty if all of it does. */
  unread: string;
}

export interface PlaceSearch {
  /** Maximum number of results, 10 by default. */
  limit?: number;
  /** Two-letter code: only places in this country. */
  country?: string;
  /** Among equally good matches, nearer places come first. */
  near?: { lat: number; lon: number };
}

const DEFAULT_LIMIT = 10;

/**
 * One differing letter weighs as much as a factor of twenty in population; half as much more for a consonant or the
 * first letter.
 */
const LETTER = 1.3;
const CONSONANT = 0.5;
const BEGINNING = 0.7;
/** An additional cost of names in another script than the text. */
const OTHER_SCRIPT = 0.3;
/** Preference for countries with the most users, among names that only sound alike. */
const AT_HOME = 0.7;
const HOME: ReadonlySet<string> = new Set(['IN', 'NP', 'LK', 'BD', 'PK', 'BT']);
/** At this distance, a place counts half as much. */
const NEAR_KM = 100;

/** A search: a name, a filter for the number of the region, and the part of the text that neither of them is. */
interface Wanted {
  name: string;
  isIn: (region: number) => boolean;
  unread: string;
}

/** A matching place: its number, and the number of the matching name. */
interface Candidate {
  at: number;
  name: number;
  quality: MatchQuality;
  letters: number;
  /** Lower is better, among matches of the same quality. */
  cost: number;
}

const RANKS = Object.fromEntries(QUALITIES.map((quality, rank) => [quality, rank])) as Record<MatchQuality, number>;

const byCost = (a: Candidate, b: Candidate): number => RANKS[a.quality] - RANKS[b.quality] || a.cost - b.cost;

/** Whether a name of some quality is near enough to the searched one. */
function isNearName(wanted: string, name: string, quality: MatchQuality, population: number): boolean {
  if (quality === 'name' || quality === 'spelling') return true;
  if (quality === 'beginning' && isMostOf(wanted, name)) return true;
  return isLookAlike(wanted, name, population);
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

  private costOf(at: number, letters: number, further: number): number {
    const { list, near } = this;
    const far = near ? Math.log2(1 + distanceKm(near, { lat: list.latOf(at), lon: list.lonOf(at) }) / NEAR_KM) : 0;
    const home = letters + further > 0 && HOME.has(list.countryOf(at)) ? AT_HOME : 0;
    return (letters + further) * LETTER - Math.log10(list.populationOf(at) + 1000) + far - home;
  }

  /** @param further  cost in addition to that of differing letters */
  add(name: number, quality: MatchQuality, letters = 0, further = 0): void {
    const { list, best } = this;
    const at = list.names.placeOf(name);
    if (!this.wanted.isIn(list.regionOf(at))) return;
    const candidate = { at, name, quality, letters, cost: this.costOf(at, letters, further) };
    const known = best.get(at);
    const merit = known === undefined ? -1 : byCost(candidate, known);
    // Among names that match equally well, the first of the place wins.
    if (merit < 0 || (merit === 0 && known && list.names.rankOf(name) < list.names.rankOf(known.name))) {
      best.set(at, candidate);
    }
  }

  matches(limit: number): PlaceMatch[] {
    const { list } = this;
    const byMerit = (a: Candidate, b: Candidate): number =>
      byCost(a, b) || (list.idOf(a.at) < list.idOf(b.at) ? -1 : 1);
    const first: Candidate[] = [];
    for (const candidate of this.best.values()) {
      const last = first.at(-1);
      if (last && first.length >= limit && byMerit(candidate, last) > 0) continue;
      const worse = first.findIndex((other) => byMerit(candidate, other) < 0);
      first.splice(worse < 0 ? first.length : worse, 0, candidate);
      if (first.length > limit) first.pop();
    }
    const { name: text, unread } = this.wanted;
    return first.map(({ at, name, quality }) => {
      const [place, matched] = [list.placeAt(at), list.names.at(name)];
      const isNear = isNearName(text, matched, quality, place.population);
      const letters = RANKS[quality] <= RANKS.spelling ? 0 : differingLetters(text, matched);
      return { ...place, matched, quality, letters, isNear, unread };
    });
  }
}

/** Adds names that equal the search text or begin with it, and names with a word that begins with it. */
function addByLetters({ names }: PlaceList, { name }: Wanted, candidates: Candidates): void {
  const wanted = foldedPlace(name);
  if (wanted === '') return;
  const { equal, longer } = names.beginningWith(wanted);
  for (let i = equal[0]; i < equal[1]; i++) candidates.add(i, names.isSpelling(i) ? 'spelling' : 'name');
  for (let i = longer[0]; i < longer[1]; i++) candidates.add(i, 'beginning');
  for (const i of names.withWord(wanted)) candidates.add(i, 'word');
}

/** Shorter sounds are too short for similarity. */
const LEAST_SOUNDS = 3;
/** Maximum number of differing letters of a sound: one in four, and one more if the consonants are equal. */
function mostLetters(sound: string, isSame: boolean): number {
  if (sound.length < LEAST_SOUNDS) return 0;
  const most = Math.max(1, Math.floor(sound.length / 4));
  return isSame ? most + 1 : most;
}

/** Adds names that sound like the search text, or differ in at most one consonant. */
function addBySound({ names }: PlaceList, { name }: Wanted, candidates: Candidates): void {
  const sound = sounded(name);
  if (sound.length < 2) return;
  names.soundingLike(name, (i, isSame) => {
    const text = names.at(i);
    const other = sounded(text);
    const most = mostLetters(sound, isSame);
    const letters = editDistance(sound, other, most);
    if (letters === 0) candidates.add(i, 'sound');
    else if (letters <= most) {
      const script = isIndian(text) === isIndian(name) ? 0 : OTHER_SCRIPT;
      const further = (isSame ? 0 : CONSONANT) + (sound[0] === other[0] ? 0 : BEGINNING) + script;
      candidates.add(i, 'similar', letters, further);
    }
  });
}

const EVERYWHERE = () => true;

/** Parts of a text between commas or semicolons. */
const partsOf = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Readings of a whole text: as a name; with the parts after a comma, or the last words, as regions. */
function* readings(list: PlaceList, text: string): Generator<Wanted> {
  const parts = partsOf(text);
  const [first = '', ...regions] = parts;
  const tests = regions.map((region) => regionTest(list, region));
  // An unknown region may be part of the town's name.
  if (tests.includes(null)) return yield { name: parts.join(' '), isIn: EVERYWHERE, unread: '' };
  const isIn = (region: number): boolean => tests.every((test) => test?.(region));
  yield { name: first, isIn, unread: '' };
  const words = first.split(/\s+/);
  for (let i = words.length - 1; i > 0; i--) {
    const test = regionTest(list, words.slice(i).join(' '));
    if (test) yield { name: words.slice(0, i).join(' '), isIn: (region) => test(region) && isIn(region), unread: '' };
  }
}

/** Readings of a part of a text, for offers: without its regions, and without the last word of its name. */
function* partialReadings(text: string): Generator<Wanted> {
  const [first = '', ...regions] = partsOf(text);
  if (regions.length > 0) yield { name: first, isIn: EVERYWHERE, unread: regions.join(', ') };
  const words = first.split(/\s+/);
  if (words.length < 2) return;
  yield { name: words.slice(0, -1).join(' '), isIn: EVERYWHERE, unread: [words.at(-1), ...regions].join(', ') };
}

const isGood = ({ isNear }: PlaceMatch): boolean => isNear;

/**
 * Finds places by name, best first. A state or a country may follow the name, with or without a comma. Misspellings and
 * Indian scripts are accepted.
 *
 * @param text  `Pune`, `Bilaspur, Himachal Pradesh`, `Springfield US`, `पुणे`, `Banglore`
 */
export function searchPlaces(
  list: PlaceList,
  text: string,
  { limit = DEFAULT_LIMIT, country, near }: PlaceSearch = {},
): PlaceMatch[] {
  const inCountry = country?.toUpperCase();
  const within = ({ isIn, ...wanted }: Wanted): Wanted => ({
    ...wanted,
    isIn: (region) => (inCountry === undefined || list.countryOfRegion(region) === inCountry) && isIn(region),
  });
  const byLetters = (reading: Wanted) => {
    const wanted = within(reading);
    const candidates = new Candidates(list, wanted, near);
    addByLetters(list, wanted, candidates);
    return { wanted, candidates };
  };
  const bySound = ({ wanted, candidates }: ReturnType<typeof byLetters>): PlaceMatch[] => {
    addBySound(list, wanted, candidates);
    return candidates.matches(limit);
  };
  const asked: ReturnType<typeof byLetters>[] = [];
  let weak: PlaceMatch[] = [];
  for (const reading of readings(list, text)) {
    const search = byLetters(reading);
    asked.push(search);
    const matches = search.candidates.matches(limit);
    if (matches[0] && matches[0].quality !== 'word') return matches;
    if (weak.length === 0) weak = matches;
  }
  for (const search of asked) {
    const matches = bySound(search);
    if (matches.some(isGood)) return matches;
    if (weak.length === 0) weak = matches;
  }
  for (const reading of partialReadings(text)) {
    const matches = bySound(byLetters(reading));
    if (matches.some(isGood)) return matches;
  }
  return weak;
}

/** The place of a match. */
export const recordOf = ({ matched: _m, quality: _q, letters: _l, isNear: _n, unread: _u, ...place }: PlaceMatch) =>
  place satisfies PlaceRecord as PlaceRecord;

/** A clear winner is at least this many times as populous as the next equally good match. */
const CLEARLY = 10;

/** A match by a name of the list, and not by a look-alike. */
const isListed = ({ quality }: PlaceMatch): boolean => quality === 'name' || quality === 'spelling';

/**
 * The unambiguous place for a text: the only place with the name, or one ten times as populous as the next. If no place
 * has the name, the same among the look-alikes that differ in the fewest letters. Null if there is none, or if a part
 * of the text names neither the place nor its region.
 *
 * @param matches  of `searchPlaces`, at least two if there are two
 */
export function clearWinner(matches: readonly PlaceMatch[]): PlaceMatch | null {
  const near = matches.filter(({ isNear, unread }) => isNear && unread === '');
  const [first] = near;
  if (first === undefined) return null;
  const least = Math.min(...near.map(({ letters }) => letters));
  const equals = isListed(first)
    ? near.filter(({ quality }) => quality === first.quality)
    : near.filter(({ letters }) => letters === least);
  const [winner, rival] = equals.toSorted((a, b) => b.population - a.population);
  if (winner === undefined || rival === undefined) return winner ?? null;
  return winner.population >= CLEARLY * Math.max(rival.population, 1) ? winner : null;
}
