/** The rules of the yearly days of a lunar date. */

import type { Choice } from '../observances/rule';

export const ANNIVERSARY_KINDS = ['birthday', 'shraddha'] as const;
export type AnniversaryKind = (typeof ANNIVERSARY_KINDS)[number];

/** Which of two days a family keeps, if the tithi is at sunrise on both. */
export const BIRTHDAYS_ON_TWO = ['first', 'second'] as const;
export type BirthdayOnTwo = (typeof BIRTHDAYS_ON_TWO)[number];

interface AnniversaryRule extends Choice {
  source: string;
}

/** The kāla that decides the day. Of two sunrises, texts give a birthday the second; many families keep the first. */
export const ANNIVERSARY_RULES: Readonly<Record<AnniversaryKind, AnniversaryRule>> = {
  birthday: {
    kala: 'sunrise',
    onTwo: 'second',
    onNone: 'begins',
    source: 'customary: the tithi or nakṣatra at sunrise',
  },
  shraddha: {
    kala: 'aparahna',
    onTwo: 'larger',
    onNone: 'begins',
    source: 'Sewell and Dikshit, The Indian Calendar, p. 17: the tithi of death at aparāhṇa',
  },
};

/**
 * Why an occurrence is in its month:
 *
 * - `adhika-skipped`: the date is of a natural month, and an adhika month of the same name precedes it
 * - `adhika-again`: the date is of an adhika month, and the same month is adhika again
 * - `adhika-absent`: the date is of an adhika month, which this year does not have
 * - `kshaya`: the month has two names; each name has one half of the tithi
 */
export const MONTH_REASONS = ['adhika-skipped', 'adhika-again', 'adhika-absent', 'kshaya'] as const;
export type MonthReason = (typeof MONTH_REASONS)[number];

/** Source of the rules for adhika and kṣaya months. */
export const MONTH_SOURCE = 'Dharmasindhu and Kālamādhava, as reported';
