/** Charts as the device stores them and as this service's own file has them. */
import { birthFragment } from '../birth';
import type { FiledChart } from './types';

/** The fragment of a birth, with tags and note. */
export interface StoredChart {
  birth: string;
  tags: readonly string[];
  note: string;
}

export const storedOf = ({ birth, tags, note }: FiledChart): StoredChart => ({
  birth: birthFragment(birth),
  tags,
  note,
});
