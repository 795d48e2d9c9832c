/**
 * Claims, the building blocks of replies. The service words them. Figures, dates and names in them are references
 * to results of tool calls and are looked up, so a reply contains only what was computed.
 */
import * as z from 'zod';
import { all as TEXTS } from '../../../build/lexicon/sentences/all/counsel';
import type { Sentences } from '../../../build/lexicon/sentences/counsel';
import { REFERENCE_PLACE } from '../../data/place';
import { fnv1a } from '../../kernel/fnv1a';
import type { FactBook } from '../../lexicon/facts/types';
import type { Labels } from '../../lexicon/labels';
import type { Language } from '../language';
import type { ToolName } from '../toolNames';
import { capitalised, type Zone } from './format';

/** The result of a tool call of this conversation. */
export interface CallResult {
  /** Its id, `c1`, `c2`, … in the order of the calls. */
  call: string;
  name: ToolName;
  ok: boolean;
  /** The input as the tool read it; empty for a refused call. */
  input: ResultRow;
  output: ResultRow;
}

/** Thrown for a claim that cannot be worded: a reference leads to nothing, or to a value of another kind. */
export class Unsaid extends Error {
  override name = 'Unsaid';
}

/** The inputs for wording a claim. */
export class Wording {
  readonly language: Language;
  /** The sentences of replies in the language. */
  readonly texts: Sentences;
  /** The reference facts; in English for Hinglish. */
  readonly book: FactBook;
  /** Names of observances; in English for Hinglish. */
  readonly labels: Labels;
  /** The present instant, Unix milliseconds; NaN if it is not known. */
  readonly now: number;
  /** Whether the question asks for a value (when, which, how long), which no yes or no answers. */
  readonly asksValue: boolean;
  /** The number of the question in its conversation, from 1; 0 if it is not known. */
  readonly turn: number;
  private readonly results: ReadonlyMap<string, CallResult>;

  constructor(
    language: Language,
    results: ReadonlyMap<string, CallResult>,
    book: FactBook,
    labels: Labels,
    now: number,
    asksValue: boolean,
    turn: number,
  ) {
    this.language = language;
    this.texts = TEXTS[language];
    this.results = results;
    this.book = book;
    this.labels = labels;
    this.now = now;
    this.asksValue = asksValue;
    this.turn = turn;
  }

  /** One of some wordings of equal meaning. A hash of the values and of the turn chooses, so equal input has equal text. */
  variant<V>(wordings: Readonly<Record<string, (values: V) => string>>, values: V): string {
    const all = Object.values(wordings);
    const chosen = all[fnv1a(`${this.turn} ${JSON.stringify(values)}`) % all.length] as (values: V) => string;
    return chosen(values);
  }

  /** The present instant for a claim that needs it, Unix milliseconds. */
  present(): number {
    if (Number.isNaN(this.now)) throw new Unsaid('the present instant is not known');
    return this.now;
  }

  /** Yes or no. */
  verdict(holds: boolean): string {
    return this.answered(this.texts.day.holds[holds ? 'yes' : 'no']);
  }

  /** A sentence that is a yes or a no and says nothing more. */
  answered(sentence: string): string {
    if (this.asksValue) throw new Unsaid('the question asks for a value, not for yes or no');
    return sentence;
  }

  /** A statement after its yes or no; by itself where the question asks for a value. */
  decided(holds: boolean, statement: string): string {
    return this.asksValue ? statement : `${this.verdict(holds)} ${capitalised(statement)}`;
  }

  /** A result by its call; of one of these tools, if any are named. */
  result(call: string, ...tools: ToolName[]): CallResult {
    const result = this.results.get(call);
    if (result === undefined) throw new Unsaid(`there is no call ${JSON.stringify(call)}`);
    if (!result.ok) throw new Unsaid(`the call ${call} failed; its error can be said by the kind "failed"`);
    if (tools.length > 0 && !tools.includes(result.name))
      throw new Unsaid(`the call ${call} is of ${result.name}; this kind needs ${tools.join(' or ')}`);
    return result;
  }

  /** A failed call. */
  failure(call: string): CallResult {
    const result = this.results.get(call);
    if (result === undefined) throw new Unsaid(`there is no call ${JSON.stringify(call)}`);
    if (result.ok) throw new Unsaid(`the call ${call} did not fail`);
    return result;
  }

  /** The value at a path of a result. */
  at(call: string, path: string): unknown {
    return atPath(this.result(call).output, path, call);
  }
}

/** The form of a claim's text: sentences form paragraphs, items form a list, blocks stand alone. */
export type ClaimForm = 'sentence' | 'item' | 'block';

/** Owner of the values in a sentence: a place and a day, a birth, or stated by the values themselves. */
export type Owner = 'day' | 'birth' | 'named';

/** A value as a part of a sentence. */
export interface ValueClause {
  /** The whole clause: "the Sun rises at 06:44". */
  full: string;
  /** What has the value, "sunrise", and the value, "at 06:44". Clauses that have both can share a verb. */
  parts?: { thing: string; value: string };
  /** A sentence that belongs to the value. */
  note?: string;
}

/** The owner of the values after it, as a sentence names it. */
export type Setting =
  | { of: 'day'; owner: 'day'; place: string; date: string; day: string }
  | { of: 'moment'; owner: 'day'; place: string; date: string; clock: string; day: string }
  | { of: 'birth'; owner: 'birth'; birth: string; day: string };

/** How a claim joins others in a sentence: as a clause, or as the owner of clauses. */
interface Speech<C> {
  owner: Owner;
  /** The clause of a value; null for a value that needs a line of its own. @param day  the ISO date that the sentence names, or an empty text */
  clause?(claim: C, wording: Wording, day: string): ValueClause | null;
  setting?(claim: C, wording: Wording): Setting;
  /** The owner of a clause that no claim before it names. */
  implied?(claim: C, wording: Wording): Setting;
  /** Whether a sentence has no other clause beside it. */
  isAlone?: boolean;
}

/** A kind of claim. */
export interface ClaimKind {
  kind: string;
  form: ClaimForm;
  /** What the claim says. */
  about: string;
  schema: z.ZodObject;
  word(claim: Record<string, unknown>, wording: Wording): string;
  speech: Speech<Record<string, unknown>> | null;
}

/**
 * Defines a kind of claim. `word` throws `Unsaid` if a reference does not hold.
 *
 * @param word    the claim by itself, in a list or a paragraph
 * @param speech  how it joins others in a sentence; without it, it never does
 */
export function define<S extends z.ZodRawShape>(
  kind: string,
  form: ClaimForm,
  about: string,
  shape: S,
  word: (claim: z.output<z.ZodObject<S>>, wording: Wording) => string,
  speech?: Speech<z.output<z.ZodObject<S>>>,
): ClaimKind {
  const schema = z.object({ kind: z.literal(kind), ...shape });
  return {
    kind,
    form,
    about,
    schema,
    word: word as unknown as ClaimKind['word'],
    speech: (speech ?? null) as unknown as ClaimKind['speech'],
  };
}

/** The call whose result a claim is about. */
export const CALL = z
  .string()
  .regex(/^c\d{1,3}$/)
  .meta({ description: 'The id of a tool call, as its result gives it.', examples: ['c1'] });

/** A path in a result: `lagna.rashi`, `grahas[key=moon].house`, `days[0].tithi[1]`. */
export const PATH = z.string().min(1).max(120).describe('A path in the result of the call.');

/** Maximum number of list entries that are worded. */
export const LIMIT = z.int().min(1).max(40).optional();

const STEP = /\.?([A-Za-z_]\w*)|\[(\d{1,4})\]|\[([a-z_]+)=([\w-]+)\]|\.(\d{1,4})/y;

const isRecord = (value: unknown): value is ResultRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text for a key in a result; undefined for an unknown key. */
export const textOf = (texts: Readonly<Record<string, string>>, key: unknown): string | undefined =>
  Object.hasOwn(texts, String(key)) ? texts[String(key)] : undefined;

/** The value at a path; throws `Unsaid` if it is absent. */
function atPath(output: unknown, path: string, call: string): unknown {
  let value = output;
  STEP.lastIndex = 0;
  for (let at = 0; at < path.length; at = STEP.lastIndex) {
    const step = STEP.exec(path);
    if (step === null) throw new Unsaid(`${JSON.stringify(path)} is not a path like grahas[key=moon].rashi`);
    const [, key, index = step[5], field, wanted] = step;
    if (key !== undefined) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    else if (!Array.isArray(value)) value = undefined;
    else if (field === undefined) value = value[Number(index)];
    else value = value.find((entry) => isRecord(entry) && String(entry[field]) === wanted);
    if (value === undefined) throw new Unsaid(`the result of ${call} has nothing at ${JSON.stringify(path)}`);
  }
  return value;
}

/** An object of a result. */
export type ResultRow = Record<string, unknown>;

/** An entry of a result that must be an object. */
export function record(value: unknown, what: string): ResultRow {
  if (!isRecord(value)) throw new Unsaid(`the result has no ${what}`);
  return value;
}

/** An entry of a result that must be a list of objects. */
export function records(value: unknown, what: string): ResultRow[] {
  if (!Array.isArray(value) || !value.every(isRecord)) throw new Unsaid(`the result has no list of ${what}`);
  return value;
}

/** The key of a named thing, or the key itself. */
export const keyOf = (value: unknown): string => String(isRecord(value) ? value.key : value);

/** The number of a part of the zodiac; NaN without one. */
export const partIn = (part: unknown): number => (isRecord(part) ? Number(part.index) : Number.NaN);

/** The time zone of the local times in a result. */
export function zoneOf({ input, output }: CallResult): Zone {
  const given = record(input, 'input');
  const birth = isRecord(output.birth) ? output.birth : {};
  const candidates = [output.place, output.reference_place, birth.place]
    .map((place) => (isRecord(place) ? place.tz : undefined))
    .concat([given.tz]);
  const zone = candidates.find((value) => typeof value === 'string' || typeof value === 'number');
  return (zone as Zone | undefined) ?? REFERENCE_PLACE.tz;
}
