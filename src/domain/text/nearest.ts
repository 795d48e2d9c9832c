/** Nearness of words: how many letters differ, and which of some words a misspelt one resembles. */

/** Longer texts are not compared. */
const LONGEST = 64;
let [before, above, row] = [0, 1, 2].map(() => new Uint16Array(LONGEST)) as [Uint16Array, Uint16Array, Uint16Array];

/**
 * Number of insertions, deletions, changes and swaps of neighbours between two texts; `limit` + 1 if it exceeds the
 * limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || b.length >= LONGEST) return limit + 1;
  for (let j = 0; j <= b.length; j++) row[j] = j;
  for (let i = 1; i <= a.length; i++) {
    [before, above, row] = [above, row, before];
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isEqual = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(
        (above[j - 1] as number) + (isEqual ? 0 : 1),
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
      );
      const isExchanged =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isExchanged) cost = Math.min(cost, (before[j - 2] as number) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
  }
  return Math.min(row[b.length] as number, limit + 1);
}

/** Letters from which two words may differ in two of them. */
const LONG = 8;

/** In how many letters two words may differ if one misspells the other: in one, or in two of at least eight. */
const tolerance = (a: string, b: string): number => (Math.min(a.length, b.length) >= LONG ? 2 : 1);

/**
 * The things whose spellings a word resembles most, in their order: several if they are equally near, none if none is
 * near.
 *
 * @param spellingOf  the spelling of a thing, in the case of the word
 *
 * @example
 * nearestTo('karttika', ['kartika', 'magha'], (key) => key) // => ['kartika']
 */
export function nearestTo<T>(word: string, things: Iterable<T>, spellingOf: (thing: T) => string): T[] {
  let [nearest, least]: [T[], number] = [[], Number.POSITIVE_INFINITY];
  for (const thing of things) {
    const spelling = spellingOf(thing);
    const most = tolerance(word, spelling);
    const distance = editDistance(word, spelling, most);
    if (distance > most || distance > least) continue;
    if (distance < least) [nearest, least] = [[], distance];
    nearest.push(thing);
  }
  return nearest;
}
