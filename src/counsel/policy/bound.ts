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

/** The words of a bound: its reason; whether a definition, a rule or a past date takes it back; patterns, one a line. */
export type BoundWords = readonly [reason: Reason, isYielding: boolean, lines: string];

export const boundBy = ([reason, yields, lines]: BoundWords): Bound => ({
  reason,
  yields,
  asks: patternOfQuestion(lines),
});
