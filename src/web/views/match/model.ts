/** Two births side by side: their positions, and their comparison. */

import { MATCH_TRADITIONS, type MatchSystem, type MatchTradition, type Who } from '../../../data/match/row';
import { type Match, matchOf } from '../../../domain/match/match';
import { ORIENTATIONS, type Orientation } from '../../../domain/match/types';
import { computePositions } from '../../../domain/positions/positions';
import type { Positions } from '../../../domain/positions/types';
import type { Kernel } from '../../../kernel/kernel';
import type { Resolved } from '../../shared/birth';
import { withoutTime } from '../../shared/withoutTime';

/** The parameters in the URL other than the births. */
export interface Choices {
  tradition: MatchTradition;
  orientation: Orientation;
}

export const readChoices = (query: URLSearchParams): Choices => ({
  tradition: MATCH_TRADITIONS.find((key) => key === query.get('tradition')) ?? 'north',
  orientation: ORIENTATIONS.find((key) => key === query.get('orientation')) ?? 'a-vara',
});

export const writeChoices = ({ tradition, orientation }: Choices): Record<string, string | null> => ({
  tradition: tradition === 'north' ? null : tradition,
  orientation: orientation === 'a-vara' ? null : orientation,
});

const systemOf = (tradition: MatchTradition): MatchSystem => (tradition === 'tamil' ? 'dashakuta' : 'ashtakuta');

/** Null for an instant outside the kernel's span. */
export function chartOf(kernel: Kernel, { birth, question }: Resolved): Positions | null {
  const positions = computePositions(kernel, question);
  if (!positions.ok) return null;
  return birth.isTimeKnown ? positions.value : withoutTime(positions.value);
}

export const compared = (kernel: Kernel, charts: Record<Who, Positions>, { tradition, orientation }: Choices): Match =>
  matchOf(kernel, charts.a, charts.b, { system: systemOf(tradition), tradition, orientation });
