/** Scores the replies of the rules to the messages of `understanding.jsonl`: right, wrong, or missed. */
import { readFileSync } from 'node:fs';
import { dangersIn } from '../../../src/counsel/danger/danger';
import { demoReply } from '../../../src/counsel/demo/reply';
import { LANGUAGES, type Language, languageIn } from '../../../src/counsel/language';
import { boundsOf } from '../../../src/counsel/policy/company';
import type { Message } from '../../../src/counsel/types';
import { toolsIn } from '../sample';
import { namesOf, type Said, type Source, says } from './said';

export interface Row {
  id: string;
  language: string;
  turns: string[];
  now: string;
  expect: {
    reply_language: string;
    intent: string;
    operator: string;
    ambiguity?: { then: 'ask' | 'state-assumption' };
    answer_from: Source[];
    must_contain_kind: string[];
    must_not_contain: string[];
  };
}

export type Verdict = 'right' | 'wrong' | 'missed';

export interface Scored {
  row: Row;
  verdict: Verdict;
  /** What a right reply would have had. */
  lacks: string[];
  said: Said;
}

export const rows: readonly Row[] = readFileSync(
  new URL('../../truth/counsel/understanding.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

/** Claims by the kind of content that a row expects; `value` is judged by its values. */
const CONTENT: Readonly<Record<string, RegExp>> = {
  definition: /^(?:method|facts?|definition|observance_rule)$/,
  reason: /_reason$|^purpose_day$|^observance_rule$|^method$/,
  rule: /rule|^yoga_holds$|^kuta$|^facts?$|^purpose_day$/,
  margin: /margin|^value$/,
  comparison: /compar|begins|^between$/,
  difference: /gap|left|until|between|compar|length|_age$|^stay$/,
  accuracy: /^accuracy$/,
  method: /^method$|^accuracy$/,
  source: /^source$|^facts?$/,
  pointer: /^suggestion$|^referral$/,
  question_back: /^question$|^which_place$/,
  cannot_say: /^unknown$|^failed$|^no_fact$/,
  language_note: /^language_note$/,
  off_topic: /^refusal$/,
  greeting: /^greeting$/,
  thanks: /^thanks$/,
  goodbye: /^goodbye$/,
  capabilities: /^about$/,
  privacy: /^about$/,
  identity: /^about$/,
};

/** Claims that answer nothing by themselves. */
const EMPTY =
  /^(?:question|which_place|unknown|refusal|about|suggestion|greeting|thanks|goodbye|link|reminder|language_note|failed|feeling|apology|correction|referral|heading|no_|source|day|moment|birth)/;
const MEANING = /^(?:method|facts?|definition)$/;

async function answer({ turns, now }: Row): Promise<{ said: Said; language: Language }> {
  const nowMs = Date.parse(now);
  const messages: Message[] = turns.map((content) => ({ role: 'user', content }));
  const language = languageIn(messages);
  const { text, kinds } = await demoReply(
    messages,
    boundsOf(messages, dangersIn(messages), nowMs),
    await toolsIn(language, nowMs),
    nowMs,
  );
  return { said: { text, kinds }, language };
}

/** Judges the reply to one row. */
export async function score(row: Row): Promise<Scored> {
  const { expect } = row;
  const { said, language } = await answer(row);
  const { kinds } = said;
  const names = await namesOf(language);
  const answers = kinds.filter((kind) => !EMPTY.test(kind));
  const isOther = expect.must_contain_kind.includes('language_note');
  const lacks = expect.must_contain_kind.filter(
    (kind) => kind !== 'value' && !kinds.some((each) => CONTENT[kind]?.test(each)),
  );
  const known = LANGUAGES.some((each) => expect.reply_language.split('|').includes(each));
  if (known && !isOther && !expect.reply_language.split('|').includes(language))
    lacks.push(`language ${expect.reply_language}`);
  const isAsked = expect.must_contain_kind.includes('question_back');
  const sources = isOther ? [] : expect.answer_from;
  const unsaid = sources.filter((source) => !says(said, source, source.value, language, names));
  lacks.push(...unsaid.map(({ select, compute, value }) => `${select ?? compute} = ${JSON.stringify(value)}`));
  const isGuess = expect.ambiguity?.then === 'ask' && answers.length > 0;
  const isMeaning =
    expect.must_not_contain.includes('definition_alone') &&
    answers.length > 0 &&
    answers.every((kind) => MEANING.test(kind));
  const isRefusal = expect.must_not_contain.includes('refusal') && kinds.includes('refusal');
  if (isGuess || isMeaning || (isAsked && sources.length === 0 && answers.length > 0))
    return { row, verdict: 'wrong', lacks, said };
  if (lacks.length === 0 && !isRefusal) return { row, verdict: 'right', lacks, said };
  const isElsewhere =
    answers.length > 0 && (sources.length === 0 ? lacks.length > 0 : unsaid.length === sources.length);
  return { row, verdict: isElsewhere ? 'wrong' : 'missed', lacks, said };
}

/** Judges all rows, in their order. */
export async function scoreAll(some: readonly Row[] = rows): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const row of some) scored.push(await score(row));
  return scored;
}

/** The three languages of replies, and all others together. */
export const groupOf = ({ language }: Row): string =>
  LANGUAGES.some((each) => each === language) ? language : 'other';
