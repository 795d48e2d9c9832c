import { defineDocument, type Resource } from '../resource';

/** A quarter of an hour. Caches may serve yesterday's feed for this time after midnight. */
const CACHE_SECONDS = 900;

interface Feed {
  key: 'daily' | 'utsavas' | 'sankrantis';
  id: string;
  summary: string;
  description: string;
}

const WHOSE = 'It is for New Delhi, or for the place of the request, in its local time.';

const FEEDS: readonly Feed[] = [
  {
    key: 'daily',
    id: 'getDailyFeed',
    summary: 'Follow the daily pañcāṅga.',
    description:
      'The last thirty civil days, today first: vāra, tithis, nakṣatras, yogas and karaṇas with their ends, sunrise and ' +
      `sunset, the principal utsava and the others. ${WHOSE}`,
  },
  {
    key: 'utsavas',
    id: 'getUtsavasFeed',
    summary: 'Follow the upcoming observances.',
    description:
      'The observances of today and the next sixty days, in order of date, each with the reason for its day and a link to ' +
      `its page. ${WHOSE} An item is dated by the midnight sixty days before its day.`,
  },
  {
    key: 'sankrantis',
    id: 'getSankrantisFeed',
    summary: 'Follow the saṅkrāntis.',
    description:
      'The last twelve entries of the Sun into a rāśi (Lahiri) and the next three, latest first, each with its instant, ' +
      `the day of puṇya-kāla, tithi and nakṣatra. ${WHOSE}`,
  },
];

/** Definition fields that all feeds share. */
const FEED = {
  tag: 'feeds',
  envelope: 'flat',
  type: 'application/rss+xml; charset=utf-8',
  cacheSeconds: CACHE_SECONDS,
  alwaysOpen: true,
  response: async () => (await import('./answer')).RssDocument,
} as const;

const directory = defineDocument({
  ...FEED,
  key: 'rss',
  path: '/api/rss',
  operations: [{ method: 'GET', id: 'getFeeds', summary: 'List the feeds.' }],
  description: 'An RSS 2.0 feed with one item for each feed.',
  examples: { now: { summary: 'Now', value: {} } },
  code: async () => (await import('./directory')).directory,
});

const sky = defineDocument({
  ...FEED,
  key: 'rss-sky',
  path: '/api/rss/sky',
  operations: [{ method: 'GET', id: 'getSkyFeed', summary: 'Follow the coming events of the sky.' }],
  description:
    'Ingresses, stations, phases of the Moon, eclipses, conjunctions, combustion, equinoxes and solstices of today and the ' +
    'next sixty days, by instant (Lahiri, mean node). Days are those of New Delhi. An item is dated by the midnight sixty ' +
    'days before its day.',
  examples: {
    now: { summary: 'Now', value: {} },
    hindi: { summary: 'Now, with titles in Hindi', value: { lang: 'hi' } },
  },
  code: async () => (await import('./sky')).sky,
});

export const feeds: readonly Resource[] = [
  directory,
  ...FEEDS.map(({ key, id, summary, description }) =>
    defineDocument({
      ...FEED,
      key: `rss-${key}`,
      path: `/api/rss/${key}`,
      operations: [{ method: 'GET', id, summary }],
      description,
      examples: {
        now: { summary: 'New Delhi, now', value: {} },
        nepal: { summary: 'Nepal, now', value: { lat: 27.7172, lon: 85.324, tz: 'Asia/Kathmandu', region: 'nepal' } },
      },
      code: async () => (await import('./answer'))[key],
    }),
  ),
  sky,
];
