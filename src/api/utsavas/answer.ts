/** The observances of a year at a place. */
import type * as z from 'zod';
import { ok } from '../../domain/result';
import type { UtsavaYear } from '../../domain/utsavas/year';
import type { Code } from '../resource';
import { labelsFor } from '../shapes/language';
import { presentUtsavas } from './present';
import { readYear, type UtsavasQuestion, yearsOf } from './question';
import { UtsavasRequest } from './request';
import type { UtsavasResponse } from './response';

export const utsavas: Code<typeof UtsavasRequest, UtsavasQuestion, z.output<typeof UtsavasResponse>> = {
  request: UtsavasRequest,
  read: readYear,
  async answer(kernel, question) {
    const labels = await labelsFor(question.lang);
    const years = await yearsOf(kernel, question);
    return years.ok ? ok(presentUtsavas(question, years.value[0] as UtsavaYear, labels)) : years;
  },
};
