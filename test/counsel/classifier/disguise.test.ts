import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classify } from '../../../src/counsel/classify/classify';
import { corpus } from './corpus';

const found = corpus('development')
  .filter((row) => row.slip && row.language === 'en' && !/[^ -~]|[&<]/.test(row.text) && classify(row.text).slip)
  .map((row) => row.text);

const CYRILLIC: Record<string, string> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у', i: 'і', s: 'ѕ' };
const fullwidth = (text: string) =>
  text.replace(/[a-z]/gi, (c) => String.fromCodePoint((c.codePointAt(0) as number) + 0xfee0));
const bold = (text: string) =>
  text.replace(/[a-z]/g, (c) => String.fromCodePoint((c.codePointAt(0) as number) - 97 + 0x1d41a));

/** Changes of the appearance of a text that do not change its meaning. */
const DISGUISES: [name: string, disguise: (text: string) => string][] = [
  ['capitals', (text) => text.toUpperCase()],
  ['zero-width spaces', (text) => text.replace(/(\w)(?=\w)/g, '$1\u200b')],
  ['soft hyphens', (text) => text.replace(/(\w)(?=\w)/g, '$1\u00ad')],
  ['Cyrillic look-alikes', (text) => text.replace(/[aceopxyis]/g, (c) => CYRILLIC[c] as string)],
  ['fullwidth letters', fullwidth],
  ['mathematical bold', bold],
  ['emphasis', (text) => text.replace(/(\w+)/g, '**$1**')],
  ['tags', (text) => text.replace(/(\w+)/g, '<b>$1</b>')],
  ['no-break spaces', (text) => text.replaceAll(' ', '\u00a0')],
  ['entities', (text) => text.replaceAll('e', '&#101;')],
  ['wrapped lines', (text) => text.replace(/(\w{4}) (?=\w)/g, '$1\n')],
];

describe('disguises', () => {
  test.each(DISGUISES)('a disguise does not hide a slip: %s', (_name, disguise) => {
    const hidden = found.filter((text) => !classify(disguise(text)).slip);
    expect(hidden).toEqual([]);
  });

  test('spaced letters, digits and repeated letters do not hide a slip', () => {
    for (const text of [
      'You w i l l m a r r y in 2027.',
      'You w1ll m4rry.',
      'you will marrrrry',
      'You will m.a.r.r.y.',
      'You will mar-ry.',
    ]) {
      expect(classify(text).slip, text).toBe(true);
    }
  });

  test('clean sentences around a slip do not hide it', () => {
    const clean = corpus('development')
      .filter((row) => !row.slip && row.text.endsWith('.') && !row.text.includes('\n') && !row.text.startsWith('|'))
      .map((row) => row.text);
    fc.assert(
      fc.property(
        fc.constantFrom(...clean),
        fc.constantFrom(...found),
        fc.constantFrom(...clean),
        (before, slip, after) => {
          expect(classify(`${before} ${slip} ${after}`).slip).toBe(true);
        },
      ),
      { numRuns: 1000, seed: 9 },
    );
  });
});
