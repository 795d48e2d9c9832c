/** The observances of a span as a calendar file. */
import type { Utsava } from '../../domain/observances/types';
import { ok, type Result } from '../../domain/result';
import { daysFromCivil } from '../../domain/time/civil';
import type { Problem } from '../problem';
import type { LoadKernel, Written } from '../resource';
import { dayOf } from '../shapes/days';
import { loadAnswerNames } from '../utsavas/present';
import { yearsOf } from '../utsavas/question';
import { searching } from '../utsavas/search';
import { presentCalendar } from '../utsavas-ics/icalendar';
import { fileQuestion, type ObservancesQuestion } from './question';

/** The events of a span, each with the identifier that it has in `/api/utsavas.ics`. */
export async function observancesFile(
  kernel: LoadKernel,
  asked: ObservancesQuestion,
): Promise<Result<Written, Problem>> {
  const { from, to, q, next } = asked;
  const question = fileQuestion(asked);
  const found = await yearsOf(kernel, question);
  if (!found.ok) return found;
  const names = await loadAnswerNames(question);
  const isSought = q === undefined ? () => true : await searching(q, names);
  const [firstDay, lastDay] = [dayOf(from), dayOf(to)];
  const isInSpan = ({ date }: Utsava): boolean => {
    const day = daysFromCivil(date.year, date.month, date.day);
    return day >= firstDay && day <= lastDay;
  };
  const utsavas = found.value.flatMap((year) => year.utsavas).filter((utsava) => isInSpan(utsava) && isSought(utsava));
  const shown = new Set(utsavas.slice(0, next));
  const body = presentCalendar(question, found.value, names, (utsava) => shown.has(utsava));
  return ok({ body, headers: { 'Content-Disposition': `inline; filename="observances-${from}-${to}.ics"` } });
}
