/** Converts the domain's observances to the answer of /api/utsavas. */

import type * as z from 'zod';
import { sentenceLanguage } from '../../data/language';
import { REFERENCE_PLACE } from '../../data/place';
import { RULES_VERSION } from '../../domain/observances/revisions';
import type { UtsavaYear } from '../../domain/observances/year';
import { isoUtc } from '../../domain/time/iso';
import { type Cite, loadCitations } from '../../lexicon/citations';
import type { Labels } from '../../lexicon/labels';
import { loadObservanceNames, type ObservanceNames } from '../../lexicon/observances';
import { traditionNotes } from '../../lexicon/sentences/observanceLines';
import { listChunk } from '../json';
import type { InstantText } from '../parts';
import { labelsFor, presentLanguage } from '../shapes/language';
import { presentWhere } from '../shapes/location';
import { isPlace, placeName } from '../shapes/place';
import { presentDate } from '../shapes/presentAlmanac';
import { presentAlmanacStamp } from '../shapes/presentStamp';
import { UTSAVA_FIELDS } from './fields';
import type { UtsavasQuestion } from './question';
import type { UtsavasResponse } from './response';
import { type RowPresenter, rowPresenter } from './row';

type Answer = z.output<typeof UtsavasResponse>;

/** The answer with its observances in a given form. */
function presentWith(question: UtsavasQuestion, year: UtsavaYear, utsavas: Answer['utsavas']): Answer {
  const { show, selection, lang } = question;
  const { region, tradition, kinds, from, to } = selection;
  const notes = traditionNotes(tradition, sentenceLanguage(lang ?? 'en'));
  return {
    year: question.years[0] as number,
    place: presentWhere(question),
    reference_place: isPlace(question) ? REFERENCE_PLACE : null,
    ...(region && {
      decided_at: {
        ...presentWhere(question),
        name: placeName(question),
        ...(question.label && { label: question.label }),
      },
    }),
    show,
    ...(region && { region }),
    ...(tradition && { tradition }),
    ...(kinds && { kind: [...kinds] }),
    ...(from && { from: presentDate(from) }),
    ...(to && { to: presentDate(to) }),
    ...presentLanguage(lang),
    ...(notes.length > 0 && { notes }),
    count: year.utsavas.length,
    total: year.total,
    utsavas,
    rules_version: RULES_VERSION,
    sunrise_definition: 'ul15',
    substrate_stamp: presentAlmanacStamp(year.sky),
  };
}

/** The names of an answer: those that every answer has, and those in the language of its question, if any. */
export interface AnswerNames {
  labels: Labels | null;
  names: ObservanceNames;
  cite: Cite;
}

export const loadAnswerNames = async ({ lang }: Pick<UtsavasQuestion, 'lang'>): Promise<AnswerNames> => ({
  labels: await labelsFor(lang),
  names: await loadObservanceNames(),
  cite: await loadCitations(sentenceLanguage(lang ?? 'en')),
});

const FIELDS_WITHOUT_TIMES = UTSAVA_FIELDS.filter((field) => field !== 'times');

const presenterOf = (
  { fields, times }: UtsavasQuestion,
  { clocks }: UtsavaYear,
  { labels, names }: AnswerNames,
): RowPresenter => rowPresenter(clocks, labels, names, fields ?? (times ? UTSAVA_FIELDS : FIELDS_WITHOUT_TIMES));

/** @param spell  writes the instants that are not `_local` */
export function presentUtsavas(
  question: UtsavasQuestion,
  year: UtsavaYear,
  names: AnswerNames,
  spell: InstantText = isoUtc,
): Answer {
  const { present } = presenterOf(question, year, names);
  return presentWith(
    question,
    year,
    year.utsavas.map((utsava) => present(utsava, spell)),
  );
}

/** The same with a JSON chunk instead of the observances. */
export const outlineUtsavas = (question: UtsavasQuestion, year: UtsavaYear, names: AnswerNames): Answer =>
  presentWith(
    question,
    year,
    listChunk(year.utsavas, presenterOf(question, year, names).write) as unknown as Answer['utsavas'],
  );
