import { expect, test } from 'vitest';
import { attempt, Lacking } from '../../../src/domain/positions/attempt';
import type { Note } from '../../../src/domain/positions/notes';
import { YearsMissing } from '../../../src/kernel/result';
import { noteInWords } from '../../../src/lexicon/sentences/notes';

test('a successful part adds no note', () => {
  const notes: Note[] = [];
  expect(attempt('vargas', notes, () => 7)).toBe(7);
  expect(notes).toEqual([]);
});

test.each([
  ['an error', new RangeError('no rāśi 13'), 'vargas: could not be computed (no rāśi 13)'],
  ['anything thrown', 'trap', 'vargas: could not be computed (trap)'],
  [
    'a lack with its reason',
    new Lacking({ lack: 'place', point: 'moon' }),
    'vargas: could not be computed (moon could not be placed)',
  ],
])('%s is noted with its part, after the earlier notes', (_, fault, note) => {
  const earlier: Note = { part: 'bhavas', why: { lack: 'lagna' } };
  const notes = [earlier];
  const part = attempt('vargas', notes, () => {
    throw fault;
  });
  expect(part).toBeNull();
  expect(notes[0]).toBe(earlier);
  expect(notes.slice(1).map((one) => noteInWords(one))).toEqual([note]);
});

test('attempt throws YearsMissing without a note, so that the caller can load the tables and try again', () => {
  const notes: Note[] = [];
  const part = () => {
    throw new YearsMissing('-0700');
  };
  expect(() => attempt('dasha.mudda', notes, part)).toThrow(YearsMissing);
  expect(notes).toEqual([]);
});
