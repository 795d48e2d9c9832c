/** Messages of what opens on demand, fetched with it in the page's language. */
import { given } from '../reader/given';
import type { LocaleKey } from './locales';
import type { Compiled } from './translate';

type LateSection = 'transits' | 'varsha';

const LOADERS: Record<LocaleKey, Record<LateSection, () => Promise<{ default: Compiled }>>> = {
  en: {
    transits: () => import('khagola:messages/en/transits'),
    varsha: () => import('khagola:messages/en/varsha'),
  },
  hi: {
    transits: () => import('khagola:messages/hi/transits'),
    varsha: () => import('khagola:messages/hi/varsha'),
  },
};

/** Adds a section to the messages of the page. */
export async function addMessages(section: LateSection): Promise<void> {
  const page = given();
  const messages = await LOADERS[page.locale][section]();
  Object.assign(page.messages, messages.default);
}
