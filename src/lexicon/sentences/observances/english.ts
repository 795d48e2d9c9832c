import { sentences as texts } from '../../../../build/lexicon/sentences/en/observances';
import { englishFormat as format } from '../../formats/english';
import { englishNames as names } from '../names/english';
import type { ObservanceLanguage } from './language';
import { rowOf } from './rows';

export const english: ObservanceLanguage = {
  texts,
  format,
  names,
  observance: (key) => rowOf(key).name,
};
