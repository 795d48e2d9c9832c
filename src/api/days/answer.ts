/** The days of a span at a place, as JSON, as a table and as a calendar. */
import type * as z from 'zod';
import { fail, ok, type Result } from '../../domain/result';
import { JD_UNIX_EPOCH } from '../../domain/time/civil';
import type { Kernel } from '../../kernel/kernel';
import type { Sky } from '../../kernel/types';
import type { Labels } from '../../lexicon/labels';
import { listChunk } from '../json';
import type { Problem } from '../problem';
import type { Code, LoadKernel, Written } from '../resource';
import { labelsFor, presentLanguage } from '../shapes/language';
import { presentAlmanacStamp } from '../shapes/presentStamp';
import { presentWhere } from '../shapes/where';
import { presentCalendar } from './calendar';
import { byClocks, inUtc } from './names';
import { type DayPresenter, dayPresenter, type PresentedDay } from './present';
import { type DaysQuestion, type FoundDays, findDays, readDays } from './question';
import { DaysRequest, dayOf } from './request';
import type { DaysResponse } from './response';
import { presentTable, tableFields } from './table';

type DaysAnswer = z.output<typeof DaysResponse>;

/** The sky of the first midnight UT, for the stamp. */
function firstSky(kernel: Kernel, { from }: DaysQuestion): Result<Sky, Problem> {
  const sky = kernel.sky(JD_UNIX_EPOCH + dayOf(from));
  return sky.ok ? sky : fail({ reason: 'internal' });
}

/** The days of an answer in some form. */
type Form = (found: FoundDays, presenter: DayPresenter) => DaysAnswer['days'];

const asObjects: Form = ({ days, withFields }, { present }) => days.map((day) => present(withFields(day)));
const asChunk: Form = ({ days, withFields }, { write }) =>
  listChunk(days, (out, day) => write(out, withFields(day))) as unknown as DaysAnswer['days'];

async function answer(
  kernel: LoadKernel,
  question: DaysQuestion,
  labels: Labels | null,
  form: Form,
): Promise<Result<DaysAnswer, Problem>> {
  const found = await findDays(kernel, question);
  if (!found.ok) return found;
  const sky = firstSky(kernel(), question);
  if (!sky.ok) return sky;
  const { days, clocks, utsavas } = found.value;
  const { from, to, fields } = question;
  const presenter = dayPresenter({ labels, write: inUtc(), clocks, utsavas }, fields);
  return ok({
    from,
    to,
    place: presentWhere(question),
    ...presentLanguage(labels?.tag),
    count: days.length,
    days: form(found.value, presenter),
    sunrise_definition: 'ul15',
    substrate_stamp: presentAlmanacStamp(sky.value),
  });
}

/** The days of a question with all their instants in local time. */
export async function localDays(
  kernel: LoadKernel,
  question: DaysQuestion,
  labels: Labels | null,
): Promise<Result<PresentedDay[], Problem>> {
  const found = await findDays(kernel, question);
  if (!found.ok) return found;
  const { clocks, utsavas } = found.value;
  const presenter = dayPresenter({ labels, write: byClocks(clocks), clocks, utsavas }, question.fields);
  return ok(asObjects(found.value, presenter));
}

/** The name of a file of days. */
const headersOf = ({ from, to }: DaysQuestion, ending: string) => ({
  'Content-Disposition': `inline; filename="panchanga-${from}-${to}.${ending}"`,
});

async function written(
  kernel: LoadKernel,
  question: DaysQuestion,
  ending: 'csv' | 'ics',
): Promise<Result<Written, Problem>> {
  const labels = await labelsFor(question.lang);
  const asked = ending === 'csv' ? { ...question, fields: tableFields(question.fields) } : question;
  const days = await localDays(kernel, asked, labels);
  if (!days.ok) return days;
  const body = ending === 'csv' ? presentTable(asked, days.value) : presentCalendar(asked, days.value, labels);
  return ok({ body, headers: headersOf(question, ending) });
}

export const days: Code<typeof DaysRequest, DaysQuestion, DaysAnswer> = {
  request: DaysRequest,
  read: readDays,
  answer: async (kernel, question) => answer(kernel, question, await labelsFor(question.lang), asObjects),
  outline: async (kernel, question) => answer(kernel, question, await labelsFor(question.lang), asChunk),
  formats: {
    csv: (kernel, question) => written(kernel, question, 'csv'),
    ics: (kernel, question) => written(kernel, question, 'ics'),
  },
};
