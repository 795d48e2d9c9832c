/** The search in a year's list: by any name of an observance, tolerant of spelling and script. */

import { KEPT_BY, type Kind, type Tradition } from '../../../data/observances/practice';
import type { Utsava } from '../../../domain/observances/types';
import type { Kernel } from '../../../kernel/kernel';
import type { Labels } from '../../../lexicon/labels';
import { observanceLabel } from '../../../lexicon/observances';
import { hasWordOf, loadObservanceSearch } from '../../../lexicon/search';
import { numberOf } from '../../shared/dates';
import { loadedYear, type Year, type YearRow } from './model';

/** Rites with the name of a tithi or of a fast before their own: `Ekadashi Shraddha`. Their own name finds them. */
const RITES: readonly Kind[] = ['shraddha', 'parana'];

/** Maximum number of days from a fast to its pāraṇa. */
const PARANA_DAYS = 2;

/**
 * The observances of a year in rows. The fasts of one ekādaśī share the row of the tradition's own: beside it stand
 * when the fast is broken, and the fasts of others.
 */
function foldedRows(utsavas: readonly Utsava[], tradition: Tradition): YearRow[] {
  const practices = KEPT_BY[tradition];
  const rank = ({ tradition: practice }: Utsava): number =>
    practices.includes(practice) ? practices.indexOf(practice) : practices.length;
  const paranaOf = (fast: Utsava): Utsava | undefined =>
    utsavas.find((other) => {
      const days = numberOf(other.date) - numberOf(fast.date);
      return other.key === `${fast.key}_parana` && days > 0 && days <= PARANA_DAYS;
    });
  const fasts = utsavas.filter(({ kind }) => kind === 'ekadashi');
  const groups = Map.groupBy(fasts, ({ reckoning }) => reckoning.tithi.startJd);
  const folded = [...groups.values()].map((group): YearRow & { hidden: readonly Utsava[] } => {
    const [utsava, ...others] = group.toSorted((a, b) => rank(a) - rank(b)) as [Utsava, ...Utsava[]];
    const paranas = group.flatMap((fast) => paranaOf(fast) ?? []);
    const parana = paranaOf(utsava);
    return { utsava, beside: [...(parana ? [parana] : []), ...others], hidden: [...others, ...paranas] };
  });
  const hidden = new Set(folded.flatMap((row) => row.hidden));
  const rowOf = new Map(folded.map(({ utsava, beside }) => [utsava, { utsava, beside }]));
  return utsavas.filter((utsava) => !hidden.has(utsava)).map((utsava) => rowOf.get(utsava) ?? { utsava, beside: [] });
}

/** The choice of a search, except for the tradition. */
const EVERYTHING = { show: 'all', region: null, kind: null } as const;
/** The tradition whose fasts stand first, unless one is chosen. */
const USUAL_TRADITION = 'smarta';

/** The search in a year. */
export interface YearSearch {
  of: Year;
  /** The rows with an observance whose names contain every word of a text. */
  rowsWith: (text: string, labels: Labels) => YearRow[];
}

/** Searches every observance of the tradition of a list: another filter would hide what the reader names. */
export async function loadSearch(kernel: Kernel, of: Year): Promise<YearSearch> {
  const { tradition } = of.choice;
  const [search, all] = await Promise.all([
    loadObservanceSearch(),
    loadedYear(kernel, of.year, of.place, { ...EVERYTHING, tradition }),
  ]);
  const rows = foldedRows(all.ok ? all.value.utsavas : of.utsavas, tradition ?? USUAL_TRADITION);
  const rowsWith = (text: string, labels: Labels): YearRow[] => {
    const matches = search.matcher(text);
    const isOtherRite = ({ kind, name }: Utsava): boolean =>
      RITES.includes(kind) && search.matcher(kind)(name) && !hasWordOf(kind, text);
    const isFound = (utsava: Utsava): boolean =>
      matches(utsava.name, [observanceLabel(labels, utsava.name)]) && !isOtherRite(utsava);
    return rows.filter(({ utsava, beside }) => isFound(utsava) || beside.some(isFound));
  };
  return { of, rowsWith };
}
