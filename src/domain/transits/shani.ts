/**
 * Saturn from the natal Moon: sāḍe-sātī in the 12th, 1st and 2nd rāśi, aṣṭama-śani in the 8th, and kaṇṭaka-śani in the
 * 4th, 7th and 10th (chosen here: Kerala adds the 1st, which is part of sāḍe-sātī). All are by rāśi (customary).
 */
import type { Kernel } from '../../kernel/kernel';
import type { AyanamshaChoice } from '../../kernel/keys';
import { countFrom, houseFrom } from '../positions/rashi';
import { type DomainError, ok, type Result } from '../result';
import { askAll } from '../sky/ask';
import { askIngresses } from '../sky/ingresses';
import type { KantakaShani, SadeSati, SadeSatiLeg, Stay } from './types';

/** Longer than any sāḍe-sātī, days. */
const CYCLE_DAYS = 3300;
/** Stays that are farther apart than this belong to different cycles, days. */
const APART_DAYS = 1500;

interface RashiStay extends Stay {
  rashi: number;
}

const LEGS = { 12: 1, 1: 2, 2: 3 } as const;

/** Stays of Saturn in rāśis, in order of time. The first and the last are open at the ends of the search. */
function staysOfSaturn(
  kernel: Pick<Kernel, 'passages' | 'passageRange'>,
  ayanamsa: AyanamshaChoice,
  fromJd: number,
  toJd: number,
): Result<RashiStay[], DomainError> {
  const span = {
    fromUt: Math.max(fromJd - CYCLE_DAYS, kernel.passageRange.from),
    toUt: Math.min(toJd + CYCLE_DAYS, kernel.passageRange.to),
  };
  const entries = askAll(kernel, ayanamsa, span, [askIngresses(['saturn'], 'mean', ['rashi'])]);
  if (!entries.ok) return entries;
  const stays: RashiStay[] = [];
  for (const { jdUt, from, to } of entries.value) {
    const last = stays.at(-1);
    if (last) last.endJd = jdUt;
    else stays.push({ rashi: from, startJd: null, endJd: jdUt });
    stays.push({ rashi: to, startJd: jdUt, endJd: null });
  }
  return ok(stays);
}

/** Whether a stay overlaps the span. */
const touches = ({ startJd, endJd }: Stay, fromJd: number, toJd: number): boolean =>
  (startJd ?? -Infinity) < toJd && (endJd ?? Infinity) > fromJd;

/** The cycle that consecutive stays form. */
function cycleOf(moonRashi: number, stays: readonly RashiStay[]): SadeSati {
  const legs = stays.map(({ rashi, startJd, endJd }): SadeSatiLeg => {
    const house = houseFrom(moonRashi, rashi) as keyof typeof LEGS;
    return { leg: LEGS[house], house, rashi, startJd, endJd };
  });
  const gaps = stays.flatMap(({ startJd }, i): Stay[] => {
    const endJd = stays[i - 1]?.endJd;
    return i > 0 && startJd !== endJd ? [{ startJd: endJd ?? null, endJd: startJd }] : [];
  });
  return { startJd: stays[0]?.startJd ?? null, endJd: stays.at(-1)?.endJd ?? null, legs, gaps };
}

/** Groups stays into cycles: stays close to each other belong to the same cycle. */
function cyclesOf(moonRashi: number, stays: readonly RashiStay[]): SadeSati[] {
  const near = stays.filter(({ rashi }) => houseFrom(moonRashi, rashi) in LEGS);
  const runs: RashiStay[][] = [];
  for (const stay of near) {
    const run = runs.at(-1);
    const endJd = run?.at(-1)?.endJd ?? -Infinity;
    if (run && (stay.startJd ?? -Infinity) - endJd <= APART_DAYS) run.push(stay);
    else runs.push([stay]);
  }
  return runs.map((run) => cycleOf(moonRashi, run));
}

interface ShaniOverMoon {
  sadeSati: SadeSati[];
  ashtamaShani: Stay[];
  kantakaShani: KantakaShani[];
}

/**
 * The cycles and stays that overlap a span, each in full.
 *
 * @param moonRashi  rāśi of the natal Moon, 1..12
 */
export function shaniOverMoon(
  kernel: Pick<Kernel, 'passages' | 'passageRange'>,
  question: { moonRashi: number; ayanamsa: AyanamshaChoice; fromJd: number; toJd: number },
): Result<ShaniOverMoon, DomainError> {
  const { moonRashi, ayanamsa, fromJd, toJd } = question;
  const stays = staysOfSaturn(kernel, ayanamsa, fromJd, toJd);
  if (!stays.ok) return stays;
  const isNear = (stay: Stay): boolean => touches(stay, fromJd, toJd);
  const inHouse = (house: number): RashiStay[] =>
    stays.value.filter((stay) => stay.rashi === countFrom(moonRashi, house) && isNear(stay));
  return ok({
    sadeSati: cyclesOf(moonRashi, stays.value).filter(isNear),
    ashtamaShani: inHouse(8).map(({ startJd, endJd }) => ({ startJd, endJd })),
    kantakaShani: ([4, 7, 10] as const)
      .flatMap((house) => inHouse(house).map(({ startJd, endJd }): KantakaShani => ({ house, startJd, endJd })))
      .sort((a, b) => (a.startJd ?? -Infinity) - (b.startJd ?? -Infinity)),
  });
}
