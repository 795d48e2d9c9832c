// Prints the modules of build/lexicon as JSON, by their paths: for each language its tables, those of observances with the
// sources of all, the keys of both, the Sanskrit names of each kind, and the names of the observances that rules refer to. tools/build-lexicon.mjs writes them.
import { existsSync, readFileSync } from 'node:fs';
import { CIVIL_HOLIDAYS } from '../../src/data/holidays/civil';
import { HOLIDAY_DIFFERENCES } from '../../src/data/holidays/differences';
import type { HolidayRule } from '../../src/data/holidays/rule';
import { LANGUAGE_TAGS, type LanguageTag } from '../../src/data/language';
import { RULES } from '../../src/data/observances';
import { REGIONS } from '../../src/data/observances/regions';
import { SAMBALPUR, SEATS } from '../../src/data/observances/seats';
import { englishRegion } from '../../src/lexicon/englishRegion';
import type { Aliases, LanguageTable, NameSources, NameTable, ObservanceTables } from '../../src/lexicon/table';
import { inDevanagari, transliterated } from './transliterate';

/** Names by kind and key. */
type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** The source of the names of some kinds, by a short code. */
type Sources = Readonly<Record<string, { from: string; kinds: readonly string[] }>>;

/**
 * The kinds with separate modules: the names of observances are as large as all others together, and pages rarely or
 * never show house systems and variants of vargas.
 */
const OBSERVANCES = ['utsava', 'utsava_form', 'epithet', 'house_system', 'varga_variant'];
/** The patterns of derived names. */
const FORM = 'utsava_form';

const SEPARATOR = '|';
/** Codes of sources: transliterated, and this project's own tables of Sanskrit and English names. */
const [TRANSLITERATED, OWN] = ['TR', 'khagola'];
const WORDS = {
  [TRANSLITERATED]: 'transliteration of the Sanskrit name by @indic-transliteration/sanscript',
  [OWN]: "this project's own table of Sanskrit or English names",
};
/** Languages with all names given. In the others a missing name is transliterated. */
const COMPLETE: readonly LanguageTag[] = ['sa', 'en', 'hi'];
/** Languages whose names are by this project unless another source is stated. */
const OURS: readonly LanguageTag[] = ['sa', 'sa-Deva', 'en'];

const source = new URL('../../src/lexicon/source/', import.meta.url);
const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, source), 'utf8')) as T;

/** The Sanskrit names define the keys and their order. */
const SANSKRIT = read<Names>('sa/names.json');
const EXCEPTIONS = read<Names>('sa-Deva/names.json');
const ENGLISH_NAMES = read<Names>('en/names.json');
const HINDI_NAMES = read<Names>('hi/names.json');

const iast = (kind: string, key: string): string => SANSKRIT[kind]?.[key] ?? '';
const hindi = (kind: string, key: string): string => HINDI_NAMES[kind]?.[key] ?? '';
const devanagari = (kind: string, key: string): string => EXCEPTIONS[kind]?.[key] ?? inDevanagari(iast(kind, key));

/** The data for the tables of a language. */
interface Language {
  tag: LanguageTag;
  names: Names;
}

/** The form of a name in a language that does not define it, with the additional word in brackets. */
function derivedForm({ tag, names }: Language, key: string): string {
  const word = names.term?.[key] ?? transliterated(devanagari(FORM, key).replace(/\{name\}|[\s()]/g, ''), tag);
  return `{name} (${word})`;
}

/** The name of a key that the source of a language lacks. */
function derived(language: Language, kind: string, key: string): string {
  const { tag, names } = language;
  if (COMPLETE.includes(tag)) throw new Error(`src/lexicon/source/${tag}/names.json has no name of ${kind} ${key}`);
  const name = devanagari(kind, key);
  if (tag === 'sa-Deva') return name;
  if (kind === FORM) return derivedForm(language, key);
  // A variant without a name has that of its row.
  const [row = key] = key.split('.');
  return row === key ? transliterated(name, tag) : (names[kind]?.[row] ?? derived(language, kind, row));
}

function checkKeys(file: string, names: Readonly<Record<string, object>>): void {
  for (const [kind, its] of Object.entries(names)) {
    for (const key of Object.keys(its)) {
      if (SANSKRIT[kind]?.[key] === undefined) {
        throw new Error(`src/lexicon/source/${file} names ${kind} ${key}, which has no Sanskrit name`);
      }
    }
  }
}

function tableOf(language: Language, kind: string, code?: string): NameTable {
  const { tag, names: all } = language;
  const given = all[kind] ?? {};
  const keys = Object.keys(SANSKRIT[kind] ?? {});
  const names = keys
    .map((key) => (given[key] ?? derived(language, kind, key)).replaceAll(SEPARATOR, '/'))
    .join(SEPARATOR);
  const source = code ?? (OURS.includes(tag) ? OWN : TRANSLITERATED);
  const missing = keys.flatMap((key, i) => (given[key] === undefined ? [i] : []));
  const isPartly = source !== OWN && source !== TRANSLITERATED && missing.length > 0;
  return { source, ...(isPartly && { transliterated: missing }), names };
}

const isOfObservances = ([kind]: readonly [kind: string, ...unknown[]]): boolean => OBSERVANCES.includes(kind);

function languageOf(tag: LanguageTag): { common: LanguageTable; observances: ObservanceTables; sources: NameSources } {
  const names = read<Names>(`${tag}/names.json`);
  checkKeys(`${tag}/names.json`, names);
  const given: Sources = tag === 'sa' || tag === 'sa-Deva' ? {} : read(`${tag}/sources.json`);
  const codes = new Map(Object.entries(given).flatMap(([code, { kinds }]) => kinds.map((kind) => [kind, code])));
  const tables = Object.keys(SANSKRIT).map((kind) => [kind, tableOf({ tag, names }, kind, codes.get(kind))] as const);
  const used = new Set(
    tables.flatMap(([, { source: code, transliterated: some }]) => (some ? [code, TRANSLITERATED] : [code])),
  );
  const words = { ...Object.fromEntries(Object.entries(given).map(([code, { from }]) => [code, from])), ...WORDS };
  return {
    common: {
      tag,
      tables: Object.fromEntries(tables.filter((one) => !isOfObservances(one))) as LanguageTable['tables'],
    },
    observances: Object.fromEntries(tables.filter(isOfObservances)) as unknown as ObservanceTables,
    sources: Object.fromEntries(Object.entries(words).filter(([code]) => used.has(code))),
  };
}

const HEADER = '// Made by tools/build-lexicon.mjs.\n';

/** A module with one constant of a type of src/lexicon/table.ts. @param up  path from its folder to the root */
const moduleOf = (up: string, name: string, type: string, value: unknown): string =>
  `${HEADER}import type { ${type} } from '${up}src/lexicon/table';\n\nexport const ${name}: ${type} = ${JSON.stringify(value)};\n`;

/** The keys of kinds, in the order of the names of every table. */
const keysModule = (kinds: readonly string[]): string => {
  const keys = kinds.map((kind) => [kind, Object.keys(SANSKRIT[kind] ?? {}).join(SEPARATOR)]);
  return `${HEADER}export const KEYS = ${JSON.stringify(Object.fromEntries(keys))} as const;\n`;
};

/** The observances from which a rule, or the change of a variant, counts. */
function baseOf(rule: object): string[] {
  if ('to' in rule) return [rule.to as string];
  if ('on' in rule) return baseOf(rule.on as object);
  if ('instead' in rule) return baseOf(rule.instead as object);
  return 'onOrBefore' in rule ? [rule.onOrBefore as string] : [];
}

/** The rules of holidays. */
const holidayRules: readonly HolidayRule[] = [
  ...Object.values(CIVIL_HOLIDAYS),
  ...HOLIDAY_DIFFERENCES.map(({ rule }) => rule),
];

/** Keys of the observances that rules count from. */
const bases = new Set([
  ...holidayRules.flatMap((rule) => (rule.by === 'observance' ? [rule.of as string] : [])),
  ...RULES.flatMap((rule) => [
    ...baseOf(rule),
    ...(rule.variants ?? []).flatMap(({ change, open }) =>
      [change, ...(open ? [open.other.change] : [])].flatMap(baseOf),
    ),
  ]),
]);
/** Their names, for the sentences about them. */
const baseNames = Object.fromEntries(
  [...bases].map((key) => [key, { sa: SANSKRIT.utsava?.[key], hi: HINDI_NAMES.utsava?.[key] }]),
);

/** Alternative spellings of the names of a language, by key. */
function aliasesOf(tag: LanguageTag): Aliases {
  if (!existsSync(new URL(`${tag}/aliases.json`, source))) return {};
  const aliases = read<Aliases>(`${tag}/aliases.json`);
  checkKeys(`${tag}/aliases.json`, aliases);
  return aliases;
}

const aliases = Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, aliasesOf(tag)]));

/** Kinds with a number in addition to the key: their modules have arrays, and a function from the number. */
const NUMBERED = [
  ...['rashi', 'nakshatra', 'tithi', 'yoga', 'karana', 'vara', 'masa', 'ritu', 'samvatsara', 'muhurta', 'tara'],
  ...['anandadi'],
];
/** Kinds whose English names have a separate module: regional months have no IAST name that is used in English texts. */
const ENGLISH = [
  ...['graha', 'purpose', 'muhurta_rule', 'ayanamsha', 'preset'],
  ...Object.keys(SANSKRIT).filter((kind) => kind.startsWith('month_')),
];

/** Kinds whose Hindi names have a separate module, for Hindi sentences. */
const HINDI = [
  ...['graha', 'rashi', 'nakshatra', 'tithi', 'yoga', 'vara', 'masa', 'paksha', 'ayanamsha', 'purpose', 'muhurta_rule'],
  ...['preset', 'kuta', 'varna', 'vashya', 'yoni', 'gana', 'nadi', 'rajju'],
];

/** Kinds whose names in every language have one module, for a part of a page that needs no others. */
const ALONE = ['house_system'];

const constantOf = (kind: string, suffix: string): string => `${kind.toUpperCase()}_${suffix}`;

/** A name. A tithi has its fortnight before it, except the full and the new moon. */
function fullName(kind: string, key: string, nameOf: (kind: string, key: string) => string): string {
  const name = nameOf(kind, key);
  const [paksha = ''] = key.split('_');
  return kind === 'tithi' && SANSKRIT.paksha?.[paksha] ? `${nameOf('paksha', paksha)} ${name}` : name;
}

/** The Sanskrit names of one kind, in IAST and in Devanāgarī. */
function termsModule(kind: string): string {
  const rows = Object.keys(SANSKRIT[kind] ?? {}).map((key) => ({
    key,
    iast: fullName(kind, key, iast),
    sa: fullName(kind, key, devanagari),
  }));
  const constant = constantOf(kind, 'NAMES');
  if (!NUMBERED.includes(kind)) {
    const byKey = Object.fromEntries(rows.map((row) => [row.key, row]));
    return `${HEADER}export const ${constant} = ${JSON.stringify(byKey)} as const;\n`;
  }
  return (
    `${HEADER}import { rowAt } from '../../../src/data/rowAt';\nimport type { Name } from '../../../src/lexicon/name';\n\n` +
    `export const ${constant} = ${JSON.stringify(rows)} as const;\n\n` +
    `export const ${kind}Name = (number: number): Name => rowAt<Name>(${constant}, number, '${kind}');\n`
  );
}

const englishModule = (kind: string): string =>
  `${HEADER}export const ${constantOf(kind, 'ENGLISH')} = ${JSON.stringify(ENGLISH_NAMES[kind])} as const;\n`;

/** The Hindi names of one kind: a list if they have numbers, otherwise by key. */
function hindiModule(kind: string): string {
  const names = Object.keys(SANSKRIT[kind] ?? {}).map((key) => [key, fullName(kind, key, hindi)] as const);
  const value = NUMBERED.includes(kind) ? names.map(([, name]) => name) : Object.fromEntries(names);
  return `${HEADER}export const ${constantOf(kind, 'HINDI')} = ${JSON.stringify(value)} as const;\n`;
}

/** The names of one kind in each language, in the order of its keys. */
function aloneModule(kind: string): string {
  const names = LANGUAGE_TAGS.map((tag) => [
    tag,
    tableOf({ tag, names: read<Names>(`${tag}/names.json`) }, kind).names,
  ]);
  return `${HEADER}export const ${constantOf(kind, 'LABELS')} = ${JSON.stringify(Object.fromEntries(names))} as const;\n`;
}

/** The names of places in Hindi by their Latin names. */
const PLACES = read<Record<'regions' | 'towns', Readonly<Record<string, string>>>>('hi/places.json');

function hindiPlace(section: 'regions' | 'towns', name: string): string {
  const place = PLACES[section][name];
  if (place === undefined) throw new Error(`src/lexicon/source/hi/places.json has no ${name} in ${section}`);
  return place;
}

const REGION_NAMES = Object.fromEntries(
  REGIONS.map((region) => [region, hindiPlace('regions', englishRegion(region))]),
);
/** The towns that decide the days of regions. */
const SEAT_NAMES = Object.fromEntries(
  [...Object.values(SEATS), SAMBALPUR].map(({ name }) => [name, hindiPlace('towns', name)]),
);

/** The kinds of the common tables, and of the separate ones, in the order of the Sanskrit names. */
const COMMON = Object.keys(SANSKRIT).filter((kind) => !OBSERVANCES.includes(kind));
const SEPARATE = Object.keys(SANSKRIT).filter((kind) => OBSERVANCES.includes(kind));
/** The kinds whose Sanskrit names have a module of their own. */
const TERMS = [...COMMON, 'house_system', 'varga_variant'];

const modules = {
  ...Object.fromEntries(TERMS.map((kind) => [`terms/${kind}.ts`, termsModule(kind)])),
  ...Object.fromEntries(ENGLISH.map((kind) => [`english/${kind}.ts`, englishModule(kind)])),
  ...Object.fromEntries(HINDI.map((kind) => [`hindi/${kind}.ts`, hindiModule(kind)])),
  ...Object.fromEntries(ALONE.map((kind) => [`alone/${kind}.ts`, aloneModule(kind)])),
  'hindi/citation.ts': `${HEADER}export const CITATION_HINDI: Readonly<Record<string, string>> = ${JSON.stringify(read('hi/citations.json'))};\n`,
  'hindi/region.ts': `${HEADER}export const REGION_HINDI = ${JSON.stringify(REGION_NAMES)} as const;\n`,
  'hindi/seat.ts': `${HEADER}export const SEAT_HINDI = ${JSON.stringify(SEAT_NAMES)} as const;\n`,
  'aliases.ts': moduleOf('../../', 'ALIASES', 'AliasesByLanguage', aliases),
  'keys.ts': keysModule(COMMON),
  'observances/keys.ts': keysModule(SEPARATE),
  'observances/bases.ts': moduleOf('../../../', 'BASES', 'BaseNames', baseNames),
  ...Object.fromEntries(
    LANGUAGE_TAGS.flatMap((tag) => {
      const { common, observances, sources } = languageOf(tag);
      return [
        [`${tag}.ts`, moduleOf('../../', 'table', 'LanguageTable', common)],
        [`sources/${tag}.ts`, moduleOf('../../../', 'sources', 'NameSources', sources)],
        [
          `observances/${tag}.ts`,
          `${moduleOf('../../../', 'tables', 'ObservanceTables', observances)}export { sources } from '../sources/${tag}';\n`,
        ],
      ];
    }),
  ),
};
process.stdout.write(JSON.stringify(modules));
