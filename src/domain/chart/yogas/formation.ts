import type { GrahaKey } from '../../../data/keys';

/** The grahas that form a yoga, in the order of the API, and their houses, ascending. */
export interface Formation {
  grahas: GrahaKey[];
  houses: number[];
}
