/** The random seed, derived from the question: equal questions get equal random assignments. */
import type { RectifyQuestion } from './types';

const OFFSET_BASIS = 2166136261;
const PRIME = 16777619;

/** FNV-1a of 32 bits over the code units of a text. */
export function fnv1a(text: string): number {
  let hash = OFFSET_BASIS;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash >>> 0;
}

/** 1 to 2³² − 1, from all fields of the question. The events must be in the order of evaluation; −0 equals 0. */
export function seedOf(question: RectifyQuestion): number {
  const { birthDate, startMinute, endMinute, gridMinutes, latDeg, lonDeg, tzHours, events } = question;
  const dated = events.map(({ date, category }) => [date, category]);
  const text = JSON.stringify([birthDate, startMinute, endMinute, gridMinutes, latDeg, lonDeg, tzHours, dated]);
  return fnv1a(text) || 1; // the generator never leaves 0
}
