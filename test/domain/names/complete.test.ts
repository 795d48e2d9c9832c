/** What the types hold about the names in Sanskrit, English and Hindi. */
import { expect, test } from 'vitest';
import { KEYS } from '../../../build/lexicon/keys';
import { KEYS as OBSERVANCE_KEYS } from '../../../build/lexicon/observances/keys';
import type { Complete, CompleteNames, Stray } from '../../../src/lexicon/kinds';
import type { LabelKind } from '../../../src/lexicon/labels';
import en from '../../../src/lexicon/source/en/names.json';
import hi from '../../../src/lexicon/source/hi/names.json';
import sa from '../../../src/lexicon/source/sa/names.json';

/** The kinds that may lose all their names without an error. */
type Lax<Names extends Complete> = {
  [Kind in LabelKind]: Omit<Names, Kind> & Record<Kind, Readonly<Record<never, string>>> extends Complete
    ? Kind
    : never;
}[LabelKind];

/** The kinds that may name a key that no row has. */
type Loose<Names extends Complete> = {
  [Kind in LabelKind]: [Stray<Names & Record<Kind, Record<'nonesuch', string>>>] extends [never] ? Kind : never;
}[LabelKind];

type None<Kind> = [Kind] extends [never] ? true : Kind;

test('the types refuse a kind without names, and a name without a row, for every kind of the three languages', () => {
  // The values are true if the types are; a kind that the types do not hold makes its line an error of the compiler.
  const lax: None<Lax<CompleteNames['en']> | Lax<CompleteNames['hi']>> = true;
  const loose: None<Loose<CompleteNames['sa']> | Loose<CompleteNames['en']> | Loose<CompleteNames['hi']>> = true;
  expect([lax, loose]).toEqual([true, true]);
});

test('the types refuse names that lack a single key', () => {
  const { sun: _, ...grahas } = en.graha;
  // @ts-expect-error The Sun has no name.
  const lacking: Complete = { ...en, graha: grahas };
  expect(Object.keys(lacking.graha)).toHaveLength(Object.keys(en.graha).length - 1);
});

test.each([
  ['Sanskrit', sa],
  ['English', en],
  ['Hindi', hi],
] as const)('%s names every key of every kind', (_, names) => {
  for (const [kind, keys] of Object.entries({ ...KEYS, ...OBSERVANCE_KEYS })) {
    expect(Object.keys(names[kind as LabelKind]).toSorted(), kind).toEqual(keys.split('|').toSorted());
  }
});
