import { expect, test } from 'vitest';
import { attempt } from '../../src/domain/attempt';

test('a part that succeeds leaves no note', () => {
  const notes: string[] = [];
  expect(attempt('vargas', notes, () => 7)).toBe(7);
  expect(notes).toEqual([]);
});

test.each([
  ['an error', new RangeError('no rāśi 13'), 'vargas: could not be computed (no rāśi 13)'],
  ['anything thrown', 'trap', 'vargas: could not be computed (trap)'],
])('%s is named with its part, after the notes before it', (_, fault, note) => {
  const notes = ['earlier'];
  const part = attempt('vargas', notes, () => {
    throw fault;
  });
  expect(part).toBeNull();
  expect(notes).toEqual(['earlier', note]);
});
