/** Finds the reference fact that the words of a question name. */
import { fold } from '../../lexicon/facts/fold';
import { spelling } from '../grammar/words';
import type { MessageToken } from '../reading/tokens';
import { wordList } from '../reading/vocabulary';
import type { Conversation } from './conversation';

/** Words of a question that are no part of a term. */
const FILLERS =
  wordList(`what, whats, does, do, is, are, the, a, an, of, in, to, for, mean, means, meaning, explain, define, definition, please, tell,
  me, about, how, you, compute, computed, calculated, found, worked, out, difference, between, and, with, source, rule, rules, by, which, stand, books,
  plain, simple, words, beginner, months, month, called, kya, hota, hoti, hote, hai, hain, hei, ka, ki, ke, ko, kise, kisko, kehte, kahte, kahate, matlab, मतलब, arth,
  bare, mein, se, kaise, nikalte, nikalta, nikalate, tay, aur, it, this, that, samjhao, batao, bataiye, bataie, bataye, niyam, srot, farak, fark, farq, antar, kyu, aata, aati,
  saral, bhasha, shabdon, kaun, kon, kaunse, konse, hai na, simple, use, lagate, lagaye, jaate, jate, mane, maane, yoga, yog, yogas, or, vs, versus, i, s, your, my,
  why, so, then, really, exactly, actually, nakshatra, tithi, dosh, dosha, many, much, long, last, lasts, there, list, all, names, name,
  give, show, when, where, who, did, was, were, begin, began, begins, start, started, each, every, their, its, kab, kitne, kitna, kitni, saal`);
/** Names of classes: many facts hold them, so that they name none of them alone. */
const CLASSES =
  wordList(`graha, grahas, grah, planet, planets, rashi, rashis, rasi, sign, signs, nakshatra, nakshatras, star, house, houses, bhava, bhavas,
  bhav, varga, vargas, chart, charts, yoga, yog, dasha, period, periods`);
/** Shorter words are part of too many names, except numbers of vargas. */
const LEAST_TERM = 4;
const VARGA = /^d\d{1,2}$/i;

interface FoundFact {
  id: string;
  title: string;
  keywords?: string[];
}

const isNameOf = (name: string, term: string): boolean => {
  const [known, wanted] = [fold(name), fold(term)];
  return (
    known === wanted || (known.startsWith(`${wanted} `) && known.split(' ').length <= wanted.split(' ').length + 2)
  );
};

type Choice = (facts: readonly FoundFact[], term: string) => FoundFact | undefined;

const isTitled = ({ title }: FoundFact, term: string): boolean =>
  [title, ...title.split(':').slice(1)].some((name) => isNameOf(name, term));
const hasKeyword = ({ keywords = [] }: FoundFact, term: string): boolean =>
  keywords.some((name) => isNameOf(name, term));

/** The first fact that a term names. */
const named: Choice = (facts, term) => facts.find((fact) => isTitled(fact, term) || hasKeyword(fact, term));

/** The fact whose title is a term, or the only one that has the term for a keyword: for messages that ask for no meaning. */
export const namedAlone: Choice = (facts, term) => {
  const [known, ...others] = facts.filter((fact) => hasKeyword(fact, term));
  return facts.find((fact) => isTitled(fact, term)) ?? (others.length === 0 ? known : undefined);
};

/** The first fact whose title and keywords have every word of a query. */
const holdingAll: Choice = (facts, query) =>
  facts.find(({ title, keywords = [] }) => {
    const known = new Set(fold([title, ...keywords].join(' ')).split(' '));
    return fold(query)
      .split(' ')
      .every((word) => known.has(word));
  });

/** The words of a message that may be a term, as they were written. A letter and its number are one word: D9. */
export function termWords(tokens: readonly MessageToken[]): string[] {
  const isVarga = (i: number): boolean => tokens[i]?.word === 'd' && /^\d{1,2}$/.test(tokens[i + 1]?.raw ?? '');
  return tokens.flatMap(({ word, raw }, i) => {
    if (isVarga(i)) return [`${raw}${tokens[i + 1]?.raw}`];
    return word === '|' || raw.length < 2 || FILLERS.has(word) || isVarga(i - 1) ? [] : [raw];
  });
}

const singular = (term: string): string => (term.length > LEAST_TERM ? term.replace(/s$/, '') : term);

/** The fact that is chosen among the best for a query, whose words are tried in several spellings. */
async function factFor({ calls }: Conversation, terms: readonly string[], chosen: Choice): Promise<string | null> {
  // The keywords of facts are in Latin letters.
  for (const query of new Set([terms, terms.map(spelling), terms.map(singular)].map((words) => words.join(' ')))) {
    const found = ((await calls.peek('facts', { q: query, limit: 5 }))?.facts ?? []) as FoundFact[];
    const fact = chosen(found, query);
    if (fact !== undefined) return fact.id;
  }
  return null;
}

/** The fact that a term names; null if none does. */
export async function factNamed(conversation: Conversation, term: string, choice = named): Promise<string | null> {
  return term.length < LEAST_TERM && !VARGA.test(term) ? null : factFor(conversation, [term], choice);
}

/**
 * The fact that all terms of a message name together ("Kali Yuga", "friends of Mars"); null if none does. Names of classes
 * ("which planets are friends of Mars") may be left out.
 */
export async function factOfAll(
  conversation: Conversation,
  terms: readonly string[],
  choice = named,
): Promise<string | null> {
  for (const some of [terms, terms.filter((term) => !CLASSES.has(spelling(term)))]) {
    const fact =
      (await factNamed(conversation, some.join(' '), choice)) ??
      (some.length > 1 ? await factFor(conversation, some, holdingAll) : null);
    if (fact !== null) return fact;
  }
  return null;
}
