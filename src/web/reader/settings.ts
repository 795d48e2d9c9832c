/** The reader's settings for all pages. The URL carries those that are not the default; the device stores the rest. */
import { LANGUAGE_TAGS, type LanguageTag } from '../../data/language';
import type { Locale } from '../i18n/locales';
import { SETTING_KEYS, type SettingKey } from './queryKeys';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const CHOICES = {
  /** Common or scholarly names, or names in one of the languages. */
  names: ['common', 'scholarly', ...LANGUAGE_TAGS],
  hours: ['24', '12'],
  /** Times after midnight: `02:37 Mon`, or counted on as `26:37`. */
  night: ['day', 'count'],
  digits: ['latin', 'own'],
  /** The syzygy that ends lunar months; by default the region of the place decides. */
  ends: ['place', 'full', 'new'],
  week: ['sunday', 'monday'],
  drawing: ['north', 'south', 'east'],
  keys: ['on', 'off'],
} as const satisfies Record<SettingKey, readonly [string, ...string[]]>;

export type Settings = { [Key in SettingKey]: (typeof CHOICES)[Key][number] };
export const choicesOf = <Key extends SettingKey>(key: Key): readonly Settings[Key][] =>
  CHOICES[key] as readonly string[] as readonly Settings[Key][];

/** Settings of a query. Missing ones come from the device's storage, otherwise from the defaults. */
export function readSettings(query: URLSearchParams, stored: Partial<Record<string, string>> = {}): Settings {
  const chosen = SETTING_KEYS.map((key) => {
    const choices: readonly string[] = CHOICES[key];
    const text = [query.get(key), stored[key]].find((value) => value && choices.includes(value));
    return [key, text ?? CHOICES[key][0]];
  });
  return Object.fromEntries(chosen);
}

/** The settings that are not the default, as keys of a query. */
export const settingsQuery = (settings: Settings): [string, string][] =>
  SETTING_KEYS.filter((key) => settings[key] !== CHOICES[key][0]).map((key) => [key, settings[key]]);

/** The language of names. */
export function namesTag({ names }: Settings, locale: Locale): LanguageTag {
  return names === 'common' || names === 'scholarly' ? locale.names[names] : names;
}
