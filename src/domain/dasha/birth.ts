/** The inputs of the daśās from the positions of a chart, and their depth. */
import type { Kernel } from '../../kernel/kernel';
import { norm360 } from '../circle';
import { once } from '../lazy';
import { type BirthDay, birthDay } from '../positions/birthDay';
import type { RashiLords } from '../positions/singleLords';
import { type Standing, standingFrom } from '../positions/standing';
import type { Positions } from '../positions/types';
import type { DashaKey } from './keys';
import { requireDepth } from './periods';
import type { DashaBirth } from './plan';
import { VIMSHOTTARI_YEAR_DAYS } from './vimshottari';

export interface DashaOptions {
  /** Length of the year, days; 365.25 by default. */
  dashaYearDays?: number;
  /** Vṛścika and Kumbha have two lords in rāśi daśās, and in ārūḍhas. */
  coLords?: boolean;
  /** Levels, 1 (mahādaśā) to 5 (prāṇa), for all daśās or by key; by default 3 for Viṃśottarī and 1 for the others. */
  dashaDepth?: number | Partial<Record<DashaKey, number>>;
}

const VIMSHOTTARI_DEPTH = 3;

/** Levels of a daśā. */
export function depthOf(key: DashaKey, { dashaDepth }: Pick<DashaOptions, 'dashaDepth'>): number {
  const given = typeof dashaDepth === 'object' ? dashaDepth[key] : dashaDepth;
  return given ?? (key === 'vimshottari' ? VIMSHOTTARI_DEPTH : 1);
}

/** Throws a `RangeError` for an invalid depth, before anything is computed. */
export function requireDepths({ dashaDepth }: Pick<DashaOptions, 'dashaDepth'>): void {
  const given = typeof dashaDepth === 'object' ? Object.values(dashaDepth) : [dashaDepth];
  for (const depth of given) if (depth !== undefined) requireDepth(depth);
}

/**
 * The inputs of the daśās of a birth.
 *
 * @param lordsOf   the lords of rāśis; its argument says whether Vṛścika and Kumbha have two
 * @param day       the day of the birth, if the caller knows it
 * @param standing  the standing, if the caller has computed it
 */
export function dashaBirth<RulingLords extends RashiLords>(
  kernel: Kernel,
  { question, sky, lagna, grahas }: Positions,
  { dashaYearDays = VIMSHOTTARI_YEAR_DAYS, coLords = false }: Omit<DashaOptions, 'dashaDepth'>,
  lordsOf: (standing: Standing, coLords: boolean) => RulingLords,
  day: () => BirthDay | null = once(() => birthDay(kernel, question.jdUt, question, question.tzHours)),
  standing: Standing = standingFrom({ lagna, grahas }),
): DashaBirth<RulingLords> {
  return {
    standing,
    birthJd: question.jdUt,
    yearDays: dashaYearDays,
    kpMoonDeg: norm360(sky.bodies.moon.lonDeg - kernel.ayanamsha(sky, 'kp').appliedDeg),
    day,
    lords: once(() => lordsOf(standing, coLords)),
  };
}
