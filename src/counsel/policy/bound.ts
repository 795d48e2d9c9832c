/** A bound: the questions that are declined for one reason. */
import { patternOfQuestion } from './vocabulary';

/** The reasons for declining, as the texts of refusals have them. */
export type Reason =
  | 'instructions'
  | 'off_topic'
  | 'death'
  | 'match_verdict'
  | 'remedy'
  | 'health'
  | 'law'
  | 'money'
  | 'timing'
  | 'advice'
  | 'world'
  | 'fear'
  | 'character'
  | 'marriage'
  | 'work'
  | 'prediction';

export interface Bound {
  reason: Reason;
  asks: RegExp;
  /** Whether a definition, a rule or a past date takes it back. */
  yields: boolean;
}

/**
 * @param yields  whether a definition, a rule or a past date takes the bound back
 * @param lines   patterns, one a line
 */
export const bound = (reason: Reason, yields: boolean, lines: string): Bound => ({
  reason,
  yields,
  asks: patternOfQuestion(lines),
});
