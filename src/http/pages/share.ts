/** Images for shared links with the date of a day, and its times at a place. */
/// <reference path="./renderer.d.ts" />
import type { Context } from 'hono';
import { daysInMonth } from '../../domain/time/civil';
import { type DateWords, datedPng, openedWords } from '../../drawing/dated';
import { type Letters, openedLetters } from '../../drawing/lettering';
import { sharedAssets } from '../assets';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { cached } from '../middleware/cache';
import { withYears } from '../years';
import { assetOf, isAdmitted, madeFor, missing, type PageLanguage, withFilePolicy } from './asset';

const IMAGE_SECONDS = 86_400;

const wordsOf = sharedAssets<DateWords>((locale) => `date-words-${locale}.bin`, openedWords);
const lettersOf = sharedAssets<Letters>((locale) => `share-letters-${locale}.bin`, openedLetters);

/** Year, month and day of `2026-11-29`, from the year 1 on; null if the text is no date. */
function dateOf(text: string): [number, number, number] | null {
  const [year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).slice(1).map(Number);
  return year >= 1 && day >= 1 && day <= daysInMonth(year, month) ? [year, month, day] : null;
}

const PLACE_KEYS = ['place', 'at', 'tz'];

/** The place of a query without the reader's settings: an image is the same for all of them. */
const ofPlace = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([key]) => PLACE_KEYS.includes(key)));

/** The observance that the image of a tithi names, `of=varuthini_ekadashi`; null without one. */
const namedKey = (query: URLSearchParams): string | null =>
  /^[a-z0-9_]{1,80}$/.exec(query.get('of') ?? '')?.[0] ?? null;

/**
 * The image of an observance or a tithi with a date: `/share/day/2026-11-08/utsava/lakshmi_puja-en.png`, with the place
 * of its times in the query. An observance without an image of its own has that of a tithi, with its name.
 */
export async function datedImage(c: Context<AppEnv>): Promise<Response> {
  const { date: text = '', kind = '', file = '' } = c.req.param() as Record<string, string>;
  const date = dateOf(text);
  const [, name = '', locale] = (/^([a-z0-9_]+)-(en|hi)\.png$/.exec(file) ?? []) as [string?, string?, PageLanguage?];
  if (!date || !locale || (kind !== 'utsava' && kind !== 'tithi')) return missing(c);
  const asset = await assetOf(c, `/share/${kind}/${file}`);
  if (!asset?.ok) return missing(c);
  const { readerOfRequest, shareTexts } = await import('khagola:pages');
  const query = new URL(c.req.url).searchParams;
  const reader = readerOfRequest(locale, ofPlace(query), null);
  const key = kind === 'utsava' ? name : namedKey(query);
  const place = JSON.stringify(reader.place);
  const question = ['share', kind, file, key ?? '', text, place, asset.headers.get('ETag') ?? ''];
  const response = await cached(c, question, IMAGE_SECONDS, async () => {
    const admitted = await isAdmitted(c, 'share');
    if (!admitted.ok) return refuse(c, admitted.error);
    const [words, letters, texts] = await Promise.all([
      wordsOf(c.env?.ASSETS, locale),
      lettersOf(c.env?.ASSETS, locale),
      withYears(c, () =>
        shareTexts(c.var.kernel().allYears, reader, { key, isNamed: kind === 'tithi', date }, madeFor(c)),
      ),
    ]);
    const png = new Uint8Array(await asset.arrayBuffer());
    return { body: await datedPng(png, words, date, { letters, ...texts }), type: 'image/png' };
  });
  return withFilePolicy(response, asset);
}
