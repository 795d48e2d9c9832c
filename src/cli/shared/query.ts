/**
 * Requests of commands. An option is the field of the same name: `--solar-month` is `solar_month`. Options convert their
 * texts to values when they are read; validation of the request refuses wrong ones.
 */
import type { Command } from 'commander';
import type * as z from 'zod';
import { type Code, textOf } from '../../api/resource';
import { type Io, occasionOf } from '../io';
import { type FormatOptions, formatOf, formatted } from './formats';
import { type Paints, paintsOf } from './paint';
import { eachWithProgress } from './progress';
import { answered, type OptionNames } from './refusals';
import type { DateSpan } from './spans';

const fieldOf = (option: string): string => option.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields of a request that have a value. */
export const definedFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * The fields of a resource's request that options give.
 *
 * @param others  options that mean something else
 */
export const optionFields = (
  options: object,
  { request }: { request: z.ZodObject },
  others: readonly string[] = [],
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(options)
      .filter(([option]) => !others.includes(option))
      .map(([option, value]) => [fieldOf(option), value])
      .filter(([field]) => Object.hasOwn(request.shape, field)),
  );

/**
 * The names of the options and arguments of a command, by their fields.
 *
 * @param others  of fields with another name than their option
 */
export const optionNames = (command: Command, others: OptionNames = {}): OptionNames => ({
  ...Object.fromEntries(command.registeredArguments.map((argument) => [argument.name(), argument.name()])),
  ...Object.fromEntries(command.options.map((option) => [fieldOf(option.attributeName()), option.long ?? ''])),
  ...others,
});

/** A request to a resource, with the options of its fields. */
interface Query<Question, Answer> {
  code: Code<z.ZodObject, Question, Answer>;
  fields: Record<string, unknown>;
  names: OptionNames;
}

/** The question of a request. */
export const questionOf = async <Question, Answer>(
  io: Io,
  { code, fields, names }: Query<Question, Answer>,
): Promise<Question> => answered(await code.read(fields, occasionOf(io)), names);

/** The answer to a request. */
export async function answerOf<Question, Answer>(io: Io, query: Query<Question, Answer>): Promise<Answer> {
  const question = await questionOf(io, query);
  const kernel = await io.kernel();
  return answered(await query.code.answer(() => kernel, question), query.names);
}

/** The answers to a request for each of consecutive steps of a span, with a progress bar. */
export async function stepAnswers<Question, Answer>(
  io: Io,
  query: Query<Question, Answer>,
  steps: readonly Partial<DateSpan>[],
): Promise<Answer[]> {
  const answers: Answer[] = [];
  await eachWithProgress(
    io,
    steps,
    ({ from = '' }) => from,
    async (step) => {
      answers.push(await answerOf(io, { ...query, fields: { ...query.fields, ...step } }));
    },
  );
  return answers;
}

/** The answer to a request as a file of another format, such as `ics`. */
export async function fileOf<Question, Answer>(
  io: Io,
  query: Query<Question, Answer>,
  format: string,
): Promise<string> {
  const question = await questionOf(io, query);
  const kernel = await io.kernel();
  const file = await query.code.formats?.[format]?.(() => kernel, question, undefined);
  if (file === undefined) throw new Error(`the resource has no ${format}`);
  return textOf(answered(file, query.names));
}

/** How an answer is printed: the rows of CSV and NDJSON, and a text. */
interface Printing<Answer> {
  rows(answer: Answer): readonly unknown[];
  text(answer: Answer, paints: Paints): string;
}

/** Prints an answer in the format of the options, or as text. */
export function printAnswer<Answer extends object>(
  io: Io,
  options: FormatOptions,
  answer: Answer,
  { rows, text }: Printing<Answer>,
): Promise<void> {
  const format = formatOf(options);
  return io.write(format ? formatted(io, format, answer, rows(answer)) : text(answer, paintsOf(io)));
}
