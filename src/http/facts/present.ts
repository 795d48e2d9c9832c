/** Facts as JSON, as plain text and as Markdown. */
import type * as z from 'zod';
import type { Fact } from '../../domain/facts';
import type { Format } from './request';
import type { FactsResponse } from './schema';

export const CONTENT_TYPES: Record<Format, string> = {
  json: 'application/json',
  text: 'text/plain; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
};

const NONE = 'No fact has all of these words.\n';

/** A question as it is answered: composed, without control characters, blanks one by one and none about it. */
export const tidyQuery = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** The answer in JSON. */
export function presentFound(query: string, facts: readonly Fact[]): z.input<typeof FactsResponse> {
  return {
    query,
    count: facts.length,
    facts: facts.map(({ id, topic, title, statement, attribution, citation, keywords }) => ({
      id,
      topic,
      title,
      statement,
      attribution,
      citation,
      keywords: [...keywords],
    })),
  };
}

const sourceOf = ({ attribution, citation }: Fact): string =>
  citation === null ? attribution : `${attribution} (${citation})`;

function presentText(facts: readonly Fact[]): string {
  const blocks = facts.map((fact) => `${fact.title}\n${fact.statement}\nSource: ${sourceOf(fact)}\n[${fact.id}]\n`);
  return blocks.length === 0 ? NONE : blocks.join('\n');
}

/** Text with nothing in it that Markdown would read as markup: CommonMark takes a backslash before any of these. */
export function escapedMarkdown(text: string): string {
  return text
    .replace(/[\\`*_~[\]<>&|#!]/g, '\\$&')
    .replace(/^(\s*)([-+=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');
}

function presentMarkdown(facts: readonly Fact[]): string {
  const blocks = facts.map((fact) =>
    [
      `## ${escapedMarkdown(fact.title)}`,
      escapedMarkdown(fact.statement),
      `*Source:* ${escapedMarkdown(sourceOf(fact))} · \`${fact.id}\``,
    ].join('\n\n'),
  );
  return blocks.length === 0 ? NONE : `${blocks.join('\n\n')}\n`;
}

/** The body of an answer. */
export function presentFacts(format: Format, query: string, facts: readonly Fact[]): string {
  switch (format) {
    case 'json':
      return JSON.stringify(presentFound(query, facts));
    case 'text':
      return presentText(facts);
    case 'markdown':
      return presentMarkdown(facts);
  }
}
