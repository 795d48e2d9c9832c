/** Dates that a reader writes into the field of a day or a month. */
import { describe, expect, test } from 'vitest';
import { daysFromCivil } from '../../src/domain/time/civil';
import { loadLabels } from '../../src/lexicon/labels';
import { messagesOf } from '../../src/web/i18n/catalogue';
import { LOCALES, type LocaleKey } from '../../src/web/i18n/locales';
import { translator } from '../../src/web/i18n/translate';
import { Reader } from '../../src/web/reader/reader';
import { namesTag } from '../../src/web/reader/settings';
import { anybody } from '../../src/web/server/render';
import { bothReadings, dayOfWritten } from '../../src/web/shared/farDates';
import { readMonth } from '../../src/web/views/month/model';
import { readYear } from '../../src/web/views/year/model';

async function readerOf(locale: LocaleKey): Promise<Reader> {
  const data = anybody(locale);
  const labels = await loadLabels(namesTag(data.settings, LOCALES[locale]));
  const t = translator(locale, messagesOf(locale, ['dates', 'far']));
  return new Reader(data, t, { labels, english: null }, { search: '', origin: '', jdUt: null });
}

describe('a date whose day and month can be swapped', async () => {
  const [english, hindi] = await Promise.all([readerOf('en'), readerOf('hi')]);

  test('it is no day and no month, and both of its readings are named', () => {
    expect(dayOfWritten('5/6/1809')).toBeNull();
    expect(readMonth('5/6/1809')).toBeNull();
    expect(bothReadings(english, '5/6/1809')).toBe(
      '5/6/1809 may be 5 June 1809 or 6 May 1809: write 1809-06-05 or 1809-05-06.',
    );
    expect(bothReadings(hindi, '5/6/1809')).toBe(
      '5/6/1809 का अर्थ 5 जून 1809 या 6 मई 1809 हो सकता है: 1809-06-05 या 1809-05-06 लिखें।',
    );
  });

  test('before 15 October 1582 its readings are Julian dates', () => {
    expect(bothReadings(english, '5/6/1500')).toContain('write 1500-06-05 or 1500-05-06');
  });

  test.each(['13/6/1809', '6/13/1809', '13.6.1809'])('the date %s has one reading', (text) => {
    expect(bothReadings(english, text)).toBeNull();
    expect(dayOfWritten(text)).toBe(daysFromCivil(1809, 6, 13));
    expect(readMonth(text)).toEqual({ year: 1809, month: 6 });
  });
});

test.each([
  ['1674', 1674],
  ['-584', -584],
  ['585 BCE', -584],
  ['12 Feb 1809', 1809],
  ['13/6/1809', 1809],
  ['5/6/1809', null],
  ['last year', null],
])('the text %j in the field of a year is the year %j', (text, year) => {
  expect(readYear(text)).toBe(year);
});
