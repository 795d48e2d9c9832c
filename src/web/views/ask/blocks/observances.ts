/** Observances of an answer: the next of them with its times and why it is on that day, and the others in a table. */
import { daysFromCivil, daysInMonth } from '../../../../domain/time/civil';
import type { Reader } from '../../../reader/reader';
import { wallOf } from '../../../shared/clocks';
import { textOfDay } from '../../../shared/dates';
import { presentOf } from '../../../shared/now';
import { sentenceText } from '../../../shared/sentence';
import type { Input, ValueBlock, ValueTable } from './types';
import {
  type AnswerPlace,
  addressOf,
  answerOf,
  clockText,
  dayOf,
  type Labelled,
  type LocalStretch,
  named,
  namedPlace,
  pageFor,
  stretchText,
} from './written';

interface Row extends Labelled {
  key: string;
  date: string;
  kind: string;
  name_common: string;
  tithi: { index: number };
  reckoning: { decision: string };
  times: (Partial<LocalStretch> & { name: string })[];
}

interface Answer {
  place: AnswerPlace;
  utsavas: Row[];
}

/** The next of a kind of observances comes within these days. */
const SOON_DAYS = 45;
const FIELDS = 'name,name_common,kind,tithi,reckoning,times';
const END_OF_FAST = '_parana';

const folded = (text: string): string => text.trim().toLowerCase().replaceAll(' ', '_');

/** Whether a search finds an observance by its key, its kind or a name. */
const isFoundBy = (text: string) => (row: Row) =>
  [row.key, row.kind, row.name_common, row.label].some((name) => folded(name).includes(folded(text)));

/** The observances that a call found. The end of a fast is among the times of the fast. */
async function observancesOf(reader: Reader, { month, search, limit: _, ...input }: Input): Promise<Answer | null> {
  const isFiltered = [month, search, input.kind, input.from].some((filter) => filter !== undefined);
  const { year } = input;
  const isOfMonth = typeof month === 'number' && typeof year === 'number';
  const first = isOfMonth ? daysFromCivil(year, month, 1) : 0;
  const span = isOfMonth && { from: textOfDay(first), to: textOfDay(first + daysInMonth(year, month) - 1) };
  const own = {
    ...span,
    show: String(input.show ?? (isFiltered ? 'all' : 'principal')),
    lang: reader.locale,
    fields: FIELDS,
  };
  const answer = await answerOf<Answer>(addressOf('/api/utsavas', input, own));
  if (!answer) return null;
  const rows = search === undefined ? answer.utsavas : answer.utsavas.filter(isFoundBy(String(search)));
  const fasts = new Set(rows.map(({ key }) => key + END_OF_FAST));
  return { ...answer, utsavas: rows.filter(({ key }) => !fasts.has(key)) };
}

/** Its first time, such as when the fast is broken. */
const timeOf = (reader: Reader, { date, times }: Row): string => {
  const [first] = times.filter(({ start }) => start !== undefined);
  return first ? `${first.name} ${timeText(reader, first, date)}` : '';
};

const timeText = (reader: Reader, { start = '', end }: Partial<LocalStretch>, date: string): string =>
  end === undefined ? clockText(reader, start, date) : stretchText(reader, { start, end }, date);

/** @param inputs  of all calls for one place: a search in two months is two calls */
export async function observanceBlock(reader: Reader, inputs: readonly Input[]): Promise<ValueBlock | null> {
  const answers = (await Promise.all(inputs.map((input) => observancesOf(reader, input)))).flatMap((one) => one ?? []);
  const rows = answers.flatMap(({ utsavas }) => utsavas).sort((a, b) => a.date.localeCompare(b.date));
  if (!answers[0]) return null;
  const { place, called } = await namedPlace(reader, answers[0].place);
  const today = textOfDay(wallOf(place, presentOf(reader)).dayNumber);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  // Several observances of another time are a list, in which none is the next one.
  const isOther = dayOf(first.date) > dayOf(today) + SOON_DAYS || last.date < today;
  const isList = isOther && rows.some(({ key }) => key !== first.key);
  const lead = isList ? null : (rows.find(({ date }) => date >= today) ?? first);
  const pageOf = ({ key, date }: Row) => pageFor(reader, `/utsava/${key}/${date.slice(0, 4)}`, place, [['date', date]]);
  const table: ValueTable = {
    caption: reader.t('ask.others'),
    columns: [reader.t('ask.observance'), reader.t('ask.date'), reader.t('ask.time')],
    rows: rows
      .filter((row) => row !== lead)
      .map((row) => ({
        href: pageOf(row),
        isPast: row.date < today && lead !== null && lead.date >= today,
        cells: [named(reader, row), reader.date(dayOf(row.date)), sentenceText(reader, timeOf(reader, row))],
      })),
  };
  if (lead === null) {
    const years = [...new Set([first, last].map(({ date }) => Number(date.slice(0, 4))))];
    const title = reader.t('ask.list', { years: years.map((year) => reader.figures(year)).join('–') });
    return {
      title,
      href: pageFor(reader, '/year', place, [['year', `${years[0]}`]]),
      place: called,
      values: [],
      table,
    };
  }
  return {
    title: named(reader, lead),
    href: pageOf(lead),
    place: called,
    values: [
      { name: reader.t('ask.date'), text: reader.longDate(dayOf(lead.date)) },
      { name: reader.name('term', 'tithi'), text: reader.tithi(lead.tithi.index) },
      { name: reader.t('ask.why'), text: sentenceText(reader, lead.reckoning.decision) },
      ...lead.times
        .filter(({ start }) => start !== undefined)
        .map((time) => ({ name: sentenceText(reader, time.name), text: timeText(reader, time, lead.date) })),
    ],
    ...(table.rows.length > 0 && { table }),
  };
}
