/** The question of a request for events in canonical form. */
import type * as z from 'zod';
import type { GRAHA_KEYS } from '../../data/keys';
import type { OuterKey } from '../../data/outer';
import type { StarKey } from '../../data/stars';
import type { SKY_KINDS } from '../../domain/sky/types';
import type { PageQuestion } from '../shapes/page';
import type { Location } from '../shapes/place';
import type { SkyRequest } from './request';

export interface SkyRequestQuestion
  extends Pick<z.output<typeof SkyRequest>, 'ayanamsa' | 'node' | 'visibility' | 'lang'> {
  /** Gregorian dates. */
  from: string;
  to: string;
  kinds: readonly (typeof SKY_KINDS)[number][];
  bodies: readonly (typeof GRAHA_KEYS)[number][];
  /** The planets beyond Saturn. */
  planets: readonly OuterKey[];
  /** The stars that the request names. */
  stars: readonly StarKey[];
  /** Whether all stars are sought. */
  withStars: boolean;
  /** Time zone of days and instants: the one of the place, or `tz`; UTC without both. */
  tz?: string | number;
  /** The place of the request, at which eclipses are described. */
  place: Location | null;
  assumed: readonly string[];
  page: PageQuestion;
  isUtc: boolean;
}
