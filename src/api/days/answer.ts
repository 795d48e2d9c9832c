/** The days of a span at a place, as JSON, as a table and as a calendar. */
import type * as z from 'zod';
import { dayReason } from '../../domain/day/reason';
import type { VedicDay } from '../../domain/day/types';
import { fail, ok, type Result } from '../../domain/result';
import { ahargana } from '../../domain/surya-siddhanta/time';
import { JD_UNIX_EPOCH } from '../../domain/time/civil';
import { isInPresent } from '../../domain/time/covered';
import type { Kernel } from '../../kernel/kernel';
import type { Sky } from '../../kernel/types';
import { type Labels, loadObservanceLabels } from '../../lexicon/labels';
import { listChunk } from '../json';
import { JsonWriter } from '../jsonWriter';
import type { Problem } from '../problem';
import type { Code, LoadKernel, Written } from '../resource';
import { presentDatesOfOtherYears, presentOtherYears } from '../shapes/anyYear';
import { dayOf } from '../shapes/days';
import { presentHistorical } from '../shapes/historical';
import { labelsFor, presentLanguage } from '../shapes/language';
import { presentAlmanacStamp } from '../shapes/presentStamp';
import { presentCalendar } from './calendar';
import { isSiddhantaDayField, USUAL_DAY_FIELDS } from './fields';
import { byClocks } from './names';
import { type DayPresenter, dayParts, dayPresenter, type PresentedDay } from './present';
import { daysPricing } from './price';
import { type DaysRequestQuestion, type FoundDays, findDays, kernelOf, readDays } from './question';
import { DaysRequest } from './request';
import type { DaysResponse } from './response';
import { presentTable } from './table';

type DaysAnswer = z.output<typeof DaysResponse>;

const isOfOtherYears = ({ from, to }: DaysRequestQuestion): boolean => !isInPresent(dayOf(from), dayOf(to));

/** The sky of the first midnight UT, for the stamp. */
function firstSky(kernel: Kernel, { from }: DaysRequestQuestion): Result<Sky, Problem> {
  const sky = kernel.sky(JD_UNIX_EPOCH + dayOf(from));
  return sky.ok ? sky : fail({ reason: 'internal' });
}

/** Writes the days of an answer. */
type WriteDays = (found: FoundDays, presenter: DayPresenter) => DaysAnswer['days'];

const asObjects: WriteDays = ({ days, withFields }, { present }) => days.map((day) => present(withFields(day)));
const asChunk: WriteDays = ({ days, withFields }, { write }) =>
  listChunk(days, (out, day) => write(out, withFields(day))) as unknown as DaysAnswer['days'];

/** How the days of an answer are presented. */
async function presenterOf(
  question: DaysRequestQuestion,
  { clocks, observances }: FoundDays,
  labels: Labels | null,
): Promise<DayPresenter> {
  const written = question.isUtc ? null : clocks;
  return dayPresenter(
    {
      labels,
      write: byClocks(written),
      clocks: written,
      observances,
      observanceNames: await loadObservanceLabels('sa'),
      isOfOtherYears: isOfOtherYears(question),
      isHistorical: question.model !== 'modern',
    },
    question.fields,
  );
}

/** The dates of other years and the stamp of modern days, or the model and the time of historical ones. */
async function provenance(
  kernel: LoadKernel,
  question: DaysRequestQuestion,
): Promise<Result<{ years: Partial<DaysAnswer>; stamp: Partial<DaysAnswer> }, Problem>> {
  const { from, to, place, model } = question;
  if (model !== 'modern') {
    const days = ahargana(JD_UNIX_EPOCH + dayOf(from) - place.lon / 360);
    const absent = USUAL_DAY_FIELDS.filter((field) => !isSiddhantaDayField(field));
    const historical = { ...presentHistorical(days, place), absent_fields: absent };
    return ok({ years: presentDatesOfOtherYears(from, to), stamp: { model, historical } });
  }
  const ofYears = kernelOf(kernel, question);
  const sky = firstSky(ofYears, question);
  if (!sky.ok) return sky;
  const at = { kernel: ofYears, place: { latDeg: place.lat, lonDeg: place.lon } };
  const { stampInVocabulary } = await import('../shapes/stampInVocabulary');
  return ok({
    years: presentOtherYears(from, to, sky.value, at),
    stamp: { sunrise_definition: 'ul15', substrate_stamp: stampInVocabulary(presentAlmanacStamp(sky.value)) },
  });
}

async function answer(
  kernel: LoadKernel,
  question: DaysRequestQuestion,
  labels: Labels | null,
  writeDays: WriteDays,
): Promise<Result<DaysAnswer, Problem>> {
  const found = await findDays(kernel, question);
  if (!found.ok) return found;
  const source = await provenance(kernel, question);
  if (!source.ok) return source;
  const { from, to, place, assumed } = question;
  const presenter = await presenterOf(question, found.value, labels);
  const { years, stamp } = source.value;
  return ok({
    from,
    to,
    ...years,
    place,
    assumed: [...assumed],
    ...presentLanguage(labels?.tag),
    ...found.value.page,
    days: writeDays(found.value, presenter),
    ...stamp,
  });
}

/** The days of a question, presented one by one, as they are read. */
interface ReadDays {
  days: Iterable<PresentedDay>;
  /** Whether a day lacks a mark and says why. */
  isNoted: boolean;
}

const isNoted = (days: readonly VedicDay[]): boolean => days.some((day) => dayReason(day) !== null);

export async function readDaysOf(
  kernel: LoadKernel,
  question: DaysRequestQuestion,
  labels: Labels | null,
): Promise<Result<ReadDays, Problem>> {
  const found = await findDays(kernel, question);
  if (!found.ok) return found;
  const { days: ahead, withFields } = found.value;
  const presenter = await presenterOf(question, found.value, labels);
  function* presented() {
    for (const day of ahead) yield presenter.present(withFields(day));
  }
  return ok({ days: presented(), isNoted: isNoted(ahead) });
}

/** The headers of a file of days, with its name. */
const headersOf = ({ from, to, model }: DaysRequestQuestion, ending: string) => ({
  'Content-Disposition': `inline; filename="days-${model === 'modern' ? '' : `${model}-`}${from}-${to}.${ending}"`,
});

async function table(kernel: LoadKernel, question: DaysRequestQuestion): Promise<Result<Written, Problem>> {
  const found = await findDays(kernel, question);
  if (!found.ok) return found;
  const { days: ahead, withFields, clocks, observances } = found.value;
  const labels = await labelsFor(question.lang);
  const parts = dayParts({ labels, observances, observanceNames: await loadObservanceLabels('sa') });
  function* computed() {
    for (const day of ahead) yield withFields(day);
  }
  const body = presentTable(question.fields, parts, computed(), isNoted(ahead), question.isUtc ? null : clocks);
  return ok({ body, headers: headersOf(question, 'csv') });
}

async function calendar(kernel: LoadKernel, question: DaysRequestQuestion): Promise<Result<Written, Problem>> {
  const labels = await labelsFor(question.lang);
  const found = await readDaysOf(kernel, question, labels);
  if (!found.ok) return found;
  return ok({ body: presentCalendar(question, found.value.days, labels), headers: headersOf(question, 'ics') });
}

/** The days as one JSON object a line. */
async function lines(kernel: LoadKernel, question: DaysRequestQuestion): Promise<Result<Written, Problem>> {
  const found = await findDays(kernel, question);
  if (!found.ok) return found;
  const { days: ahead, withFields } = found.value;
  const { write } = await presenterOf(question, found.value, await labelsFor(question.lang));
  const out = new JsonWriter();
  for (const day of ahead) {
    write(out, withFields(day));
    out.text('\n');
  }
  return ok({ body: out.takeWhole(), headers: headersOf(question, 'ndjson') });
}

export const days: Code<typeof DaysRequest, DaysRequestQuestion, DaysAnswer> = {
  request: DaysRequest,
  read: readDays,
  price: daysPricing,
  answer: async (kernel, question) => answer(kernel, question, await labelsFor(question.lang), asObjects),
  outline: async (kernel, question) => answer(kernel, question, await labelsFor(question.lang), asChunk),
  formats: { csv: table, ics: calendar, ndjson: lines },
};
