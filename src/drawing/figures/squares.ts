/** Cells of chakras: a name at the top, and below it the grahas as large as they fit. */
import type { Box, Point } from '../cells';
import { fillCell } from '../fill';
import { ASCENT, DESCENT, emWidth } from '../metrics';
import { line } from '../text';
import type { PlacedText, Script } from '../types';
import type { FigureMark } from './figure';

const NAME_SIZE = 15;
const LEADING = 1.2;
const GRAHA_SIZES = Array.from({ length: 15 }, (_, i) => 22 - i);
const MARGIN = 3;

/** The syllables of a name as Devanāgarī writes them: consonants with the vowel that follows. */
const SYLLABLES: Record<Script, RegExp> = {
  iast: /[^aāiīuūṛṝeo]*(?:ai|au|[aāiīuūṛṝeo])[ṃḥ]?(?:[^aāiīuūṛṝeo]+$)?/giu,
  devanagari: /\p{L}(?:\u094d\p{L}|\p{M})*/gu,
};

/** A name in as many lines as it needs, broken between words or syllables. */
function broken(name: string, most: number, script: Script): string[] {
  if (emWidth(name) <= most) return [name];
  if (name.includes(' ')) return name.split(' ');
  const hyphen = name.indexOf('-') + 1;
  if (hyphen > 0) return [name.slice(0, hyphen), name.slice(hyphen)];
  const syllables = name.match(SYLLABLES[script]) ?? [name];
  const cuts = syllables.slice(1).map((_, i) => syllables.slice(0, i + 1).join(''));
  const widest = (head: string): number => Math.max(emWidth(`${head}-`), emWidth(name.slice(head.length)));
  const head = cuts.reduce((best, cut) => (widest(cut) < widest(best) ? cut : best), cuts[0] ?? name);
  return head === name ? [name] : [`${head}-`, name.slice(head.length)];
}

/** A name at the top of a box: smaller if it needs that. */
export function nameIn({ x, y, w }: Box, name: string, script: Script, size = NAME_SIZE): PlacedText[] {
  const rows = broken(name, (w - 2 * MARGIN) / size, script);
  const fitting = Math.min(size, ...rows.map((row) => (w - 2 * MARGIN) / emWidth(row)));
  return rows.map((row, i) => line(row, x + w / 2, y + MARGIN + (ASCENT + LEADING * i) * fitting, fitting, 'middle'));
}

/** A name in the middle of a box: smaller if it needs that. */
export function nameAmid({ x, y, w, h }: Box, name: string, size: number): PlacedText {
  const fitting = Math.min(size, (w - 2 * MARGIN) / emWidth(name));
  return line(name, x + w / 2, y + h / 2 + ((ASCENT - DESCENT) / 2) * fitting, fitting, 'middle');
}

/** The corners of a box, clockwise from the upper left. */
export const cornersOf = ({ x, y, w, h }: Box): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** Grahas below a name, each as a text of its own. */
export function grahasIn(box: Box, names: readonly PlacedText[], labels: readonly string[]): FigureMark[] {
  const last = names.at(-1);
  const top = last ? last.box.y + last.box.h : box.y;
  const free = { ...box, y: top, h: box.y + box.h - top };
  if (labels.length === 0) return [];
  const filling = fillCell({ polygon: cornersOf(free), box: free, taken: null, margin: MARGIN }, GRAHA_SIZES, () =>
    labels.map(emWidth),
  );
  if (!filling) throw new RangeError(`no room for ${labels.length} grahas`);
  return labels.map((text, i): FigureMark => {
    const place = filling.places[i] as { x: number; y: number };
    return { kind: 'text', line: line(text, place.x, place.y, filling.size, 'middle'), colour: 'ink', face: 'name' };
  });
}

/** The names in a box as marks. */
export const nameMarks = (names: readonly PlacedText[]): FigureMark[] =>
  names.map((placed): FigureMark => ({ kind: 'text', line: placed, colour: 'ink-2', face: 'name' }));
