/** Names of the tools' results in the language of a reply, from their IAST or their key. */

import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import {
  BODY_ENGLISH,
  grahaName,
  KARANA_NAMES,
  MONTH_NAMES,
  NAKSHATRA_NAMES,
  type Name,
  PAKSHA_NAMES,
  RASHI_NAMES,
  RITU_NAMES,
  rashiName,
  TITHI_NAMES,
  VARA_NAMES,
  YOGA_NAMES,
} from '../../data/terms';
import { YOGA_FAMILIES } from '../../domain/chart/yogas';
import type { Language } from '../language';

let names: Map<string, string> | undefined;

/** Devanāgarī by IAST. Made when the first Hindi reply is worded. */
function devanagari(): Map<string, string> {
  const tables: readonly (readonly Name[])[] = [
    YOGA_FAMILIES.flatMap(({ rows }) => rows),
    Object.values(PAKSHA_NAMES),
    GRAHA_KEYS.map((key) => grahaName(key)),
    ...[RASHI_NAMES, NAKSHATRA_NAMES, TITHI_NAMES, YOGA_NAMES, KARANA_NAMES, MONTH_NAMES, RITU_NAMES, VARA_NAMES],
  ];
  names ??= new Map(tables.flat().map(({ iast, sa }) => [iast, sa] as const));
  return names;
}

/** The usual Latin spelling of an IAST name: `Śukla Dvādaśī` is `Shukla Dvadashi`. */
export function commonSpelling(iast: string): string {
  const plain = iast
    .replace(/cch|ch/g, 'CH')
    .replace(/c/g, 'ch')
    .replace(/C(?!H)/g, 'Ch')
    .replace(/CH/g, 'chh')
    .replace(/[śṣ]/g, 'sh')
    .replace(/[ŚṢ]/g, 'Sh')
    .replace(/[ṛṝ]/g, 'ri')
    .replace(/[ṚṜ]/g, 'Ri')
    .replace(/ṃ(?=[pbm])/g, 'm')
    .replace(/ṃ/g, 'n');
  return plain.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** A name in IAST, with a pāda where it has one, in the language. */
export function nameIn(language: Language, iast: string): string {
  if (language === 'en') return iast;
  if (language === 'hi-Latn') return commonSpelling(iast);
  const [, stem = iast, pada = ''] = /^(.*?)( \d)?$/.exec(iast) ?? [];
  return `${devanagari().get(stem) ?? stem}${pada}`;
}

const isGraha = (key: string): key is GrahaKey => GRAHA_KEYS.some((known) => known === key);

/** A graha by its key; the lagna too. */
export function grahaIn(language: Language, key: string): string {
  if (key === 'lagna') return { en: 'lagna', hi: 'लग्न', 'hi-Latn': 'lagna' }[language];
  if (!isGraha(key)) return nameIn(language, key);
  if (language === 'hi') return grahaName(key).sa;
  const english: Partial<Record<string, string>> = BODY_ENGLISH;
  return language === 'en' ? (english[key] ?? grahaName(key).iast) : commonSpelling(grahaName(key).iast);
}

/** A rāśi by its index from 1. */
export const rashiIn = (language: Language, index: number): string => nameIn(language, rashiName(index).iast);
