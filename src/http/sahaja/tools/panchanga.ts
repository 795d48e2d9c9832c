import * as z from 'zod';
import type { Tool } from '../../../counsel/types';
import { panchangaAt } from '../../../domain/panchanga/now';
import type { Almanac } from '../../../kernel/almanac';
import type { Kernel } from '../../../kernel/types';
import { presentSecond, REFERENCE, REFERENCE_TZ_HOURS } from '../../almanac/reference';
import { writeRefusal } from '../../envelope';
import { inputSchema } from '../../inputSchema';
import { presentPanchanga } from '../../panchanga/present';

const LEFT_OUT = 'Left out here and given by GET /api/panchang: Devanāgarī names, tropical longitudes, residuals.';

type Panchanga = ReturnType<typeof presentPanchanga>;

function reduced(panchanga: Panchanga) {
  const { time, time_local, reference_place, ayanamsha, ayanamsha_deg, vara, substrate_stamp: stamp } = panchanga;
  const limb = ({ index, name, start, end }: Panchanga['tithi']) => ({ index, name, start, end });
  const point = ({ sidereal_deg, rashi, nakshatra_pada }: Panchanga['sun']) => ({
    sidereal_deg,
    rashi,
    nakshatra_pada,
  });
  return {
    time,
    time_local,
    reference_place,
    ayanamsha,
    ayanamsha_deg,
    sun: point(panchanga.sun),
    moon: point(panchanga.moon),
    vara: { index: vara.index, name: vara.name, lord: vara.lord, sunrise: vara.start, next_sunrise: vara.end },
    tithi: limb(panchanga.tithi),
    nakshatra: limb(panchanga.nakshatra),
    yoga: limb(panchanga.yoga),
    karana: limb(panchanga.karana),
    kernel: { version: stamp.kernel.version, theory: stamp.kernel.theory },
    left_out: LEFT_OUT,
  };
}

/**
 * The pañcāṅga of GET /api/panchang.
 *
 * @param now  the present instant, Unix milliseconds
 */
export const panchangaTool = (kernel: () => Kernel & Almanac, now: number): Tool => ({
  description:
    'The pañcāṅga of the present instant at New Delhi: vāra with its sunrise and the next, tithi, nakṣatra, yoga and karaṇa with ' +
    'their beginnings and ends in UTC, Sun and Moon, by Lahiri. Takes no input; another date or place is GET /api/muhurta.',
  inputSchema: inputSchema(z.strictObject({})),
  run(input) {
    const keys = Object.keys(input as object);
    if (keys.length > 0) return { ok: false, output: writeRefusal('flat', { reason: 'unexpected_query', keys }).body };
    const answer = panchangaAt(kernel(), presentSecond(now), REFERENCE, REFERENCE_TZ_HOURS);
    if (!answer.ok) return { ok: false, output: writeRefusal('flat', { reason: 'internal' }).body };
    return { ok: true, input: {}, output: reduced(presentPanchanga(answer.value)) };
  },
});
