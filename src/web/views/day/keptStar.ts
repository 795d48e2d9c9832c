/** The star of birth on this device. */
import { remembered } from '../../reader/storage';

/** Its key in addresses and on the device. */
export const STAR_KEY = 'star';

/** Whether the HTML of an address lacks the star of this device. */
export const isStarKept = (query: URLSearchParams): boolean => remembered(STAR_KEY) !== null && !query.has(STAR_KEY);
