/** Transits over a birth: hits, ingresses with houses and bindus, kakṣyās, Saturn from the Moon, changes of daśā. */

import { KAKSHYA_DEG, KAKSHYA_LORDS } from '../../data/chakras';
import { GRAHA_KEYS, type GrahaKey, isBody } from '../../data/keys';
import type { Kernel } from '../../kernel/kernel';
import type { NodeMode } from '../../kernel/keys';
import type { Prastara } from '../chart/ashtakavarga';
import { computePrastara } from '../chart/ashtakavarga';
import { computeChart } from '../chart/chart';
import { type Divider, PERIOD, readPeriods } from '../dasha/periods';
import { type VimshottariQuestion, vimshottariLord, vimshottariRule } from '../dasha/vimshottari';
import { moverOf, offsetOf } from '../movers';
import { houseFrom } from '../positions/rashi';
import { standingFrom } from '../positions/standing';
import { type DomainError, ok, type Result } from '../result';
import type { Ask } from '../sky/ask';
import { askAll, LOOP_DAYS } from '../sky/ask';
import { askIngresses, entriesInto } from '../sky/ingresses';
import { askHits, type PlacedPoint } from './hits';
import { shaniOverMoon } from './shani';
import {
  CHANGING_LEVELS,
  type DashaChange,
  type Hit,
  type KakshyaEntry,
  NATAL_POINTS,
  type TransitIngress,
  type Transits,
  type TransitsQuestion,
} from './types';

/** Entries of transiting grahas into the kakṣyās of the rāśis, with the bindus that their lords give at the birth. */
const PER_RASHI = KAKSHYA_LORDS.length;
const PARTS = 360 / KAKSHYA_DEG;

/**
 * The entries of a graha into kakṣyās. It has its bindu in a kakṣyā if the lord of the kakṣyā gives one in that rāśi to
 * its bhinnāṣṭakavarga (BPHS 66). The pass numbers are correct from LOOP_DAYS after the start of the search.
 *
 * @param prastara  of the birth
 */
function askKakshyas(body: GrahaKey, nodeMode: NodeMode, prastara: Prastara): Ask<KakshyaEntry> {
  return {
    questions: [{ mover: moverOf(body, nodeMode), stepDeg: KAKSHYA_DEG, offsetDeg: offsetOf(body) }],
    read: ([passages = []]) =>
      entriesInto(PARTS, passages).map(({ jdUt, to, direction, pass }): KakshyaEntry => {
        const rashi = Math.ceil(to / PER_RASHI);
        const number = ((to - 1) % PER_RASHI) + 1;
        const lord = KAKSHYA_LORDS[number - 1] as (typeof KAKSHYA_LORDS)[number];
        const bindu = isBody(body) ? prastara[body][lord][rashi - 1] === 1 : null;
        return { jdUt, body, rashi, number, lord, bindu, direction, pass };
      }),
  };
}

/**
 * Periods that begin after birth with fromJd ≤ instant < toJd, by instant; at the same instant, the longer period
 * first.
 */
function dashaChanges(kernel: Divider, question: VimshottariQuestion, fromJd: number, toJd: number): DashaChange[] {
  const changes: DashaChange[] = [];
  const { division } = vimshottariRule(question);
  readPeriods(kernel, division, { levels: CHANGING_LEVELS.length, fromJd, toJd }, (periods) => {
    for (let at = 0; at < periods.length; at += PERIOD.slots) {
      const field = (offset: number): number => periods[at + offset] as number;
      const jdUt = field(PERIOD.startJd);
      const level = CHANGING_LEVELS[field(PERIOD.level) - 1] as DashaChange['level'];
      if (jdUt >= fromJd && jdUt < toJd && jdUt > question.birthJd) {
        changes.push({ jdUt, level, lord: vimshottariLord(field(PERIOD.node)).lord });
      }
    }
  });
  // The first sub-period begins with its parent, up to the rounding of the division.
  const second = ({ jdUt }: DashaChange): number => Math.round(jdUt * 86_400);
  return changes
    .map((change, i) => ({ change, i }))
    .sort((a, b) => second(a.change) - second(b.change) || a.i - b.i)
    .map(({ change }) => change);
}

/** Maximum time in which Saturn moves one degree, without loops, days. */
const ORB_DAYS_PER_DEGREE = 60;

const byInstant = <T extends { jdUt: number }>(items: readonly T[]): T[] =>
  items
    .map((item, i) => ({ item, i }))
    .sort((a, b) => a.item.jdUt - b.item.jdUt || a.i - b.i)
    .map(({ item }) => item);

/**
 * The transits of a span over a birth.
 *
 * Refused: a birth outside the kernel's range, and a span that extends beyond it by more than a day.
 */
export function computeTransits(kernel: Kernel, question: TransitsQuestion): Result<Transits, DomainError> {
  const { natal, fromJd, toJd, orbDeg, yearDays } = question;
  const { ayanamsha: ayanamsa, nodeMode } = natal;
  const chart = computeChart(kernel, natal, { include: ['bhavas', 'ashtakavarga'] });
  if (!chart.ok) return chart;
  const { grahas, lagna, bhavas, ashtakavarga, notes } = chart.value;
  const bodies = GRAHA_KEYS.filter((key) => question.bodies.includes(key));
  const degOf = (point: string): number =>
    point === 'lagna'
      ? lagna.siderealDeg
      : (grahas.find(({ key }) => key === point)?.siderealDeg ??
        bhavas?.find(({ number }) => `cusp${number}` === point)?.madhyaDeg ??
        Number.NaN);
  // Beyond the polar circles some charts have no cusps; the chart's notes say so.
  const points = NATAL_POINTS.filter((point) => question.points.includes(point))
    .map((point): PlacedPoint => ({ point, siderealDeg: degOf(point) }))
    .filter(({ siderealDeg }) => Number.isFinite(siderealDeg));
  const reachDays = LOOP_DAYS + ORB_DAYS_PER_DEGREE * (orbDeg ?? 0);
  const span = {
    fromUt: Math.max(fromJd - reachDays, kernel.passageRange.from),
    toUt: Math.min(toJd + reachDays, kernel.passageRange.to),
  };
  const events = askAll<Hit | Omit<TransitIngress, 'houseFromMoon' | 'houseFromLagna' | 'bindus'>>(
    kernel,
    ayanamsa,
    span,
    [askHits(bodies, nodeMode, points, orbDeg), askIngresses(bodies, nodeMode, ['rashi'])],
  );
  if (!events.ok) return events;
  const moonRashi = grahas.find(({ key }) => key === 'moon')?.rashi as number;
  const isWithin = ({ jdUt }: { jdUt: number }): boolean => jdUt >= fromJd && jdUt < toJd;
  const within = events.value.filter(isWithin);
  const hits = within.filter((event): event is Hit => 'point' in event);
  const ingresses = within.flatMap((event): TransitIngress[] => {
    if ('point' in event) return [];
    const { body, to } = event;
    return [
      {
        ...event,
        houseFromMoon: houseFrom(moonRashi, to),
        houseFromLagna: houseFrom(lagna.rashi, to),
        bindus: isBody(body) ? (ashtakavarga?.bhinna[body][to - 1] ?? null) : null,
      },
    ];
  });
  const kakshyas: KakshyaEntry[] = [];
  if (question.withKakshyas) {
    const prastara = computePrastara(standingFrom(chart.value));
    // One search for each graha, because the kernel's block has no room for the entries of all.
    for (const body of bodies) {
      const entries = askAll(kernel, ayanamsa, span, [askKakshyas(body, nodeMode, prastara)]);
      if (!entries.ok) return entries;
      kakshyas.push(...entries.value.filter(isWithin));
    }
  }
  const shani = shaniOverMoon(kernel, { moonRashi, ayanamsa, fromJd, toJd });
  if (!shani.ok) return shani;
  const moonDeg = degOf('moon');
  return ok({
    natal: chart.value,
    hits: byInstant(hits),
    ingresses: byInstant(ingresses),
    ...(question.withKakshyas && { kakshyas: byInstant(kakshyas) }),
    ...shani.value,
    dasha: dashaChanges(kernel, { moonDeg, birthJd: natal.jdUt, yearDays }, fromJd, toJd),
    notes,
  });
}
