/**
 * The round chart: the zodiac runs anticlockwise from the lagna at the left, and every point is drawn at its longitude.
 * With house cusps it is the chalit chart.
 */
import type { PointKey } from '../../data/keys';
import { norm360 } from '../../domain/circle';
import { degreesInRashi, rashiOf } from '../../domain/positions/placement';
import { ASCENT, DESCENT, emWidth } from '../metrics';
import { spread } from '../spread';
import { captionIn, figures, line } from '../text';
import type { Script } from '../types';
import { circle, type Figure, type FigureMark, type FigurePart, polyline } from './figure';
import { degreesIn, type FigureWords, languageOf, pointWords, textsOf } from './words';

interface WheelPoint {
  key: PointKey;
  siderealDeg: number;
  retrograde?: boolean;
}

interface WheelPicture extends FigureWords {
  /** The lagna and the grahas. */
  points: readonly WheelPoint[];
  lagnaDeg: number;
  /** Beginnings of the houses 1 to 12, sidereal degrees; null if they do not exist. Absent: whole-sign houses. */
  cuspsDeg?: readonly number[] | null;
  title: string;
  /** Lines in the middle. */
  caption: readonly string[];
}

const SIDE = 480;
const CENTRE = SIDE / 2;
/** Radii: of the circle around the zodiac, of its inner edge, of the points, of their labels, of the houses, of the middle. */
const RADII = { outer: 236, zodiac: 180, points: 168, labels: 132, houses: 93, middle: 78 } as const;
/** How far lines reach from the middle, and labels and their leaders from the points. */
const [SPOKE_END, LEADER_END] = [106, 158];
const SIZES = { rashi: 12, label: 15, degrees: 10.5, house: 11 } as const;
const GAP = 3;

/** Devanāgarī numerals are small for their font size. */
const FIGURE_SCALE: Record<Script, number> = { iast: 1, devanagari: 1.2 };

/** The point of the drawing at a direction, degrees anticlockwise from the right. */
function at(deg: number, radius: number): [number, number] {
  const angle = (deg * Math.PI) / 180;
  return [CENTRE + radius * Math.cos(angle), CENTRE - radius * Math.sin(angle)];
}

/** The direction of a longitude: the lagna is at the left. */
const directionOf = (siderealDeg: number, lagnaDeg: number): number => norm360(180 + siderealDeg - lagnaDeg);

const spoke = (deg: number, from: number, to: number): string => polyline([at(deg, from), at(deg, to)]);

const centred = (text: string, [x, y]: readonly [number, number], size: number) =>
  line(text, x, y + ((ASCENT - DESCENT) / 2) * size, size, 'middle');

/** Angle that labels of a size need between their centres, so that no two of them touch. */
const apartDeg = (width: number, size: number, radius: number): number =>
  (2 * Math.asin(Math.hypot(width, (ASCENT + DESCENT) * size) / 2 / radius) * 180) / Math.PI;

/** The rāśis with their names, and the edges of the nakṣatras. */
function zodiac({ lagnaDeg, names }: Pick<WheelPicture, 'lagnaDeg' | 'names'>): FigureMark[] {
  const edges = (count: number, from: number, to: number): string =>
    Array.from({ length: count }, (_, i) => spoke(directionOf((360 * i) / count, lagnaDeg), from, to)).join('');
  const { outer, zodiac: inner, points } = RADII;
  return [
    { kind: 'path', d: circle(CENTRE, CENTRE, outer) + circle(CENTRE, CENTRE, inner), stroke: 'ink' },
    { kind: 'path', d: circle(CENTRE, CENTRE, points), stroke: 'ink-3', width: 0.75 },
    { kind: 'path', d: edges(12, inner, outer), stroke: 'ink' },
    { kind: 'path', d: edges(27, points, inner), stroke: 'ink-3', width: 0.75 },
    ...Array.from({ length: 12 }, (_, i): FigureMark => {
      const place = at(directionOf(30 * i + 15, lagnaDeg), (inner + outer) / 2);
      return { kind: 'text', line: centred(names.rashi(i + 1), place, SIZES.rashi), colour: 'ink-2', face: 'name' };
    }),
  ];
}

/** The houses with their numbers, which move aside where houses are narrow. */
function houses(
  startsDeg: readonly number[],
  { lagnaDeg, script, names }: WheelPicture,
): { spokes: FigureMark; parts: FigurePart[] } {
  const directions = startsDeg.map((deg) => directionOf(deg, lagnaDeg));
  const middles = directions.map((deg, i) => deg + norm360((directions[(i + 1) % 12] as number) - deg) / 2);
  const size = SIZES.house * FIGURE_SCALE[script];
  const numbers = middles.map((_, i) => figures(i + 1, script));
  const widest = Math.max(...numbers.map((number) => emWidth(number))) * size;
  const places = spread(middles, apartDeg(widest, size, RADII.houses));
  const texts = textsOf(script);
  return {
    spokes: {
      kind: 'path',
      d: directions.map((deg) => spoke(deg, RADII.middle, SPOKE_END)).join(''),
      stroke: 'ink',
    },
    parts: numbers.map((text, i): FigurePart => {
      const startDeg = startsDeg[i] as number;
      const degrees = degreesIn(degreesInRashi(startDeg), script);
      const tick: FigureMark = {
        kind: 'path',
        d: spoke(directions[i] as number, RADII.points - 6, RADII.zodiac),
        stroke: 'hingula',
        width: i % 3 === 0 ? 2.5 : 1.25,
      };
      const number = centred(text, at(places[i] as number, RADII.houses), size);
      return {
        id: `house-${i + 1}`,
        title: texts.begins({ number: text, degrees, rashi: names.rashi(rashiOf(startDeg)) }),
        marks: [tick, { kind: 'text', line: number, colour: 'ink-3', face: 'figure' }],
      };
    }),
  };
}

/** The points at their longitudes, with labels beside each other and a line from each label to its point. */
function pointsOf(picture: WheelPicture): FigurePart[] {
  const { points, lagnaDeg, script, names } = picture;
  const labels = points.map(({ key, siderealDeg, retrograde }) => {
    const label = names.label(key);
    const degrees = figures(Math.floor(degreesInRashi(siderealDeg)), script);
    const degreesSize = SIZES.degrees * FIGURE_SCALE[script];
    const text = retrograde ? `(${label})` : label;
    return { text, degrees, degreesSize, width: emWidth(text) * SIZES.label + emWidth(degrees) * degreesSize };
  });
  const widest = Math.max(...labels.map(({ width }) => width)) + GAP;
  const directions = points.map(({ siderealDeg }) => directionOf(siderealDeg, lagnaDeg));
  const places = spread(directions, apartDeg(widest, SIZES.label, RADII.labels));
  return points.map((point, i): FigurePart => {
    const { text, degrees, degreesSize, width } = labels[i] as (typeof labels)[number];
    const [direction, place] = [directions[i] as number, places[i] as number];
    const [x, y] = at(place, RADII.labels);
    const colour = point.key === 'lagna' ? 'hingula' : 'ink';
    const [dotX, dotY] = at(direction, RADII.points);
    const middle = centred(text, [x, y], SIZES.label);
    return {
      id: point.key,
      title: pointWords(point, picture),
      marks: [
        {
          kind: 'path',
          d: polyline([[dotX, dotY], at(place, LEADER_END)]),
          stroke: 'ink-3',
          width: 0.75,
        },
        { kind: 'disc', x: dotX, y: dotY, r: 3, fill: colour },
        {
          kind: 'text',
          line: { ...middle, box: { ...middle.box, x: x - width / 2, w: width } },
          colour,
          face: 'name',
          raised: { text: degrees, size: degreesSize },
        },
      ],
    };
  });
}

/** Draws the round chart. */
export function wheelFigure(picture: WheelPicture): Figure {
  const { points, lagnaDeg, cuspsDeg, script, title, caption } = picture;
  const texts = textsOf(script);
  const wholeSign = Array.from({ length: 12 }, (_, i) => norm360(30 * (Math.floor(lagnaDeg / 30) + i)));
  const starts = cuspsDeg === undefined ? wholeSign : cuspsDeg;
  const ofHouses = starts && houses(starts, picture);
  const half = RADII.middle / Math.SQRT2;
  const free = { x: CENTRE - half, y: CENTRE - half, w: 2 * half, h: 2 * half };
  const words = points.map((point) => `${pointWords(point, picture)}.`);
  const cusps = cuspsDeg ? (ofHouses?.parts.map((part) => part.title) ?? []) : [];
  return {
    side: SIDE,
    title: [title, ...caption].join(', '),
    description: [...(starts === null ? [texts['no-cusps']] : []), ...words, ...cusps].join(' '),
    language: languageOf(script),
    ground: [
      ...zodiac(picture),
      { kind: 'path', d: circle(CENTRE, CENTRE, RADII.middle), stroke: 'ink', width: 0.75 },
      ...(ofHouses ? [ofHouses.spokes] : []),
      ...captionIn(free, [title, ...caption]).map(
        // The title is the largest, and may have several lines.
        (placed, _, [first]): FigureMark => ({
          kind: 'text',
          line: placed,
          colour: placed.size === first?.size ? 'ink' : 'ink-2',
          face: placed.size === first?.size ? 'name' : 'figure',
        }),
      ),
    ],
    parts: [...(ofHouses?.parts ?? []), ...pointsOf(picture)],
  };
}
