import { expect, test } from 'vitest';
import { degreeWords, occupantWords } from '../../src/drawing/words';

test.each([
  [0, '00°00′'],
  [7.5, '07°30′'],
  [29.999999, '29°59′'],
  [30 - 2 ** -48, '29°59′'],
])('the degrees %d are written as %s, rounded down', (degrees, words) => {
  expect(degreeWords(degrees)).toBe(words);
});

test('an occupant is described by name, place and state', () => {
  const guru = { key: 'jupiter', label: 'Gu', title: 'Guru', rashi: 10 };
  expect(occupantWords(guru)).toBe('Guru Makara');
  expect(occupantWords({ ...guru, degrees: 9.25, retrograde: true, combust: true })).toBe(
    'Guru 09°15′ Makara, retrograde, combust',
  );
});
