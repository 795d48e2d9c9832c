/** The question of a request for events in canonical form. */
import type * as z from 'zod';
import type { GRAHA_KEYS } from '../../data/keys';
import type { SKY_KINDS } from '../../domain/sky/types';
import type { SkyRequest } from './request';

export interface SkyRequestQuestion
  extends Pick<z.output<typeof SkyRequest>, 'from' | 'to' | 'ayanamsa' | 'nodeMode' | 'visibility' | 'lang'> {
  kinds: readonly (typeof SKY_KINDS)[number][];
  bodies: readonly (typeof GRAHA_KEYS)[number][];
  tz?: string;
  place: { lat: number; lon: number; id?: string; name?: string };
  /** Whether the request gives the place: eclipses are then described there. */
  hasPlace: boolean;
}
