/** Figures of other programs, as readers paste them. */
import { describe, expect, test } from 'vitest';
import { loadLabels } from '../../src/lexicon/labels';
import { messagesOf } from '../../src/web/i18n/catalogue';
import { LOCALE_KEYS, LOCALES, type LocaleKey } from '../../src/web/i18n/locales';
import { translator } from '../../src/web/i18n/translate';
import { angleText, degreesText, numberText, offsetText, wallAt } from '../../src/web/reader/format';
import { Reader } from '../../src/web/reader/reader';
import { namesTag } from '../../src/web/reader/settings';
import { anybody } from '../../src/web/server/render';
import { readFigure } from '../../src/web/views/chart/differences/ownFigures';

const readerOf = async (locale: LocaleKey): Promise<Reader> => {
  const data = anybody(locale);
  const labels = await loadLabels(namesTag(data.settings, LOCALES[locale]));
  const t = translator(locale, messagesOf(locale, ['parts']));
  return new Reader(data, t, { labels, english: null }, { search: '', origin: '', jdUt: null });
};

describe.each(LOCALE_KEYS)('longitudes of other programs, to a reader in %s', async (locale) => {
  const reader = await readerOf(locale);
  test.each([
    ['Moon 305.74', 'moon', 305.74, 0.01],
    ['Lagna Kanyā 19°11′38″', 'lagna', 169.19388888888889, 1 / 3600],
    ['Asc: Virgo 19 11', 'lagna', 169.18333333333334, 1 / 60],
    ['Śukra Mīna 20°20\'51"', 'venus', 350.3475, 1 / 3600],
    ['Mercury 7 Aquarius 33', 'mercury', 307.55, 1 / 60],
    ['Ra 28Ari52', 'rahu', 28.866666666666667, 1 / 60],
    ['saturn vrischika 4.26', 'saturn', 214.26, 0.01],
    ['चंद्र ३०५.७४', 'moon', 305.74, 0.01],
    ['चन्द्र कुम्भ 5°44′', 'moon', 305.73333333333335, 1 / 60],
    ['लग्न कन्या 19°11′38″', 'lagna', 169.19388888888889, 1 / 3600],
    ['मंगल मीन 1 2', 'mars', 331.0333333333333, 1 / 60],
  ])('the line "%s" is read as a longitude', (line, key, deg, within) => {
    const figure = readFigure(reader, line);
    if (typeof figure === 'string') throw new Error(figure);
    expect(figure.key).toBe(key);
    expect(figure.deg).toBeCloseTo(deg, 9);
    expect(figure.within).toBeCloseTo(within, 12);
  });
  test.each([
    ['Pluto 12', 'noName'],
    ['', 'noName'],
    ['चंद्रमौलि 12', 'noName'],
    ['Moon', 'noNumber'],
    ['Moon Aries 31', 'noLongitude'],
    ['Sun 12 75', 'noLongitude'],
  ])('the line %j is not a longitude', (line, problem) => {
    expect(readFigure(reader, line)).toBe(problem);
  });
});

test('figures are written as readers see them', () => {
  expect(degreesText(7.29)).toBe('07°17′24″');
  expect(degreesText(29.99999999)).toBe('29°59′59″');
  expect(degreesText(Number.NaN)).toBe('–');
  expect(angleText(48.4 * 60)).toBe('48.4′');
  expect(angleText(12.34)).toBe('12.3″');
  expect(numberText(-12345.678, 1)).toBe('\u221212\u2009345.7');
  expect(offsetText(-19270 / 3600)).toBe('UTC\u22125:21:10');
  expect(wallAt(2446116.1433102, 5.5)).toMatchObject({
    year: 1985,
    month: 2,
    day: 19,
    hour: 20,
    minute: 56,
    second: 22,
    weekday: 2,
  });
});
