// Writes src/lexicon/generated: one table per language, one of its observances, and the shared keys of both. Usage:
// node --import ./tools/resolve-ts.mjs tools/names/generate.ts [--check]
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LabelKind } from '../../src/lexicon/generated/keys';
import type { LanguageTable, NameTable } from '../../src/lexicon/generated/table';
import { LANGUAGE_TAGS, type LanguageTag } from '../../src/lexicon/language';
import { HAND } from './hand';
import { KINDS, type Kind, type NamedRow } from './kinds';
import { hasScript, inEnglish, inIast, transliterated } from './transliterate';

interface Data {
  sources: Record<string, string>;
  tables: Record<string, { source: string; names: string[]; transliterated?: number[] }>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = 'src/lexicon/generated';
const SEPARATOR = '|';
/** Source codes in the data: transliterated, and entered by hand. */
const [TRANSLITERATED, HAND_SOURCE] = ['TR', 'ED'];
const HAND_WORDS = 'entered by hand: well known, not found in a machine-readable source';
const TRANSLITERATED_WORDS = 'transliteration of the Sanskrit name by @indic-transliteration/sanscript';
const OWN = 'khagola';
const OWN_WORDS = "this project's own table of Sanskrit or English names";

const dataOf = (tag: LanguageTag): Data =>
  JSON.parse(readFileSync(`${root}tools/names/data/${tag}.json`, 'utf8')) as Data;

/** The Sanskrit name of a row, or its transliteration; in English its common spelling. */
function ownName(row: NamedRow, tag: LanguageTag): string {
  const iast = row.iast ?? inIast(row.sa);
  if (tag === 'sa') return iast;
  if (tag === 'sa-Deva') return row.sa;
  if (tag === 'en') return row.en ?? inEnglish(iast);
  return transliterated(row.sa, tag);
}

const isOwn = (tag: LanguageTag): boolean => tag === 'sa' || tag === 'sa-Deva' || tag === 'en';

/** The consonants of a name, to match lists that have a different order in each source. */
const skeleton = (name: string, tag: LanguageTag): string =>
  (tag === 'sa' || tag === 'en' ? name : inIast(backToDevanagari(name, tag)))
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]|[aeiouh]/g, '')
    .replaceAll('c', 's');

const BLOCKS: Partial<Record<LanguageTag, number>> = {
  bn: 0x980,
  as: 0x980,
  pa: 0xa00,
  gu: 0xa80,
  or: 0xb00,
  ta: 0xb80,
  te: 0xc00,
  kn: 0xc80,
  ml: 0xd00,
};

/** The blocks of the Indian scripts have their letters in the same order. */
const backToDevanagari = (name: string, tag: LanguageTag): string =>
  Array.from(name, (letter) => {
    const block = BLOCKS[tag];
    const code = letter.codePointAt(0) ?? 0;
    return block && code >= block && code < block + 0x80 ? String.fromCodePoint(code - block + 0x900) : letter;
  }).join('');

/** Kinds whose names are verified before use, because their order differs between sources. */
const COMPARED = new Set(['muhurta']);

/** Whether a name of a source belongs to the row: same beginning, and at most one additional consonant. */
function isSame(name: string, row: NamedRow, tag: LanguageTag): boolean {
  const [its, ours] = [skeleton(name, tag), skeleton(ownName(row, tag), tag)];
  return its.slice(0, 2) === ours.slice(0, 2) && Math.abs(its.length - ours.length) <= 1;
}

function tableOf(name: string, kind: Kind, tag: LanguageTag, data: Data): NameTable {
  const hand = HAND[tag]?.[name];
  const native = kind.native && data.tables[kind.native.table];
  const places = kind.native?.places ?? kind.rows.map((_, i) => i);
  const missing: number[] = [];
  let fromNative = 0;
  const names = kind.rows.map((row, i) => {
    const place = places[i] as number;
    const found = hand?.[row.key] ?? native?.names[place];
    const isTransliterated = !hand && (native?.source === TRANSLITERATED || native?.transliterated?.includes(place));
    const isTaken =
      found !== undefined &&
      (hand || !COMPARED.has(name) || isSame(found, row, tag)) &&
      !(isTransliterated && hasScript(tag));
    if (!isTaken || isTransliterated) missing.push(i);
    else fromNative++;
    return (isTaken ? found : ownName(row, tag)).replaceAll(SEPARATOR, '/');
  });
  if (fromNative === 0) return { source: isOwn(tag) ? OWN : TRANSLITERATED, names: names.join(SEPARATOR) };
  const source = hand ? HAND_SOURCE : (native as { source: string }).source;
  const isPartly = missing.length > 0 && !isOwn(tag);
  return { source, ...(isPartly && { transliterated: missing }), names: names.join(SEPARATOR) };
}

/** The names of a language, and those of observances apart: they weigh as much as all others together. */
function languageOf(tag: LanguageTag): { common: LanguageTable; utsavas: NameTable } {
  const data = dataOf(tag);
  const tables = Object.fromEntries(
    Object.entries<Kind>(KINDS).map(([name, kind]) => [name, tableOf(name, kind, tag, data)]),
  ) as Record<string, NameTable>;
  const used = new Set(Object.values(tables).map(({ source }) => source));
  const isTransliterating = Object.values(tables).some(
    ({ source, transliterated: some }) => source === TRANSLITERATED || some,
  );
  const words: Record<string, string> = {
    ...data.sources,
    [HAND_SOURCE]: HAND_WORDS,
    [TRANSLITERATED]: TRANSLITERATED_WORDS,
    [OWN]: OWN_WORDS,
  };
  const sources = Object.fromEntries(
    Object.entries(words).filter(([key]) => used.has(key) || (key === TRANSLITERATED && isTransliterating)),
  );
  const { utsava, ...common } = tables as Record<LabelKind, NameTable>;
  return { common: { tag, sources, tables: common }, utsavas: utsava };
}

const HEADER = '// Generated by `npm run names` from tools/names. Do not edit.\n';

const moduleOf = (table: LanguageTable): string =>
  `${HEADER}import type { LanguageTable } from './table';\n\nexport const table: LanguageTable = ${JSON.stringify(table, null, 1)};\n`;

const utsavaModuleOf = (table: NameTable): string =>
  `${HEADER}import type { NameTable } from '../table';\n\nexport const table: NameTable = ${JSON.stringify(table, null, 1)};\n`;

function keysOf(name: string, { rows }: Kind): string {
  const list = rows.map(({ key }) => key);
  if (new Set(list).size < list.length) throw new Error(`duplicate key in ${name}`);
  return list.join(SEPARATOR);
}

function keysModule(): string {
  const { utsava, ...common } = KINDS;
  const keys = Object.fromEntries(Object.entries<Kind>(common).map(([name, kind]) => [name, keysOf(name, kind)]));
  return `${HEADER}/** Keys of the named things by kind, in the order of the names of every table. */\nexport const KEYS = ${JSON.stringify(keys, null, 1)} as const;\n\n/** Kinds of things that every table of a language names. */\nexport type CommonKind = keyof typeof KEYS;\nexport type LabelKind = CommonKind | 'utsava';\n`;
}

const utsavaKeysModule = (): string =>
  `${HEADER}/** Keys of the observances, in the order of the names of every table. */\nexport const UTSAVA_KEYS =\n${JSON.stringify(keysOf('utsava', KINDS.utsava))};\n`;

const files = new Map([
  ['keys.ts', keysModule()],
  ['utsavas/keys.ts', utsavaKeysModule()],
  ...LANGUAGE_TAGS.flatMap((tag) => {
    const { common, utsavas } = languageOf(tag);
    return [[`${tag}.ts`, moduleOf(common)] as const, [`utsavas/${tag}.ts`, utsavaModuleOf(utsavas)] as const];
  }),
]);
const formatted = (name: string, text: string): string =>
  execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${FOLDER}/${name}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
const isCheck = process.argv.includes('--check');
for (const [name, text] of files) {
  const path = `${root}${FOLDER}/${name}`;
  const written = formatted(name, text);
  if (!isCheck) writeFileSync(path, written);
  else if (readFileSync(path, 'utf8') !== written) {
    console.error(`${FOLDER}/${name} is out of date: run \`npm run names\`.`);
    process.exitCode = 1;
  }
}
