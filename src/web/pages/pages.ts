/** The pages of the service: what stands in the navigation, and what each page's HTML is made of. */
import { TITLES } from './titles';

export interface Page {
  /** Its address, without an ending. */
  path: string;
  /** The file below build/web/. */
  file: string;
  title: string;
  /** The same in Devanāgarī, beside the title. */
  sa: string | null;
  /** One sentence for search engines. */
  description: string;
  /** Its word in the navigation; null for a page that does not stand there. */
  nav: string | null;
  /** The module of its view, below src/web/; null for a page that is HTML alone. */
  view: string | null;
  /** Whether it computes: the kernel is then fetched with the page. */
  kernel: boolean;
  /** Whether it works without a network after the first visit to any page. */
  offline: boolean;
}

export const PAGES = {
  chart: {
    path: '/',
    file: 'index.html',
    ...TITLES.chart,
    description:
      'Where the Sun, the Moon and the planets stood, what the tradition calls it, and how sure the answer is. Computed on your device.',
    nav: 'Chart',
    view: 'views/chart/index.tsx',
    kernel: true,
    offline: true,
  },
  today: {
    path: '/today',
    file: 'today.html',
    ...TITLES.today,
    description:
      'The pañcāṅga now: a live ghaṭī clock, tithi, nakṣatra, yoga and karaṇa with their ends, months, years and seasons of your place.',
    nav: 'Today',
    view: 'views/today/index.tsx',
    kernel: true,
    offline: true,
  },
  day: {
    path: '/day',
    file: 'day.html',
    ...TITLES.day,
    description:
      'A day from sunrise to sunrise at your place: muhūrtas, choghaḍiyās, horās and windows as a dial and as tables, 1900 to 2100.',
    nav: 'Day',
    view: 'views/day/index.tsx',
    kernel: true,
    offline: true,
  },
  year: {
    path: '/year',
    file: 'year.html',
    ...TITLES.year,
    description:
      'The observances of a year at your place, each with the reason for its day, on one leaf of lunar months, to subscribe to as a calendar.',
    nav: 'Year',
    view: 'views/year/index.tsx',
    kernel: true,
    offline: true,
  },
  dashboard: {
    path: '/dashboard',
    file: 'dashboard.html',
    ...TITLES.dashboard,
    description:
      'The charts that you keep, visible to you alone. An account is opened by a passkey: no e-mail, no password.',
    nav: 'Saved',
    view: 'views/dashboard/index.tsx',
    kernel: false,
    offline: true,
  },
  docs: {
    path: '/docs',
    file: 'docs.html',
    ...TITLES.docs,
    description:
      'Every endpoint of Khagola with its parameters, answers, errors and limits, to be tried from the page. The library, the command, the measured accuracy.',
    nav: null,
    view: 'views/docs/index.tsx',
    kernel: false,
    offline: true,
  },
  notFound: {
    path: '/404',
    file: '404.html',
    ...TITLES.notFound,
    description: 'There is no page at this address.',
    nav: null,
    view: 'views/notFound/index.tsx',
    kernel: false,
    offline: false,
  },
} as const satisfies Record<keyof typeof TITLES, Page>;

export type PageKey = keyof typeof PAGES;
