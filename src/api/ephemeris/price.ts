/** The work of an ephemeris: a cell for each instant, body and column. */
import { isOuterKey } from '../../data/outer';
import { isHorizontal, isNear, needDistances } from '../../domain/ephemeris/columns';
import { NODE_DAYS } from '../../domain/ephemeris/moonDistance';
import { civilFromDays, MINUTES_PER_DAY } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { entriesLever, listLever, type Pricing } from '../price';
import type { WrittenInstant } from '../shapes/instants';
import type { EphemerisRequestQuestion } from './question';
import { MAX_ROWS, STEP_MINUTES } from './request';

const dayAt = (written: readonly WrittenInstant[], index: number): number => written[index]?.day ?? 0;

/** The number of days of a span, both included. */
const daysIn = ({ written }: EphemerisRequestQuestion): number => dayAt(written, 1) - dayAt(written, 0) + 1;

/** The number of instants; more than the most are refused for that reason. */
function rowsOf(question: EphemerisRequestQuestion): number {
  const { written, step } = question;
  if (step === null) return written.length;
  const minutes = Number(step.slice(0, -1)) * STEP_MINUTES[step.at(-1) as keyof typeof STEP_MINUTES];
  return Math.min(MAX_ROWS, Math.max(1, (daysIn(question) * MINUTES_PER_DAY) / minutes));
}

/** The evaluations of the series of the Moon's distance: two for each instant at most. */
function moonDistancesOf(question: EphemerisRequestQuestion): number {
  const { bodies, columns, center, step } = question;
  if (!bodies.includes('moon') || !needDistances(bodies, columns, center)) return 0;
  const most = 2 * rowsOf(question);
  return step === null ? most : Math.min(most, daysIn(question) / NODE_DAYS + 2);
}

export const ephemerisPricing: Pricing<EphemerisRequestQuestion> = {
  rates: 'ephemeris',
  work(question) {
    const { model, bodies, columns, center, isOfAllYears } = question;
    const rows = rowsOf(question);
    const places = rows * bodies.length;
    if (model === 'surya-siddhanta') {
      return { request: 1, row: rows, siddhanta: places, siddhanta_cell: places * columns.length };
    }
    const prefix = isOfAllYears ? 'other_' : '';
    return {
      request: 1,
      row: rows,
      [`${prefix}place`]: places,
      cell: places * columns.length,
      ...Object.fromEntries(columns.map((column) => [column, places])),
      ...Object.fromEntries(bodies.filter(isNear).map((body) => [body, rows])),
      outer: rows * bodies.filter(isOuterKey).length,
      star: rows * bodies.filter((body) => !isNear(body) && !isOuterKey(body)).length,
      ...(center === 'topocentric' && { topocentric: places }),
      horizontal: places * columns.filter(isHorizontal).length,
      moon_distance: moonDistancesOf(question),
    };
  },
  levers: [
    {
      field: 'to',
      size: (question) => (question.step === null ? 1 : daysIn(question)),
      least: 1,
      withSize: (question, days) => {
        const [first] = question.written as [WrittenInstant];
        return { ...question, written: [first, { day: first.day + days - 1, minutes: null, offset: null }] };
      },
      value: ({ written }, days) => isoDate(civilFromDays(dayAt(written, 0) + days - 1)),
      kind: 'date',
    },
    listLever(
      'at',
      ({ written, step }) => (step === null ? written : []),
      (question, length) => ({ ...question, written: question.written.slice(0, length) }),
    ),
    entriesLever('bodies'),
    entriesLever('columns'),
  ],
};
