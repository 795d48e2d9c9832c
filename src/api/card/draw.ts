/** Draws a card of a day to share: a few large lines. The viewer's device chooses the typeface from a list. */
import { escaped } from '../../drawing/escaped';

export interface CardLines {
  /** `Sunday, 8 November 2026`. */
  date: string;
  place: string;
  /** The tithi and the nakṣatra. */
  limbs: readonly string[];
  /** Names with times. */
  times: readonly { name: string; time: string }[];
  /** At most three are drawn. */
  utsavas: readonly string[];
  /** BCP 47. */
  lang: string;
}

const MAX_UTSAVAS = 3;
const COLOURS = { paper: '#f8f8f4', ink: '#15181e', grey: '#454b55', red: '#a8321c', rule: '#d5d7cd' };
const SERIF = 'Tiro Devanagari Hindi, Noto Serif Devanagari, Gentium Plus, Georgia, serif';

/** The font size with which a text fits the width. */
const sizeOf = (text: string, usual: number, width: number): number =>
  Math.min(usual, Math.floor(width / ([...text].length * 0.55)));

export function drawCard({ date, place, limbs, times, utsavas, lang }: CardLines): string {
  const text = (x: number, y: number, size: number, colour: string, words: string, anchor = 'start') =>
    `<text x="${x}" y="${y}" font-size="${sizeOf(words, size, 1080)}" fill="${colour}" text-anchor="${anchor}">${escaped(words)}</text>`;
  const column = 1080 / Math.max(times.length, 1);
  const shown = utsavas.slice(0, MAX_UTSAVAS);
  const label = [date, place, ...limbs, ...times.map(({ name, time }) => `${name} ${time}`), ...shown].join('. ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" xml:lang="${lang}" font-family="${SERIF}" role="img" aria-label="${escaped(label)}">`,
    `<rect width="1200" height="630" fill="${COLOURS.paper}"/>`,
    `<path d="M60 60h1080" stroke="${COLOURS.ink}" stroke-width="4"/>`,
    text(60, 130, 58, COLOURS.ink, date),
    text(60, 180, 32, COLOURS.grey, place),
    ...limbs.map((words, i) => text(60, 255 + 52 * i, 42, COLOURS.ink, words)),
    ...shown.map((words, i) => text(60, 372 + 50 * i, 40, COLOURS.red, words)),
    `<path d="M60 510h1080" stroke="${COLOURS.rule}" stroke-width="2"/>`,
    ...times.flatMap(({ name, time }, i) => [
      text(60 + column * i, 550, 24, COLOURS.grey, name),
      text(60 + column * i, 590, 32, COLOURS.ink, time),
    ]),
    text(1140, 180, 28, COLOURS.grey, 'Khagola', 'end'),
    '</svg>',
  ].join('');
}
