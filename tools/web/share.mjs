// Pictures of the pages for those who share a link: the name of the page in its language beside a drawing of its kind.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as hb from 'harfbuzzjs';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
/** @type {{ decompress: (font: Uint8Array) => Promise<Uint8Array> }} */
const { decompress } = require('wawoff2');
const fonts = fileURLToPath(new URL('../../src/web/fonts/', import.meta.url));

/** What networks show whole. */
const [WIDTH, HEIGHT] = [1200, 630];
/** The light colours of `src/web/styles/tokens.css`. */
const [PAPER, LEAF, INK, INK_2, RULE, HINGULA] = ['#f8f8f4', '#eeefe8', '#15181e', '#454b55', '#d5d7cd', '#a8321c'];
/** The drawing: its centre and half its side. */
const [CX, CY, R] = [920, 330, 220];
const LINE = 3;
const TEXT = { left: 80, width: 580, size: 76, lead: 92 };
const MARK_SIZE = { devanagari: 64, latin: 44 };

/** @typedef {readonly [number, number]} Point */
/** A closed outline: of a hole the points run the other way round. @typedef {readonly Point[]} Contour */

/** A drawing on paper. */
class Sheet {
  /** @type {string[]} */
  #shapes = [];

  /** Fills outlines together: one that runs the other way round is a hole. @param {readonly Contour[]} contours @param {string} colour */
  fill(contours, colour) {
    const path = contours.map((points) => `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`);
    this.#shapes.push(`<path fill="${colour}" d="${path.join('')}"/>`);
  }

  png() {
    const paper = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${paper}${this.#shapes.join('')}</svg>`;
    return sharp(Buffer.from(svg)).png({ palette: true, colours: 48, dither: 0, compressionLevel: 9 }).toBuffer();
  }
}

/** @param {number} x @param {number} y @param {number} r @returns {Contour} */
const circle = (x, y, r) =>
  Array.from({ length: 180 }, (_, i) => [x + r * Math.cos((i * Math.PI) / 90), y + r * Math.sin((i * Math.PI) / 90)]);
/** @param {number} x @param {number} y @param {number} r @param {number} [width] @returns {Contour[]} */
const ring = (x, y, r, width = LINE) => [circle(x, y, r + width / 2), circle(x, y, r - width / 2).toReversed()];
/** @param {number} x @param {number} y @param {number} width @param {number} height @returns {Contour} */
const box = (x, y, width, height) => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A straight line. @param {Point} from @param {Point} to @param {number} [width] @returns {Contour} */
function line([x0, y0], [x1, y1], width = LINE) {
  const half = width / 2 / Math.hypot(x1 - x0, y1 - y0);
  const [dx, dy] = [(y0 - y1) * half, (x1 - x0) * half];
  return [
    [x0 + dx, y0 + dy],
    [x1 + dx, y1 + dy],
    [x1 - dx, y1 - dy],
    [x0 - dx, y0 - dy],
  ];
}

/** A point about the centre, by degrees from the east. @param {number} deg @param {number} r @returns {Point} */
const polar = (deg, r) => [CX + r * Math.cos((deg * Math.PI) / 180), CY - r * Math.sin((deg * Math.PI) / 180)];

/** @param {Sheet} to @param {readonly Contour[]} lines @param {string} [colour] */
function each(to, lines, colour = INK) {
  for (const contour of lines) to.fill([contour], colour);
}

/** The northern drawing of a chart, its first house on a leaf. @param {Sheet} to @param {number} x @param {number} y @param {number} half */
function northern(to, x, y, half) {
  const at = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    /** @type {Point} */ ([x + dx * half, y + dy * half]);
  to.fill([[at(0, -1), at(0.5, -0.5), at(0, 0), at(-0.5, -0.5)]], LEAF);
  const [corners, middles] = [
    [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)],
    [at(0, -1), at(1, 0), at(0, 1), at(-1, 0)],
  ];
  for (const frame of [corners, middles]) {
    each(
      to,
      frame.map((from, i) => line(from, /** @type {Point} */ (frame[(i + 1) % frame.length]))),
    );
  }
  each(to, [line(at(-1, -1), at(1, 1)), line(at(-1, 1), at(1, -1))]);
}

/** What stands for each kind of page. @type {Record<import('../../src/web/pages/pages.ts').PictureKey, (to: Sheet) => void>} */
const DRAWINGS = {
  /** The wheel of the present sky with its hand. */
  now(to) {
    for (const r of [R, 170, 100]) to.fill(ring(CX, CY, r), INK);
    each(to, [line(polar(0, 100), polar(0, R)), line(polar(180, 100), polar(180, R))]);
    each(to, [line(polar(114, 206), polar(114, 143), 6), circle(...polar(114, 143), 10)], HINGULA);
  },
  /** The dial of a day in sixteen parts, one of them closed. */
  day(to) {
    const part = Array.from({ length: 13 }, (_, i) => 112.5 + (22.5 * i) / 12);
    to.fill([[...part.map((deg) => polar(deg, R)), ...part.toReversed().map((deg) => polar(deg, 150))]], HINGULA);
    for (const r of [R, 150]) to.fill(ring(CX, CY, r), INK);
    each(
      to,
      Array.from({ length: 16 }, (_, i) => line(polar(22.5 * i, 150), polar(22.5 * i, R))),
    );
    each(to, [line(polar(0, 150), polar(180, 150))]);
    to.fill([circle(CX, CY, 26)], INK);
  },
  /** The thirty tithis, each with its Moon. */
  month(to) {
    for (let i = 0; i < 30; i++) {
      const [x, y, r] = [CX - R + 35 + 74 * (i % 6), CY - R + 62 + 79 * Math.floor(i / 6), 26];
      // The terminator is half an ellipse; the Moon waxes on its right side.
      const [width, side] = [Math.cos((2 * Math.PI * (i + 1)) / 30), i < 15 ? 1 : -1];
      const arc = (/** @type {number} */ wide) =>
        Array.from({ length: 31 }, (_, k) => {
          const turn = (k * Math.PI) / 30 - Math.PI / 2;
          return /** @type {Point} */ ([x + side * wide * r * Math.cos(turn), y + r * Math.sin(turn)]);
        });
      to.fill([circle(x, y, r)], i === 14 ? HINGULA : INK);
      if (i !== 14) to.fill([[...arc(1), ...arc(width).toReversed()]], PAPER);
      to.fill(ring(x, y, r, 2), i === 14 ? HINGULA : INK);
    }
  },
  /** Twelve months with their observances. */
  year(to) {
    const days = [14, 26, 3, 19, 30, 11, 16, 28, 5, 20, 8, 24];
    for (let i = 0; i < 12; i++) {
      const [x, y] = [CX - R + 150 * (i % 3), CY - R + 114 * Math.floor(i / 3)];
      to.fill([box(x, y, 140, 98), box(x + LINE, y + LINE, 140 - 2 * LINE, 98 - 2 * LINE).toReversed()], INK);
      for (let day = 0; day < 35; day++) {
        const [dx, dy] = [x + 19 + 17 * (day % 7), y + 17 + 16 * Math.floor(day / 7)];
        to.fill([circle(dx, dy, day === days[i] ? 7 : 3)], day === days[i] ? HINGULA : INK_2);
      }
    }
  },
  /** The northern drawing of a chart. */
  chart(to) {
    northern(to, CX, CY, R);
    to.fill([circle(CX, CY - 120, 14)], HINGULA);
    const grahas = [circle(CX - 110, CY - 185, 12), circle(CX + 185, CY - 110, 12), circle(CX - 120, CY, 12)];
    each(to, [...grahas, circle(CX - 28, CY + 110, 12), circle(CX + 28, CY + 110, 12)]);
  },
  /** Grahas over months: each a line through its rāśis, one going backwards. */
  sky(to) {
    const starts = [70, 150, 20, 210, 110, 180];
    starts.forEach((start, i) => {
      const y = CY - R + 40 + 72 * i;
      to.fill([box(CX - R, y - 16, 2 * R, 32)], LEAF);
      for (let x = start; x < 2 * R; x += 120 + 25 * i) to.fill([box(CX - R + x, y - 16, LINE, 32)], INK);
      to.fill([box(CX - R, y + 16, 2 * R, 1)], RULE);
    });
    to.fill([box(CX - R + 96, CY - R + 40 + 72 * 3 - 4, 150, 8)], HINGULA);
    to.fill([box(CX + 60, CY - R, LINE, 2 * R)], INK);
    to.fill([circle(CX + 61.5, CY - R, 10)], INK);
  },
  /** The days of seven weeks, open or closed. */
  find(to) {
    const open = new Set([4, 5, 17, 22, 31, 32, 33, 45]);
    for (let i = 0; i < 49; i++) {
      const [x, y] = [CX - R + 64 * (i % 7), CY - R + 64 * Math.floor(i / 7)];
      to.fill([box(x, y, 56, 56)], open.has(i) ? HINGULA : LEAF);
      if (!open.has(i)) to.fill([box(x, y, 56, 56), box(x + 2, y + 2, 52, 52).toReversed()], RULE);
    }
  },
  /** Two charts, one before the other. */
  match(to) {
    northern(to, CX - 75, CY - 75, 145);
    to.fill([box(CX - 70, CY - 70, 290, 290)], PAPER);
    northern(to, CX + 75, CY + 75, 145);
    to.fill([circle(CX - 75, CY - 155, 10)], HINGULA);
    to.fill([circle(CX + 75, CY - 5, 10)], HINGULA);
  },
};

/** A typeface of the pages that sets words as outlines. @param {string} name */
async function faceOf(name) {
  const face = new hb.Face(new hb.Blob(await decompress(readFileSync(`${fonts}${name}.woff2`))));
  const font = new hb.Font(face);
  const perEm = face.upem;
  /** @param {string} text */
  const shaped = (text) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
  return {
    /** @param {string} text @param {number} size */
    width: (text, size) => shaped(text).reduce((sum, { xAdvance = 0 }) => sum + (xAdvance * size) / perEm, 0),
    /** @param {string} text @param {number} x @param {number} y @param {number} size @returns {Contour[]} */
    outlines(text, x, y, size) {
      let pen = 0;
      return shaped(text).flatMap(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const from = pen + xOffset;
        pen += xAdvance;
        return contoursOf(font.glyphToJson(codepoint)).map((contour) =>
          contour.map(
            ([gx, gy]) =>
              /** @type {Point} */ ([x + ((from + gx) * size) / perEm, y - ((yOffset + gy) * size) / perEm]),
          ),
        );
      });
    },
  };
}

/** Outlines with their curves as short lines. @param {{ type: string, values: number[] }[]} commands */
function contoursOf(commands) {
  /** @type {Point[][]} */
  const contours = [];
  for (const { type, values } of commands) {
    const [x = 0, y = 0, endX = 0, endY = 0] = values;
    const contour = contours.at(-1) ?? [];
    const [fromX, fromY] = contour.at(-1) ?? [0, 0];
    if (type === 'M') contours.push([[x, y]]);
    else if (type === 'L') contour.push([x, y]);
    else if (type === 'Q') {
      for (let i = 1; i <= 8; i++) {
        const [t, u] = [i / 8, 1 - i / 8];
        contour.push([u * u * fromX + 2 * u * t * x + t * t * endX, u * u * fromY + 2 * u * t * y + t * t * endY]);
      }
    } else if (type !== 'Z') throw new Error(`no outline with ${type}`);
  }
  return contours;
}

/** Words in lines of a width. @param {string} text @param {(words: string) => number} widthOf */
function linesOf(text, widthOf) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= TEXT.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Opens the typefaces and returns what draws a picture. */
export async function openShare() {
  const faces = { latin: await faceOf('tiro-latin'), devanagari: await faceOf('tiro-hindi') };
  /** @param {keyof typeof DRAWINGS} picture @param {string} title  in one script */
  return (picture, title) => {
    const to = new Sheet();
    to.fill([box(0, 0, WIDTH, 12)], INK);
    to.fill([box(TEXT.left, 0, 160, 12)], HINGULA);
    DRAWINGS[picture](to);
    const face = /[\u0900-\u097f]/.test(title) ? faces.devanagari : faces.latin;
    to.fill(faces.devanagari.outlines('खगोल', TEXT.left, 150, MARK_SIZE.devanagari), HINGULA);
    const lines = linesOf(title, (words) => face.width(words, TEXT.size));
    lines.forEach((words, i) => {
      to.fill(face.outlines(words, TEXT.left, 270 + TEXT.lead * i, TEXT.size), INK);
    });
    to.fill(faces.latin.outlines('Khagola', TEXT.left, 560, MARK_SIZE.latin), INK_2);
    return to.png();
  };
}
