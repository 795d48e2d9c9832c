/** A rule of danger: what says it, and what takes it back within the same message. */
import { patternOf } from '../grammar/pattern';
import { CLASSES } from './vocabulary';

/** The kinds of danger, in the order in which they are judged. */
export type Danger = 'emergency' | 'abuse' | 'violence' | 'threat' | 'self-harm';

export interface DangerRule {
  danger: Danger;
  says: RegExp;
  /** Evidence that cancels the rule, anywhere in the message. */
  unless?: RegExp;
  /** Whether stories, films, terms and past events cancel it. */
  yields: boolean;
}

/** A pattern in the word classes of danger. */
export const wordsOfDanger = (lines: string): RegExp => patternOf(lines, CLASSES);

/**
 * The words of a rule: its danger; whether stories, films, terms of the field and past events take it back; patterns, one
 * a line, of which one shows the danger; and patterns that take it back.
 */
export type DangerWords = readonly [danger: Danger, isYielding: boolean, says: string, unless?: string];

export const ruleOf = ([danger, yields, says, unless]: DangerWords): DangerRule => ({
  danger,
  yields,
  says: wordsOfDanger(says),
  ...(unless !== undefined && { unless: wordsOfDanger(unless) }),
});
