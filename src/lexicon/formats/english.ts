import { sentences } from '../../../build/lexicon/sentences/en/format';
import { formatterOf } from '../format';

export const englishFormat = formatterOf(sentences);
