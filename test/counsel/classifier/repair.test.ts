import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classify } from '../../../src/counsel/classify/classify';
import { repair } from '../../../src/counsel/classify/repair';
import { corpus } from './corpus';

const rows = [...corpus('development'), ...corpus('effects'), ...corpus('held-out'), ...corpus('idioms')];
const slips = rows.filter((row) => row.slip).map((row) => row.text);
const clean = rows.filter((row) => !classify(row.text).slip).map((row) => row.text);

const mend = (text: string) => repair(text, classify(text));

/** The repaired text of any draft is free of slips. */
function expectMended(text: string) {
  const found = classify(text);
  const { text: sent, action } = repair(text, found);
  if (!found.slip) expect({ sent, action }).toEqual({ sent: text, action: 'pass' });
  else if (sent === null) expect(action).toBe('withheld');
  else {
    expect(action).toBe('rewritten');
    expect(classify(sent)).toEqual({ slip: false, categories: [], spans: [] });
  }
}

describe('repair', () => {
  test('removes the sentence and keeps the rest', () => {
    expect(
      mend('Your lagna is Kanyā at 28°44′, in Citrā. You will marry in 2027. Your Moon is in Kumbha, Śatabhiṣaj 4.'),
    ).toEqual({
      text: 'Your lagna is Kanyā at 28°44′, in Citrā. Your Moon is in Kumbha, Śatabhiṣaj 4.',
      action: 'rewritten',
    });
  });

  test('also removes a sentence that refers to a slip', () => {
    const { text } = mend(
      'Sunrise at New Delhi is at 06:48 and sunset at 17:25. Your career will flourish. This begins in spring. The tithi is Dvādaśī until 04:57.',
    );
    expect(text).toBe('Sunrise at New Delhi is at 06:48 and sunset at 17:25. The tithi is Dvādaśī until 04:57.');
  });

  test('removes a heading and a lead-in without remaining content', () => {
    const { text } = mend(
      '## Daśā\n\nSaturn runs from 4 July 2031 to 4 July 2050, Mercury after it.\n\n## Remedies\n\nTry these:\n\n- Wear a blue sapphire.\n- Donate black sesame on Saturdays.\n',
    );
    expect(text).toBe('## Daśā\n\nSaturn runs from 4 July 2031 to 4 July 2050, Mercury after it.');
  });

  test('removes a row of a table', () => {
    const { text } = mend(
      '| lord | start | note |\n|---|---|---|\n| Jupiter | 2015-07-03 | 16 years |\n| Saturn | 2031-07-03 | you will become rich |\n| Mercury | 2050-07-03 | 17 years |',
    );
    expect(text).toBe(
      '| lord | start | note |\n|---|---|---|\n| Jupiter | 2015-07-03 | 16 years |\n| Mercury | 2050-07-03 | 17 years |',
    );
  });

  test('withholds the reply if nothing would remain', () => {
    expect(mend('You will marry in 2027.')).toEqual({ text: null, action: 'withheld' });
    expect(mend('Namaste. You will marry in 2027 and have two children by 2031.')).toEqual({
      text: null,
      action: 'withheld',
    });
  });

  test('never sends a slip, for any combination of slips and sentences', () => {
    const piece = fc.constantFrom(...slips, ...clean);
    const joint = fc.constantFrom(' ', '\n', '\n\n', '\n- ', ', ', '; ', ' | ', '\n1. ', ' **', '\n## ', ': ');
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, joint), { minLength: 1, maxLength: 8 }), (pieces) => {
        expectMended(pieces.map(([text, between]) => text + between).join(''));
      }),
      { numRuns: 1500, seed: 9 },
    );
  });

  test('never sends a slip, for any characters between sentences', () => {
    const words = fc.constantFrom(
      'you',
      'will',
      'marry',
      'आपकी',
      'शादी',
      'होगी',
      'not',
      'predict',
      'wear',
      'ruby',
      '?',
      '.',
      '।',
      ':',
      '|',
      '\n',
      '"',
      '- ',
      '2027',
      'Saturn',
      'brings',
      'death',
      '14:03',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 4, arbitrary: words }, fc.string({ unit: 'binary', maxLength: 6 })), {
          maxLength: 40,
        }),
        (pieces) => {
          const text = pieces.join(' ');
          expectMended(text);
          for (const { start, end } of classify(text).spans)
            expect(0 <= start && start < end && end <= text.length).toBe(true);
        },
      ),
      { numRuns: 1500, seed: 9 },
    );
  });
});
