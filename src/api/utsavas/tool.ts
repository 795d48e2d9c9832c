/** The observances as a tool: by month, span, kind or name, in short rows. */
import * as z from 'zod';
import { tithiName } from '../../../build/lexicon/terms/tithi';
import { sentenceLanguage } from '../../data/language';
import { RULES_VERSION } from '../../domain/observances/revisions';
import type { Utsava } from '../../domain/observances/types';
import type { UtsavaYear } from '../../domain/observances/year';
import { fail, ok, type Result } from '../../domain/result';
import { observanceLabel } from '../../lexicon/observances';
import { decisionWords } from '../../lexicon/sentences/observances/decision';
import { integerFrom, textOf } from '../fields';
import { admit } from '../price';
import type { Problem } from '../problem';
import type { ToolCode } from '../resource';
import { presentWhere } from '../shapes/location';
import { presentDate } from '../shapes/presentAlmanac';
import { fitted, leftOut, RESULT_CHARACTERS } from '../tool';
import { validate } from '../validate';
import { UTSAVA_FIELDS } from './fields';
import { type AnswerNames, loadAnswerNames, outlineUtsavas, presentUtsavas } from './present';
import { MAX_REASONED, utsavasToolPricing } from './price';
import { readYear, yearsOf } from './question';
import { UtsavasRequest } from './request';
import { searching } from './search';

/** Room for the fields beside the rows. */
const FRAME_CHARACTERS = 800;

const UtsavasTool = z.object({
  ...UtsavasRequest.shape,
  show: UtsavasRequest.shape.show
    .unwrap()
    .optional()
    .describe('Which observances. Without it and without a filter: the principal ones.'),
  month: integerFrom(1, 12)
    .optional()
    .meta({ description: 'Civil month of the dates.', examples: [11] }),
  search: textOf({ min: 2, max: 60 })
    .optional()
    .meta({
      description: 'A key, a name or part of a name; diacritics do not matter: diwali, ekadashi, rama_navami.',
      examples: ['diwali'],
    }),
});

type Input = z.output<typeof UtsavasTool>;

const row = (utsava: Utsava, isReasoned: boolean, { labels, names }: AnswerNames) => ({
  key: utsava.key,
  date: presentDate(utsava.date),
  ...(labels && { label: observanceLabel(labels, utsava.name) }),
  name: observanceLabel(names.sa, utsava.name),
  name_common: observanceLabel(names.english, utsava.name),
  ...(utsava.epithet && { epithet: names.sa.label('epithet', utsava.epithet) }),
  kind: utsava.kind,
  ...(utsava.tradition !== 'general' && { tradition: utsava.tradition }),
  ...(utsava.major && { major: true }),
  ...(utsava.occurrence && { occurrence: utsava.occurrence, authorities: utsava.authorities }),
  tithi: tithiName(utsava.tithi).iast,
  ...(isReasoned && { decision: decisionWords(utsava.reckoning.decision, sentenceLanguage(labels?.tag ?? 'en')) }),
});

/** The first rows that leave room for the other fields. */
const fittingRows = (rows: readonly Record<string, unknown>[]): readonly unknown[] =>
  fitted({ rows }, ['rows'], RESULT_CHARACTERS - FRAME_CHARACTERS).output.rows as unknown[];

/** The request of the endpoint. Without any filter, a year contains only its principal observances. */
function requestOf({ month, search, limit: _limit, show, ...request }: Input): Record<string, unknown> {
  const isFiltered = [month, request.from, request.to, request.kind, search].some((filter) => filter !== undefined);
  return { ...request, show: show ?? (isFiltered ? 'all' : 'principal') };
}

/** Builds the tool from a function that presents the fields of the full answer. */
const toolBy =
  (present: typeof presentUtsavas): ToolCode['run'] =>
  async (kernel, body, occasion) => {
    const options: Result<Input, Problem> = validate(UtsavasTool, body);
    if (!options.ok) return options;
    const { month, search, fields, limit } = options.value;
    const question = await readYear(requestOf(options.value), occasion);
    if (!question.ok) return question;
    const { selection } = question.value;
    const priced = { ...question.value, selection: { ...selection, ...(limit && { limit }) } };
    const admitted = await admit(utsavasToolPricing, priced, 'objects', occasion.door);
    if (!admitted.ok) return admitted;
    const names = await loadAnswerNames(question.value);
    const years = await yearsOf(kernel, question.value);
    if (!years.ok) return years;
    const year = years.value[0] as UtsavaYear;
    const isSought = search === undefined ? () => true : await searching(search, names);
    const chosen = year.utsavas.filter(
      (utsava) => (month === undefined || utsava.date.month === month) && isSought(utsava),
    );
    if (chosen.length === 0 && search !== undefined) {
      // The message does not repeat an unmatched text, because it may contain anything.
      const expected = { type: 'other', words: 'a name or part of a name of an observance in that span' } as const;
      return fail({ reason: 'invalid_field', field: 'search', rule: 'value', expected, example: 'diwali' });
    }
    const some = chosen.slice(0, limit);
    const rows: readonly Record<string, unknown>[] = fields
      ? present(question.value, { ...year, utsavas: some }, names).utsavas
      : some.map((utsava) => row(utsava, some.length <= MAX_REASONED, names));
    const isBounded = fields === undefined && limit === undefined;
    const shown = isBounded ? fittingRows(rows) : rows;
    const more = chosen.length - (isBounded ? shown.length : some.length);
    const absent = fields ? [] : UTSAVA_FIELDS.filter((field) => !rows.some((each) => field in each));
    const { fields: _fields, limit: _limit, ...input } = options.value;
    return ok({
      input,
      output: {
        year: question.value.years[0],
        place: presentWhere(question.value),
        count: chosen.length,
        utsavas: shown,
        more,
        rules_version: RULES_VERSION,
        left_out: leftOut(absent, more),
      },
    });
  };

export const utsavasTool: ToolCode = {
  request: UtsavasTool,
  run: toolBy(presentUtsavas),
  outline: toolBy(outlineUtsavas),
};
