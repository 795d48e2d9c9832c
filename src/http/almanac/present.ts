/** From the domain's limbs, days and names to the fields that answers share. */
import type * as z from 'zod';
import type { CivilDate } from '../../domain/day/types';
import { karanaName, type Name, nakshatraName, tithiName, varaName, yogaName } from '../../domain/names';
import type { Limb, LimbKey, RunningLimb } from '../../domain/panchanga/types';
import { isoClock, isoLocal, isoUtc } from '../../domain/time/iso';
import type { Utsava } from '../../domain/utsavas/types';
import type * as schema from './schema';

/** A name with its number, of a list that names from 1. */
export function presentNumbered(index: number, nameOf: (index: number) => Name) {
  const { iast, sa } = nameOf(index);
  return { index, name: iast, sa };
}

export const presentKeyed = <K extends string>({ key, iast, sa }: Name & { key: K }) => ({ key, name: iast, sa });

export function presentVara(index: number): z.output<typeof schema.Vara> {
  return { ...presentNumbered(index, varaName), lord: varaName(index).lord };
}

const NAMES: Record<LimbKey, (index: number) => Name> = {
  tithi: tithiName,
  nakshatra: nakshatraName,
  yoga: yogaName,
  karana: karanaName,
};

export function presentRunning(limb: LimbKey, { index, startJd, endJd, fraction }: RunningLimb) {
  return { ...presentNumbered(index, NAMES[limb]), start: isoUtc(startJd), end: isoUtc(endJd), fraction };
}

/** `YYYY-MM-DD`. */
export const presentDate = (date: CivilDate): string =>
  isoClock({ ...date, hour: 0, minute: 0, second: 0 }).slice(0, 10);

/** `Dīpāvalī (Diwali)`, and between the two the name of the occurrence, where it has one. */
export function utsavaTitle({ name, nameCommon, epithet }: Utsava): string {
  const whole = epithet === null ? name : `${name}: ${epithet.iast}`;
  return whole === nameCommon ? whole : `${whole} (${nameCommon})`;
}

/** A stretch of time in UTC and by the clocks of a place. */
export function presentStretch({ startJd, endJd }: { startJd: number; endJd: number }, tzHours: number) {
  return {
    start: isoUtc(startJd),
    end: isoUtc(endJd),
    start_local: isoLocal(startJd, tzHours),
    end_local: isoLocal(endJd, tzHours),
  };
}

export function presentLimb(limb: LimbKey, of: Limb, tzHours: number) {
  return { ...presentNumbered(of.index, NAMES[limb]), ...presentStretch(of, tzHours) };
}
