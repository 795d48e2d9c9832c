/** From the refusals of the API, which name fields, to those of the command, which name options. */
import type { Result } from '../../domain/result';
import { type FieldNames, type Problem, writeRefusal } from '../../http/envelope';
import { UsageError } from '../io';

/** The option behind each field of a question; `*` stands for a number in a list, from 0 in the field, from 1 outside. */
export type OptionNames = Readonly<Record<string, string>>;

function optionOf(field: string, options: OptionNames): string {
  const number = /\.(\d+)(?=\.|$)/.exec(field)?.[1];
  const option = options[field.replace(/\.\d+(?=\.|$)/, '.*')];
  return option?.replace('*', String(Number(number) + 1)) ?? field;
}

/** The message of a problem in the words of the options. */
export function refusalWords(problem: Problem, names: FieldNames, options: OptionNames): string {
  const { body } = writeRefusal('flat', problem, names);
  const { message, field = '' } = 'message' in body ? body : body.error;
  const told = message.startsWith(field) ? message.slice(field.length) : message;
  // Further on only what can be no word of the sentence is taken for a field.
  const rest = told.replace(/\b[a-z]+(?:[A-Z]\w*|\.\w+)+\b/g, (name) => optionOf(name, options));
  return told === message ? rest : optionOf(field, options) + rest;
}

/** The value of an answer; a refusal of what was asked is thrown as a mistake of usage. */
export function answered<T>(answer: Result<T, Problem>, names: FieldNames, options: OptionNames): T {
  if (answer.ok) return answer.value;
  throw new UsageError(refusalWords(answer.error, names, options));
}
