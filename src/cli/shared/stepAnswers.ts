/** Requests a span from a resource: in steps with a progress bar, or as a calendar file. */
import type * as z from 'zod';
import { type Code, textOf } from '../../api/resource';
import { type Io, occasionOf } from '../io';
import { eachWithProgress } from './progress';
import { answered, type OptionNames } from './refusals';
import type { DateSpan } from './spans';

/** The resource, with the fields of the request and their options. */
interface StepQuestion<Question, Answer> {
  code: Code<z.ZodObject, Question, Answer>;
  /** The fields of the request without its span. */
  fields: Record<string, unknown>;
  options: OptionNames;
}

/** The answers of consecutive steps of a span. */
export async function stepAnswers<Question, Answer>(
  io: Io,
  { code, fields, options }: StepQuestion<Question, Answer>,
  steps: readonly Partial<DateSpan>[],
): Promise<Answer[]> {
  const kernel = await io.kernel();
  const answers: Answer[] = [];
  await eachWithProgress(
    io,
    steps,
    ({ from = '' }) => from,
    async (step) => {
      const question = answered(await code.read({ ...fields, ...step }, occasionOf(io)), options);
      answers.push(answered(await code.answer(() => kernel, question), options));
    },
  );
  return answers;
}

/** The calendar file of a span. */
export async function calendarFile<Question, Answer>(
  io: Io,
  { code, fields, options }: StepQuestion<Question, Answer>,
  span: Partial<DateSpan>,
): Promise<string> {
  const kernel = await io.kernel();
  const question = answered(await code.read({ ...fields, ...span }, occasionOf(io)), options);
  const file = await code.formats?.ics?.(() => kernel, question, undefined);
  if (file === undefined) throw new Error('the resource has no calendar file');
  return textOf(answered(file, options));
}
