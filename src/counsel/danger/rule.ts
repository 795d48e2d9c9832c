/** A rule of danger: what says it, and what takes it back within the same message. */
import { patternOf } from '../grammar/pattern';
import { CLASSES } from './vocabulary';

/** The kinds of danger, in the order in which they are judged. */
export type Danger = 'emergency' | 'abuse' | 'violence' | 'threat' | 'self-harm';

export interface DangerRule {
  danger: Danger;
  says: RegExp;
  /** What takes it back, anywhere in the message. */
  unless?: RegExp;
  /** Whether stories, films, terms and past events take it back. */
  yields: boolean;
}

/** A pattern in the word classes of danger. */
export const wordsOfDanger = (lines: string): RegExp => patternOf(lines, CLASSES);

/**
 * @param yields  whether stories, films, terms of the field and past events take the rule back
 * @param says    patterns, one a line; the message shows the danger if one of them is in it
 * @param unless  patterns that take it back
 */
export const rule = (danger: Danger, yields: boolean, says: string, unless?: string): DangerRule => ({
  danger,
  yields,
  says: wordsOfDanger(says),
  ...(unless !== undefined && { unless: wordsOfDanger(unless) }),
});
