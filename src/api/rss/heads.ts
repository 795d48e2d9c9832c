/** The title and description of each feed. */

export interface FeedHead {
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
