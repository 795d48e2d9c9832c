import { describe, expect, test } from 'vitest';
import { classify } from '../../../src/counsel/classify/classify';
import { leastMs, timeRelativeTo } from '../../ratio';
import { corpus } from './corpus';

const reply = corpus('development')
  .map((row) => row.text)
  .join('\n\n')
  .slice(0, 4000);

/** Texts that cause backtracking in a naive search. */
const LONG = [
  'you ',
  'you will marry ',
  '<',
  '<b ',
  '&#',
  'a',
  'a ',
  '"',
  '\n',
  'not say ',
  'you, will, ',
  '1!',
  'w i l l ',
  'नहीं बता ',
  '\u200b',
  '|',
  '. ',
];

/** Finds the words of the reply fifty times. */
function findWords(): void {
  for (let i = 0; i < 50; i++)
    reply
      .normalize('NFD')
      .toLowerCase()
      .match(/\p{L}+/gu);
}

describe('speed', () => {
  test('the classifier judges a reply of 4,000 characters in at most 1.5 times the time of finding its words fifty times', () => {
    const { ms, ratio } = timeRelativeTo(findWords, () => classify(reply), 60);
    console.log(`4,000 characters: ${ms.toFixed(2)} ms, ${ratio.toFixed(2)} of finding the words`);
    expect(ratio).toBeLessThan(1.5);
  });

  test.each(LONG)('the time of the classifier is proportional to the length of the text: %j', async (piece) => {
    const short = piece.repeat(Math.ceil(20_000 / piece.length));
    const long = short.repeat(5);
    classify(short);
    // a text five times as long may take three times the proportional time, plus a pause
    const mostMs = 15 * (await leastMs(() => classify(short), 0, 4)) + 60;
    expect(await leastMs(() => classify(long), mostMs)).toBeLessThan(mostMs);
  });
});
