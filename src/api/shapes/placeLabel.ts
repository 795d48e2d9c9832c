/** The name of a place in the language of a request. */
import * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import type { Occasion } from '../resource';

/** `label` of a place in an answer. */
export const PLACE_LABEL = z.string().optional().meta({ description: 'Its name in the language `lang`.' });

/** The label of a named place; nothing if the language has no name for it. Only Hindi has names of places. */
export async function placeLabel(
  { name, tz }: { name?: string | undefined; tz: string | number },
  lang: LanguageTag | undefined,
  { placeNames }: Pick<Occasion, 'placeNames'>,
): Promise<{ label?: string }> {
  if (lang !== 'hi' || name === undefined) return {};
  const label = (await placeNames?.())?.town(name, String(tz));
  return label === undefined || label === name ? {} : { label };
}
