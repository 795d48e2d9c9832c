/** Transits over a birth: hits, ingresses with houses and bindus, kakṣyās, Saturn from the Moon, changes of daśā. */

import { GRAHA_KEYS, isBody } from '../../data/keys';
import type { Kernel } from '../../kernel/kernel';
import { computePrastara } from '../chart/ashtakavarga';
import { computeChart } from '../chart/chart';
import { houseFrom } from '../positions/rashi';
import { standingFrom } from '../positions/standing';
import { type DomainError, ok, type Result } from '../result';
import { askAll, LOOP_DAYS } from '../sky/ask';
import { askIngresses } from '../sky/ingresses';
import { dashaChanges } from './dashaChanges';
import { askHits, type PlacedPoint } from './hits';
import { askKakshyas } from './kakshyas';
import { shaniOverMoon } from './shani';
import {
  type Hit,
  type KakshyaEntry,
  NATAL_POINTS,
  type TransitIngress,
  type Transits,
  type TransitsQuestion,
} from './types';

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
