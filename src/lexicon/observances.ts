/** The names of observances, and those that answers have in every language. */

import { TRADITIONS } from '../data/observances/practice';
import { NAME_FORMS } from '../data/observances/rule';
import type { ObservanceName } from '../domain/observances/types';
import { type Labels, loadObservanceLabels } from './labels';

/** A name of an observance: `Vaishnava Nirjala Ekadashi Parana`. */
export const observanceLabel = (labels: Labels, { key, forms }: ObservanceName): string =>
  forms.reduce((name, form) => labels.label('utsava_form', form).replace('{name}', name), labels.label('utsava', key));

/** The name of an observance by its key in answers, including keys of one tradition. */
function namedBy(labels: Labels, key: string): ObservanceName | null {
  if (labels.has('utsava', key)) return { key, forms: [] };
  const form = NAME_FORMS.find((suffix) => key.endsWith(`_${suffix}`));
  if (form !== undefined) {
    const named = namedBy(labels, key.slice(0, -form.length - 1));
    return named && { ...named, forms: [...named.forms, form] };
  }
  const own = TRADITIONS.map((tradition) => `${key}_${tradition}`).find((long) => labels.has('utsava', long));
  return own === undefined ? null : { key: own, forms: [] };
}

/**
 * The name of an observance by its key, including derived rows such as `nirjala_ekadashi_parana`, and the keys of
 * answers for one tradition: `gaura_purnima` for `gaura_purnima_gaudiya`.
 */
export function utsavaLabel(labels: Labels, key: string): string {
  const named = namedBy(labels, key);
  if (named === null) throw new RangeError(`no utsava ${key}`);
  return observanceLabel(labels, named);
}

/** In IAST, in Devanāgarī and in everyday English. */
export interface ObservanceNames {
  sa: Labels;
  devanagari: Labels;
  english: Labels;
}

let loaded: Promise<ObservanceNames> | undefined;

/** Loads them once. */
export function loadObservanceNames(): Promise<ObservanceNames> {
  loaded ??= (async () => {
    const [sa, devanagari, english] = await Promise.all(
      (['sa', 'sa-Deva', 'en'] as const).map((tag) => loadObservanceLabels(tag)),
    );
    return { sa, devanagari, english } as ObservanceNames;
  })();
  return loaded;
}
