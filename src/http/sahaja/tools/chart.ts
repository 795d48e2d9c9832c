import * as z from 'zod';
import type { Tool } from '../../../counsel/types';
import type { Almanac } from '../../../kernel/almanac';
import type { Kernel } from '../../../kernel/types';
import { chartAnswer, NAMES } from '../../chart/answer';
import { ChartRequest } from '../../chart/request';
import type { ChartResponse } from '../../chart/schema';
import { writeRefusal } from '../../envelope';
import { inputSchema } from '../../inputSchema';
import { validate } from '../../validation';

/** What is asked of a model. A label is text of anybody's, for which the answer has no use; the depth is fixed. */
const { name: _name, dashaDepth: _depth, ...ASKED } = ChartRequest.shape;

/** Mahādaśās and antardaśās; what lies deeper would make up most of the answer. */
const DASHA_DEPTH = 2;

const LEFT_OUT =
  'Left out here and given by POST /api/chart: bhāvas in degrees, vargas besides D9, aṣṭakavarga, ārūḍhas, kārakas, avasthās, ' +
  'yoginī, aṣṭottarī and chara daśā, antardaśās of the other mahādaśās and all below, KP, ṣaḍ-bala, upagrahas, special lagnas.';

type Chart = z.output<typeof ChartResponse>;

/** The periods of the daśā that a conversation is about: all mahādaśās, and what divides the one that runs now. */
function periods({ dasha, current_phase }: Chart, time: string) {
  const mahas = dasha.vimshottari?.periods ?? [];
  const runs = ({ start, end }: { start: string; end: string }) => start <= time && time < end;
  const span = ({ lord, start, end }: (typeof mahas)[number]) => ({ lord, start, end });
  const running = mahas.find(runs);
  return {
    at_birth: current_phase && { maha: current_phase.maha, antara: current_phase.antara },
    mahadashas: mahas.map(span),
    at_present: running
      ? { time, maha: span(running), antaras: running.sub.map((sub) => ({ ...span(sub), runs_now: runs(sub) })) }
      : null,
  };
}

/** What a conversation needs of a chart, some 5 KB of its 28. */
export function reduced(chart: Chart, time: string) {
  const { lagna, grahas, vargas, yogas, substrate_stamp: stamp } = chart;
  const point = ({ sidereal_deg, rashi, nakshatra_pada, boundary_seconds }: Chart['lagna']) => ({
    sidereal_deg,
    rashi,
    nakshatra_pada,
    boundary_seconds,
  });
  return {
    utc: chart.input.utc,
    ayanamsha: 'lahiri',
    ayanamsha_deg: chart.ayanamsha_deg,
    node_mode: 'mean',
    lagna: point(lagna),
    grahas: grahas.map((graha) => ({
      key: graha.key,
      iast: graha.iast,
      ...point(graha),
      house: graha.house,
      dignity: graha.dignity,
      retrograde: graha.retrograde,
      combust: graha.combust,
    })),
    navamsha: vargas && {
      lagna: vargas.D9.lagna.rashi,
      ...Object.fromEntries(Object.entries(vargas.D9.grahas).map(([key, { rashi }]) => [key, rashi])),
    },
    yogas: yogas?.map(({ iast, source }) => ({ iast, source })) ?? null,
    vimshottari: periods(chart, time),
    kernel: { version: stamp.kernel.version, theory: stamp.kernel.theory },
    residuals_arcsec_max: stamp.residuals_arcsec.max,
    notes: stamp.notes,
    left_out: LEFT_OUT,
  };
}

/**
 * The chart of POST /api/chart.
 *
 * @param time  the present instant, ISO 8601, UTC: which daśā runs
 */
export const chartTool = (kernel: () => Kernel & Almanac, time: string): Tool => ({
  description:
    'Birth chart of an instant and a place, sidereal by Lahiri, mean node: lagna, nine grahas, navāṃśa, yogas, Viṃśottarī ' +
    'daśā with dates. Needs date, time, coordinates and UTC offset of the birth: ask for what is missing, guess nothing.',
  inputSchema: inputSchema(z.object(ASKED)),
  run(input) {
    const request = validate(ChartRequest, input, NAMES);
    if (!request.ok) return { ok: false, output: writeRefusal('structured', request.error, NAMES).body };
    const { name: _, dashaDepth: __, ...asked } = request.value;
    const answer = chartAnswer(kernel(), { ...asked, dashaDepth: DASHA_DEPTH });
    if (!answer.ok) return { ok: false, output: writeRefusal('structured', answer.error, NAMES).body };
    return { ok: true, input: asked, output: reduced(answer.value, time) };
  },
});
