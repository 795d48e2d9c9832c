/**
 * The values of a day that the error of ΔT leaves open. The changes of the sky are known in TT; their distance from a
 * sunrise, which follows the rotation of the Earth, is known within the error of ΔT only.
 */
import type { Stretch } from '../../data/stretch';
import { holding } from '../panchanga/limbs';
import type { Limb } from '../panchanga/types';
import { COMPUTED_FIELDS, type ComputedField, type ComputedFields } from './fields';
import type { DaysSky } from './sky';
import type { DayView } from './view';

/** Fields with the value at sunrise, and the consecutive periods at whose bounds each may change. */
const AT_SUNRISE = {
  paksha: (sky) => sky.limbs().tithi,
  masa: (sky) => sky.limbs().tithi,
  ritu: (sky) => sky.sunRashis(),
  ayana: (sky) => sky.sunRashis(),
  sayana: (sky) => sky.sunTropicalRashis(),
  years: (sky) => sky.limbs().tithi,
  samvatsara: (sky) => sky.limbs().tithi,
} as const satisfies Partial<Record<ComputedField, (sky: DaysSky) => readonly Limb[]>>;
type AtSunrise = keyof typeof AT_SUNRISE;
const FIELDS_AT_SUNRISE = Object.keys(AT_SUNRISE) as AtSunrise[];
/** Fields with the limbs and stays of the day. The first of each is the one at sunrise. */
const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const satisfies readonly ComputedField[];
const STAYS = ['sun', 'moon'] as const satisfies readonly ComputedField[];

/** Whether a value at sunrise differs between the two ends of the margin. */
function differs(view: DayView, field: AtSunrise, marginDays: number): boolean {
  const periods = AT_SUNRISE[field](view.sky);
  if (holding(periods, view.startJd - marginDays) === holding(periods, view.startJd + marginDays)) return false;
  const at = (startJd: number): string => JSON.stringify(COMPUTED_FIELDS[field]({ ...view, startJd }));
  return at(view.startJd - marginDays) !== at(view.startJd + marginDays);
}

/** Marks the limbs whose beginning or end may be on either side of the sunrise, or of the next. */
export function markedLimbs(limbs: Limb[], { startJd, endJd }: Stretch, marginDays: number): Limb[] {
  const isNear = (jdUt: number): boolean =>
    Math.abs(jdUt - startJd) < marginDays || Math.abs(jdUt - endJd) < marginDays;
  const isOpen = ({ startJd: from, endJd: to }: Limb): boolean => isNear(from) || isNear(to);
  return limbs.some(isOpen)
    ? limbs.map((limb) => (isOpen(limb) ? { ...limb, undecided: true as const } : limb))
    : limbs;
}

const beginsOpen = (limbs: readonly Limb[], { startJd }: DayView, marginDays: number): boolean =>
  limbs.some(({ startJd: ofLimb }) => Math.abs(ofLimb - startJd) < marginDays);

/**
 * Marks the limbs of a day that depend on the error of ΔT.
 *
 * @param marginDays  how far an instant may be off
 * @returns the fields whose value at sunrise may be another one
 */
export function markUndecided(view: DayView, day: Partial<ComputedFields>, marginDays: number): ComputedField[] {
  const open: ComputedField[] = [];
  for (const field of LIMBS) {
    const limbs = day[field];
    if (limbs === undefined) continue;
    if (beginsOpen(limbs, view, marginDays)) open.push(field);
    day[field] = markedLimbs(limbs, view, marginDays);
  }
  for (const field of STAYS) {
    const stays = day[field];
    if (stays === undefined) continue;
    const { rashi, nakshatra } = stays;
    if (beginsOpen(rashi, view, marginDays) || beginsOpen(nakshatra, view, marginDays)) open.push(field);
    day[field] = { rashi: markedLimbs(rashi, view, marginDays), nakshatra: markedLimbs(nakshatra, view, marginDays) };
  }
  for (const field of FIELDS_AT_SUNRISE) {
    if (day[field] !== undefined && differs(view, field, marginDays)) open.push(field);
  }
  return open;
}
