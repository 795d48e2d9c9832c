/** The upagrahas: arcs from Sūrya, and the parts of day and night that belong to a graha. */
import type { PointKey } from '../keys';

/** The points of the eighths of a day that are computed only on request. */
export const EIGHTH_KEYS = ['kala', 'mrityu', 'ardhaprahara', 'yamaghantaka'] as const;

export type EighthKey = (typeof EIGHTH_KEYS)[number];

export type UpagrahaKey = 'gulika' | 'mandi' | 'dhuma' | 'vyatipata' | 'parivesha' | 'indrachapa' | 'upaketu';

export type RisingUpagrahaKey = 'gulika' | 'mandi';

export type SunUpagrahaKey = Exclude<UpagrahaKey, RisingUpagrahaKey>;

/**
 * Each is the longitude of Sūrya, or 360° minus it, plus an arc in minutes. This follows the chain of the text: Dhūma
 * is 133°20′ beyond Sūrya, Vyatīpāta is 360° minus Dhūma, Pariveṣa is opposite to it, Indracāpa is 360° minus Pariveṣa,
 * and Upaketu is 16°40′ further, one rāśi before Sūrya.
 */
export const SUN_UPAGRAHAS = [
  { key: 'dhuma', sun: 1, plusMinutes: 133 * 60 + 20, source: 'Phaladīpikā 25' },
  { key: 'vyatipata', sun: -1, plusMinutes: 226 * 60 + 40, source: 'Phaladīpikā 25' },
  { key: 'parivesha', sun: -1, plusMinutes: 46 * 60 + 40, source: 'Phaladīpikā 25' },
  { key: 'indrachapa', sun: 1, plusMinutes: 313 * 60 + 20, source: 'Phaladīpikā 25' },
  { key: 'upaketu', sun: 1, plusMinutes: 330 * 60, source: 'Phaladīpikā 25' },
] as const satisfies readonly { key: SunUpagrahaKey; sun: 1 | -1; plusMinutes: number; source: string }[];

/** Ghaṭīs from the beginning of a day of thirty ghaṭīs to Māndi, Ravivāra to Śanivāra (Phaladīpikā 25). */
export const MANDI_GHATIS = [26, 22, 18, 14, 10, 6, 2] as const;

/** The weekday, 1..7 from Ravivāra, whose lord owns the eighth. */
export const VARAS = { kala: 1, mrityu: 3, ardhaprahara: 4, yamaghantaka: 5 } as const satisfies Record<
  EighthKey,
  number
>;

export const SPHUTA_KEYS = ['bija', 'kshetra', 'prana', 'deha', 'mrityu', 'tri'] as const;

export type SphutaKey = (typeof SPHUTA_KEYS)[number];

/** The factor of each longitude in the sum. */
export const SPHUTA_SUMS = {
  bija: { sun: 1, venus: 1, jupiter: 1 },
  kshetra: { moon: 1, mars: 1, jupiter: 1 },
  prana: { lagna: 5, gulika: 1 },
  deha: { moon: 8, gulika: 1 },
  mrityu: { gulika: 7, sun: 1 },
  tri: { lagna: 1, moon: 1, gulika: 1 },
} as const satisfies Record<SphutaKey, Partial<Record<PointKey | 'gulika', number>>>;
