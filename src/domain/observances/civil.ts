/** Questions whose tradition may be `civil`. The lists of its days are long, so the caller passes in their reckoner. */
import type { Kernel } from '../../kernel/kernel';
import type { DomainError, Result } from '../result';
import type { Found } from './engine/found';
import type { YearSky } from './engine/sky';
import type { UtsavaQuestion } from './question';
import type { Entry } from './selection';

/** An observance that a government keeps, on its day. */
export interface CivilDay {
  entry: Entry;
  found: Found;
}

/** Finds the days of observances that a government keeps, over a sky. */
export type CivilReckoner = (
  kernel: Kernel,
  sky: YearSky,
  question: Pick<UtsavaQuestion, 'year' | 'region'>,
) => Result<readonly CivilDay[], DomainError>;

/** A question about observances of any tradition. */
export interface ObservanceQuestion extends UtsavaQuestion {
  /** Finds the days of the tradition `civil`, which needs it: `civilDays`. */
  civil?: CivilReckoner | undefined;
}
