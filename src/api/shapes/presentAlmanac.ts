/** Converts domain limbs, days and names to shared fields. */
import type * as z from 'zod';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { tithiName } from '../../../build/lexicon/terms/tithi';
import { varaName } from '../../../build/lexicon/terms/vara';
import { yogaName } from '../../../build/lexicon/terms/yoga';
import { varaLord } from '../../data/almanac';
import type { CivilDate } from '../../domain/day/types';
import type { Utsava } from '../../domain/observances/types';
import type { Limb, LimbKey, RunningLimb } from '../../domain/panchanga/types';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import { isoDate } from '../../domain/time/isoCivil';
import { type Labels, tithiLabel } from '../../lexicon/labels';
import type { Name } from '../../lexicon/name';
import { karanaName } from '../../lexicon/name';
import { type ObservanceNames, observanceLabel } from '../../lexicon/observances';
import type * as schema from './almanac';
import { labelledAt, labelledField } from './language';

/** A name with its one-based number. */
export function presentNumbered(index: number, nameOf: (index: number) => Name) {
  const { iast, sa } = nameOf(index);
  return { index, name: iast, sa };
}

export const presentKeyed = <K extends string>({ key, iast, sa }: Name & { key: K }) => ({ key, name: iast, sa });

export function presentVara(index: number, labels: Labels | null = null): z.output<typeof schema.Vara> {
  const lord = varaLord(index);
  return {
    ...presentNumbered(index, varaName),
    ...labelledAt(labels, 'vara', index),
    lord,
    ...labelledField(labels, 'lord', 'graha', lord),
  };
}

/** A year of an era; null before its epoch. */
const ofEra = (year: number): number | null => (year > 0 ? year : null);

/** The elapsed years of the eras. */
export const presentYears = ({
  kali,
  vikrama,
  shaka,
}: Record<'kali' | 'vikrama' | 'shaka', number>): z.output<typeof schema.EraYears> => ({
  kali,
  vikrama: ofEra(vikrama),
  shaka: ofEra(shaka),
});

const NAMES: Record<LimbKey, (index: number) => Name> = {
  tithi: tithiName,
  nakshatra: nakshatraName,
  yoga: yogaName,
  karana: karanaName,
};

/** The name of a limb in the language of the labels. A tithi includes its fortnight. */
export function limbLabel(labels: Labels, limb: LimbKey, index: number): string {
  if (limb === 'tithi') return tithiLabel(labels, index);
  return limb === 'karana' ? labels.label(limb, karanaName(index).key) : labels.labelAt(limb, index);
}

const labelledLimb = (labels: Labels | null, limb: LimbKey, index: number): { label?: string } =>
  labels === null ? {} : { label: limbLabel(labels, limb, index) };

export function presentRunning(
  limb: LimbKey,
  { index, startJd, endJd, fraction }: RunningLimb,
  labels: Labels | null = null,
) {
  return {
    ...presentNumbered(index, NAMES[limb]),
    ...labelledLimb(labels, limb, index),
    start: isoUtc(startJd),
    end: isoUtc(endJd),
    fraction,
  };
}

/** `YYYY-MM-DD`. */
export const presentDate = (date: CivilDate): string => isoDate(date);

/** `Dīpāvalī (Diwali)`, with the name of the occurrence in between if it has one. */
export function utsavaTitle({ name, epithet }: Utsava, { sa, english }: ObservanceNames): string {
  const [iast, common] = [sa, english].map((labels) => observanceLabel(labels, name));
  const whole = epithet === null ? iast : `${iast}: ${sa.label('epithet', epithet)}`;
  return whole === common ? (whole as string) : `${whole} (${common})`;
}

/** A period in UTC and in local time. */
export function presentStretch({ startJd, endJd }: { startJd: number; endJd: number }, tzHours: number) {
  return {
    start: isoUtc(startJd),
    end: isoUtc(endJd),
    start_local: isoLocal(startJd, tzHours),
    end_local: isoLocal(endJd, tzHours),
  };
}

export function presentLimb(limb: LimbKey, stretch: Limb, tzHours: number, labels: Labels | null = null) {
  const { index } = stretch;
  return {
    ...presentNumbered(index, NAMES[limb]),
    ...labelledLimb(labels, limb, index),
    ...presentStretch(stretch, tzHours),
  };
}
