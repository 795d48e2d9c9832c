/** Sources, authorities and remarks of rules in the language of sentences. Answers of programs keep the original. */
import type { SentenceLanguage } from '../data/language';

/** A source, authority or remark of a row in the language of a reader. */
export type Cite = (text: string) => string;

export async function loadCitations(language: SentenceLanguage): Promise<Cite> {
  if (language === 'en') return (text) => text;
  const { CITATION_HINDI: hindi } = await import('../../build/lexicon/hindi/citation');
  return (text) => hindi[text] ?? text;
}
