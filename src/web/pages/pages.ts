/** The pages of the service: their place in the navigation, and the content of their HTML. */
import type { LocaleKey } from '../i18n/locales';
import type { MessageKey, Section } from '../i18n/translate';
import { NOT_FOUND_TITLE } from './titles';

/** The images of links to a page. Each uses the title of the page with that key. */
export const PICTURES = ['now', 'day', 'month', 'year', 'chart', 'sky', 'find', 'match'] as const;
export type PictureKey = (typeof PICTURES)[number];

/** The place of a page in the navigation: in the bar, behind "More" on narrow screens, or nowhere. */
type Rank = 'bar' | 'more' | null;

/** A message of the sections that the HTML of every page may use, or English words for an English-only page. */
export type HeadText = Extract<MessageKey, `${'pages' | 'shell' | 'utsava'}.${string}`> | { english: string };

export interface Page {
  /** Its English path, without an extension. */
  path: string;
  /** The file below build/web/, and below the folder of every other language. */
  file: string;
  /** Its name in the navigation and, with `title` and `about`, in the head of its HTML. */
  nav: MessageKey;
  rank: Rank;
  title: HeadText;
  about: HeadText;
  languages: readonly LocaleKey[];
  /** The image that social networks show beside a link to it. */
  picture: PictureKey;
  /** The message sections that its script needs in addition to the common ones. */
  sections: readonly Section[];
  /** Whether its script names observances. */
  namesUtsavas: boolean;
  /** The module of its view, below src/web/; null for an HTML-only page. */
  view: string | null;
  /** Whether it works offline after the first visit to any page; `read`: once this page was opened itself. */
  offline: boolean | 'read';
  /** Whether the service renders it for each reader; the device then adds its place and settings to the address. */
  forReader?: true;
}

const ALL: readonly LocaleKey[] = ['en', 'hi'];
const ENGLISH: readonly LocaleKey[] = ['en'];

export const PAGES = {
  now: {
    path: '/',
    file: 'index.html',
    nav: 'pages.now',
    rank: 'bar',
    title: 'pages.now_title',
    about: 'pages.now_about',
    languages: ALL,
    picture: 'now',
    sections: ['dates', 'words', 'now', 'birth', 'form', 'place', 'where'],
    namesUtsavas: true,
    view: 'views/now/live.ts',
    offline: true,
  },
  day: {
    path: '/day',
    file: 'day.html',
    nav: 'pages.day',
    rank: 'bar',
    title: 'pages.day_title',
    about: 'pages.day_about',
    languages: ALL,
    picture: 'day',
    sections: ['dates', 'words', 'day', 'where', 'far'],
    namesUtsavas: true,
    view: 'views/day/live.ts',
    offline: true,
  },
  month: {
    path: '/month',
    file: 'month.html',
    nav: 'pages.month',
    rank: 'bar',
    title: 'pages.month_title',
    about: 'pages.month_about',
    languages: ALL,
    picture: 'month',
    sections: ['dates', 'words', 'month', 'far'],
    namesUtsavas: true,
    view: 'views/month/live.ts',
    offline: true,
  },
  year: {
    path: '/year',
    file: 'year.html',
    nav: 'pages.year',
    rank: 'bar',
    title: 'pages.year_title',
    about: 'pages.year_about',
    languages: ALL,
    picture: 'year',
    sections: ['dates', 'words', 'year', 'birth', 'form', 'place', 'where', 'far'],
    namesUtsavas: true,
    view: 'views/year/live.ts',
    offline: true,
  },
  chart: {
    path: '/chart',
    file: 'chart.html',
    nav: 'pages.chart',
    rank: 'bar',
    title: 'pages.chart_title',
    about: 'pages.chart_about',
    languages: ALL,
    picture: 'chart',
    sections: ['dates', 'words', 'birth', 'desk'],
    namesUtsavas: false,
    view: 'views/chart/live.ts',
    offline: true,
  },
  vows: {
    path: '/vows',
    file: 'made/vows.html',
    nav: 'pages.vows',
    rank: 'more',
    title: 'pages.vows_title',
    about: 'pages.vows_about',
    languages: ALL,
    picture: 'year',
    sections: ['dates', 'words', 'year', 'utsava', 'vows'],
    namesUtsavas: false,
    view: 'views/vows/live.ts',
    offline: 'read',
    forReader: true,
  },
  ask: {
    path: '/ask',
    file: 'ask.html',
    nav: 'pages.ask',
    rank: 'more',
    title: 'pages.ask_title',
    about: 'pages.ask_about',
    languages: ALL,
    picture: 'now',
    sections: ['ask'],
    namesUtsavas: false,
    view: 'views/ask/index.tsx',
    offline: true,
  },
  sky: {
    path: '/sky',
    file: 'sky.html',
    nav: 'pages.sky',
    rank: 'more',
    title: 'pages.sky_title',
    about: 'pages.sky_about',
    languages: ALL,
    picture: 'sky',
    sections: ['dates', 'words', 'sky'],
    namesUtsavas: false,
    view: 'views/sky/live.ts',
    offline: true,
  },
  find: {
    path: '/find',
    file: 'find.html',
    nav: 'pages.find',
    rank: 'more',
    title: 'pages.find_title',
    about: 'pages.find_about',
    languages: ALL,
    picture: 'find',
    sections: ['dates', 'words', 'find'],
    namesUtsavas: false,
    view: 'views/find/live.ts',
    offline: true,
  },
  match: {
    path: '/match',
    file: 'match.html',
    nav: 'pages.match',
    rank: 'more',
    title: 'pages.match_title',
    about: 'pages.match_about',
    languages: ALL,
    picture: 'match',
    sections: ['dates', 'words', 'birth', 'match'],
    namesUtsavas: false,
    view: 'views/match/live.ts',
    offline: true,
  },
  dashboard: {
    path: '/dashboard',
    file: 'dashboard.html',
    nav: 'pages.dashboard',
    rank: 'more',
    title: 'pages.dashboard_title',
    about: 'pages.dashboard_about',
    languages: ALL,
    picture: 'chart',
    sections: ['dates', 'words', 'account'],
    namesUtsavas: false,
    view: 'views/dashboard/index.tsx',
    offline: true,
  },
  docs: {
    path: '/docs',
    file: 'docs.html',
    nav: 'frame.api',
    rank: 'more',
    title: 'pages.docs_title',
    about: 'pages.docs_about',
    languages: ALL,
    picture: 'now',
    sections: ['docs'],
    namesUtsavas: false,
    view: 'views/docs/index.tsx',
    offline: true,
  },
  settings: {
    path: '/settings',
    file: 'settings.html',
    nav: 'pages.settings',
    rank: 'more',
    title: 'pages.settings_title',
    about: 'pages.settings_about',
    languages: ALL,
    picture: 'now',
    sections: ['dates', 'words', 'settings'],
    namesUtsavas: true,
    view: 'views/settings/index.tsx',
    offline: true,
  },
  subscribe: {
    path: '/subscribe',
    file: 'made/subscribe.html',
    nav: 'pages.subscribe',
    rank: null,
    title: 'pages.subscribe_title',
    about: 'pages.subscribe_about',
    languages: ALL,
    picture: 'year',
    sections: ['dates', 'words', 'year', 'utsava', 'subscribe'],
    namesUtsavas: false,
    view: 'views/subscribe/live.ts',
    offline: false,
    forReader: true,
  },
  ephemeris: {
    path: '/ephemeris',
    file: 'made/ephemeris.html',
    nav: 'pages.sky',
    rank: null,
    title: 'pages.ephemeris_title',
    about: 'pages.ephemeris_about',
    languages: ALL,
    picture: 'sky',
    sections: ['dates', 'words', 'ephemeris'],
    namesUtsavas: false,
    view: 'views/ephemeris/live.ts',
    offline: 'read',
    forReader: true,
  },
  utsava: {
    path: '/utsava',
    file: 'made/utsava.html',
    nav: 'pages.year',
    rank: null,
    title: 'utsava.title',
    about: 'pages.year_about',
    languages: ALL,
    picture: 'year',
    sections: ['dates', 'words', 'year', 'utsava', 'vows'],
    namesUtsavas: false,
    view: 'views/utsava/live.ts',
    offline: 'read',
    forReader: true,
  },
  town: {
    path: '/panchanga',
    file: 'made/town.html',
    nav: 'pages.day',
    rank: null,
    title: 'pages.day_title',
    about: 'pages.day_about',
    languages: ALL,
    picture: 'day',
    sections: ['dates', 'words', 'day', 'now', 'town'],
    namesUtsavas: false,
    view: 'views/town/live.ts',
    offline: 'read',
  },
  embedDay: {
    path: '/embed/today',
    file: 'made/embed-day.html',
    nav: 'pages.day',
    rank: null,
    title: 'pages.day_title',
    about: 'pages.day_about',
    languages: ALL,
    picture: 'day',
    sections: ['dates', 'day', 'year', 'now'],
    namesUtsavas: false,
    view: null,
    offline: false,
  },
  embedChart: {
    path: '/embed/chart',
    file: 'made/embed-chart.html',
    nav: 'pages.chart',
    rank: null,
    title: 'pages.chart_title',
    about: 'pages.chart_about',
    languages: ALL,
    picture: 'chart',
    sections: ['dates', 'words', 'desk'],
    namesUtsavas: false,
    view: 'views/embed/chart.tsx',
    offline: false,
  },
  absent: {
    path: '/offline',
    file: 'offline.html',
    nav: 'pages.now',
    rank: null,
    title: 'pages.absent_title',
    about: 'pages.absent_about',
    languages: ALL,
    picture: 'now',
    sections: [],
    namesUtsavas: false,
    view: null,
    offline: true,
  },
  notFound: {
    path: '/404',
    file: '404.html',
    nav: 'pages.now',
    rank: null,
    title: { english: NOT_FOUND_TITLE },
    about: { english: 'There is no page at this address.' },
    languages: ENGLISH,
    picture: 'now',
    sections: [],
    namesUtsavas: false,
    view: 'views/notFound/index.tsx',
    offline: false,
  },
} as const satisfies Record<string, Page>;

export type PageKey = keyof typeof PAGES;

/** The message sections that the shell and its dialogs need on every page. */
export const SHELL_SECTIONS: readonly Section[] = ['shell'];
