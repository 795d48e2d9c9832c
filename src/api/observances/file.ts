/** The observances of a span as a calendar file. */
import type { Utsava } from '../../domain/observances/types';
import { ok, type Result } from '../../domain/result';
import { daysFromCivil } from '../../domain/time/civil';
import { loadObservanceNames } from '../../lexicon/observances';
import type { Problem } from '../problem';
import type { LoadKernel, Written } from '../resource';
import { dayOf } from '../shapes/days';
import { labelsFor } from '../shapes/language';
import { loadAnswerNames } from '../utsavas/present';
import { type UtsavasFileQuestion, type UtsavasQuestion, yearsOf } from '../utsavas/question';
import { searching } from '../utsavas/search';
import { presentCalendar } from '../utsavas-ics/icalendar';
import type { ObservancesQuestion } from './question';

/** A year without the dates of its selection: an event is numbered among all of its year, whatever the span. */
function wholeYear({ selection: { from: _, to: __, ...selection }, ...year }: UtsavasQuestion): UtsavasQuestion {
  return { ...year, selection, times: true };
}

/** The events of a span, each with the identifier that it has in `/api/utsavas.ics`. */
export async function observancesFile(
  kernel: LoadKernel,
  { from, to, years, q, next, file }: ObservancesQuestion,
): Promise<Result<Written, Problem>> {
  const [first] = years;
  if (first === undefined) throw new Error('a span without a year');
  const question: UtsavasFileQuestion = {
    ...wholeYear(first),
    years: years.flatMap(({ years: ofSpan }) => ofSpan),
    ...file,
  };
  const found = await yearsOf(kernel, question);
  if (!found.ok) return found;
  const isSought = q === undefined ? () => true : await searching(q, await loadAnswerNames(question));
  const [firstDay, lastDay] = [dayOf(from), dayOf(to)];
  const isInSpan = ({ date }: Utsava): boolean => {
    const day = daysFromCivil(date.year, date.month, date.day);
    return day >= firstDay && day <= lastDay;
  };
  const utsavas = found.value.flatMap((year) => year.utsavas).filter((utsava) => isInSpan(utsava) && isSought(utsava));
  const shown = new Set(utsavas.slice(0, next));
  const labels = await labelsFor(question.lang);
  const body = presentCalendar(question, found.value, labels, await loadObservanceNames(), (utsava) => shown.has(utsava));
  return ok({ body, headers: { 'Content-Disposition': `inline; filename="observances-${from}-${to}.ics"` } });
}
