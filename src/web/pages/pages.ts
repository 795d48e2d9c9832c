/** The pages of the service, and the messages that they need. */
import type { Section } from '../i18n/translate';
import { LINKED_PAGES } from './linkedPages';
import { NAVIGATION_PAGES } from './navigationPages';
import type { Page } from './page';

export const PAGES = { ...NAVIGATION_PAGES, ...LINKED_PAGES } as const satisfies Record<string, Page>;

export type PageKey = keyof typeof PAGES;

/** The message sections that the shell and its dialogs need on every page. */
export const SHELL_SECTIONS: readonly Section[] = ['shell'];

/** Pages whose HTML the service renders for each reader and instant; `server/views.tsx` has their views. */
const SERVED_KEYS = ['now', 'day', 'month', 'year', 'chart', 'sky', 'find'] as const satisfies readonly PageKey[];
export type ServedKey = (typeof SERVED_KEYS)[number];

/** Pages whose HTML the build renders, which is the same at any time; `server/fixed.tsx` has their views. */
const FIXED_KEYS = ['match', 'rectify', 'ask', 'charts', 'settings'] as const satisfies readonly PageKey[];
export type FixedKey = (typeof FIXED_KEYS)[number];

const isServedKey = (key: PageKey): key is ServedKey => SERVED_KEYS.some((each) => each === key);
export const isFixedKey = (key: PageKey): key is FixedKey => FIXED_KEYS.some((each) => each === key);

/** Whether the HTML of a page contains its view. */
export const isRenderedKey = (key: PageKey): key is ServedKey | FixedKey => isServedKey(key) || isFixedKey(key);

/** Whether a view in the browser takes the place of the HTML of a page (shell/takeover.ts). */
const hasView = (key: PageKey): boolean => isRenderedKey(key) || key === 'docs';

/** Whether controls in the HTML of a page wait for its script: for its view, or to share and copy. */
export const hasWaiting = (key: PageKey): boolean => hasView(key) || key === 'utsava' || key === 'widgets';

/** Whether the service fills the HTML of a page with its view: a served page, or a thing in a file of the build. */
const isFilled = ([key, { file }]: [PageKey, Page]): boolean => isServedKey(key) || file.startsWith('made/');

/** The message sections of the pages that the Worker renders, with those of their heads. */
export const WORKER_SECTIONS: readonly Section[] = [
  ...SHELL_SECTIONS,
  'pages',
  'utsava',
  'unknownPlace',
  'unknownName',
  ...(Object.entries(PAGES) as [PageKey, Page][])
    .filter(isFilled)
    .flatMap(([, { sections, viewSections = [] }]) => [...sections, ...viewSections]),
];
