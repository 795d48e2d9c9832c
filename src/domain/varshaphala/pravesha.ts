/**
 * Charts inside a year of life: tithi-praveśa, and the monthly and sixty-hour returns of the Sun.
 *
 * Source  tithi-praveśa: P. V. R. Narasimha Rao; sixty-hour returns: as in his program Jagannatha Hora; which of two
 *         tithi-praveśas counts is disputed, so all are listed
 */
import type { Place } from '../../data/place';
import type { Kernel } from '../../kernel/kernel';
import { norm360 } from '../circle';
import { computePositions } from '../positions/positions';
import { type Standing, standingFrom } from '../positions/standing';
import type { ChartQuestion, Positions } from '../positions/types';
import { type DomainError, ok, type Result } from '../result';
import type { SolarReturn } from './types';

export const PRAVESHA_KINDS = ['tithi', 'month', 'sixty_hours'] as const;
export type PraveshaKind = (typeof PRAVESHA_KINDS)[number];

/** An instant inside the year of life, with the positions at the place. */
export interface Pravesha {
  /** Julian day UT. */
  jdUt: number;
  /** The month of the year of life, 1..12; absent for a tithi-praveśa. */
  month?: number;
  /** The part of the month, 1..12, of a sixty-hour return. */
  part?: number;
  positions: Positions;
}

export interface PraveshaQuestion {
  /** The birth and its solar return, as the annual chart has them. */
  varsha: { natal: Positions; return: SolarReturn };
  place: Place;
  kinds: readonly PraveshaKind[];
}

export type Praveshas = Partial<Record<PraveshaKind, Pravesha[]>>;

const MONTHS = 12;
const PARTS = 12;
/** The Sun moves 30° in a month of the year and 2°30′ in a sixty-hour part. */
const MONTH_DEG = 360 / MONTHS;
const PART_DEG = MONTH_DEG / PARTS;
/** Shorter than the time between two instants, days: the Sun needs more than two days for 2°30′. */
const AFTER_DAYS = 1;

type Question = Parameters<Kernel['nextCrossing']>[0];
type Instants = Result<number[], DomainError>;

/** The instants in a span, half-open, at which an angle has a value. */
function crossingsIn(kernel: Pick<Kernel, 'nextCrossing'>, question: Question, fromJd: number, toJd: number): Instants {
  const instants: number[] = [];
  for (let jdUt = fromJd; ; ) {
    const next = kernel.nextCrossing(question, jdUt);
    if (!next.ok) return next;
    if (next.value.jdUt >= toJd) return ok(instants);
    instants.push(next.value.jdUt);
    jdUt = next.value.jdUt + AFTER_DAYS;
  }
}

/**
 * The instants at which Moon − Sun has its natal value while the Sun is in its natal rāśi, around the solar return. There
 * is usually one; a long stay of the Sun can have two, a short one none.
 */
function tithiInstants(
  kernel: Kernel,
  { lonDeg }: Pick<Standing, 'lonDeg'>,
  returnJd: number,
  zodiac: ChartQuestion['ayanamsha'],
): Instants {
  const ingress = { angle: 'sun', zodiac, stepDeg: MONTH_DEG } as const;
  const start = kernel.previousCrossing(ingress, returnJd);
  if (!start.ok) return start;
  const end = kernel.nextCrossing(ingress, returnJd);
  if (!end.ok) return end;
  const elongation = {
    angle: 'moon-sun',
    zodiac,
    stepDeg: 360,
    offsetDeg: norm360(lonDeg('moon') - lonDeg('sun')),
  } as const;
  return crossingsIn(kernel, elongation, start.value.jdUt, end.value.jdUt);
}

/** The instants, from the solar return on, at which the Sun is a whole number of steps beyond its natal longitude. */
function sunInstants(
  kernel: Kernel,
  sunDeg: number,
  returnJd: number,
  zodiac: ChartQuestion['ayanamsha'],
  stepDeg: number,
): Instants {
  const instants = [returnJd];
  for (let step = 1; step < 360 / stepDeg; step++) {
    const question = { angle: 'sun', zodiac, stepDeg: 360, offsetDeg: norm360(sunDeg + step * stepDeg) } as const;
    const next = kernel.nextCrossing(question, (instants[step - 1] as number) + AFTER_DAYS);
    if (!next.ok) return next;
    instants.push(next.value.jdUt);
  }
  return ok(instants);
}

/**
 * The tithi-praveśas, monthly and sixty-hour returns of a year of life, each in order.
 *
 * Refused: an instant outside the kernel's range.
 */
export function computePraveshas(kernel: Kernel, question: PraveshaQuestion): Result<Praveshas, DomainError> {
  const { varsha, place, kinds } = question;
  const { natal } = varsha;
  const { ayanamsha } = natal.question;
  const standing = standingFrom(natal);
  const { jdUt: returnJd, sunDeg } = varsha.return;
  const searches: Record<PraveshaKind, () => Instants> = {
    tithi: () => tithiInstants(kernel, standing, returnJd, ayanamsha),
    month: () => sunInstants(kernel, sunDeg, returnJd, ayanamsha, MONTH_DEG),
    sixty_hours: () => sunInstants(kernel, sunDeg, returnJd, ayanamsha, PART_DEG),
  };
  const numbers: Record<PraveshaKind, (i: number) => Pick<Pravesha, 'month' | 'part'>> = {
    tithi: () => ({}),
    month: (i) => ({ month: i + 1 }),
    sixty_hours: (i) => ({ month: Math.floor(i / PARTS) + 1, part: (i % PARTS) + 1 }),
  };
  const praveshas: Praveshas = {};
  for (const kind of PRAVESHA_KINDS.filter((key) => kinds.includes(key))) {
    const instants = searches[kind]();
    if (!instants.ok) return instants;
    const charts: Pravesha[] = [];
    for (const [i, jdUt] of instants.value.entries()) {
      const positions = computePositions(kernel, { ...natal.question, ...place, jdUt });
      if (!positions.ok) return positions;
      charts.push({ jdUt, ...numbers[kind](i), positions: positions.value });
    }
    praveshas[kind] = charts;
  }
  return ok(praveshas);
}
