/** The reply to people in danger: fixed texts with numbers for India and elsewhere, and nothing else. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/counsel';
import { fnv1a } from '../../domain/text/fnv1a';
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
