/** The reader's data before names are loaded: everything that the top of a page needs. */
import { given } from './given';
import { currentPlace, isPlaceChosen } from './place';
import { SETTING_KEYS, type SettingKey } from './queryKeys';
import type { ReaderData } from './reader';
import { readSettings, settingsQuery } from './settings';
import { remembered } from './storage';
import { ownQuery, placeQuery, queryText } from './where';

function keptSettings(): Partial<Record<SettingKey, string>> {
  return Object.fromEntries(SETTING_KEYS.map((key) => [key, remembered(`setting.${key}`) ?? '']));
}

/** The present reader. */
export function readerData(): ReaderData {
  const page = given();
  const settings = readSettings(new URLSearchParams(location.search), keptSettings());
  return {
    locale: page.locale,
    settings,
    ...(isPlaceChosen() ? { place: currentPlace(), origin: 'chosen' } : { place: page.place, origin: page.origin }),
  };
}

/** The query that every link to a page carries. */
export function carriedQuery(): [string, string][] {
  const settings = readSettings(new URLSearchParams(location.search), keptSettings());
  return [...(isPlaceChosen() ? placeQuery(currentPlace()) : []), ...settingsQuery(settings)];
}

/**
 * Whether the HTML of a page was rendered for this reader and a URL, and is valid at an instant.
 *
 * @param page  the data of the page; by default of this one
 */
export function isAsGiven(jdUt: number, page = given(), search = location.search): boolean {
  const { place, settings, made } = page;
  const reader = readerData();
  const isSame = JSON.stringify([reader.place, reader.settings]) === JSON.stringify([place, settings]);
  if (!isSame || !made) return false;
  return made.search === ownQuery(search) && jdUt >= made.validFrom && jdUt < made.validUntil;
}

/** Adds the carried query to this page's own URL, so that a copy of it shows the same. */
export function showCarried(): void {
  const next = queryText([...new URLSearchParams(ownQuery(location.search)), ...carriedQuery()]);
  if (next !== location.search) history.replaceState(history.state, '', location.pathname + next + location.hash);
}
