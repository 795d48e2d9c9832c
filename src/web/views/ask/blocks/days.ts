/** The almanac of a day of an answer, or of several days in a table. */
import type { NamedPlace } from '../../../../data/place';
import type { Reader } from '../../../reader/reader';
import { windowName } from '../../../shared/windowName';
import type { Input, Value, ValueBlock } from './types';
import {
  type AnswerPlace,
  addressOf,
  answerOf,
  clockText,
  dayOf,
  type LocalStretch,
  namedPlace,
  pageFor,
  placedInput,
  stretchText,
} from './written';

type Limb = LocalStretch & { index: number };

/** The windows of a day in an answer: one, several, or none. */
type Windows = Readonly<Record<string, LocalStretch | LocalStretch[] | null>>;

interface Day {
  date: string;
  sunrise: string | null;
  sunset: string | null;
  moonrise: string | null;
  moonset: string | null;
  vara: { index: number } | null;
  tithi: Limb[];
  nakshatra: Limb[];
  yoga: Limb[];
  karana: Limb[];
  windows: Windows | null;
}

interface Answer {
  place: AnswerPlace;
  days: Day[];
}

const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
const HORIZON = ['sunrise', 'sunset', 'moonrise', 'moonset'] as const;
const FIELDS = ['vara', ...LIMBS, ...HORIZON, 'windows'].join();

const limbName = (reader: Reader, limb: (typeof LIMBS)[number], index: number): string => {
  if (limb === 'tithi') return reader.tithi(index);
  return limb === 'karana' ? reader.karana(index) : reader.nameAt(limb, index);
};

const horizonValues = (reader: Reader, day: Pick<Day, 'date' | (typeof HORIZON)[number]>): Value[] =>
  HORIZON.flatMap((key) => {
    const instant = day[key];
    return instant === null ? [] : [{ name: reader.name('term', key), text: clockText(reader, instant, day.date) }];
  });

/** `Krishna Ekadashi – 23:45; Krishna Dwadashi`: each with its end, the last until after the day. */
const limbText = (reader: Reader, limb: (typeof LIMBS)[number], { date, [limb]: stays }: Day): string =>
  stays
    .map(({ index, end }) =>
      reader.t('ask.until', { name: limbName(reader, limb, index), time: clockText(reader, end, date) }),
    )
    .join('; ');

/** The windows in the order of the answer, those of one name together. */
function windowValues(reader: Reader, place: NamedPlace, { windows, date }: Day): Value[] {
  return Object.entries(windows ?? {}).flatMap(([key, window]) => {
    const spans = [window ?? []].flat();
    if (spans.length === 0) return [];
    const text = spans.map((span) => stretchText(reader, span, date)).join(', ');
    return [{ name: windowName({ labels: reader.labels, place }, key), text }];
  });
}

const windowsOfDay = (reader: Reader, place: NamedPlace, day: Day): Value[] => [
  ...windowValues(reader, place, day),
  ...horizonValues(reader, day),
];

const wholeDay = (reader: Reader, place: NamedPlace, day: Day): Value[] => [
  ...(day.vara ? [{ name: reader.name('term', 'vara'), text: reader.nameAt('vara', day.vara.index) }] : []),
  ...LIMBS.map((limb) => ({ name: reader.name('term', limb), text: limbText(reader, limb, day) })),
  ...horizonValues(reader, day),
  ...windowValues(reader, place, day),
];

/** The days that a call asked for, at New Delhi unless it names a place; today without dates. */
export async function dayBlock(reader: Reader, input: Input, valuesOf = wholeDay): Promise<ValueBlock | null> {
  const question = { from: 'today', to: 'today', ...placedInput(input) };
  const answer = await answerOf<Answer>(addressOf('/api/v1/days', question, { lang: reader.locale, fields: FIELDS }));
  const [first, ...others] = answer?.days ?? [];
  if (!answer || !first) return null;
  const { place, called } = await namedPlace(reader, answer.place);
  const pageOf = ({ date }: Day) => pageFor(reader, '/day', place, [['date', date]]);
  const title = reader.longDate(dayOf(first.date));
  if (others.length === 0) return { title, href: pageOf(first), place: called, values: valuesOf(reader, place, first) };
  const last = others.at(-1) as Day;
  return {
    title: `${reader.date(dayOf(first.date))} – ${reader.date(dayOf(last.date))}`,
    href: pageOf(first),
    place: called,
    values: [],
    table: {
      caption: reader.t('ask.days'),
      columns: [
        reader.t('ask.date'),
        ...['tithi', 'nakshatra', 'sunrise', 'sunset'].map((key) => reader.name('term', key as 'tithi')),
      ],
      rows: answer.days.map((day) => ({
        href: pageOf(day),
        cells: [
          reader.shortDay(dayOf(day.date)),
          limbText(reader, 'tithi', day),
          limbText(reader, 'nakshatra', day),
          ...[day.sunrise, day.sunset].map((instant) => (instant ? clockText(reader, instant, day.date) : '–')),
        ],
      })),
    },
  };
}

/** The windows of a day, and when Sun and Moon rise and set. */
export const windowBlock = (reader: Reader, { date = 'today', ...input }: Input): Promise<ValueBlock | null> =>
  dayBlock(reader, { ...input, from: date, to: date }, windowsOfDay);
