/** Lines of text in a drawing. */
import type { Box } from './cells';
import { ASCENT, DESCENT, emWidth } from './metrics';
import type { PlacedText, Script } from './types';

const DEVANAGARI_ZERO = 0x0966;

/** A whole number in the numerals of a script. */
export const figures = (number: number, script: Script): string =>
  script === 'iast'
    ? String(number)
    : String(number).replace(/\d/g, (digit) => String.fromCodePoint(DEVANAGARI_ZERO + Number(digit)));

/** Part of a line before its anchor. */
export const BEFORE: Record<PlacedText['anchor'], number> = { start: 0, middle: 0.5, end: 1 };

/** The box of a line. */
export const boxAt = (x: number, y: number, w: number, size: number, anchor: PlacedText['anchor']): Box => ({
  x: x - w * BEFORE[anchor],
  y: y - ASCENT * size,
  w,
  h: (ASCENT + DESCENT) * size,
});

/** A line of text with its box. */
export const line = (text: string, x: number, y: number, size: number, anchor: PlacedText['anchor']): PlacedText => ({
  text,
  x,
  y,
  size,
  anchor,
  box: boxAt(x, y, emWidth(text) * size, size, anchor),
});

const CAPTION = { first: 19, others: 15.5, leading: 1.48, padding: 6 } as const;
/** A caption may shrink to this factor before its lines are broken, and then before they are cut. */
const WHOLE = 0.8;
const LEAST = 0.5;

/** Breaks a line at its spaces if it is wider than `most` ems. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const joined = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && emWidth(joined) <= most) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** Truncates a line that is wider than `most` ems. */
function cut(text: string, most: number): string {
  if (emWidth(text) <= most) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && emWidth(`${letters.join('')}…`) > most) letters.pop();
  return `${letters.join('')}…`;
}

const heightOf = (rows: readonly { size: number }[]): number =>
  rows.reduce((sum, { size }) => sum + CAPTION.leading * size, 0);

/**
 * The caption, centred in the free square, with a larger first line. It shrinks a little to keep lines whole, then
 * breaks them at spaces, and truncates what is too long even at half size.
 */
export function captionIn(box: Box, caption: readonly string[]): PlacedText[] {
  const [wide, high] = [box.w - 2 * CAPTION.padding, box.h - 2 * CAPTION.padding];
  const lines = caption.map((text, i) => ({ text, full: i === 0 ? CAPTION.first : CAPTION.others }));
  const fits = lines.map(({ text, full }) => wide / (emWidth(text) * full));
  const whole = Math.min(1, ...fits.filter((scale) => scale >= WHOLE));
  for (let scale = whole; ; scale -= 0.02) {
    const last = scale < LEAST;
    const rows = lines.flatMap(({ text, full }) => {
      const size = full * scale;
      return wrapped(text, wide / size).map((row) => ({ row, size }));
    });
    if (!last && (heightOf(rows) > high || rows.some(({ row, size }) => emWidth(row) * size > wide))) continue;
    while (rows.length > 0 && heightOf(rows) > high) rows.pop();
    let top = box.y + (box.h - heightOf(rows)) / 2;
    return rows.map(({ row, size }) => {
      const y = top + (CAPTION.leading / 2 + 0.32) * size;
      top += CAPTION.leading * size;
      return line(cut(row, wide / size), box.x + box.w / 2, y, size, 'middle');
    });
  }
}
