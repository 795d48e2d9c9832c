/** The pages of the service, and the messages that they need. */
import type { Section } from '../i18n/translate';
import { LINKED_PAGES } from './linkedPages';
import { NAVIGATION_PAGES } from './navigationPages';
import type { Page } from './page';

export const PAGES = { ...NAVIGATION_PAGES, ...LINKED_PAGES } as const satisfies Record<string, Page>;

export type PageKey = keyof typeof PAGES;

/** The message sections that the shell and its dialogs need on every page. */
export const SHELL_SECTIONS: readonly Section[] = ['shell'];

/** Pages whose HTML contains their view for each reader and instant; `server/views.tsx` has the views. */
const RENDERED_KEYS = [
  'now',
  'day',
  'month',
  'year',
  'chart',
  'sky',
  'find',
  'match',
  'ask',
  'settings',
] as const satisfies readonly PageKey[];
export type RenderedKey = (typeof RENDERED_KEYS)[number];

export const isRenderedKey = (key: PageKey): key is RenderedKey => RENDERED_KEYS.some((each) => each === key);

/** Whether the service fills the HTML of a page with its view: a rendered page, or a thing in a file of the build. */
const isFilled = ([key, { file }]: [PageKey, Page]): boolean => isRenderedKey(key) || file.startsWith('made/');

/** The message sections of the pages that the Worker renders, with those of their heads. */
export const WORKER_SECTIONS: readonly Section[] = [
  ...SHELL_SECTIONS,
  'pages',
  'utsava',
  ...(Object.entries(PAGES) as [PageKey, Page][])
    .filter(isFilled)
    .flatMap(([, { sections, viewSections = [] }]) => [...sections, ...viewSections]),
];
