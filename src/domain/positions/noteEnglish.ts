/** English words for missing values, without a full stop. Thrown errors use these words too. */
import type { Lack } from './notes';

const DAY = 'the day of the birth from sunrise to sunrise, which is not known';

const CONDITIONS = { paksha: 'by the fortnight', 'day-or-night': 'by day or night' };

type Wording = { [L in Lack['lack']]: string | ((why: Extract<Lack, { lack: L }>) => string) };

const ENGLISH: Wording = {
  day: `needs ${DAY}`,
  'day-for-condition': ({ condition }) => `its condition ${CONDITIONS[condition]} needs ${DAY}`,
  'day-for-strengths': `tribhāga, abda, māsa, vāra, horā and every sum of them needs ${DAY}`,
  sunrise: 'the Sun does not rise and set about the birth',
  longitude: 'no longitude could be computed',
  place: ({ point }) => `${point} could not be placed`,
  lagna: 'the lagna is not known',
  moon: 'the longitude of the Moon is not known',
  period: 'the instant lies outside the 120 years',
  'sripati-degrees': 'Śrīpati degrees do not exist while the midheaven is below the horizon',
  'sripati-madhyas': 'Śrīpati madhyas do not exist while the midheaven is below the horizon',
  'placidus-cusps': 'Plācidus cusps do not exist at this latitude, nor houses and significators by them',
  'placidus-houses': 'Plācidus cusps do not exist at this latitude',
  rising: 'the point never rises at this latitude',
  fault: ({ message }) => message,
};

/** The reason for a missing value, in English. */
export function lackInEnglish(why: Lack): string {
  const words = ENGLISH[why.lack] as string | ((why: Lack) => string);
  return typeof words === 'string' ? words : words(why);
}
