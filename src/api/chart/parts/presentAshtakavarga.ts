import type * as z from 'zod';
import type { Ashtakavarga } from '../../../domain/chart/ashtakavarga';
import type { AshtakavargaPart } from './ashtakavarga';

/** The domain uses the field names of the response. */
export const presentAshtakavarga = (of: Ashtakavarga): z.output<typeof AshtakavargaPart> => of;
