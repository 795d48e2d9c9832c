/** The months and eras of the regional calendars have names in every language, in the order of their own year. */
import { describe, expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '../../../src/data/language';
import { CALENDAR_KEYS, type CalendarKey } from '../../../src/domain/regional/types';
import { loadLabels } from '../../../src/lexicon/labels';
import { ERA_NAMES, regionalMonthLabel, regionalMonthName } from '../../../src/lexicon/regionalMonth';

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

describe.each(CALENDAR_KEYS)('%s', (calendar) => {
  test('the calendar has twelve different months and an era', () => {
    expect(new Set(MONTHS.map((month) => regionalMonthName(calendar, month))).size).toBe(12);
    expect(ERA_NAMES[calendar]).not.toBe('');
    expect(() => regionalMonthName(calendar, 0)).toThrow(RangeError);
    expect(() => regionalMonthName(calendar, 13)).toThrow(RangeError);
  });

  test('the calendar has names for its months in every language', async () => {
    for (const tag of LANGUAGE_TAGS) {
      const labels = await loadLabels(tag);
      const names = MONTHS.map((month) => regionalMonthLabel(labels, calendar, month));
      expect(new Set(names).size, `${tag}: ${names}`).toBe(12);
    }
  });
});

test.each<[CalendarKey, number, string, string]>([
  ['shaka_national', 1, 'Chaitra', 'Chaitra'],
  ['vikrama_chaitradi', 1, 'Caitra', 'Chaitra'],
  ['vikrama_kartikadi', 1, 'Kārttika', 'Kartika'],
  ['vikrama_kartikadi', 6, 'Caitra', 'Chaitra'],
  ['vikrama_kartikadi', 12, 'Āśvina', 'Ashwina'],
  ['malayalam', 1, 'Chingam', 'Chingam'],
  ['nanakshahi', 12, 'Phagun', 'Phagun'],
])('the month %s %i is %s, in English %s', async (calendar, month, name, label) => {
  expect(regionalMonthName(calendar, month)).toBe(name);
  expect(regionalMonthLabel(await loadLabels('en'), calendar, month)).toBe(label);
});
