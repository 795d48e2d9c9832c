/** Composes a reply from claims, which is the only source of replies. */
import * as z from 'zod';
import { loadFacts } from '../../lexicon/facts/book';
import { loadObservanceLabels } from '../../lexicon/labels';
import type { Language } from '../language';
import { KIND_BY_NAME } from './catalogue';
import { type CallResult, Unsaid, Wording } from './claim';
import { planned } from './plan';
import { type ReplyPart, statements, type Worded } from './statements';

/** A claim as a model or the service gives it; validated by its kind. */
export type Claim = { kind: string } & Record<string, unknown>;

/** A claim that was left out, and why. Only the model learns this, never the user. */
interface Problem {
  index: number;
  message: string;
}

export interface Composed {
  /** Markdown; empty if no claim could be worded. */
  text: string;
  /** The kinds of the worded claims, in order. */
  kinds: string[];
  problems: Problem[];
}

/** Maximum length in characters; a longer reply ends with the last claim that fits. */
const MAX_REPLY_CHARACTERS = 12_000;

/** Kinds that appear once in a reply, regardless of the owner of the previous values. */
const SAID_ONCE: ReadonlySet<string> = new Set(['source', 'method', 'reminder', 'settings', 'fact', 'place_used']);

/** Whether a claim names the owner of the values after it. */
const names = ({ kind }: Worded): boolean => kind.speech?.setting !== undefined || kind.kind === 'place_used';

function wordOf(claim: unknown, wording: Wording): Worded {
  const name = (claim as Partial<Claim> | null)?.kind;
  const kind = typeof name === 'string' ? KIND_BY_NAME.get(name) : undefined;
  if (kind === undefined) throw new Unsaid('kind must be one of the listed kinds');
  const valid = kind.schema.safeParse(claim);
  if (!valid.success) throw new Unsaid(`${kind.kind}: ${z.prettifyError(valid.error).replaceAll('\n', ' ')}`);
  return { kind, claim: valid.data, text: kind.word(valid.data, wording) };
}

/** The separator between two parts. */
function gap(before: ReplyPart, after: ReplyPart): string {
  if (before.form === 'sentence' && after.form === 'sentence') return ' ';
  if (after.form === 'item' && before.form !== 'block') return '\n';
  return '\n\n';
}

/** Sentences flow into paragraphs, items become a list, blocks stand alone. */
function joined(parts: readonly ReplyPart[]): string {
  let text = '';
  parts.forEach((part, i) => {
    const [before, after] = [parts[i - 1], parts[i + 1]];
    const isListed =
      part.form === 'item' && (before?.form === 'item' || after?.form === 'item' || part.text.includes('\n'));
    text += `${before ? gap(before, part) : ''}${isListed ? '- ' : ''}${part.text}`;
  });
  return text;
}

/**
 * Words claims in a language. Every reference is checked against the results. A claim with an invalid reference
 * is left out and reported in `problems`. Equal claims and results give equal text.
 *
 * @param results  the results of the tool calls of this conversation
 * @param now      the present instant, Unix milliseconds; without it, no claim about the present is worded
 * @param asksValue  whether the question asks for a value, so that no claim says yes or no
 * @param turn     the number of the question in its conversation, from 1
 */
export async function compose(
  claims: readonly unknown[],
  results: readonly CallResult[],
  language: Language,
  now = Number.NaN,
  asksValue = false,
  turn = 0,
): Promise<Composed> {
  const tag = language === 'hi' ? 'hi' : 'en';
  const [book, labels] = await Promise.all([loadFacts(tag), loadObservanceLabels(tag)]);
  const wording = new Wording(
    language,
    new Map(results.map((result) => [result.call, result])),
    book,
    labels,
    now,
    asksValue,
    turn,
  );
  const parts: Worded[] = [];
  const problems: Problem[] = [];
  let length = 0;
  let owned: string[] = [];
  for (const { claim, index } of planned(claims, results)) {
    try {
      const part = wordOf(claim, wording);
      if (part.text === '') continue;
      // Values may be equal for two owners; a sentence without an owner appears once.
      if (names(part)) owned = [];
      const said = SAID_ONCE.has(part.kind.kind) ? parts.map(({ text }) => text) : owned;
      if (said.includes(part.text)) continue;
      owned.push(part.text);
      length += part.text.length + 2;
      if (length <= MAX_REPLY_CHARACTERS) parts.push(part);
    } catch (error) {
      if (!(error instanceof Unsaid)) throw error;
      problems.push({ index, message: error.message });
    }
  }
  return { text: joined(statements(parts, wording)), kinds: parts.map(({ kind }) => kind.kind), problems };
}
