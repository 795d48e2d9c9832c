/** The kinds of lines that a reader wants to see of what comes next. */
import { NEXT_VOWS } from '../../reader/given';
import type { Reader } from '../../reader/reader';
import { remembered } from '../../reader/storage';

export const NEXT_KINDS = ['festival', ...NEXT_VOWS, 'holiday'] as const;
export type NextKind = (typeof NEXT_KINDS)[number];

/** Principal observances within this many days come first. */
export const SOON_DAYS = 7;

/** The kinds in the URL, otherwise those on this device, otherwise all. */
export function chosenKinds(query: URLSearchParams): readonly NextKind[] {
  const texts = query.has('next') ? query.getAll('next') : (remembered('next') ?? '').split(',');
  const chosen = NEXT_KINDS.filter((kind) => texts.includes(kind));
  return chosen.length > 0 ? chosen : NEXT_KINDS;
}

/** The tithis whose names are those of kinds. */
const TITHIS: Partial<Record<NextKind, number>> = { ekadashi: 11, purnima: 15, amavasya: 30 };

/** `Ekadashi`, `Public holiday`. */
export function kindText(reader: Reader, kind: NextKind): string {
  const tithi = TITHIS[kind];
  return tithi === undefined ? reader.t(`next.${kind as 'vow'}`) : reader.nameAt('tithi', tithi);
}
