/** Facts as JSON, as plain text and as Markdown. */
import type * as z from 'zod';
import type { SentenceLanguage } from '../../data/language';
import { factLabel } from '../../lexicon/facts/label';
import type { Fact, FactBook } from '../../lexicon/facts/types';
import type { Labels } from '../../lexicon/labels';
import type { KundaliFactsResponse, Fact as PresentedFact } from './response';

const NONE: Readonly<Record<SentenceLanguage, string>> = {
  en: 'No fact has all of these words.\n',
  hi: 'इन सब शब्दों वाला कोई तथ्य नहीं है।\n',
};
const SOURCE: Readonly<Record<SentenceLanguage, string>> = { en: 'Source', hi: 'स्रोत' };

/** The facts found by a search, with the names and the sentences of a language. */
export interface FoundFacts {
  facts: readonly Fact[];
  /** Number of facts that match, also beyond a limit. */
  total: number;
  book: FactBook;
  /** Null for a request without a language. */
  labels: Labels | null;
}

/** Normalises a search text: composed, without control characters, with single blanks, trimmed. */
export const tidyQuery = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const labelOf = (labels: Labels | null, id: string): { label?: string } => {
  const label = labels && factLabel(labels, id);
  return label === null ? {} : { label };
};

/** The languages of found facts. */
export const presentLanguages = ({ book, labels }: FoundFacts) =>
  labels && { lang: labels.tag, sentence_lang: book.language };

/** Found facts as objects. */
export const presentFacts = ({ facts, labels }: FoundFacts): z.input<typeof PresentedFact>[] =>
  facts.map(({ id, topic, title, statement, attribution, citation, keywords }) => ({
    id,
    topic,
    title,
    ...labelOf(labels, id),
    statement,
    attribution,
    citation,
    keywords: [...keywords],
  }));

/** The JSON response. */
export const presentFound = (query: string, found: FoundFacts): z.input<typeof KundaliFactsResponse> => ({
  query,
  ...presentLanguages(found),
  count: found.facts.length,
  total: found.total,
  facts: presentFacts(found),
});

function sourceOf(book: FactBook, fact: Fact): string {
  const { attribution, citation } = book.source(fact);
  return citation === null ? attribution : `${attribution} (${citation})`;
}

/**
 * The title of a fact, followed by its name in the language of the request. A Hindi title already contains the name.
 */
function headingOf({ id, title }: Fact, { book, labels }: FoundFacts): string {
  const { label } = book.language === 'en' ? labelOf(labels, id) : {};
  return label === undefined ? title : `${title} (${label})`;
}

export function presentText(found: FoundFacts): string {
  const { facts, book } = found;
  const blocks = facts.map(
    (fact) =>
      `${headingOf(fact, found)}\n${fact.statement}\n${SOURCE[book.language]}: ${sourceOf(book, fact)}\n[${fact.id}]\n`,
  );
  return blocks.length === 0 ? NONE[book.language] : blocks.join('\n');
}

/** Escapes Markdown markup: CommonMark accepts a backslash before each of these characters. */
export function escapedMarkdown(text: string): string {
  return text
    .replace(/[\\`*_~[\]<>&|#!]/g, '\\$&')
    .replace(/^(\s*)([-+=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');
}

export function presentMarkdown(found: FoundFacts): string {
  const { facts, book } = found;
  const blocks = facts.map((fact) =>
    [
      `## ${escapedMarkdown(headingOf(fact, found))}`,
      escapedMarkdown(fact.statement),
      `*${SOURCE[book.language]}:* ${escapedMarkdown(sourceOf(book, fact))} · \`${fact.id}\``,
    ].join('\n\n'),
  );
  return blocks.length === 0 ? NONE[book.language] : `${blocks.join('\n\n')}\n`;
}
