// Prints build/lexicon/bare.ts: the hashes of what names have without the letter a, in all languages, and the thing of
// each (src/lexicon/bare.ts). Reads the tables of names, which tools/lexicon/tables.ts makes.
import { ALIASES } from '../../build/lexicon/aliases';
import { LANGUAGE_TAGS } from '../../src/data/language';
import { hashOf } from '../../src/lexicon/bare';
import { loadLabels } from '../../src/lexicon/labels';
import { numberText } from '../../src/lexicon/numberText';
import { bareOf, wordsOfName } from '../../src/lexicon/spelling';
import { PASSES } from '../../src/lexicon/uses';

/** Hashes and numbers of things, counted over kinds and keys. */
const pairs = new Map<number, readonly [hash: number, thing: number]>();
const longest: Record<string, number> = {};
for (const tag of LANGUAGE_TAGS) {
  const labels = await loadLabels(tag);
  const things = labels.kinds.flatMap((kind) => labels.keys(kind).map((key) => ({ kind, key })));
  for (const [thing, { kind, key }] of things.entries()) {
    for (const { text } of PASSES.flatMap((pass) => pass(labels, ALIASES[tag] ?? {}, kind, key))) {
      const words = wordsOfName(text);
      const hash = hashOf(bareOf(words));
      pairs.set(hash * things.length + thing, [hash, thing]);
      longest[kind] = Math.max(longest[kind] ?? 0, words.length);
    }
  }
}

const sorted = [...pairs].sort(([a], [b]) => a - b).map(([, pair]) => pair);
const gaps = sorted.map(([hash], i) => hash - (sorted[i - 1]?.[0] ?? 0));
console.log(`// Made by tools/build-lexicon.mjs.

/** Hashes in order, by their differences. */
export const GAPS: string = ${JSON.stringify(numberText(gaps))};
/** The number of the thing of each, counted over kinds and keys. */
export const THINGS: string = ${JSON.stringify(numberText(sorted.map(([, thing]) => thing)))};
/** Words of the longest name of each kind. */
export const LONGEST: Readonly<Record<string, number>> = ${JSON.stringify(longest)};`);
