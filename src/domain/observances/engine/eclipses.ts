/** Eclipses of Sun and Moon that are above the horizon of the place, by the kernel's contacts. */

import type { BaseRule } from '../../../data/observances/rule';
import type { Stretch } from '../../../data/stretch';
import type { Almanac, Eclipse, Sighting } from '../../../kernel/almanac';
import { type DomainError, ok, type Result } from '../../result';
import { JD_UNIX_EPOCH } from '../../time/civil';
import type { Decision } from '../decision';
import { JUST_BEFORE_DAYS } from './choose';
import type { Found } from './found';
import { civilDayOf, dayAt, type YearSky } from './sky';

const ROWS = {
  solar: {
    key: 'surya_grahana',
    kind: 'eclipse',
    major: true,
    source: 'computed: contacts of the Moon with the Sun as seen from the place',
  },
  lunar: {
    key: 'chandra_grahana',
    kind: 'eclipse',
    major: true,
    source: 'computed: contacts of the Moon with the shadow of the Earth',
  },
} as const satisfies Record<Eclipse['kind'], BaseRule>;
export const ECLIPSE_ROWS: readonly BaseRule[] = Object.values(ROWS);

interface FoundEclipse extends Found {
  row: BaseRule;
  eclipse: Eclipse;
}

interface View {
  /** All contacts in order of time. */
  contacts: Sighting[];
  /** The contacts between which the darkening is visible; a Moon only in the penumbra hardly darkens. */
  dark: Sighting[];
  max: Sighting;
}

const present = (contacts: readonly (Sighting | null)[]): Sighting[] => contacts.filter((contact) => contact !== null);

/** An eclipse as seen from the place; null if the Moon does not cover the Sun there. */
function viewOf(eclipse: Eclipse): View | null {
  if (eclipse.kind === 'solar') {
    const { local } = eclipse;
    if (!local) return null;
    const { c1, c2, max, c3, c4 } = local;
    const contacts = present([c1, c2, max, c3, c4]);
    return { contacts, dark: contacts, max };
  }
  const { p1, u1, u2, max, u3, u4, p4 } = eclipse.contacts;
  const dark = eclipse.type === 'penumbral' ? [] : present([u1, u2, max, u3, u4]);
  return { contacts: present([p1, u1, u2, max, u3, u4, p4]), dark, max };
}

const isUp = ({ altitudeDeg }: Sighting): boolean => altitudeDeg > 0;

/**
 * An instant just before the end of the pūrṇimā or amāvāsyā at the greatest eclipse. Almanacs give this tithi for the
 * eclipse.
 */
function syzygyBefore({ tithis }: YearSky, { kind, jdUt }: Eclipse): number {
  const ends = tithis.filter(({ index }) => index === (kind === 'solar' ? 30 : 15)).map(({ endJd }) => endJd);
  const nearest = ends.reduce((best, endJd) => (Math.abs(endJd - jdUt) < Math.abs(best - jdUt) ? endJd : best));
  return nearest - JUST_BEFORE_DAYS;
}

function foundOf(sky: YearSky, eclipse: Eclipse): FoundEclipse[] {
  const view = viewOf(eclipse);
  const { contacts = [], dark = [], max } = view ?? {};
  const seen = contacts.filter(isUp);
  const [first] = seen;
  if (!max || !first) return [];
  const { jdUt } = isUp(max) ? max : first;
  const day = civilDayOf(sky, jdUt);
  const of = dayAt(sky, day);
  if (!of) return [];
  const window: Stretch = { startJd: contacts[0]?.jdUt ?? jdUt, endJd: contacts.at(-1)?.jdUt ?? jdUt };
  const whole = seen.length === contacts.length;
  const darkens = dark.some(isUp);
  const { kind, type } = eclipse;
  const decision: Decision = {
    by: 'eclipse',
    date: of.date,
    phase: isUp(max) ? 'greatest' : 'first-contact',
    body: kind,
    type,
    partialHere: kind === 'solar' && type !== 'partial' && eclipse.local?.c2 === null,
    seen: whole ? 'every-contact' : darkens || type === 'penumbral' ? 'part' : 'penumbra-only',
  };
  const { major: _, ...minor }: BaseRule = ROWS[kind];
  // Rites do not apply to an eclipse that is hardly visible.
  const row = darkens ? ROWS[kind] : minor;
  return [{ day, momentJd: syzygyBefore(sky, eclipse), kala: 'eclipse', window, decision, row, eclipse }];
}

/** The eclipses of the requested days, and of the days next to them, that are visible at the place. */
export function eclipsesOf(kernel: Almanac, sky: YearSky): Result<FoundEclipse[], DomainError> {
  const [first, end] = sky.asked;
  // One more day on both sides, because civil days of a zone differ from days of UT.
  const found = kernel.eclipses({ ...sky.place, fromUt: JD_UNIX_EPOCH + first - 1, days: end - first + 2 });
  return found.ok ? ok(found.value.flatMap((eclipse) => foundOf(sky, eclipse))) : found;
}
