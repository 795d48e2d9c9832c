import { classify } from './classify';
import { findings } from './engine';
import type { Classification, SentenceFinding } from './types';

export type Repair = { text: string | null; action: 'pass' | 'rewritten' | 'withheld' };

/** The rest must still be an answer: at least this many letters, and this share of the draft. */
const FEWEST_LETTERS = 40;
const LEAST_SHARE = 0.25;
/** Removing a sentence may change how the rest is read; after this many rounds the reply is withheld. */
const MOST_ROUNDS = 4;

/**
 * Removes the slips from a draft: whole sentences, bullets and rows, with the sentences that refer to them, and
 * headings and lead-ins without remaining content. If too little remains, or a slip does, the reply is withheld.
 */
export function repair(text: string, classification: Classification): Repair {
  if (!classification.slip) return { text, action: 'pass' };
  let rest = text;
  for (let round = 0, found = classification; round < MOST_ROUNDS && found.slip; round++) {
    rest = without(rest, found);
    found = classify(rest);
    if (!found.slip)
      return isEnough(rest, text) ? { text: rest, action: 'rewritten' } : { text: null, action: 'withheld' };
  }
  return { text: null, action: 'withheld' };
}

function without(text: string, { spans }: Classification): string {
  const sentences = findings(text);
  const removed = sentences.map((sentence) =>
    spans.some((span) => span.start < sentence.end && sentence.start < span.end),
  );
  sentences.forEach((sentence, i) => {
    if (removed[i - 1] && sentence.leans) removed[i] = true;
  });
  // from the end, so that the heading of an emptied list is removed too
  for (let i = sentences.length - 2; i >= 0; i--) {
    const sentence = sentences[i] as SentenceFinding;
    if ((sentence.line === 'heading' || sentence.leadsIn) && removed[i + 1] && !hasMore(sentences, removed, i))
      removed[i] = true;
  }
  let kept = '';
  let at = 0;
  sentences.forEach((sentence, i) => {
    if (!removed[i]) return;
    kept += text.slice(at, Math.max(at, sentence.start));
    at = Math.max(at, afterGap(text, sentence.start, sentence.end));
  });
  return tidy(kept + text.slice(at));
}

/** Includes the blank after a removed sentence, and the line break of a removed line. */
function afterGap(text: string, start: number, end: number): number {
  let at = end;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  const wholeLine = (start === 0 || text[start - 1] === '\n') && text[at] === '\n';
  return wholeLine ? at + 1 : at;
}

/** Whether any content of a heading or a lead-in remains. */
function hasMore(sentences: readonly SentenceFinding[], removed: readonly boolean[], i: number): boolean {
  for (let k = i + 1; k < sentences.length; k++) {
    const line = (sentences[k] as SentenceFinding).line;
    if (line === 'heading') return false;
    if (!removed[k]) return sentences[i]?.line === 'heading' || line === 'item' || line === 'row';
  }
  return false;
}

/** Removes empty markers, emphasis and blank lines. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(
      (line) =>
        line === '' ||
        line.includes('|') ||
        line.includes('`') ||
        /[\p{L}\p{N}]/u.test(line.replace(/^\s{0,16}\d{1,3}[.)]/, '')),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function isEnough(rest: string, draft: string): boolean {
  const left = letters(rest);
  return left >= FEWEST_LETTERS && left >= LEAST_SHARE * letters(draft);
}
