/** The aṣṭakavarga of a chart. Its code loads with the first section that shows it. */
import { type Ashtakavarga, computeAshtakavarga } from '../../../domain/chart/ashtakavarga';
import { attempt } from '../../../domain/positions/attempt';
import { standingFrom } from '../../../domain/positions/standing';
import type { Positions } from '../../../domain/positions/types';

/** The grid of a chart with a birth time; null if it cannot be computed. */
export const ashtakavargaOf = (chart: Pick<Positions, 'lagna' | 'grahas'>): Ashtakavarga | null =>
  attempt('ashtakavarga', [], () => computeAshtakavarga(standingFrom(chart)));
