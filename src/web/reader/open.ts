/** The reader in the browser: from the URL, then the device's storage, then the page's HTML. */
import { LOCALES } from '../i18n/locales';
import { readerData } from './data';
import { given } from './given';
import { loadNames } from './names';
import { pageTranslate } from './pageTranslate';
import { onPlace } from './place';
import { placeNameOf } from './placeName';
import type { SettingKey } from './queryKeys';
import { Reader } from './reader';
import { choicesOf, namesTag, type Settings } from './settings';
import { remember } from './storage';
import { queryText } from './where';
import { loadZonePast } from './zonePast';

let opened: Promise<Reader> | undefined;

export function openReader(): Promise<Reader> {
  opened ??= (async () => {
    const data = readerData();
    const { search, hash, origin } = location;
    const [names, placeName] = await Promise.all([
      loadNames(namesTag(data.settings, LOCALES[data.locale]), given().namesUtsavas),
      placeNameOf(data.place),
      loadZonePast(search + hash),
    ]);
    return new Reader({ ...data, placeName }, pageTranslate(), names, { search, origin, jdUt: null });
  })();
  return opened;
}

const CHANGED = 'khagola:reader';

/** Calls a function with the new reader at every change of place or settings. */
export function onReader(follow: (reader: Reader) => void): () => void {
  const again = () => {
    opened = undefined;
    openReader().then(follow, () => undefined);
  };
  const endPlace = onPlace(again);
  addEventListener(CHANGED, again);
  return () => {
    endPlace();
    removeEventListener(CHANGED, again);
  };
}

/** Changes a setting for all pages and puts it into the URL. */
export function changeSetting<Key extends SettingKey>(key: Key, value: Settings[Key]): void {
  const isDefault = choicesOf(key)[0] === value;
  remember(`setting.${key}`, isDefault ? null : value);
  const otherEntries = [...new URLSearchParams(location.search)].filter(([name]) => name !== key);
  const query = queryText(isDefault ? otherEntries : [...otherEntries, [key, value]]);
  history.replaceState(history.state, '', location.pathname + query + location.hash);
  dispatchEvent(new Event(CHANGED));
}
