/** The sky above a place as a round picture: horizon, altitudes, ecliptic with its rāśis, grahas, bright and junction stars. */
import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import { type Dome, type DomePlace, type DomeStar, lightOf } from '../../domain/sky/dome';
import { directionTo, domePoint, isUp, litOutline, runsAbove } from '../../domain/sky/domeProjection';
import { isJunctionStar } from '../../domain/sky/zodiacStars';
import { starName } from '../../lexicon/sentences/farBodies';
import type { Box } from '../cells';
import { ASCENT, DESCENT, emWidth } from '../metrics';
import { figures, line } from '../text';
import type { Script } from '../types';
import { circle, type Figure, type FigureMark, type FigurePart, polyline } from './figure';
import { boxAround, LabelPlaces } from './labelPlaces';
import { type FigureNames, languageOf, namesIn, textsOf } from './words';

export interface DomePicture {
  dome: Dome;
  /** The language of its sentences: English with IAST, or Hindi. */
  script: Script;
  /** Names in another spelling than the script’s Sanskrit ones. */
  names?: FigureNames;
  /** The name of the place. */
  place: string;
  /** Date and time. */
  caption: readonly string[];
  /** A small drawing has larger letters for its size, fewer names and no caption. */
  isSmall?: boolean;
}

interface Sizes {
  side: number;
  /** Distance of the horizon from the edge. */
  edge: number;
  graha: number;
  rashi: number;
  star: number;
  horizon: number;
  altitude: number;
  /** Faintest magnitude of a star with a name. */
  named: number;
}

const FULL: Sizes = { side: 720, edge: 36, graha: 17, rashi: 15, star: 12.5, horizon: 18, altitude: 11, named: 9 };
const SMALL: Sizes = { side: 340, edge: 30, graha: 15, rashi: 13, star: 12, horizon: 15, altitude: 11, named: 1.5 };

const CAPTION = { first: 18, others: 14, leading: 20, padding: 12 } as const;

const MOON_RADIUS = 12;
const SUN_RADIUS = 10;
const PLANET_RADIUS = 4.5;
const NODE_RADIUS = 4;

/** Half the length of the lines across the ecliptic. */
const TICKS = { nakshatra: 3, rashi: 8 } as const;

const ALTITUDES = [30, 60] as const;
const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
/** Steps of the ecliptic, degrees. */
const STEP_DEG = 1;

const radiusOf = (key: GrahaKey): number => {
  switch (key) {
    case 'moon':
      return MOON_RADIUS;
    case 'sun':
      return SUN_RADIUS;
    case 'rahu':
    case 'ketu':
      return NODE_RADIUS;
    default:
      return PLANET_RADIUS;
  }
};

/** Brighter stars are larger. */
const starRadius = (magnitude: number): number => Math.max(0.9, 2.9 - 0.55 * magnitude);

type Point = readonly [x: number, y: number];

/** A drawing in the making: its sizes, words and labels. */
class DomeDrawing {
  readonly #picture: DomePicture;
  readonly #sizes: Sizes;
  readonly #names: FigureNames;
  readonly #labels: LabelPlaces;
  readonly #grahas: readonly GrahaKey[];
  readonly #stars: readonly DomeStar[];

  constructor(picture: DomePicture) {
    this.#picture = picture;
    this.#sizes = picture.isSmall ? SMALL : FULL;
    this.#names = picture.names ?? namesIn(picture.script);
    const { grahas, stars, ecliptic } = picture.dome;
    this.#grahas = GRAHA_KEYS.filter((key) => isUp(grahas[key]));
    this.#stars = stars.filter(({ place }) => isUp(place));
    const onEcliptic = Array.from({ length: 180 }, (_, i) => 2 * i).flatMap((deg): Box[] => {
      const place = ecliptic(deg);
      return isUp(place) ? [boxAround(this.#at(place), deg % 30 === 0 ? TICKS.rashi : TICKS.nakshatra)] : [];
    });
    this.#labels = new LabelPlaces(
      [
        ...this.#grahas.map((key) => boxAround(this.#at(grahas[key]), radiusOf(key) + 1)),
        ...this.#stars.map(({ place, magnitude }) => boxAround(this.#at(place), starRadius(magnitude) + 1)),
      ],
      onEcliptic,
      (box) => this.#isInside(box),
    );
  }

  get #centre(): number {
    return this.#sizes.side / 2;
  }

  get #radius(): number {
    return this.#centre - this.#sizes.edge;
  }

  #at(place: DomePlace): Point {
    const [x, y] = domePoint(place);
    return [this.#centre + this.#radius * x, this.#centre + this.#radius * y];
  }

  #isInside({ x, y, w, h }: Box): boolean {
    const far = (left: number, top: number) => Math.hypot(left - this.#centre, top - this.#centre);
    return Math.max(far(x, y), far(x + w, y), far(x, y + h), far(x + w, y + h)) < this.#radius - 2;
  }

  #degrees(deg: number): string {
    return `${figures(Math.round(deg), this.#picture.script).replace('-', '\u2212')}°`;
  }

  #seen(name: string, { altitudeDeg, azimuthDeg }: DomePlace): string {
    const [altitude, azimuth] = [this.#degrees(altitudeDeg), this.#degrees(azimuthDeg % 360)];
    return textsOf(this.#picture.script).seen({ name, altitude, azimuth });
  }

  #discs(key: GrahaKey): FigureMark[] {
    const { grahas, moonLit } = this.#picture.dome;
    const [x, y] = this.#at(grahas[key]);
    const r = radiusOf(key);
    switch (key) {
      case 'moon': {
        const outline = litOutline(moonLit, directionTo(grahas.moon, grahas.sun));
        const lit = outline.map(([right, down]): Point => [x + r * right, y + r * down]);
        return [
          { kind: 'disc', x, y, r, fill: 'unlit', stroke: 'ink' },
          { kind: 'path', d: polyline(lit, true), fill: 'lit' },
        ];
      }
      case 'sun':
        return [
          { kind: 'disc', x, y, r, fill: 'paper', stroke: 'hingula' },
          { kind: 'disc', x, y, r: 3, fill: 'hingula' },
        ];
      case 'rahu':
      case 'ketu':
        return [{ kind: 'disc', x, y, r, fill: 'paper', stroke: 'hingula' }];
      default:
        return [{ kind: 'disc', x, y, r, fill: 'ink' }];
    }
  }

  /** The visible grahas with their names. A distant name has a line to its graha. */
  grahas(): FigurePart[] {
    const { dome, script } = this.#picture;
    return this.#grahas.map((key): FigurePart => {
      const name = this.#names.point(key);
      const words = this.#seen(name, dome.grahas[key]);
      const [point, r] = [this.#at(dome.grahas[key]), radiusOf(key)];
      const label = this.#labels.place({ text: name, point, reach: r + 2, size: this.#sizes.graha, farthest: 160 });
      const percent = figures(Math.round(100 * dome.moonLit), script);
      return {
        id: key,
        title: key === 'moon' ? textsOf(script)['moon-lit']({ seen: words, percent }) : words,
        marks: [
          ...(label && label.distance > r + 10 ? [leader(point, label.line.box)] : []),
          ...this.#discs(key),
          ...(label ? [{ kind: 'text', line: label.line, colour: 'ink', face: 'name' } as const] : []),
        ],
      };
    });
  }

  /** Lines across the ecliptic at its divisions. */
  #ticks(count: number, half: number): FigureMark {
    const { ecliptic } = this.#picture.dome;
    const tick = (deg: number): string => {
      const place = ecliptic(deg);
      if (!isUp(place)) return '';
      const [[x, y], [ahead, down]] = [this.#at(place), directionTo(place, ecliptic(deg + 1))];
      return polyline([
        [x - half * down, y + half * ahead],
        [x + half * down, y - half * ahead],
      ]);
    };
    const d = Array.from({ length: count }, (_, i) => tick((360 * i) / count)).join('');
    return { kind: 'path', d, stroke: 'hingula', width: count === 12 ? 1.5 : 0.75 };
  }

  /** The ecliptic above the horizon with its rāśis and nakṣatras. */
  ecliptic(): FigurePart {
    const { dome, script } = this.#picture;
    const places = Array.from({ length: 360 / STEP_DEG + 1 }, (_, i) => dome.ecliptic(STEP_DEG * i));
    const d = runsAbove(places)
      .map((run) => polyline(run.map((place) => this.#at(place))))
      .join('');
    const names = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((rashi): FigureMark[] => {
      const place = dome.ecliptic(30 * rashi - 15);
      if (!isUp(place)) return [];
      const text = this.#names.rashi(rashi);
      const label = this.#labels.place({
        text,
        point: this.#at(place),
        reach: 6,
        size: this.#sizes.rashi,
        farthest: 34,
      });
      return label ? [{ kind: 'text', line: label.line, colour: 'hingula', face: 'name' }] : [];
    });
    const line: FigureMark = { kind: 'path', d, stroke: 'hingula' };
    return {
      id: 'ecliptic',
      title: textsOf(script).ecliptic,
      marks: [line, this.#ticks(27, TICKS.nakshatra), this.#ticks(12, TICKS.rashi), ...names],
    };
  }

  /** The stars above the horizon, the brightest first. A junction star has a ring and the name of its nakṣatra. */
  stars(): FigurePart[] {
    const language = languageOf(this.#picture.script);
    return this.#stars.map(({ key, magnitude, place }): FigurePart => {
      const [x, y] = this.#at(place);
      const r = starRadius(magnitude);
      const name = starName(key, language);
      const isJunction = isJunctionStar(key);
      const text = isJunction ? this.#names.mansion(key) : name.replace(/ \(.*\)$/, '');
      const isNamed = magnitude <= this.#sizes.named;
      const label = isNamed
        ? this.#labels.place({ text, point: [x, y], reach: r + 2, size: this.#sizes.star, farthest: 14 })
        : null;
      return {
        id: `star-${key}`,
        title: this.#seen(name, place),
        marks: [
          ...(isJunction ? [{ kind: 'path', d: circle(x, y, r + 2), stroke: 'ink-3', width: 0.75 } as const] : []),
          { kind: 'disc', x, y, r, fill: 'ink-2' },
          ...(label ? [{ kind: 'text', line: label.line, colour: 'ink-2', face: 'name' } as const] : []),
        ],
      };
    });
  }

  /** The horizon with its directions, and the circles of equal altitude. */
  frame(): FigureMark[] {
    const { horizon, altitude: altitudeSize } = this.#sizes;
    const directions = DIRECTIONS.map((key, i): FigureMark => {
      const [x, y] = this.#at({ azimuthDeg: 90 * i, altitudeDeg: 0 });
      // Beyond the disc of a Moon on the horizon.
      const out = this.#sizes.edge - 0.6 * horizon;
      const [right, down] = [Math.sign(x - this.#centre) * out, Math.sign(y - this.#centre) * out];
      const text = textsOf(this.#picture.script).horizon[key];
      const baseline = y + Math.round(down) + ((ASCENT - DESCENT) / 2) * horizon;
      return {
        kind: 'text',
        line: line(text, x + Math.round(right), baseline, horizon, 'middle'),
        colour: 'ink',
        face: 'name',
      };
    });
    const circles = ALTITUDES.flatMap((altitudeDeg): FigureMark[] => {
      const d = circle(this.#centre, this.#centre, (this.#radius * (90 - altitudeDeg)) / 90);
      const label = this.#labels.place({
        text: this.#degrees(altitudeDeg),
        point: this.#at({ azimuthDeg: 0, altitudeDeg: altitudeDeg + 2.5 }),
        reach: 1,
        size: altitudeSize,
        farthest: 40,
      });
      return [
        { kind: 'path', d, stroke: 'ink-3', width: 0.5 },
        ...(label ? [{ kind: 'text', line: label.line, colour: 'ink-3', face: 'figure' } as const] : []),
      ];
    });
    return [
      { kind: 'path', d: circle(this.#centre, this.#centre, this.#radius), stroke: 'ink', width: 2 },
      ...circles,
      ...directions,
    ];
  }

  /** The lines of the caption in the upper left corner, outside the horizon. */
  caption(lines: readonly string[]): FigureMark[] {
    if (this.#picture.isSmall) return [];
    return lines.map((text, i): FigureMark => {
      const y = CAPTION.padding + CAPTION.first * ASCENT + CAPTION.leading * i;
      const up = this.#centre - y - CAPTION.leading * DESCENT;
      const width = this.#centre - 2 * CAPTION.padding - Math.sqrt(Math.max(0, this.#radius ** 2 - up * up));
      const size = Math.min(i === 0 ? CAPTION.first : CAPTION.others, width / emWidth(text));
      return {
        kind: 'text',
        line: line(text, CAPTION.padding, y, size, 'start'),
        colour: i === 0 ? 'ink' : 'ink-2',
        face: i === 0 ? 'name' : 'figure',
      };
    });
  }

  figure(): Figure {
    const { dome, script, place, caption } = this.#picture;
    const texts = textsOf(script);
    // Labels find their places in the order of importance.
    const [grahas, ecliptic, stars] = [this.grahas(), this.ecliptic(), this.stars()];
    const below = GRAHA_KEYS.filter((key) => !isUp(dome.grahas[key])).map((key) => this.#names.point(key));
    const lines = [texts.dome({ place }), ...caption, texts.light[lightOf(dome)]];
    return {
      side: this.#sizes.side,
      title: lines.join(', '),
      description: [
        ...grahas.map((part) => part.title),
        ...(below.length > 0 ? [texts.below({ names: below.join(', ') })] : []),
      ].join(' '),
      language: languageOf(script),
      ground: [...this.frame(), ...this.caption(lines)],
      parts: [ecliptic, ...stars, ...grahas],
    };
  }
}

/** The line from a point to the nearest point of a box. */
function leader([x, y]: Point, box: Box): FigureMark {
  const nearest = (value: number, start: number, length: number) => Math.min(Math.max(value, start), start + length);
  const end: Point = [nearest(x, box.x, box.w), nearest(y, box.y, box.h)];
  return { kind: 'path', d: polyline([[x, y], end]), stroke: 'ink-3', width: 0.75 };
}

/**
 * Draws the sky above a place in the projection of `domePoint`: zenith in the middle, north up, east to the left.
 * Bodies below the horizon are left out; the description names the grahas among them.
 */
export const domeFigure = (picture: DomePicture): Figure => new DomeDrawing(picture).figure();
