/** A page of the service: its place in the navigation, and the content of its HTML. */
import type { MessageKey, Section } from '../i18n/translate';

/** The images of links to a page. Each uses the title of the page with that key. */
export const PICTURES = ['now', 'day', 'month', 'year', 'chart', 'sky', 'find', 'match'] as const;
export type PictureKey = (typeof PICTURES)[number];

/**
 * The place of a page in the navigation: in the bar, on narrow screens behind "More", always behind "More", or nowhere.
 */
type Rank = 'bar' | 'more' | 'menu' | null;

/** A message of the sections that the HTML of every page may use. */
type HeadText = Extract<MessageKey, `${'pages' | 'shell' | 'utsava'}.${string}`>;

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
  /** The image that social networks show beside a link to it. */
  picture: PictureKey;
  /** The message sections that its script needs in addition to the common ones. */
  sections: readonly Section[];
  /** Further sections of its HTML. A script loads them with the view. */
  viewSections?: readonly Section[];
  /** Whether its script names observances. */
  namesUtsavas: boolean;
  /** The module of its view, below src/web/; null for an HTML-only page. */
  view: string | null;
  /**
   * Whether it works offline after the first visit to any page; `read`: once this page was opened itself; `parts`: the
   * page after any visit, and each page below it once that was opened.
   */
  offline: boolean | 'read' | 'parts';
  /** Whether its content is in a language of its own and in the system's typefaces, so that no font is preloaded. */
  ownLanguage?: true;
  /** Whether the service renders it for each reader; the device then adds its place and settings to the address. */
  forReader?: true;
}
