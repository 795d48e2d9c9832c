/** What the reader chooses for all pages. The address carries what is not the default; the device remembers the rest. */
import { LANGUAGE_TAGS, type LanguageTag } from '../../lexicon/language';
import type { Locale } from '../i18n/locales';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const CHOICES = {
  /** Names as people write them or as scholars do, or in one of the languages. */
  names: ['common', 'scholarly', ...LANGUAGE_TAGS],
  hours: ['24', '12'],
  /** After midnight: `02:37 Mon`, or `26:37` counted on. */
  night: ['day', 'count'],
  digits: ['latin', 'own'],
  /** Where lunar months end. */
  ends: ['full', 'new'],
  week: ['sunday', 'monday'],
  drawing: ['north', 'south', 'east'],
  keys: ['on', 'off'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type Settings = { [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key][number] };
export type SettingKey = keyof Settings;
export const SETTING_KEYS = Object.keys(CHOICES) as SettingKey[];
export const choicesOf = <Key extends SettingKey>(key: Key): readonly Settings[Key][] =>
  CHOICES[key] as readonly string[] as readonly Settings[Key][];

const FIRST = Object.fromEntries(SETTING_KEYS.map((key) => [key, CHOICES[key][0]])) as unknown as Settings;

/** Settings of a query; what it leaves open is taken from what the device remembers, else the default. */
export function readSettings(query: URLSearchParams, kept: Partial<Record<string, string>> = {}): Settings {
  const chosen = SETTING_KEYS.map((key) => {
    const choices: readonly string[] = CHOICES[key];
    const text = [query.get(key), kept[key]].find((value) => value && choices.includes(value));
    return [key, text ?? FIRST[key]];
  });
  return Object.fromEntries(chosen);
}

/** The settings that are not the default, as keys of a query. */
export const settingsQuery = (settings: Settings): [string, string][] =>
  SETTING_KEYS.filter((key) => settings[key] !== FIRST[key]).map((key) => [key, settings[key]]);

/** The language of names. */
export function namesTag({ names }: Settings, locale: Locale): LanguageTag {
  return names === 'common' || names === 'scholarly' ? locale.names[names] : names;
}
