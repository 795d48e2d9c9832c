/** The feeds there are, and the feed that lists them. */
import type { Where } from '../../domain/feeds/utsavas';
import { daysFromCivil } from '../../domain/time/civil';
import { REFERENCE, REFERENCE_PLACE, referenceMidnight } from '../almanac/reference';
import type { FeedContent } from './feed';
import { html } from './text';

/** Every feed is of this place and its civil days. */
export const WHERE: Where = { place: REFERENCE, tz: REFERENCE_PLACE.tz };

const at = `for ${REFERENCE_PLACE.name}`;

export const DAILY = {
  path: '/api/rss/daily',
  title: 'Khagola: daily pañcāṅga',
  description: `Vāra, tithi, nakṣatra, yoga and karaṇa, sunrise and sunset and the observances of each civil day, ${at}. The last thirty days.`,
};

export const UTSAVAS = {
  path: '/api/rss/utsavas',
  title: 'Khagola: utsavas',
  description: `The observances of today and the next sixty days, ${at}, each with the reason for its day.`,
};

export const SANKRANTIS = {
  path: '/api/rss/sankrantis',
  title: 'Khagola: saṅkrāntis',
  description: `The Sun’s entries into the nirayana rāśis (Lahiri): the last twelve and the next three, with the day of puṇya-kāla ${at}.`,
};

const FEEDS = { daily: DAILY, utsavas: UTSAVAS, sankrantis: SANKRANTIS };

/** The day on which the list last changed: it is to move when a feed comes, goes or is told of otherwise. */
const LISTED_SINCE = referenceMidnight(daysFromCivil(2026, 11, 21));

/** The feeds, one item each. */
export const DIRECTORY: FeedContent = {
  path: '/api/rss',
  title: 'Khagola: feeds',
  description: 'The RSS feeds of the service.',
  changedJd: LISTED_SINCE,
  items: Object.entries(FEEDS).map(([name, { path, title, description }]) => ({
    name: `feed:${name}`,
    title,
    path,
    html: html(description),
    publishedJd: LISTED_SINCE,
  })),
};
