/** Images for shared links with the date of a day. */
import type { Context } from 'hono';
import { daysInMonth } from '../../domain/time/civil';
import { type DateWords, datedPng, openedWords } from '../../drawing/dated';
import { sharedAssets } from '../assets';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { cached } from '../middleware/cache';
import { assetOf, isAdmitted, missing, withFilePolicy } from './asset';

const IMAGE_SECONDS = 86_400;

const wordsOf = sharedAssets<DateWords>((locale) => `date-words-${locale}.bin`, openedWords);

/** Year, month and day of `2026-11-29`, from the year 1 on; null if the text is no date. */
function dateOf(text: string): [number, number, number] | null {
  const [year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).slice(1).map(Number);
  return year >= 1 && day >= 1 && day <= daysInMonth(year, month) ? [year, month, day] : null;
}

/** The image of an observance or a tithi with a date: `/share/day/2026-11-08/utsava/lakshmi_puja-en.png`. */
export async function datedImage(c: Context<AppEnv>): Promise<Response> {
  const { date: text = '', kind = '', file = '' } = c.req.param() as Record<string, string>;
  const date = dateOf(text);
  const [, locale] = /^[a-z0-9_]+-(en|hi)\.png$/.exec(file) ?? [];
  if (!date || !locale || (kind !== 'utsava' && kind !== 'tithi')) return missing(c);
  const asset = await assetOf(c, `/share/${kind}/${file}`);
  if (!asset?.ok) return missing(c);
  const question = ['share', kind, file, text, asset.headers.get('ETag') ?? ''];
  const response = await cached(c, question, IMAGE_SECONDS, async () => {
    const admitted = await isAdmitted(c, 'share');
    if (!admitted.ok) return refuse(c, admitted.error);
    const words = await wordsOf(c.env?.ASSETS, locale);
    return { body: await datedPng(new Uint8Array(await asset.arrayBuffer()), words, date), type: 'image/png' };
  });
  return withFilePolicy(response, asset);
}
