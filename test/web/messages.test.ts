/** Every language has every message with the same arguments, and no page uses an unknown message. */
import { readdirSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { kernelStamp } from '../../src/kernel/stamp';
import { CATALOGUES, messagesOf } from '../../src/web/i18n/catalogue';
import { LOCALE_KEYS } from '../../src/web/i18n/locales';
import { type MessageKey, type Section, translator } from '../../src/web/i18n/translate';

const SECTIONS = Object.keys(CATALOGUES.en) as Section[];
const KEYS = SECTIONS.flatMap((section) => Object.keys(CATALOGUES.en[section]).map((key) => `${section}.${key}`));

/** Names of the arguments in a compiled message: the first entries of its lists, at every depth. */
function argumentsIn(node: unknown): string[] {
  if (Array.isArray(node)) {
    const [first, type, options] = node;
    const isArgument = typeof first === 'string' && (node.length === 1 || (typeof type === 'number' && type > 0));
    return isArgument ? [first, ...Object.values(options ?? {}).flatMap(argumentsIn)] : node.flatMap(argumentsIn);
  }
  return [];
}

const argumentsOf = (message: string): string[] => {
  const compiled = compile(message);
  return typeof compiled === 'string' ? [] : [...new Set(compiled.flatMap(argumentsIn))].sort();
};

const messageOf = (locale: (typeof LOCALE_KEYS)[number], key: string): string | undefined => {
  const [section = '', name = ''] = key.split('.');
  return CATALOGUES[locale][section as Section]?.[name];
};

describe.each(LOCALE_KEYS)('the messages in %s', (locale) => {
  test('the catalogue has exactly the English messages', () => {
    const messageKeys = Object.entries(CATALOGUES[locale]).flatMap(([section, messages]) =>
      Object.keys(messages).map((key) => `${section}.${key}`),
    );
    expect(messageKeys.sort()).toEqual([...KEYS].sort());
  });

  test('the messages take the arguments of the English ones', () => {
    const differing = KEYS.filter(
      (key) => `${argumentsOf(messageOf(locale, key) ?? '')}` !== `${argumentsOf(messageOf('en', key) ?? '')}`,
    );
    expect(differing).toEqual([]);
  });

  test('the messages compile and format', () => {
    const t = translator(locale, messagesOf(locale, SECTIONS));
    for (const key of KEYS) {
      const values = Object.fromEntries(argumentsOf(messageOf('en', key) ?? '').map((name) => [name, 2]));
      expect(t(key as MessageKey, values)).toBeTypeOf('string');
    }
  });
});

test('the colophon states the theory of the kernel, in Hindi without an English word', () => {
  const { theory } = kernelStamp();
  expect(messageOf('en', 'shell.kernel')).toContain(`: ${theory}.`);
  const hindi = messageOf('hi', 'shell.kernel') ?? '';
  for (const name of theory.match(/[A-Z]+[\d/A-Z]+|\d{4}/g) ?? []) expect(hindi).toContain(name);
  expect(hindi.replace(/\{\w+\}/g, '')).not.toMatch(/[a-z]/);
});

test('the Hindi messages differ from the English ones', () => {
  const untranslated = KEYS.filter(
    (key) =>
      messageOf('hi', key) === messageOf('en', key) &&
      /[A-Za-z]{4}/.test(messageOf('en', key)?.replace(/\{[^}]*\}/g, '') ?? ''),
  );
  expect(untranslated).toEqual([]);
});

test('every message is used by some page', () => {
  const sources = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`src/web/${name}`, 'utf8'))
    .join('\n');
  const composed = [...sources.matchAll(/`(\w+\.[^`]*)`/g)].map(([, text = '']) => text);
  // `place.${origin}` alone would use every message of its section, so each part of the key must also be in the
  // sources.
  const isNamed = (key: string) =>
    key
      .slice(key.indexOf('.') + 1)
      .split('_')
      .every((part) => new RegExp(`'${part}'|\\b${part}:`).test(sources));
  // A key may be composed: `settings.${key}_${value}`.
  const isComposed = (key: string) =>
    composed.some(
      (text) =>
        new RegExp(`^${text.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`).test(key) &&
        (!/^\w+\.\$\{[^}]*\}$/.test(text) || isNamed(key)),
    );
  const isUsed = (key: string) => sources.includes(`'${key}'`) || isComposed(key);
  expect(KEYS.filter((key) => !isUsed(key))).toEqual([]);
});
