import type { GrahaKey } from '../../keys';

/** The grahas that form a yoga, in the order of the API, and their houses, ascending. */
export interface Formation {
  grahas: GrahaKey[];
  houses: number[];
}
