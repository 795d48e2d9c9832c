/** The natal positions in responses about a time of life. */
import type { Positions } from '../../domain/positions/types';
import { localMarginDays } from '../../domain/time/covered';
import type { Labels } from '../../lexicon/labels';
import { labelled } from './language';
import { presentPoint, undecidedPlace } from './presentPoint';

/** The natal positions, with a mark of what the error of ΔT leaves open. */
export function presentNatal({ grahas, lagna, question, sky }: Positions, labels: Labels | null) {
  const marginDays = localMarginDays(sky.jdUt, question.tzHours);
  return {
    grahas: grahas.map((graha) => ({
      key: graha.key,
      ...presentPoint(graha, labels),
      house: graha.house,
      retrograde: graha.retrograde,
      ...undecidedPlace(graha, marginDays),
      ...labelled(labels, 'graha', graha.key),
    })),
    lagna: presentPoint(lagna, labels),
  };
}
