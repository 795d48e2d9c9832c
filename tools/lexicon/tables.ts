// Prints the modules of build/lexicon as JSON, by their paths: one table for each language, one of its observances, and
// the keys of both. tools/build-lexicon.mjs writes them.
import { readFileSync } from 'node:fs';
import { LANGUAGE_TAGS, type LanguageTag } from '../../src/lexicon/language';
import type { LanguageTable, NameTable } from '../../src/lexicon/table';
import { inDevanagari, transliterated } from './transliterate';

/** Names by kind and key. */
type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** Where the names of some kinds are from, by a short code. */
type Sources = Readonly<Record<string, { from: string; kinds: readonly string[] }>>;

const SEPARATOR = '|';
/** Codes of sources: transliterated, and our own tables of Sanskrit and English names. */
const [TRANSLITERATED, OWN] = ['TR', 'khagola'];
const WORDS = {
  [TRANSLITERATED]: 'transliteration of the Sanskrit name by @indic-transliteration/sanscript',
  [OWN]: "this project's own table of Sanskrit or English names",
};
/** Languages whose names are all given; in the others a name that is not given is transliterated. */
const COMPLETE: readonly LanguageTag[] = ['sa', 'en', 'hi'];
/** Their names are of this project where no source is stated. */
const OURS: readonly LanguageTag[] = ['sa', 'sa-Deva', 'en'];

const source = new URL('../../src/lexicon/source/', import.meta.url);
const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, source), 'utf8')) as T;

/** The Sanskrit names are those that define what there is, and its order. */
const SANSKRIT = read<Names>('sa/names.json');
const EXCEPTIONS = read<Names>('sa-Deva/names.json');

const devanagari = (kind: string, key: string): string =>
  EXCEPTIONS[kind]?.[key] ?? inDevanagari(SANSKRIT[kind]?.[key] ?? '');

function derived(tag: LanguageTag, kind: string, key: string): string {
  if (COMPLETE.includes(tag)) throw new Error(`src/lexicon/source/${tag}/names.json has no name of ${kind} ${key}`);
  const name = devanagari(kind, key);
  return tag === 'sa-Deva' ? name : transliterated(name, tag);
}

function checkKeys(tag: LanguageTag, names: Names): void {
  for (const [kind, its] of Object.entries(names)) {
    for (const key of Object.keys(its)) {
      if (SANSKRIT[kind]?.[key] === undefined) {
        throw new Error(`src/lexicon/source/${tag}/names.json names ${kind} ${key}, which has no Sanskrit name`);
      }
    }
  }
}

function tableOf(tag: LanguageTag, kind: string, given: Readonly<Record<string, string>>, code?: string): NameTable {
  const keys = Object.keys(SANSKRIT[kind] ?? {});
  const names = keys.map((key) => (given[key] ?? derived(tag, kind, key)).replaceAll(SEPARATOR, '/')).join(SEPARATOR);
  const source = code ?? (OURS.includes(tag) ? OWN : TRANSLITERATED);
  const missing = keys.flatMap((key, i) => (given[key] === undefined ? [i] : []));
  const isPartly = source !== OWN && source !== TRANSLITERATED && missing.length > 0;
  return { source, ...(isPartly && { transliterated: missing }), names };
}

/** The names of a language, and those of observances apart: they weigh as much as all others together. */
function languageOf(tag: LanguageTag): { common: LanguageTable; utsavas: NameTable } {
  const names = read<Names>(`${tag}/names.json`);
  checkKeys(tag, names);
  const sources: Sources = OURS.includes(tag) && tag !== 'en' ? {} : read(`${tag}/sources.json`);
  const codes = new Map(Object.entries(sources).flatMap(([code, { kinds }]) => kinds.map((kind) => [kind, code])));
  const tables = Object.fromEntries(
    Object.keys(SANSKRIT).map((kind) => [kind, tableOf(tag, kind, names[kind] ?? {}, codes.get(kind))]),
  );
  const used = new Set(
    Object.values(tables).flatMap(({ source: code, transliterated: some }) => (some ? [code, TRANSLITERATED] : [code])),
  );
  const words = { ...Object.fromEntries(Object.entries(sources).map(([code, { from }]) => [code, from])), ...WORDS };
  const { utsava, ...common } = tables as Record<string, NameTable> & { utsava: NameTable };
  return {
    common: {
      tag,
      sources: Object.fromEntries(Object.entries(words).filter(([code]) => used.has(code))),
      tables: common as LanguageTable['tables'],
    },
    utsavas: utsava,
  };
}

const HEADER = '// Made by tools/build-lexicon.mjs from src/lexicon/source.\n';

const moduleOf = (type: string, from: string, value: LanguageTable | NameTable): string =>
  `${HEADER}import type { ${type} } from '${from}src/lexicon/table';\n\nexport const table: ${type} = ${JSON.stringify(value)};\n`;

const keysOf = (kind: string): string => Object.keys(SANSKRIT[kind] ?? {}).join(SEPARATOR);

function keysModules(): [string, string][] {
  const { utsava: _, ...common } = SANSKRIT;
  const keys = Object.fromEntries(Object.keys(common).map((kind) => [kind, keysOf(kind)]));
  return [
    [
      'keys.ts',
      `${HEADER}/** Keys of the named things by kind, in the order of the names of every table. */\nexport const KEYS = ${JSON.stringify(keys)} as const;\n`,
    ],
    [
      'utsavas/keys.ts',
      `${HEADER}/** Keys of the observances, in the order of the names of every table. */\nexport const UTSAVA_KEYS = ${JSON.stringify(keysOf('utsava'))};\n`,
    ],
  ];
}

const modules = Object.fromEntries([
  ...keysModules(),
  ...LANGUAGE_TAGS.flatMap((tag) => {
    const { common, utsavas } = languageOf(tag);
    return [
      [`${tag}.ts`, moduleOf('LanguageTable', '../../', common)],
      [`utsavas/${tag}.ts`, moduleOf('NameTable', '../../../', utsavas)],
    ];
  }),
]);
process.stdout.write(JSON.stringify(modules));
