/** Days as a tool: as many as a host accepts, with the most frequently needed fields. */
import * as z from 'zod';
import { ok } from '../../domain/result';
import type { ToolCode } from '../resource';
import { admittedAnswer, fitted, leftOut, limitField, RESULT_CHARACTERS, resultsFirst } from '../tool';
import { validate } from '../validate';
import { days as code } from './answer';
import { DAY_FIELDS, type DayField } from './fields';
import { DaysRequest } from './request';

const { format: _, cursor: __, model: ___, ...SHAPE } = DaysRequest.shape;

const DaysTool = z.object({ ...SHAPE, limit: limitField(401) });
const Options = DaysTool.pick({ limit: true });

/** The default fields of each day in a tool result. */
const USUAL: readonly DayField[] = ['sunrise', 'sunset', 'note', 'tithi', 'nakshatra', 'masa', 'observances'];

/** Characters reserved for the other fields of the result. */
const FRAME_CHARACTERS = 600;

export const daysTool: ToolCode = {
  request: DaysTool,
  async run(kernel, { limit: given, ...body }, occasion) {
    const options = validate(Options, { ...(given !== undefined && { limit: given }) });
    if (!options.ok) return options;
    const { limit } = options.value;
    const answered = await admittedAnswer(code, kernel, { fields: [...USUAL], ...body }, occasion);
    if (!answered.ok) return answered;
    const { question, answer } = answered.value;
    const { results, rules } = resultsFirst(answer);
    const { days, count: _count, total: _total, next: _next, ...frame } = results;
    const { output } = fitted({ days: days.slice(0, limit) }, ['days'], RESULT_CHARACTERS - FRAME_CHARACTERS);
    const shown = output.days as typeof days;
    const next = days[shown.length]?.date;
    const others = DAY_FIELDS.filter((field) => !question.fields.includes(field));
    const sentences = [
      leftOut(others, 0),
      next === undefined ? null : `${days.length - shown.length} more days. Ask for them from ${next}.`,
    ].filter((sentence) => sentence !== null);
    return ok({
      input: body,
      output: {
        ...frame,
        ...output,
        ...rules,
        ...(sentences.length > 0 && { left_out: sentences.join(' ') }),
      },
    });
  },
};
