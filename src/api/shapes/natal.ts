/** The natal positions in responses about a time of life. */
import type { Positions } from '../../domain/positions/types';
import type { Labels } from '../../lexicon/labels';
import { labelled } from './language';
import { presentPoint } from './presentPoint';

export const presentNatal = ({ grahas, lagna }: Positions, labels: Labels | null) => ({
  grahas: grahas.map((graha) => ({
    key: graha.key,
    ...presentPoint(graha, labels),
    house: graha.house,
    retrograde: graha.retrograde,
    ...labelled(labels, 'graha', graha.key),
  })),
  lagna: presentPoint(lagna, labels),
});
