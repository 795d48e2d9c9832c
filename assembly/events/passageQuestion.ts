/** Reads the questions about passages from the block, one at a time. */
import { getEvent } from '../block';
import {
  PASSAGE_FIRST,
  PASSAGE_OFFSET,
  PASSAGE_QUESTION_SLOTS,
  PASSAGE_QUESTIONS,
  PASSAGE_SECOND,
  PASSAGE_STEP,
  PASSAGE_TROPICAL,
  STAR,
  TROPICAL,
} from '../layout';
import { zodiacKind } from '../sidereal/zodiac';

// The current question.
export let question: i32 = 0;
export let first: i32 = 0;
export let second: i32 = -1;
export let isTropical: bool = false;
export let hasSwing: bool = false;
export let step: f64 = 0;
export let offset: f64 = 0;

/** Makes a row of the block the current question. */
export function readQuestion(row: i32): void {
  const slot = PASSAGE_QUESTIONS + PASSAGE_QUESTION_SLOTS * row;
  question = row;
  first = <i32>getEvent(slot + PASSAGE_FIRST);
  second = <i32>getEvent(slot + PASSAGE_SECOND);
  isTropical = getEvent(slot + PASSAGE_TROPICAL) != 0 || zodiacKind() == TROPICAL;
  step = getEvent(slot + PASSAGE_STEP);
  offset = getEvent(slot + PASSAGE_OFFSET);
  hasSwing = second < 0 && !isTropical && zodiacKind() == STAR;
}

/** The row after the last in sequence that shares its angle with a row. */
export function endOfRun(row: i32, questions: i32): i32 {
  readQuestion(row);
  const body = first;
  const other = second;
  const tropical = isTropical;
  let end = row + 1;
  for (; end < questions; end++) {
    readQuestion(end);
    if (first != body || second != other || isTropical != tropical) break;
  }
  return end;
}
