/** The sentences of the notes of a chart, in English and Hindi. The English ones stay as clients know them. */
import { expect, test } from 'vitest';
import { SENTENCE_LANGUAGES } from '../../../src/data/language';
import type { Note } from '../../../src/domain/positions/notes';
import { lackInWords, noteInWords } from '../../../src/lexicon/sentences/notes';

const NO_DAY = 'needs the day of the birth from sunrise to sunrise, which is not known';
const NOTES: [Note, english: string][] = [
  [{ part: 'day', why: { lack: 'sunrise' } }, 'day: the Sun does not rise and set about the birth'],
  [{ part: 'lagna', why: { lack: 'longitude' } }, 'lagna: no longitude could be computed'],
  [
    { part: 'bhavas', why: { lack: 'sripati-degrees' } },
    'bhavas: Śrīpati degrees do not exist while the midheaven is below the horizon',
  ],
  [
    { part: 'kp', why: { lack: 'placidus-cusps' } },
    'kp: Placidus cusps do not exist at this latitude, nor houses and significators by them',
  ],
  [{ part: 'yogas.mahabhagya_male', why: { lack: 'day' } }, `yogas.mahabhagya_male: ${NO_DAY}`],
  [
    { part: 'shadbala', why: { lack: 'day-for-strengths' } },
    `shadbala: tribhāga, abda, māsa, vāra, horā and every sum of them ${NO_DAY}`,
  ],
  [
    { part: 'shadbala.bhava_bala', why: { lack: 'sripati-madhyas' } },
    'shadbala.bhava_bala: Śrīpati madhyas do not exist while the midheaven is below the horizon',
  ],
  [{ part: 'avasthas.*.shayanadi', why: { lack: 'day' } }, `avasthas.*.shayanadi: ${NO_DAY}`],
  [
    { part: 'dasha.ashtottari', why: { lack: 'day-for-condition', condition: 'paksha' } },
    `dasha.ashtottari: its condition by the fortnight ${NO_DAY}`,
  ],
  [
    { part: 'dasha.shattrimsha', why: { lack: 'day-for-condition', condition: 'day-or-night' } },
    `dasha.shattrimsha: its condition by day or night ${NO_DAY}`,
  ],
  [{ part: 'kp.ruling_planets.vara_lord', why: { lack: 'day' } }, `kp.ruling_planets.vara_lord: ${NO_DAY}`],
  [
    { part: 'upagrahas.gulika', why: { lack: 'day' }, failed: true },
    `upagrahas.gulika: could not be computed (${NO_DAY})`,
  ],
  [
    { part: 'arudhas', why: { lack: 'place', point: 'moon' }, failed: true },
    'arudhas: could not be computed (moon could not be placed)',
  ],
  [{ part: 'bhavas', why: { lack: 'lagna' }, failed: true }, 'bhavas: could not be computed (the lagna is not known)'],
  [
    { part: 'dasha.vimshottari', why: { lack: 'moon' }, failed: true },
    'dasha.vimshottari: could not be computed (the longitude of the Moon is not known)',
  ],
  [
    { part: 'current_phase', why: { lack: 'period' }, failed: true },
    'current_phase: could not be computed (the instant lies outside the 120 years)',
  ],
  [
    { part: 'chalit.placidus', why: { lack: 'placidus-houses' } },
    'chalit.placidus: Placidus cusps do not exist at this latitude',
  ],
  [
    { part: 'kp_horary', why: { lack: 'rising', latDeg: 80 }, failed: true },
    'kp_horary: could not be computed (the point never rises at this latitude)',
  ],
  [
    { part: 'vargas', why: { lack: 'fault', message: 'no rāśi 13' }, failed: true },
    'vargas: could not be computed (no rāśi 13)',
  ],
];

test.each(NOTES)('the note %j has its English sentence', (note, english) => {
  expect(noteInWords(note)).toBe(english);
  expect(noteInWords(note, 'en')).toBe(english);
});

test.each(NOTES)('the note %j begins with its field in every language and has no full stop', (note) => {
  const sentences = SENTENCE_LANGUAGES.map((language) => noteInWords(note, language));
  expect(new Set(sentences).size).toBe(SENTENCE_LANGUAGES.length);
  for (const words of sentences) {
    expect(words.startsWith(`${note.part}: `)).toBe(true);
    expect(words).not.toMatch(/[.।]$/);
  }
  const hindi = noteInWords(note, 'hi').slice(note.part.length);
  expect(hindi).toMatch(/[\u0900-\u097f]/);
  if (note.why.lack !== 'fault') expect(hindi).not.toMatch(/[a-zA-Z]/);
});

test('a graha without a place is named in the language of the sentence', () => {
  expect(lackInWords({ lack: 'place', point: 'saturn' }, 'hi')).toContain('शनि');
  expect(lackInWords({ lack: 'place', point: 'lagna' }, 'hi')).toContain('लग्न');
});
