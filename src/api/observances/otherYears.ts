/** Observances outside 1900 to 2100: what the error of ΔT leaves open, and a note on the rules. */
import type { SentenceLanguage } from '../../data/language';
import type { UtsavaYear } from '../../domain/observances/year';
import { fail, ok, type Result } from '../../domain/result';
import { JD_UNIX_EPOCH } from '../../domain/time/civil';
import { isInPresent } from '../../domain/time/covered';
import { rulesNotHistory } from '../../lexicon/sentences/observanceLines';
import type { InstantText } from '../parts';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { LoadKernel } from '../resource';
import { kernelForDays, presentOtherYears } from '../shapes/anyYear';
import { dayOf } from '../shapes/days';
import { presentDate } from '../shapes/presentAlmanac';
import { type AnswerNames, presentUtsavas } from '../utsavas/present';
import type { UtsavasQuestion } from '../utsavas/question';

const FIELDS: DomainFields = { epoch: 'from', day: 'from', time: 'from', timezone: 'tz' };

/** A year of observances in the words of `/api/utsavas`, with `undecided` where the error of ΔT leaves the day open. */
export function markedYear(asked: UtsavasQuestion, year: UtsavaYear, names: AnswerNames, spell: InstantText) {
  const presented = presentUtsavas(asked, year, names, spell);
  const utsavas = presented.utsavas.map((utsava, i) => {
    const dates = year.utsavas[i]?.otherDates;
    return dates ? { ...utsava, undecided: true as const, other_dates: dates.map(presentDate) } : utsava;
  });
  return { ...presented, utsavas };
}

/**
 * The fields of an answer about days outside 1900 to 2100: both calendars, ΔT, and a note on the rules.
 *
 * @param from, to  Gregorian dates
 */
export function ofOtherYears(
  load: LoadKernel,
  { from, to, lat, lon }: { from: string; to: string; lat: number; lon: number },
  language: SentenceLanguage,
): Result<Partial<ReturnType<typeof presentOtherYears>> & { notes?: string[] }, Problem> {
  if (isInPresent(dayOf(from), dayOf(to))) return ok({});
  const kernel = kernelForDays(load, dayOf(from), dayOf(to));
  const sky = kernel.sky(JD_UNIX_EPOCH + dayOf(from));
  if (!sky.ok) return fail(domainProblem(sky.error, FIELDS));
  const at = { kernel, place: { latDeg: lat, lonDeg: lon } };
  return ok({ ...presentOtherYears(from, to, sky.value, at), notes: [rulesNotHistory(language)] });
}
