/** The pages of the service, and the messages that they need. */
import type { Section } from '../i18n/translate';
import { LINKED_PAGES } from './linkedPages';
import { NAVIGATION_PAGES } from './navigationPages';
import type { Page } from './page';

export const PAGES = { ...NAVIGATION_PAGES, ...LINKED_PAGES } as const satisfies Record<string, Page>;

export type PageKey = keyof typeof PAGES;

/** The message sections that the shell and its dialogs need on every page. */
export const SHELL_SECTIONS: readonly Section[] = ['shell'];

/** Pages that only the browser draws; the Worker serves their files as they are. */
const OF_BROWSER: readonly PageKey[] = [
  'ask',
  'absent',
  'booklet',
  'dashboard',
  'docs',
  'embedChart',
  'notFound',
  'rectify',
  'settings',
];

/** The message sections of the pages that the Worker renders, with those of their heads. */
export const WORKER_SECTIONS: readonly Section[] = [
  ...SHELL_SECTIONS,
  'pages',
  'utsava',
  ...(Object.entries(PAGES) as [PageKey, Page][]).flatMap(([key, { sections }]) =>
    OF_BROWSER.includes(key) ? [] : sections,
  ),
];
