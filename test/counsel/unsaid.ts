/**
 * What a reply leaves unsaid of an expected line: its owner, its date and its values may stand in a line of a list, or in
 * one sentence in any of its wordings.
 */

/** Words that say the same as a label. */
const SAME: Readonly<Record<string, RegExp>> = {
  sunrise: /sunrise|the sun rises/,
  sunset: /sunset|the sun sets/,
  moonrise: /moonrise|the moon rises/,
  moonset: /moonset|the moon sets/,
  सूर्योदय: /सूर्योदय|सूर्य .*उगता/,
  सूर्यास्त: /सूर्यास्त|सूर्य .*अस्त/,
  चंद्रोदय: /चंद्रोदय|चंद्रमा .*उगता/,
  suryoday: /suryoday|surya .*ugta/,
  suryast: /suryast|surya .*ast/,
  chandroday: /chandroday|chand .*ugta/,
};

/** A text without marks of emphasis and brackets, in small letters. */
const plain = (text: string): string => text.replace(/[*()]/g, '').toLowerCase();

/** The lines and sentences of a text. */
const sentencesOf = (text: string): string[] => plain(text).split(/\n+|(?<=[.।?!]) /);

const has = (sentence: string, part: string): boolean => SAME[part]?.test(sentence) ?? sentence.includes(part);

/**
 * The parts of an expected line, separated by colons, commas or dashes, that no one sentence of the reply has together;
 * nothing if it says the line.
 *
 * @example
 * unsaid('In Pune on 22 November 2026 (Sunday), the Sun rises at 06:44.', 'Pune, 22 November 2026 (Sunday): Sunrise: 06:44') // => []
 */
export function unsaid(text: string, line: string): string[] {
  if (text.includes(line)) return [];
  const parts = plain(line)
    .split(/[:,;] | – |–|[:.]$/)
    .filter((part) => part !== '');
  const lacks = sentencesOf(text).map((sentence) => parts.filter((part) => !has(sentence, part)));
  return lacks.reduce((least, each) => (each.length < least.length ? each : least), parts);
}
