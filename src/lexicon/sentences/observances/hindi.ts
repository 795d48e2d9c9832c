import { sentences as texts } from '../../../../build/lexicon/sentences/hi/observances';
import { hindiName } from '../../../data/observances/hindi';
import { hindiFormat as format } from '../../formats/hindi';
import { hindiNames as names } from '../names/hindi';
import type { ObservanceLanguage } from './language';
import { rowOf } from './rows';

export const hindi: ObservanceLanguage = {
  texts,
  format,
  names,
  observance: (key) => hindiName(key, rowOf(key).sa),
};
