/** Messages of content that opens on demand, fetched with it in the page's language. */

import type { Compiled } from '../i18n/translate';
import { given } from './given';

export const LATE_SECTIONS = [
  'parts',
  'transits',
  'varsha',
  'differences',
  'form',
  'place',
  'unknownPlace',
  'account',
  'library',
  'far',
  'day',
  'dayMore',
  'docs',
] as const;
type LateSection = (typeof LATE_SECTIONS)[number];

/** Adds a section to the messages of the page. */
export async function addMessages(section: LateSection): Promise<void> {
  const page = given();
  const response = await fetch(`${LATE_MESSAGES}/${page.locale}-${section}.json`);
  if (!response.ok) throw new Error(`${response.status} for the messages of ${section}`);
  Object.assign(page.messages, (await response.json()) as Compiled);
}
