import { DASHA_NAMES } from '../../build/lexicon/terms/dasha';
import type { DashaKey } from '../domain/dasha/keys';
import type { Name } from './name';

/** One word, without the words in brackets that tell two daśās of one name apart. */
const word = (name: string): string => name.replace(/ \(.*\)$/, '').replaceAll('-', '');

/** Sanskrit name of a daśā: "Niryāṇaśūla"; daśās of two traditions may have the same. */
export function dashaName(key: DashaKey): Name {
  const { iast, sa } = DASHA_NAMES[key];
  return { key, iast: word(iast), sa: word(sa) };
}
