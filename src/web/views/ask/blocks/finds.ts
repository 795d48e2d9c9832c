/** What a search found: towns, and facts with their sources. */
import type { Reader } from '../../../reader/reader';
import type { Input, ValueBlock } from './types';
import { addressOf, answerOf, pageFor } from './written';

interface Towns {
  places: { name: string; admin1?: string; country: string; lat: number; lon: number; tz: string }[];
}

interface Facts {
  facts: { title: string; statement: string; attribution: string; citation: string | null }[];
}

export async function placesBlock(reader: Reader, input: Input): Promise<ValueBlock | null> {
  const answer = await answerOf<Towns>(addressOf('/api/v1/places', input, {}));
  if (!answer || answer.places.length === 0) return null;
  return {
    title: reader.t('ask.towns'),
    href: null,
    place: null,
    values: [],
    table: {
      caption: reader.t('ask.towns'),
      columns: [reader.t('ask.town'), reader.t('ask.region'), reader.t('ask.coordinates')],
      rows: answer.places.map((place) => ({
        href: pageFor(reader, '/day', place),
        cells: [
          place.name,
          [place.admin1, place.country].filter(Boolean).join(', '),
          reader.figures(`${place.lat}, ${place.lon}`),
        ],
      })),
    },
  };
}

export async function factsBlock(reader: Reader, input: Input): Promise<ValueBlock | null> {
  const answer = await answerOf<Facts>(addressOf('/api/v1/facts', input, { lang: reader.locale }));
  if (!answer || answer.facts.length === 0) return null;
  return {
    title: reader.t('ask.facts'),
    href: null,
    place: null,
    values: answer.facts.map(({ title, statement, attribution, citation }) => ({
      name: title,
      text: `${statement} (${[attribution, citation].filter(Boolean).join(', ')})`,
    })),
  };
}
