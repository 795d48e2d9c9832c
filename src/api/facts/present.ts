/** Facts as JSON, as plain text and as Markdown. */
import type * as z from 'zod';
import type { Fact } from '../../domain/facts';
import { factLabel } from '../../domain/facts/label';
import type { Labels } from '../../domain/names/labels';
import type { FactsResponse } from './response';

const NONE = 'No fact has all of these words.\n';

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

/** The JSON response. */
export function presentFound(
  query: string,
  facts: readonly Fact[],
  labels: Labels | null,
): z.input<typeof FactsResponse> {
  return {
    query,
    // Facts are written in English whatever the language of the names.
    ...(labels && { lang: labels.tag, sentence_lang: 'en' as const }),
    count: facts.length,
    facts: facts.map(({ id, topic, title, statement, attribution, citation, keywords }) => ({
      id,
      topic,
      title,
      ...labelOf(labels, id),
      statement,
      attribution,
      citation,
      keywords: [...keywords],
    })),
  };
}

const sourceOf = ({ attribution, citation }: Fact): string =>
  citation === null ? attribution : `${attribution} (${citation})`;

/** The title of a fact, with its name in the language of the request after it. */
function headingOf({ id, title }: Fact, labels: Labels | null): string {
  const { label } = labelOf(labels, id);
  return label === undefined ? title : `${title} (${label})`;
}

export function presentText(facts: readonly Fact[], labels: Labels | null): string {
  const blocks = facts.map(
    (fact) => `${headingOf(fact, labels)}\n${fact.statement}\nSource: ${sourceOf(fact)}\n[${fact.id}]\n`,
  );
  return blocks.length === 0 ? NONE : blocks.join('\n');
}

/** Escapes Markdown markup: CommonMark accepts a backslash before each of these characters. */
export function escapedMarkdown(text: string): string {
  return text
    .replace(/[\\`*_~[\]<>&|#!]/g, '\\$&')
    .replace(/^(\s*)([-+=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');
}

export function presentMarkdown(facts: readonly Fact[], labels: Labels | null): string {
  const blocks = facts.map((fact) =>
    [
      `## ${escapedMarkdown(headingOf(fact, labels))}`,
      escapedMarkdown(fact.statement),
      `*Source:* ${escapedMarkdown(sourceOf(fact))} · \`${fact.id}\``,
    ].join('\n\n'),
  );
  return blocks.length === 0 ? NONE : `${blocks.join('\n\n')}\n`;
}
