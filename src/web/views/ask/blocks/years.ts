/** What comes over a birth: the transits of a span, and the annual chart. */
import type { GrahaKey } from '../../../../data/keys';
import type { Reader } from '../../../reader/reader';
import { birthFragment } from '../../../shared/birth';
import { sentenceText } from '../../../shared/sentence';
import { type AnsweredSettings, type Born, birthOf, bornText } from './births';
import type { Input, Value, ValueBlock } from './types';
import { answerOf, clockText, dayOf, namedPlace } from './written';

interface Stay {
  start: string | null;
  end: string | null;
}

interface Transits {
  birth: Born;
  settings: AnsweredSettings;
  sade_sati: Stay[];
  ingresses: { at: string; label: string }[];
  hits: { at: string; label: string }[];
}

interface Varsha {
  birth: Born;
  settings: AnsweredSettings;
  return: { at: string; next: string };
  muntha: { rashi_index: number; house: number };
  year_lord: { graha: { key: GrahaKey } };
}

const dateText = (reader: Reader, instant: string | null): string =>
  instant === null ? '' : reader.date(dayOf(instant));

const instantText = (reader: Reader, instant: string): string =>
  `${dateText(reader, instant)}, ${clockText(reader, instant, instant.slice(0, 10))}`;

/** A block about a birth, with the part of its chart that shows the same. */
async function ofBirth(
  reader: Reader,
  { birth, settings }: Pick<Transits, 'birth' | 'settings'>,
  { title, part }: { title: string; part: string },
  shown: Pick<ValueBlock, 'values' | 'table'>,
): Promise<ValueBlock> {
  const { called } = await namedPlace(reader, birth.place);
  const href = `${reader.href('/chart')}${birthFragment(birthOf(birth, settings))}${part}`;
  return { title: `${title}, ${bornText(reader, birth)}`, href, place: called, ...shown };
}

/** The stays of Saturn by the Moon, and the ingresses and crossings of a span. */
export async function transitsBlock(reader: Reader, input: Input): Promise<ValueBlock | null> {
  const answer = await answerOf<Transits>('/api/v1/transits', { ...input, lang: reader.locale });
  if (!answer) return null;
  const { sade_sati: stays, ingresses, hits } = answer;
  const events = [...ingresses, ...hits].sort((a, b) => a.at.localeCompare(b.at));
  const values: Value[] = stays.map(({ start, end }) => ({
    name: reader.t('ask.sadeSati'),
    text: `${dateText(reader, start)} – ${dateText(reader, end)}`,
  }));
  const table = {
    caption: reader.t('ask.events'),
    columns: [reader.t('ask.date'), reader.t('ask.event')],
    rows: events.map(({ at, label }) => ({
      href: null,
      cells: [instantText(reader, at), sentenceText(reader, label)],
    })),
  };
  return ofBirth(
    reader,
    answer,
    { title: reader.t('ask.transits'), part: '&section=transits' },
    { values, ...(events.length > 0 && { table }) },
  );
}

/** The return of the Sun, the muntha and the lord of a year. */
export async function varshaBlock(reader: Reader, input: Input): Promise<ValueBlock | null> {
  const answer = await answerOf<Varsha>('/api/v1/varshaphala', { ...input, lang: reader.locale });
  if (!answer) return null;
  const { return: sun, muntha, year_lord: lord } = answer;
  const year = Number(sun.at.slice(0, 4));
  return ofBirth(
    reader,
    answer,
    { title: reader.t('ask.varsha', { year: reader.figures(year) }), part: `&section=varsha&varsha=${year}` },
    {
      values: [
        { name: reader.t('ask.solarReturn'), text: instantText(reader, sun.at) },
        { name: reader.t('ask.nextReturn'), text: instantText(reader, sun.next) },
        {
          name: reader.t('ask.muntha'),
          text: `${reader.nameAt('rashi', muntha.rashi_index)}, ${reader.figures(muntha.house)}`,
        },
        { name: reader.t('ask.yearLord'), text: reader.name('graha', lord.graha.key) },
      ],
    },
  );
}
