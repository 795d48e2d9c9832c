/**
 * The sixteen divisional charts of Parāśara (BPHS 6): rows of rules, and the engine that evaluates them.
 *
 * Counts are inclusive and rāśis start at 1, as in the text: "from the seventh" is 7, "from Siṃha" is 5.
 */

import { type PointKey, VARGA_KEYS, type VargaKey } from '../../data/keys';
import { recordFor } from '../../kernel/keys';
import { partEdge, partOf } from '../circle';
import { degreesInRashi, rashiOf, secondsToEdge } from './placement';
import { countFrom, element, isOdd, modality } from './rashi';
import type { GrahaPlacement, Placement, Varga, VargaPlacement } from './types';

/** Which of the starts applies: always the first, by parity (odd, even), by modality, or by element. */
const CLASSES = {
  any: () => 0,
  parity: (rashi: number) => (isOdd(rashi) ? 0 : 1),
  modality,
  element,
} as const;

type VargaRule =
  /**
   * The rāśi is cut into `parts` equal parts. The first falls on the rāśi counted `start` from the rāśi
   * itself (`sign`) or from Meṣa (`mesha`), each next one `step` rāśis further.
   */
  | { parts: number; by: keyof typeof CLASSES; from: 'sign' | 'mesha'; start: readonly number[]; step: number }
  /** Unequal or irregular parts: each maps to a named rāśi up to a degree. */
  | { odd: readonly NamedPart[]; even: readonly NamedPart[] };

interface NamedPart {
  upTo: number;
  rashi: number;
}

const RULES: Record<VargaKey, VargaRule> = {
  D1: { parts: 1, by: 'any', from: 'sign', start: [1], step: 1 },
  D2: {
    odd: [
      { upTo: 15, rashi: 5 },
      { upTo: 30, rashi: 4 },
    ],
    even: [
      { upTo: 15, rashi: 4 },
      { upTo: 30, rashi: 5 },
    ],
  },
  D3: { parts: 3, by: 'any', from: 'sign', start: [1], step: 4 },
  D4: { parts: 4, by: 'any', from: 'sign', start: [1], step: 3 },
  D7: { parts: 7, by: 'parity', from: 'sign', start: [1, 7], step: 1 },
  D9: { parts: 9, by: 'modality', from: 'sign', start: [1, 9, 5], step: 1 },
  D10: { parts: 10, by: 'parity', from: 'sign', start: [1, 9], step: 1 },
  D12: { parts: 12, by: 'any', from: 'sign', start: [1], step: 1 },
  D16: { parts: 16, by: 'modality', from: 'mesha', start: [1, 5, 9], step: 1 },
  D20: { parts: 20, by: 'modality', from: 'mesha', start: [1, 9, 5], step: 1 },
  D24: { parts: 24, by: 'parity', from: 'mesha', start: [5, 4], step: 1 },
  D27: { parts: 27, by: 'element', from: 'mesha', start: [1, 4, 7, 10], step: 1 },
  D30: {
    odd: [
      { upTo: 5, rashi: 1 },
      { upTo: 10, rashi: 11 },
      { upTo: 18, rashi: 9 },
      { upTo: 25, rashi: 3 },
      { upTo: 30, rashi: 7 },
    ],
    even: [
      { upTo: 5, rashi: 2 },
      { upTo: 12, rashi: 6 },
      { upTo: 20, rashi: 12 },
      { upTo: 25, rashi: 10 },
      { upTo: 30, rashi: 8 },
    ],
  },
  D40: { parts: 40, by: 'parity', from: 'mesha', start: [1, 7], step: 1 },
  D45: { parts: 45, by: 'modality', from: 'mesha', start: [1, 5, 9], step: 1 },
  D60: { parts: 60, by: 'any', from: 'sign', start: [1], step: 1 },
};

/** The rāśi 1..12 of a part, and the half-open arc of the part, degrees. */
interface VargaPart {
  rashi: number;
  fromDeg: number;
  toDeg: number;
}

/** The part of a division that contains a longitude. */
export function vargaPart(key: VargaKey, lonDeg: number): VargaPart {
  const rule = RULES[key];
  const rashi = rashiOf(lonDeg);
  if ('parts' in rule) {
    const ofCircle = 12 * rule.parts;
    const index = partOf(lonDeg, ofCircle);
    const first = countFrom(rule.from === 'sign' ? rashi : 1, rule.start[CLASSES[rule.by](rashi)] as number);
    return {
      rashi: countFrom(first, 1 + (index - rule.parts * (rashi - 1)) * rule.step),
      fromDeg: partEdge(index, ofCircle),
      toDeg: partEdge(index + 1, ofCircle),
    };
  }
  const degrees = degreesInRashi(lonDeg);
  const beginDeg = lonDeg - degrees;
  let upTo = 0;
  for (const named of isOdd(rashi) ? rule.odd : rule.even) {
    const fromDeg = beginDeg + upTo;
    upTo = named.upTo;
    if (degrees < upTo) return { rashi: named.rashi, fromDeg, toDeg: beginDeg + upTo };
  }
  throw new RangeError(`no part of ${key} holds ${degrees}°`);
}

/**
 * Rāśi 1..12 of a longitude in a divisional chart; NaN for NaN.
 *
 * @param lonDeg  sidereal longitude at full precision, degrees, 0 ≤ lonDeg < 360
 */
export function vargaRashi(key: VargaKey, lonDeg: number): number {
  return Number.isNaN(lonDeg) ? Number.NaN : vargaPart(key, lonDeg).rashi;
}

const NOWHERE: VargaPlacement = {
  rashi: Number.NaN,
  vargottama: false,
  boundaryArcsec: Number.NaN,
  boundarySeconds: Number.NaN,
};

/** All sixteen divisional charts of the lagna and the nine grahas. */
export function computeVargas(lagna: Placement, grahas: readonly GrahaPlacement[]): Record<VargaKey, Varga> {
  const placed = (key: VargaKey, { siderealDeg, rashi: birthRashi, speedDegPerDay }: Placement): VargaPlacement => {
    if (Number.isNaN(siderealDeg)) return NOWHERE;
    const { rashi, fromDeg, toDeg } = vargaPart(key, siderealDeg);
    const edgeDistanceDeg = Math.min(siderealDeg - fromDeg, toDeg - siderealDeg);
    return {
      rashi,
      vargottama: rashi === birthRashi,
      boundaryArcsec: edgeDistanceDeg * 3600,
      boundarySeconds: secondsToEdge(edgeDistanceDeg, speedDegPerDay),
    };
  };
  const grahaKeys = grahas.map(({ key }) => key);
  const varga = (key: VargaKey): Varga => ({
    key,
    lagna: placed(key, lagna),
    grahas: recordFor(grahaKeys, (_, i) => placed(key, grahas[i] as GrahaPlacement)),
  });
  return recordFor(VARGA_KEYS, varga);
}

/** Vargottama in the common sense: in the same rāśi in the navāṃśa as in D1. False for an unplaced point. */
export function computeVargottama(
  lagna: Placement,
  grahas: readonly Pick<GrahaPlacement, 'key' | 'siderealDeg' | 'rashi'>[],
): Record<PointKey, boolean> {
  const isVargottama = ({ siderealDeg, rashi }: Pick<Placement, 'siderealDeg' | 'rashi'>): boolean =>
    vargaRashi('D9', siderealDeg) === rashi;
  const ofGrahas = grahas.map((graha) => [graha.key, isVargottama(graha)] as const);
  return { lagna: isVargottama(lagna), ...Object.fromEntries(ofGrahas) } as Record<PointKey, boolean>;
}
