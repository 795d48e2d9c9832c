/** The clock of a birth before standard time, and what is said about it. */
import { expect, test } from 'vitest';
import { locateBirth } from '../../../src/api/chart/birth';
import { clockNoteInWords } from '../../../src/lexicon/sentences/clocks';
import { answer } from '../support/days';
import { loadPlaces } from '../support/occasion';

test('a birth before standard time is by local mean time, and says so in English and Hindi', async () => {
  const birth = { year: 1869, month: 10, day: 2, hour: 7, minute: 11, second: 0, lat: 21.6417, lon: 69.6293 };
  const { instant, clocks } = answer(await locateBirth({ ...birth, tz: 'Asia/Kolkata' }, { places: loadPlaces }));
  expect(Math.round(instant.offsetHours * 3600)).toBe(16_711);
  const [note] = clocks;
  if (note === undefined) throw new Error('the clock has no note');
  expect(clockNoteInWords(note)).toBe(
    'Before standard time the clock is taken as local mean time of the place, UTC+4:38:31. The history of Asia/Kolkata ' +
      'has UTC+5:53:20 then; for that clock, give the offset',
  );
  expect(clockNoteInWords(note, 'hi')).toContain('UTC+4:38:31');
});

test('a birth with an offset follows that clock', async () => {
  const birth = { year: 1875, month: 7, day: 26, hour: 19, minute: 29, second: 0, lat: 47.6, lon: 9.3167 };
  const { instant, clocks } = answer(await locateBirth({ ...birth, tzHours: 0.5 }, { places: loadPlaces }));
  expect([instant.offsetHours, clocks]).toEqual([0.5, []]);
});
