/**
 * Scores the replies of the rules to the messages of `further.jsonl` and the like, by the calls that
 * a right reply makes: the tool, the date, time and town that went into it, and the kinds of its claims.
 */
import { readFileSync } from 'node:fs';
import { dangersIn } from '../../../src/counsel/danger/danger';
import { demoReply } from '../../../src/counsel/demo/reply';
import { languageIn } from '../../../src/counsel/language';
import { boundsOf } from '../../../src/counsel/policy/company';
import type { Draft, Message } from '../../../src/counsel/types';
import { NOW, toolsIn } from '../sample';
import type { Verdict } from './score';

export interface FurtherRow {
  id: string;
  language: string;
  turns: string[];
  expect: {
    /** `ask` for a question back, `define` for a meaning, otherwise a pattern of kinds. */
    kinds: string;
    /** One of them is called. */
    tools?: string[];
    /** Fields of the calls, of their places and births, by name: patterns of the beginning of their values. */
    input?: [string, string][];
    /** A pattern of the reply, in any case. */
    says?: string;
  };
}

const rowsOf = (file: string): FurtherRow[] =>
  readFileSync(new URL(`../../truth/counsel/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as FurtherRow);

export const furtherRows: readonly FurtherRow[] = rowsOf('further');
/** Messages of all kinds with qualified names, dates by lunar names, spans, two towns and unknown towns. */
export const freshRows: readonly FurtherRow[] = rowsOf('fresh');
/** Messages of the same kinds, written after the rules had been corrected by all others. */
export const unseenRows: readonly FurtherRow[] = rowsOf('unseen');

/** Kinds of claims that answer nothing by themselves. */
const EMPTY =
  /^(?:question|which_place|unknown|refusal|about|suggestion|greeting|thanks|goodbye|reminder|language_note|failed|feeling|apology|correction|referral|source|day|moment|birth)$|^no_/;
const MEANING = /^(?:method|facts?|definition|observance_rule)$/;
const ASKS = /^(?:question|which_place)$/;

/** The fields of an object at any depth, with their values as text. */
function fieldsOf(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'object' ? fieldsOf(inner) : [[key === 'from' ? 'date' : key, String(inner)]],
  );
}

function lacking({ expect }: FurtherRow, { text, kinds, results }: Draft): string[] {
  const given = new RegExp(expect.kinds);
  const fields = results.flatMap(({ input, output }) => [input, output.place, output.birth].flatMap(fieldsOf));
  const isGiven = ([field, pattern]: [string, string]): boolean =>
    fields.some(
      ([key, value]) =>
        (key === field || (field === 'place' && key === 'name')) && new RegExp(`^(?:${pattern})`).test(value),
    );
  return [
    ...(kinds.some((kind) => given.test(kind) && (expect.kinds !== '.' || !EMPTY.test(kind))) ? [] : ['kind']),
    ...(expect.tools && !results.some(({ name }) => expect.tools?.includes(name)) ? ['tool'] : []),
    ...(expect.input ?? []).filter((field) => !isGiven(field)).map((field) => field.join('=')),
    ...(expect.says !== undefined && !new RegExp(expect.says, 'i').test(text) ? [expect.says] : []),
  ];
}

/** Messages whose kinds the rules once read wrongly or not: months, weeks, days beside others, and parts of daśās. */
export const laterRows: readonly FurtherRow[] = rowsOf('later');

/** Judges the reply to one row. */
export async function scoreFurther(row: FurtherRow): Promise<{ row: FurtherRow; verdict: Verdict; lacks: string[] }> {
  const messages: Message[] = row.turns.map((content) => ({ role: 'user', content }));
  const language = languageIn(messages);
  const draft = await demoReply(messages, boundsOf(messages, dangersIn(messages), NOW), await toolsIn(language), NOW);
  const answers = draft.kinds.filter((kind) => !EMPTY.test(kind));
  const otherwise: Verdict = answers.length > 0 ? 'wrong' : 'missed';
  const judged = (isRight: boolean, lacks: string[]): { row: FurtherRow; verdict: Verdict; lacks: string[] } => ({
    row,
    verdict: isRight ? (language === row.language ? 'right' : 'missed') : otherwise,
    lacks,
  });
  const { kinds } = row.expect;
  if (kinds === 'ask') return judged(answers.length === 0 && draft.kinds.some((kind) => ASKS.test(kind)), ['question']);
  if (kinds === 'define')
    return judged(
      draft.kinds.some((kind) => MEANING.test(kind)),
      ['meaning'],
    );
  const lacks = lacking(row, draft);
  return judged(lacks.length === 0, lacks);
}
