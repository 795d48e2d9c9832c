/**
 * What the error of ΔT leaves open in a day. The changes of the sky are known in TT; their distance from a sunrise, which
 * follows the rotation of the Earth, is known within the error of ΔT only.
 */
import type { Limb } from '../panchanga/types';
import { COMPUTED_FIELDS, type ComputedField, type ComputedFields } from './fields';
import type { DayView } from './view';

/** Fields with the value at sunrise. */
const AT_SUNRISE = [
  'paksha',
  'masa',
  'ritu',
  'ayana',
  'sayana',
  'years',
  'samvatsara',
] as const satisfies readonly ComputedField[];
/** Fields with the limbs and stays of the day, the first of which is that of the sunrise. */
const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const satisfies readonly ComputedField[];
const STAYS = ['sun', 'moon'] as const satisfies readonly ComputedField[];

const includes = <K extends ComputedField>(keys: readonly K[], field: ComputedField): field is K =>
  (keys as readonly ComputedField[]).includes(field);

/** Whether a value at sunrise differs between the two ends of the margin. */
function differs(view: DayView, field: (typeof AT_SUNRISE)[number], marginDays: number): boolean {
  const at = (startJd: number): string => JSON.stringify(COMPUTED_FIELDS[field]({ ...view, startJd }));
  return at(view.startJd - marginDays) !== at(view.startJd + marginDays);
}

/** Marks the limbs whose beginning or end may be on either side of the sunrise, or of the next. */
function marked(limbs: readonly Limb[], { startJd, endJd }: DayView, marginDays: number): Limb[] {
  const isNear = (jdUt: number): boolean =>
    Math.abs(jdUt - startJd) < marginDays || Math.abs(jdUt - endJd) < marginDays;
  return limbs.map((limb) =>
    isNear(limb.startJd) || isNear(limb.endJd) ? { ...limb, undecided: true as const } : limb,
  );
}

const beginsOpen = (limbs: readonly Limb[], { startJd }: DayView, marginDays: number): boolean =>
  limbs.some(({ startJd: ofLimb }) => Math.abs(ofLimb - startJd) < marginDays);

/**
 * Marks the limbs of a day that hang on the error of ΔT.
 *
 * @param marginDays  how far an instant may be off
 * @returns the fields whose value at sunrise may be another one
 */
export function markUndecided(view: DayView, day: Partial<ComputedFields>, marginDays: number): ComputedField[] {
  const open: ComputedField[] = [];
  for (const field of Object.keys(day) as ComputedField[]) {
    if (includes(AT_SUNRISE, field)) {
      if (differs(view, field, marginDays)) open.push(field);
    } else if (includes(LIMBS, field)) {
      const limbs = day[field] as Limb[];
      if (beginsOpen(limbs, view, marginDays)) open.push(field);
      day[field] = marked(limbs, view, marginDays);
    } else if (includes(STAYS, field)) {
      const { rashi, nakshatra } = day[field] as ComputedFields['sun'];
      if (beginsOpen([...rashi, ...nakshatra], view, marginDays)) open.push(field);
      day[field] = { rashi: marked(rashi, view, marginDays), nakshatra: marked(nakshatra, view, marginDays) };
    }
  }
  return open;
}
