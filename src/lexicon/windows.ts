/** Names of the windows of a day whose English spelling depends on the region. */
import type { Labels } from './labels';

/** The English names outside the south of India; those of the lexicon follow its languages. */
const NORTHERN: Readonly<Record<string, string>> = { rahu_kalam: 'Rahu Kaal' };

/** `Rahu Kaal`; in the south `Rahu Kalam`. Other languages have one name. */
export const windowLabel = (labels: Labels, key: string, isInSouth: boolean): string =>
  (labels.tag === 'en' && !isInSouth && NORTHERN[key]) || labels.label('window', key);
