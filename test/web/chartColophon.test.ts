/** The basis of a chart below it: the residuals of the tables that the birth uses. */
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { computeFirstChart } from '../../src/domain/chart/firstParts';
import { RESIDUALS, RESIDUALS_OF_ALL_YEARS } from '../../src/kernel/stamp';
import { loadLabels } from '../../src/lexicon/labels';
import { messagesOf } from '../../src/web/i18n/catalogue';
import { LOCALES, type LocaleKey } from '../../src/web/i18n/locales';
import { translator } from '../../src/web/i18n/translate';
import { Reader, ReaderProvider } from '../../src/web/reader/reader';
import { namesTag } from '../../src/web/reader/settings';
import { anybody } from '../../src/web/server/render';
import { presetChoice, resolveBirth } from '../../src/web/shared/birth';
import { ChartColophon } from '../../src/web/views/chart/ChartPage';
import { allYears, found } from '../accuracy/longspan';

async function readerOf(locale: LocaleKey): Promise<Reader> {
  const data = anybody(locale);
  const labels = await loadLabels(namesTag(data.settings, LOCALES[locale]));
  const t = translator(locale, messagesOf(locale, ['shell', 'desk', 'birth', 'dates']));
  return new Reader(data, t, { labels, english: null }, { search: '', origin: '', jdUt: null });
}

/** The text below the chart of a birth at Porbandar. */
function basisOf(reader: Reader, year: number): string {
  const resolved = resolveBirth({
    clock: { year, month: 10, day: 2, hour: 7, minute: 11, second: 0 },
    lat: 21.64,
    lon: 69.61,
    isTimeKnown: true,
    place: 'Porbandar',
    name: '',
    zone: '+5:30',
    settings: presetChoice(),
    second: false,
  });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problem));
  const chart = found(computeFirstChart(allYears, resolved.value.question));
  const node = h(ReaderProvider, { value: reader, children: h(ChartColophon, { chart }) });
  return renderToString(node).replace(/<[^>]*>/g, '');
}

const maxima = (residuals: typeof RESIDUALS): [sun: string, moon: string] => [
  residuals.sun.max.toFixed(3),
  residuals.moon.max.toFixed(3),
];
const [presentSun, presentMoon] = maxima(RESIDUALS);
const [sun, moon] = maxima(RESIDUALS_OF_ALL_YEARS);

describe('the basis of a chart', async () => {
  const [english, hindi] = await Promise.all([readerOf('en'), readerOf('hi')]);

  test('a birth in 1900 to 2100 has the residuals of these years', () => {
    expect(basisOf(english, 1969)).toContain(`1900 to 2100: Sun ${presentSun}″, Moon ${presentMoon}″`);
    expect(basisOf(hindi, 1969)).toContain(`1900 से 2100 तक अधिकतम अंतर: सूर्य ${presentSun}″, चंद्र ${presentMoon}″`);
  });

  test.each([-584, 1869, 2900])('a birth in %i has the residuals of all years', (year) => {
    expect(basisOf(english, year)).toContain(`3102 BCE to 3000: Sun ${sun}″, Moon ${moon}″`);
    expect(basisOf(hindi, year)).toContain(`3102 ई.पू. से 3000 तक अधिकतम अंतर: सूर्य ${sun}″, चंद्र ${moon}″`);
  });
});
