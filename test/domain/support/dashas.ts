/** Daśās from the known facts of a birth. */

import { dashaLords, planDasha } from '../../../src/domain/dasha/dashas';
import type { DashaKey } from '../../../src/domain/dasha/keys';
import { type DashaBirth, dashaOf } from '../../../src/domain/dasha/plan';
import type { Dasha } from '../../../src/domain/dasha/types';
import { once } from '../../../src/domain/lazy';
import type { BirthDay } from '../../../src/domain/positions/birthDay';
import type { Lords } from '../../../src/domain/positions/lords';
import type { Standing } from '../../../src/domain/positions/standing';
import { kernel } from './kernel';
import { standingAt } from './standing';

export interface KnownBirth {
  standing?: Standing;
  moonDeg?: number;
  kpMoonDeg?: number;
  birthJd?: number;
  yearDays?: number;
  coLords?: boolean;
  day?: BirthDay | null;
}

/** The input of daśās. Fields that are not given are unknown or have their default. */
export function birthOf({
  moonDeg = Number.NaN,
  standing = standingAt({ moon: moonDeg }),
  kpMoonDeg = Number.NaN,
  birthJd = 2451545,
  yearDays = 365.25,
  coLords = false,
  day = null,
}: KnownBirth): DashaBirth<Lords> {
  return {
    standing,
    birthJd,
    yearDays,
    kpMoonDeg,
    day: () => day,
    lords: once(() => dashaLords(standing, coLords)),
  };
}

/** A daśā of a birth. */
export const dashaAt = <Key extends DashaKey>(key: Key, birth: KnownBirth, depth = 1): Dasha<Key> =>
  dashaOf(kernel, planDasha(key, birthOf(birth)), depth);
