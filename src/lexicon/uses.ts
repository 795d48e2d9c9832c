/** The texts that name a thing in a language: its names, parts of them, other spellings. */
import { NAME_FORMS } from '../data/observances/rule';
import { type Labels, tithiLabel } from './labels';
import type { Aliases, LabelKind } from './table';

/** How a thing is named: by its name, by another one, by a part of its name. */
export type Use = 'name' | 'alias' | 'part';
export const USES: readonly Use[] = ['name', 'alias', 'part'];

export interface NameUse {
  text: string;
  use: Use;
}

const BRACKETS = /\s*\([^)]*\)/g;
/** The English addition to the name of the first or last day. */
const ADDED = / (?:begins|ends)$/;

const isDerived = (key: string): boolean => NAME_FORMS.some((form) => key.endsWith(`_${form}`));

/** A name as it is, and the names between slashes; then without the text in brackets. */
function usesOf(name: string, key: string): NameUse[] {
  const names = name.includes('/') ? [name, ...name.split('/')] : [name];
  const whole = names.map((text): NameUse => ({ text, use: 'name' }));
  // Derived names are excluded.
  if (isDerived(key)) return whole;
  const parts = names.map((text) => text.replace(BRACKETS, '').replace(ADDED, '').trim());
  return [
    ...whole,
    ...parts.flatMap((text, i): NameUse[] => (text === names[i] || text === '' ? [] : [{ text, use: 'part' }])),
  ];
}

/** The passes over the things of a kind, in the order of what they find. */
export const PASSES: readonly ((labels: Labels, aliases: Aliases, kind: LabelKind, key: string) => NameUse[])[] = [
  // Patterns of names are not names.
  (labels, _, kind, key) => (kind === 'utsava_form' ? [] : usesOf(labels.label(kind, key), key)),
  // A tithi is also named with its fortnight.
  (labels, _, kind, key) =>
    kind === 'tithi' ? [{ text: tithiLabel(labels, labels.keys(kind).indexOf(key) + 1), use: 'name' }] : [],
  (_, aliases, kind, key) => (aliases[kind]?.[key] ?? []).map((text): NameUse => ({ text, use: 'alias' })),
];
