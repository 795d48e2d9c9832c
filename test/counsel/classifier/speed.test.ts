import { describe, expect, test } from 'vitest';
import { classify } from '../../../src/counsel/classify/classify';
import { corpus } from './corpus';

const reply = corpus('development')
  .map((row) => row.text)
  .join('\n\n')
  .slice(0, 4000);

function milliseconds(text: string): number {
  const start = performance.now();
  classify(text);
  return performance.now() - start;
}

const best = (text: string, runs: number) => Math.min(...Array.from({ length: runs }, () => milliseconds(text)));

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

/** Finding the words of the reply fifty times, ms: what the pace of this computer is told by. */
function yardstick(): number {
  const start = performance.now();
  for (let i = 0; i < 50; i++)
    reply
      .normalize('NFD')
      .toLowerCase()
      .match(/\p{L}+/gu);
  return performance.now() - start;
}

describe('speed', () => {
  test('classifies a reply of 4,000 characters in about the time that finding its words fifty times takes', () => {
    // In turn, so that both meet the same pace.
    const pairs = Array.from({ length: 60 }, () => [milliseconds(reply), yardstick()] as const);
    const [time, unit] = [0, 1].map((i) => Math.min(...pairs.map((pair) => pair[i] as number))) as [number, number];
    console.log(`4,000 characters: ${time.toFixed(2)} ms, ${(time / unit).toFixed(2)} yardsticks`);
    expect(time / unit).toBeLessThan(1.5);
  });

  test.each(LONG)('takes time proportional to the length of the text: %j', (piece) => {
    const short = piece.repeat(Math.ceil(20_000 / piece.length));
    const long = short.repeat(5);
    classify(short);
    // five times the text may take three times the proportional time, plus a pause
    expect(best(long, 2)).toBeLessThan(15 * best(short, 4) + 60);
  });
});
