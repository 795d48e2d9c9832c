import { sentences as texts } from '../../../../build/lexicon/sentences/hi/observances';
import { hindiFormat as format } from '../../formats/hindi';
import { seatName } from '../../regions';
import { hindiNames as names } from '../names/hindi';
import type { ObservanceLanguage } from './language';
import { baseNames } from './language';

export const hindi: ObservanceLanguage = {
  texts,
  format,
  names,
  observance: (key) => baseNames(key).hi,
  town: (name) => seatName(name, 'hi'),
};
