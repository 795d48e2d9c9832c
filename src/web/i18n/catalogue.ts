/** The catalogues of all languages, compiled for a page. The browser gets its sections with the page's HTML. */
import compile from 'icu-minify/compile';
import en from '../messages/en.json';
import hi from '../messages/hi.json';
import type { LocaleKey } from './locales';
import type { Compiled, Section } from './translate';

export const CATALOGUES: Record<LocaleKey, Record<Section, Record<string, string>>> = { en, hi };

const compiled = new Map<string, Compiled[Section]>();

function sectionOf(locale: LocaleKey, section: Section): Compiled[Section] {
  const key = `${locale}.${section}`;
  const cached = compiled.get(key);
  if (cached) return cached;
  const messages = Object.entries(CATALOGUES[locale][section]);
  const compiledSection = Object.fromEntries(messages.map(([name, message]) => [name, compile(message)]));
  compiled.set(key, compiledSection);
  return compiledSection;
}

/** Sections of a language's messages. */
export const messagesOf = (locale: LocaleKey, sections: readonly Section[]): Compiled =>
  Object.fromEntries(sections.map((section) => [section, sectionOf(locale, section)]));
