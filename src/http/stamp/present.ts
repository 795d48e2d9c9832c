import type * as z from 'zod';
import { version } from '../../../package.json';
import type { ChartQuestion } from '../../domain/chart/types';
import { kernelStamp, RESIDUALS } from '../../kernel/stamp';
import type { Sky } from '../../kernel/types';
import { GRAHA_KEYS } from '../names';
import type { SubstrateStamp } from './schema';

const DELTA_T_MODEL =
  'Stephenson, Morrison and Hohenkerk 2016 before 1955, measured to 2023, then extrapolated; cubic between years';
const TIME_SCALE = 'UTC taken as UT1; TT = UT1 + ΔT';

/** What a computation was made with. */
interface Computed {
  question: Pick<ChartQuestion, 'ayanamsha' | 'nodeMode'>;
  sky: Pick<Sky, 'deltaTSeconds'>;
  ayanamshaDeg: number;
  notes: string[];
}

/** The provenance stamp of a computation, with a note for each value that it lacks. */
export function presentStamp({ question, sky, ayanamshaDeg, notes }: Computed): z.infer<typeof SubstrateStamp> {
  const residuals = (figure: 'p95' | 'max') =>
    Object.fromEntries(
      GRAHA_KEYS.map((key) => {
        const source = key === 'rahu' || key === 'ketu' ? (`${question.nodeMode}-node` as const) : key;
        return [key, RESIDUALS[source][figure]];
      }),
    ) as z.infer<typeof SubstrateStamp>['residuals_arcsec']['p95'];
  return {
    service: 'khagola',
    version,
    kernel: kernelStamp(),
    ayanamsha: { key: question.ayanamsha, deg: ayanamshaDeg },
    node_mode: question.nodeMode,
    delta_t: { model: DELTA_T_MODEL, seconds: sky.deltaTSeconds },
    time_scale: TIME_SCALE,
    residuals_arcsec: { p95: residuals('p95'), max: residuals('max') },
    notes,
  };
}

/** The stamp of the almanac's answers, by Lahiri and the mean node; `sky` is that of the instant asked about. */
export function presentAlmanacStamp(sky: Sky, notes: string[] = []): z.infer<typeof SubstrateStamp> {
  const question = { ayanamsha: 'lahiri', nodeMode: 'mean' } as const;
  return presentStamp({ question, sky, ayanamshaDeg: sky.ayanamsha.lahiri.appliedDeg, notes });
}
