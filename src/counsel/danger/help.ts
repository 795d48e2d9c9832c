/** The reply to people in danger: fixed texts with numbers for India and elsewhere, and what may follow them. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/counsel';
import { fnv1a } from '../../kernel/fnv1a';
import type { Language } from '../language';
import type { Danger } from './rule';

const VARIANTS = ['first', 'second', 'third'] as const;

/**
 * Help for a danger, in the reader's language. Equal messages get equal words.
 *
 * @param message  the last message of the user, which chooses among reviewed wordings
 */
export function helpFor(danger: Danger, language: Language, message: string): string {
  const variant = VARIANTS[fnv1a(message) % VARIANTS.length] ?? 'first';
  return TEXTS[language].help[danger][variant];
}

/** The calendar: no birth, and no window that could be taken for a chosen time. */
const CALENDAR: ReadonlySet<string> = new Set([
  ...['moment', 'day', 'limb', 'limbs', 'rising', 'month', 'regional_date', 'season', 'year_names', 'source'],
  ...['observance', 'observance_date', 'observance_reason', 'observances', 'observances_count', 'suggestion'],
]);

/**
 * One line of help, before the answer to a later question of the calendar. It is null where help stands alone: after an
 * emergency or a threat, and before any other answer.
 *
 * @param kinds  the kinds of the answer's statements
 */
export function lineOfHelp(danger: Danger, language: Language, kinds: readonly string[]): string | null {
  const isOfCalendar = kinds.length > 0 && kinds.every((kind) => CALENDAR.has(kind));
  const lines: Readonly<Partial<Record<Danger, string>>> = TEXTS[language]['help-line'];
  return isOfCalendar ? (lines[danger] ?? null) : null;
}
