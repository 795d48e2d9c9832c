/** The list of feeds, and the feed that lists them. */

import { REFERENCE_PLACE, referenceMidnight } from '../../domain/place';
import { daysFromCivil } from '../../domain/time/civil';
import type { UtsavasChoice } from '../utsavas/question';
import { utsavasTitle } from '../utsavas/title';
import type { FeedContent } from './feed';
import { html } from './text';
import { type FeedWhere, queryOf } from './where';

interface FeedHead {
  path: string;
  title: string;
  /** @param at  the place by its name */
  description(at: string): string;
}

export const DAILY: FeedHead = {
  path: '/api/rss/daily',
  title: 'daily pañcāṅga',
  description: (at) =>
    `Vāra, tithi, nakṣatra, yoga and karaṇa, sunrise and sunset and the observances of each civil day, for ${at}. The last thirty days.`,
};

export const UTSAVAS: FeedHead = {
  path: '/api/rss/utsavas',
  title: 'utsavas',
  description: (at) => `The observances of today and the next sixty days, for ${at}, each with the reason for its day.`,
};

export const SANKRANTIS: FeedHead = {
  path: '/api/rss/sankrantis',
  title: 'saṅkrāntis',
  description: (at) =>
    `The Sun’s entries into the nirayana rāśis (Lahiri): the last twelve and the next three, with the day of puṇya-kāla for ${at}.`,
};

export const SKY: FeedHead = {
  path: '/api/rss/sky',
  title: 'events of the sky',
  description: () =>
    'Ingresses, stations, phases of the Moon, eclipses, conjunctions, combustion, equinoxes and solstices (Lahiri, mean node) of today and the next sixty days.',
};

const FEEDS = { daily: DAILY, utsavas: UTSAVAS, sankrantis: SANKRANTIS, sky: SKY };

/** `, for Kochi (Kerala, vaishnava)`; nothing for the reference place and everything. */
function whose(choice: UtsavasChoice): string {
  return queryOf(choice) === '' ? '' : `: ${utsavasTitle(choice, 'all')}`;
}

/** Address, title and description of a feed. */
export function headOf({ path, title, description }: FeedHead, { choice, name }: FeedWhere) {
  return {
    path: path + queryOf(choice),
    title: `Khagola: ${title}${whose(choice)}`,
    description: description(name),
  };
}

/** The day on which the list last changed: it is to move when a feed comes, goes or is described otherwise. */
const LISTED_SINCE = referenceMidnight(daysFromCivil(2026, 11, 21));

/** The feeds, one item each. */
export const DIRECTORY: FeedContent = {
  path: '/api/rss',
  title: 'Khagola: feeds',
  description: 'The RSS feeds of the service.',
  changedJd: LISTED_SINCE,
  items: Object.entries(FEEDS).map(([name, { path, title, description }]) => ({
    name: `feed:${name}`,
    title: `Khagola: ${title}`,
    path,
    html: html(description(REFERENCE_PLACE.name)),
    publishedJd: LISTED_SINCE,
  })),
};
