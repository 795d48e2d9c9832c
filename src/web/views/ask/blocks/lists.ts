/** Dated lists of an answer: events of the sky, and windows of a purpose. */
import type { Reader } from '../../../reader/reader';
import { sentenceText } from '../../../shared/sentence';
import type { Input, ValueBlock } from './types';
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

interface Sky {
  from: string;
  to: string;
  tz: string;
  events: { at: string; label: string }[];
}

interface Windows {
  purpose: Labelled & { key: string };
  from: string;
  to: string;
  place: AnswerPlace;
  windows: (LocalStretch & { date: string })[];
}

const spanText = (reader: Reader, { from, to }: Pick<Sky, 'from' | 'to'>): string =>
  from === to ? reader.longDate(dayOf(from)) : `${reader.date(dayOf(from))} – ${reader.date(dayOf(to))}`;

export async function skyBlock(reader: Reader, input: Input): Promise<ValueBlock | null> {
  const answer = await answerOf<Sky>(addressOf('/api/v1/sky', input, { lang: reader.locale }));
  if (!answer || answer.events.length === 0) return null;
  return {
    title: spanText(reader, answer),
    href: reader.href('/sky', [['from', answer.from.slice(0, 7)]]),
    place: null,
    values: [],
    table: {
      caption: reader.t('ask.events'),
      columns: [reader.t('ask.date'), reader.t('ask.event')],
      rows: answer.events.map(({ at, label }) => ({
        href: null,
        cells: [`${reader.date(dayOf(at))}, ${clockText(reader, at, at.slice(0, 10))}`, sentenceText(reader, label)],
      })),
    },
  };
}

export async function muhurtaBlock(reader: Reader, input: Input): Promise<ValueBlock | null> {
  const answer = await answerOf<Windows>(addressOf('/api/v1/muhurta-search', input, { lang: reader.locale }));
  if (!answer) return null;
  const { purpose, from, to, windows } = answer;
  const { place, called } = await namedPlace(reader, answer.place);
  const query: [string, string][] = [
    ['purpose', purpose.key],
    ['from', from],
    ['to', to],
  ];
  return {
    title: `${named(reader, purpose)}, ${spanText(reader, answer)}`,
    href: pageFor(reader, '/find', place, query),
    place: called,
    values: [],
    table: {
      caption: reader.t('ask.windows'),
      columns: [reader.t('ask.date'), reader.t('ask.time')],
      rows: windows.map((window) => ({
        href: pageFor(reader, '/day', place, [['date', window.date]]),
        cells: [reader.longDate(dayOf(window.date)), stretchText(reader, window, window.date)],
      })),
    },
  };
}
