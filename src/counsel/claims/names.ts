/** Names of the tools' results in the language of a reply, from their IAST or their key. */

import { GRAHA_ENGLISH } from '../../../build/lexicon/english/graha';
import { table as hindiTable } from '../../../build/lexicon/hi';
import { table as sanskritTable } from '../../../build/lexicon/sa';
import { all as TEXTS } from '../../../build/lexicon/sentences/all/counsel';
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import { PRESET_KEYS } from '../../data/chart/presets';
import { GRAHA_KEYS, type GrahaKey, isBody } from '../../data/keys';
import { AYANAMSHA_KEYS } from '../../kernel/keys';
import { commonName } from '../../lexicon/commonSpelling';
import { ayanamshaName, presetName } from '../../lexicon/conventions';
import { commonLabels, type LabelKind, tithiLabel } from '../../lexicon/labels';
import type { Language } from '../language';

const HINDI = commonLabels(hindiTable);
const SANSKRIT = commonLabels(sanskritTable);

/** Kinds of names in results. If two kinds share a name, the later kind applies. */
const KINDS = [
  'samvatsara',
  'choghadiya',
  'chart_yoga',
  'paksha',
  'graha',
  'rashi',
  'nakshatra',
  'yoga',
  'karana',
  'masa',
  'ritu',
  'ayana',
  'vara',
] as const satisfies readonly LabelKind[];

let names: Map<string, string> | undefined;

/** Hindi names by IAST. Built for the first Hindi reply. */
function hindi(): Map<string, string> {
  if (names) return names;
  const tithis = SANSKRIT.keys('tithi').map((_, i) => [tithiLabel(SANSKRIT, i + 1), tithiLabel(HINDI, i + 1)] as const);
  const others = KINDS.flatMap((kind) =>
    SANSKRIT.keys(kind).map((key) => [SANSKRIT.label(kind, key), HINDI.label(kind, key)] as const),
  );
  names = new Map([...others, ...tithis]);
  return names;
}

/** An IAST name in the language; a pāda after it is kept. */
export function nameIn(language: Language, iast: string): string {
  if (language === 'en') return iast;
  if (language === 'hi-Latn') return commonName(iast);
  const [, stem = iast, pada = ''] = /^(.*?)( \d)?$/.exec(iast) ?? [];
  return `${hindi().get(stem) ?? stem}${pada}`;
}

const isGraha = (key: string): key is GrahaKey => GRAHA_KEYS.some((known) => known === key);

/** A graha by its key; the lagna too. */
export function grahaIn(language: Language, key: string): string {
  if (key === 'lagna') return TEXTS[language].lagna;
  if (!isGraha(key)) return nameIn(language, key);
  if (language === 'hi') return HINDI.label('graha', key);
  if (language === 'en') return isBody(key) ? GRAHA_ENGLISH[key] : GRAHA_NAMES[key].iast;
  return commonName(GRAHA_NAMES[key].iast);
}

/** A named thing by its kind and key: the Hindi name, or the Sanskrit one in Latin letters. */
export function termIn(language: Language, kind: LabelKind, key: string): string {
  if (language === 'hi') return HINDI.label(kind, key);
  const iast = SANSKRIT.label(kind, key);
  return language === 'en' ? iast : commonName(iast);
}

/** The names of all things of a kind, in their order. */
export const namesOf = (language: Language, kind: LabelKind): string[] =>
  SANSKRIT.keys(kind).map((key, i) =>
    kind === 'tithi' ? nameIn(language, tithiLabel(SANSKRIT, i + 1)) : termIn(language, kind, key),
  );

/** An ayanāṃśa by its key; undefined if the key is none. */
export function ayanamshaIn(language: Language, key: unknown): string | undefined {
  const known = AYANAMSHA_KEYS.find((each) => each === key);
  return known && ayanamshaName(known, language === 'hi' ? 'hi' : 'en');
}

/** A preset by its key; undefined if the key is none. */
export function presetIn(language: Language, key: unknown): string | undefined {
  const known = PRESET_KEYS.find((each) => each === key);
  return known && presetName(known, language === 'hi' ? 'hi' : 'en');
}

/** A yoga of charts by its key, or by the beginning of the keys of its variants; null if there is none. */
export function yogaIn(language: Language, key: string): string | null {
  const known = SANSKRIT.keys('chart_yoga').find((each) => each === key || each.startsWith(`${key}_`));
  return known === undefined ? null : termIn(language, 'chart_yoga', known);
}

/** A rāśi by its index from 1. */
export const rashiIn = (language: Language, index: number): string => nameIn(language, rashiName(index).iast);
