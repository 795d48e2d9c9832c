/** The Sarvatobhadra and the Koṭa chakras with the grahas in their nakṣatras. The east is at the top, the south at the right. */
import { RASHI_KEYS } from '../../data/almanac';
import { KOTA_QUARTER, MANSION_KEYS, type MansionKey, SARVATOBHADRA, type Square } from '../../data/chakras';
import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import { kotaPlace } from '../../domain/chart/chakras';
import { letterOf } from '../../lexicon/letters';
import type { Box } from '../cells';
import { figures } from '../text';
import { type Figure, type FigureMark, type FigurePart, polyline } from './figure';
import { cornersOf, grahasIn, nameAmid, nameIn, nameMarks } from './squares';
import { type FigureWords, inScript, languageOf, textsOf } from './words';

interface ChakraPicture extends FigureWords {
  /** The nakṣatra of each graha among 28. */
  mansions: Readonly<Record<GrahaKey, MansionKey>>;
  /** Lines that identify the chart. */
  caption: readonly string[];
}

const SIDE = 720;

const grahasAt = ({ mansions }: ChakraPicture, mansion: MansionKey): GrahaKey[] =>
  GRAHA_KEYS.filter((key) => mansions[key] === mansion);

/** The outline of a box. */
const outline = (box: Box, width = 1.25): FigureMark => ({
  kind: 'path',
  d: polyline(cornersOf(box), true),
  fill: 'paper',
  stroke: 'ink',
  width,
});

/** `Aśvinī: Sūrya, Budha.` for every nakṣatra with grahas, in the order of the nakṣatras. */
const wordsOf = (picture: ChakraPicture): string[] =>
  MANSION_KEYS.flatMap((mansion) => {
    const names = grahasAt(picture, mansion).map(picture.names.point);
    const place = picture.names.mansion(mansion);
    return names.length > 0 ? [textsOf(picture.script).holds({ place, names: names.join(', ') })] : [];
  });

/** The part of a nakṣatra: its square, its name, its grahas. */
function mansionPart(picture: ChakraPicture, mansion: MansionKey, box: Box, title: string): FigurePart {
  const names = nameIn(box, picture.names.mansion(mansion), picture.script);
  const grahas = grahasAt(picture, mansion);
  const inside = grahas.map(picture.names.point);
  return {
    id: mansion,
    title: inside.length > 0 ? `${title}: ${inside.join(', ')}` : title,
    marks: [outline(box), ...nameMarks(names), ...grahasIn(box, names, grahas.map(picture.names.label))],
  };
}

const CELL = SIDE / SARVATOBHADRA.length;

/** The text in a square without a nakṣatra. */
function squareText({ kind, value }: Square, { script, names }: FigureWords): string {
  if (kind === 'rashi') return names.rashi(RASHI_KEYS.indexOf(value as (typeof RASHI_KEYS)[number]) + 1);
  if (kind === 'tithi') return textsOf(script).tithi[value as keyof ReturnType<typeof textsOf>['tithi']];
  return inScript(letterOf(kind as 'vowel' | 'consonant', value), script);
}

/** Draws the Sarvatobhadra: nine rows of nine squares. */
export function sarvatobhadraFigure(picture: ChakraPicture): Figure {
  const { script, caption } = picture;
  const title = textsOf(script).sarvatobhadra;
  const parts = SARVATOBHADRA.flatMap((squares, row) =>
    squares.map((square, column): FigurePart => {
      const box = { x: CELL * column, y: CELL * row, w: CELL, h: CELL };
      if (square.kind === 'nakshatra') {
        const mansion = square.value as MansionKey;
        return mansionPart(picture, mansion, box, picture.names.mansion(mansion));
      }
      const text = squareText(square, picture);
      const isLetter = square.kind === 'vowel' || square.kind === 'consonant';
      const name = nameAmid(box, text, isLetter ? 24 : 17);
      return {
        id: `square-${row + 1}-${column + 1}`,
        title: text,
        marks: [outline(box), { kind: 'text', line: name, colour: isLetter ? 'ink-3' : 'ink-2', face: 'name' }],
      };
    }),
  );
  return {
    side: SIDE,
    title: [title, ...caption].join(', '),
    description: wordsOf(picture).join(' '),
    language: languageOf(script),
    ground: [],
    parts,
  };
}

/** Columns and rows of a quarter of the Koṭa in a grid of eight: in by the corner, the pillar, out by the gate of a side. */
const UNIT = SIDE / 8;
const QUARTER: readonly (readonly [column: number, row: number, columns: number])[] = [
  [0, 0, 1],
  [1, 1, 1],
  [2, 2, 1],
  [3, 3, 1],
  [3, 2, 2],
  [3, 1, 2],
  [3, 0, 2],
];

/** The box of a count from the natal nakṣatra, 1 to 28. Each quarter is the one before, turned clockwise. */
export function kotaBox(count: number): Box {
  const quarter = Math.floor((count - 1) / KOTA_QUARTER.length);
  const [column, row, columns] = QUARTER[(count - 1) % KOTA_QUARTER.length] as (typeof QUARTER)[number];
  let box: Box = { x: column, y: row, w: columns, h: 1 };
  for (let turn = 0; turn < quarter; turn++) box = { x: 8 - box.y - box.h, y: box.x, w: box.h, h: box.w };
  return { x: UNIT * box.x, y: UNIT * box.y, w: UNIT * box.w, h: UNIT * box.h };
}

/**
 * Draws the Koṭa: four squares inside each other, entered from the north-east. The corners are entrances and the middles of
 * the sides are gates (customary).
 */
export function kotaFigure(picture: ChakraPicture & { janma: MansionKey }): Figure {
  const { script, caption, janma } = picture;
  const texts = textsOf(script);
  const first = MANSION_KEYS.indexOf(janma);
  const inOrder = MANSION_KEYS.map((_, i) => MANSION_KEYS[(first + i) % MANSION_KEYS.length] as MansionKey);
  const walls = [0, 1, 2, 3].map((ring): FigureMark => {
    const side = SIDE - 2 * ring * UNIT;
    return outline({ x: ring * UNIT, y: ring * UNIT, w: side, h: side }, ring === 2 ? 4 : undefined);
  });
  const parts = inOrder.map((mansion) => {
    const { count, ring } = kotaPlace(janma, mansion);
    const name = texts.ring[ring]({ mansion: picture.names.mansion(mansion) });
    return mansionPart(picture, mansion, kotaBox(count), `${figures(count, script)}. ${name}`);
  });
  return {
    side: SIDE,
    title: [texts.kota, ...caption].join(', '),
    description: wordsOf(picture).join(' '),
    language: languageOf(script),
    ground: walls,
    parts,
  };
}
