import { sentences } from '../../../build/lexicon/sentences/hi/format';
import { formatterOf } from '../format';

export const hindiFormat = formatterOf(sentences);
