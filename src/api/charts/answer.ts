/** Charts of many births by the same settings. */
import * as z from 'zod';
import { fail, ok, type Result } from '../../domain/result';
import { birthChart } from '../birth-chart/answer';
import type { BirthChartQuestion } from '../birth-chart/request';
import { CEILINGS, ceilingProblem } from '../price';
import type { Problem } from '../problem';
import type { Code, Occasion } from '../resource';
import { type AnswerRow, numberedRow } from '../rows';
import { spelledRequest } from '../spelling';
import { isObject, validate } from '../validate';
import { chartsPricing } from './price';
import type { ChartsQuestion } from './request';
import { AnyBirths, BirthInRow, ChartsRequest } from './request';

/**
 * Reads one birth of many.
 *
 * @param shared  the fields that all charts share, under the names of `POST /api/v1/chart`
 */
export async function readRow(
  birth: unknown,
  shared: Readonly<Record<string, unknown>>,
  occasion: Occasion,
): Promise<Result<BirthChartQuestion, Problem>> {
  if (!isObject(birth)) {
    const expected = { type: 'object', fields: ['date', 'time', 'place'] } as const;
    return fail({ reason: 'invalid_field', field: 'birth', rule: 'value', expected, got: birth });
  }
  const spelled = spelledRequest(BirthInRow, birth, 'all');
  if (!spelled.ok) return spelled;
  const question = await birthChart.read({ ...shared, ...spelled.value.body }, occasion);
  if (!question.ok || !occasion.door) return question;
  const tooExpensive = ceilingProblem(birthChart.price, question.value, 'answer', CEILINGS.streamed);
  return tooExpensive ? fail(tooExpensive) : question;
}

async function read(body: Record<string, unknown>, occasion: Occasion): Promise<Result<ChartsQuestion, Problem>> {
  const request = validate(AnyBirths, body);
  if (!request.ok) return request;
  const { births: _, ...shared } = body;
  const births: Result<BirthChartQuestion, Problem>[] = [];
  for (const birth of request.value.births as readonly unknown[]) births.push(await readRow(birth, shared, occasion));
  return ok({ births });
}

const rows: NonNullable<Code<typeof ChartsRequest, ChartsQuestion>['rows']> = (kernel, { births }) =>
  births.map(
    (birth): AnswerRow =>
      async () => {
        if (!birth.ok) return birth;
        const answer = await birthChart.answer(kernel, birth.value);
        return answer.ok ? ok({ chart: answer.value }) : answer;
      },
  );

export const charts: Code<typeof ChartsRequest, ChartsQuestion, Record<string, unknown>[]> = {
  request: ChartsRequest,
  read,
  price: chartsPricing,
  rows,
  async answer(kernel, question) {
    const answers: Record<string, unknown>[] = [];
    for (const [i, row] of rows(kernel, question).entries()) answers.push(numberedRow(i + 1, await row()));
    return ok(answers);
  },
};

export const ChartsResponse = z.string().meta({
  id: 'ChartsResponse',
  description:
    'One JSON object a line: `index` from 1, `ok`, and `chart` (a `BirthChartResponse`) or `error` (as in `StructuredError`).',
});
