/** The observances of a year at a place. */
import type * as z from 'zod';
import type { UtsavaYear } from '../../domain/observances/year';
import { ok, type Result } from '../../domain/result';
import type { Problem } from '../problem';
import type { Code, LoadKernel } from '../resource';
import { loadAnswerNames, outlineUtsavas, presentUtsavas } from './present';
import { utsavasPricing } from './price';
import { readYear, type UtsavasQuestion, yearsOf } from './question';
import { UtsavasRequest } from './request';
import type { UtsavasResponse } from './response';

type Answer = z.output<typeof UtsavasResponse>;
type Present = typeof presentUtsavas;

const answerBy =
  (present: Present) =>
  async (kernel: LoadKernel, question: UtsavasQuestion): Promise<Result<Answer, Problem>> => {
    const names = await loadAnswerNames(question);
    const years = await yearsOf(kernel, question);
    return years.ok ? ok(present(question, years.value[0] as UtsavaYear, names)) : years;
  };

export const utsavas: Code<typeof UtsavasRequest, UtsavasQuestion, Answer> = {
  request: UtsavasRequest,
  read: readYear,
  price: utsavasPricing,
  answer: answerBy(presentUtsavas),
  outline: answerBy(outlineUtsavas),
};
