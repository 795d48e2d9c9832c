/** The processor time of the pages that the service renders, for their rates. */
import { REFERENCE_PLACE } from '../../src/data/place';
import { openPlaces } from '../../src/domain/places/list';
import { datedPng, openedWords } from '../../src/drawing/dated';
import { openedLetters } from '../../src/drawing/lettering';
import { gazetteerBytes } from '../../tools/build-gazetteer.mjs';
import { renderer } from '../../tools/web/bundles.mjs';
import { dateWords, image, shareLetters } from '../../tools/web/share.mjs';
import { kernel, measuredWork } from '../prices/measure';

const PAGES = ['now', 'day', 'month', 'year', 'chart', 'sky', 'find'] as const;
/** Queries that fill a page; the others have their content without one. */
const QUERIES: Readonly<Partial<Record<(typeof PAGES)[number], string>>> = {
  chart: '?date=1990-06-15&time=14:30&place=New+Delhi&lat=28.6139&lon=77.209&tz=Asia/Kolkata',
};
const ROUNDS = 3;
const FIRST_JD = 2_461_365.5;
const HTML_BYTES = 60_000;

/** Rates of the unit of each page. */
export async function pageRates() {
  const { readerOfRequest, renderPage, renderUtsava, renderTown, renderWidget, shareTexts } = await renderer();
  const ms: Record<string, number> = {};
  let jdUt = FIRST_JD;
  const reader = readerOfRequest('hi', new URLSearchParams(), null);
  const list = openPlaces(gazetteerBytes());
  const files = { places: async () => list, placeNames: async () => null };
  const occasion = (search: string) => ({ search, origin: 'https://khagola.test', jdUt: jdUt++, ...files });
  const timed = async (key: string, render: () => Promise<unknown>) => {
    ms[key] = Number((await measuredWork(render, ROUNDS)).toPrecision(3));
  };
  for (const key of PAGES) await timed(key, () => renderPage(key, kernel, reader, occasion(QUERIES[key] ?? '')));
  await timed('utsava', () => renderUtsava(kernel, reader, { key: 'lakshmi_puja', year: 2027 }, occasion('')));
  const place = { ...REFERENCE_PLACE, name: REFERENCE_PLACE.name };
  await timed('town', () => renderTown(kernel, { ...reader, place }, 'new-delhi', occasion('')));
  await timed('embedDay', () => renderWidget(kernel, reader, 'today', occasion('')));
  const drawn = await image('day', 'Ekadashi');
  const words = openedWords(await dateWords('en-GB'));
  const letters = openedLetters(await shareLetters([]));
  const date = [2026, 11, 8] as const;
  await timed('share', async () => {
    const texts = await shareTexts(kernel, reader, { key: 'lakshmi_puja', isNamed: false, date }, occasion(''));
    return datedPng(drawn, words, date, { letters, ...texts });
  });
  return { ms, bytes: Object.fromEntries(Object.keys(ms).map((key) => [key, HTML_BYTES])) };
}
