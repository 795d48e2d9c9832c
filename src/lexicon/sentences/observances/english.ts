import { sentences as texts } from '../../../../build/lexicon/sentences/en/observances';
import { englishFormat as format } from '../../formats/english';
import { englishNames as names } from '../names/english';
import type { ObservanceLanguage } from './language';
import { baseNames } from './language';

export const english: ObservanceLanguage = {
  texts,
  format,
  names,
  observance: (key) => baseNames(key).sa,
  town: (name) => name,
};
