// Images for shared links: the name of a page or of an observance in its language beside a drawing.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as hb from 'harfbuzzjs';
import sharp from 'sharp';
import { writeTree } from '../tree.mjs';
import { hashOf } from './site.mjs';

const require = createRequire(import.meta.url);
/** @type {{ decompress: (font: Uint8Array) => Promise<Uint8Array> }} */
const { decompress } = require('wawoff2');
const fonts = fileURLToPath(new URL('../../src/web/fonts/', import.meta.url));
/** The images of the last build, which takes most of its time, by what they are made of. */
const made = fileURLToPath(new URL('../../build/pictures', import.meta.url));

const PNG = { palette: true, colours: 48, dither: 0, compressionLevel: 9 };

/** The size that social networks show uncropped. */
const [WIDTH, HEIGHT] = [1200, 630];
/** The light colours of `src/web/styles/tokens.css`. */
const [PAPER, LEAF, INK, INK_2, RULE, HINGULA] = ['#f8f8f4', '#eeefe8', '#15181e', '#454b55', '#d5d7cd', '#a8321c'];
/** The drawing: its centre and half its side. */
const [CX, CY, R] = [920, 330, 220];
const LINE = 3;
const TEXT = { left: 80, width: 580, size: 76, lead: 92 };
const MARK_SIZE = { devanagari: 64, latin: 44 };

/** @typedef {readonly [number, number]} Point */
/** @typedef {Awaited<ReturnType<typeof import('../../src/web/pages/shared.ts').sharedPictures>>[number]} SharedPicture */

/** @param {Point} centre @param {number} r @param {string} [fill] */
const disc = ([x, y], r, fill = INK) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
/** @param {Point} centre @param {number} r @param {string} [stroke] @param {number} [width] */
const ring = ([x, y], r, stroke = INK, width = LINE) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
/** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} [fill] */
const box = (x, y, width, height, fill = INK) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
/**
 * A box without fill, with its border inside. @param {number} x @param {number} y @param {number} width @param {number}
 * height @param {string} stroke @param {number} line
 */
const frame = (x, y, width, height, stroke, line) =>
  `<rect x="${x + line / 2}" y="${y + line / 2}" width="${width - line}" height="${height - line}" fill="none" stroke="${stroke}" stroke-width="${line}"/>`;
/** @param {Point} from @param {Point} to @param {string} [stroke] @param {number} [width] */
const line = ([x1, y1], [x2, y2], stroke = INK, width = LINE) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${width}"/>`;
/** A point around the centre, in degrees from the east. @param {number} deg @param {number} r @returns {Point} */
const polar = (deg, r) => [CX + r * Math.cos((deg * Math.PI) / 180), CY - r * Math.sin((deg * Math.PI) / 180)];

/** The northern drawing of a chart, its first house shaded. @param {number} x @param {number} y @param {number} half */
function northern(x, y, half) {
  const [left, top] = [x - half, y - half];
  const lines = `M${left} ${top}h${2 * half}v${2 * half}h${-2 * half}zl${2 * half} ${2 * half}m0 ${-2 * half}l${-2 * half} ${2 * half}`;
  const diamond = `M${x} ${top}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;
  const first = `M${x} ${top}l${half / 2} ${half / 2}L${x} ${y}l${-half / 2} ${-half / 2}z`;
  return `<path fill="${LEAF}" d="${first}"/><path fill="none" stroke="${INK}" stroke-width="${LINE}" d="${lines}${diamond}"/>`;
}

/**
 * The Moon of a tithi, 1..30: half a disc and half an ellipse are lit, right of the terminator while it waxes.
 * @param {number} tithi @param {Point} centre @param {number} r
 */
function moon(tithi, [x, y], r) {
  const width = Math.cos((2 * Math.PI * tithi) / 30);
  const [outer, inner] = tithi <= 15 ? [1, width > 0 ? 0 : 1] : [0, width > 0 ? 1 : 0];
  const lit = `M${x} ${y - r}A${r} ${r} 0 0 ${outer} ${x} ${y + r}A${Math.abs(width) * r} ${r} 0 0 ${inner} ${x} ${y - r}z`;
  return `${disc([x, y], r)}<path fill="${PAPER}" d="${lit}"/>${ring([x, y], r, INK, 2)}`;
}

/** The Sun with twelve rays. */
const sun = () => [
  disc([CX, CY], 110, HINGULA),
  ...Array.from({ length: 12 }, (_, i) => line(polar(30 * i, 135), polar(30 * i, R), HINGULA, 6)),
];

/** The drawing of each kind of page. @type {Record<import('../../src/web/pages/page.ts').PictureKey, () => string[]>} */
const DRAWINGS = {
  /** The wheel of the present sky with its hand. */
  now: () => [
    ...[R, 170, 100].map((r) => ring([CX, CY], r)),
    ...[0, 180].map((deg) => line(polar(deg, 100), polar(deg, R))),
    line(polar(114, 206), polar(114, 143), HINGULA, 6),
    disc(polar(114, 143), 10, HINGULA),
  ],
  /** The dial of a day in sixteen parts, one of them shaded. */
  day() {
    const [a, b, c, d] = [polar(112.5, R), polar(135, R), polar(135, 150), polar(112.5, 150)];
    const closed = `M${a}A${R} ${R} 0 0 0 ${b}L${c}A150 150 0 0 1 ${d}z`;
    return [
      `<path fill="${HINGULA}" d="${closed}"/>`,
      ...[R, 150].map((r) => ring([CX, CY], r)),
      ...Array.from({ length: 16 }, (_, i) => line(polar(22.5 * i, 150), polar(22.5 * i, R))),
      line(polar(0, 150), polar(180, 150)),
      disc([CX, CY], 26),
    ];
  },
  /** The thirty tithis, each with its Moon. */
  month: () =>
    Array.from({ length: 30 }, (_, i) => {
      const [x, y, r] = [CX - R + 35 + 74 * (i % 6), CY - R + 62 + 79 * Math.floor(i / 6), 26];
      if (i === 14) return disc([x, y], r + 1, HINGULA);
      return moon(i + 1, [x, y], r);
    }),
  /** Twelve months with their observances. */
  year: () =>
    [14, 26, 3, 19, 30, 11, 16, 28, 5, 20, 8, 24].flatMap((observance, i) => {
      const [x, y] = [CX - R + 150 * (i % 3), CY - R + 114 * Math.floor(i / 3)];
      const days = Array.from({ length: 35 }, (_, day) => {
        const [r, fill] = day === observance ? [7, HINGULA] : [3, INK_2];
        return disc([x + 19 + 17 * (day % 7), y + 17 + 16 * Math.floor(day / 7)], r, fill);
      });
      return [frame(x, y, 140, 98, INK, LINE), ...days];
    }),
  /** The northern drawing of a chart. */
  chart: () => [
    northern(CX, CY, R),
    disc([CX, CY - 120], 14, HINGULA),
    ...[
      [-110, -185],
      [185, -110],
      [-120, 0],
      [-28, 110],
      [28, 110],
    ].map(([dx = 0, dy = 0]) => disc([CX + dx, CY + dy], 12)),
  ],
  /** Grahas over months: each a row of its rāśis, one of them retrograde. */
  sky: () => [
    ...[70, 150, 20, 210, 110, 180].flatMap((start, i) => {
      const [y, step] = [CY - R + 40 + 72 * i, 120 + 25 * i];
      const changes = Array.from({ length: Math.ceil((2 * R - start) / step) }, (_, k) => start + step * k);
      return [
        box(CX - R, y - 16, 2 * R, 32, LEAF),
        ...changes.map((x) => box(CX - R + x, y - 16, LINE, 32)),
        box(CX - R, y + 16, 2 * R, 1, RULE),
      ];
    }),
    box(CX - R + 96, CY - R + 40 + 72 * 3 - 4, 150, 8, HINGULA),
    box(CX + 60, CY - R, LINE, 2 * R),
    disc([CX + 61.5, CY - R], 10),
  ],
  /** The days of seven weeks, open or closed. */
  find() {
    const open = new Set([4, 5, 17, 22, 31, 32, 33, 45]);
    return Array.from({ length: 49 }, (_, i) => {
      const [x, y] = [CX - R + 64 * (i % 7), CY - R + 64 * Math.floor(i / 7)];
      return open.has(i) ? box(x, y, 56, 56, HINGULA) : box(x, y, 56, 56, LEAF) + frame(x, y, 56, 56, RULE, 2);
    });
  },
  /** Two charts, one in front of the other. */
  match: () => [
    northern(CX - 75, CY - 75, 145),
    box(CX - 70, CY - 70, 290, 290, PAPER),
    northern(CX + 75, CY + 75, 145),
    disc([CX - 75, CY - 155], 10, HINGULA),
    disc([CX + 75, CY - 5], 10, HINGULA),
  ],
};

/**
 * A typeface of the pages that sets words as outlines, so that the image does not depend on the fonts of the system.
 * @param {string} name
 */
async function faceOf(name) {
  const face = new hb.Face(new hb.Blob(await decompress(readFileSync(`${fonts}${name}.woff2`))));
  const font = new hb.Font(face);
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
    width: (text, size) => (shaped(text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * size) / face.upem,
    /** @param {string} text @param {number} x @param {number} y @param {number} size @param {string} fill */
    words(text, x, y, size, fill) {
      let pen = 0;
      const glyphs = shaped(text).map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const position = `${pen + xOffset} ${yOffset}`;
        pen += xAdvance;
        return `<path transform="translate(${position})" d="${font.glyphToPath(codepoint)}"/>`;
      });
      const scale = size / face.upem;
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
    },
  };
}

/** Breaks words into lines of a width. @param {string} text @param {(words: string) => number} widthOf */
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

/** @param {import('../../src/web/pages/shared.ts').Drawing} drawing */
function shapesOf(drawing) {
  if (drawing === 'sun') return sun();
  return typeof drawing === 'string' ? DRAWINGS[drawing]() : [moon(drawing.tithi, [CX, CY], R)];
}

/** Opens the typefaces, and returns a function that draws an image as an SVG. */
async function openDrawing() {
  const faces = { latin: await faceOf('tiro-latin'), devanagari: await faceOf('tiro-hindi') };
  /** @param {SharedPicture} picture  its title is in one script */
  return ({ drawing, title }) => {
    const face = /[\u0900-\u097f]/.test(title) ? faces.devanagari : faces.latin;
    const lines = linesOf(title, (words) => face.width(words, TEXT.size));
    const shapes = [
      box(0, 0, WIDTH, HEIGHT, PAPER),
      box(0, 0, WIDTH, 12),
      box(TEXT.left, 0, 160, 12, HINGULA),
      ...shapesOf(drawing),
      faces.devanagari.words('खगोल', TEXT.left, 150, MARK_SIZE.devanagari, HINGULA),
      ...lines.map((words, i) => face.words(words, TEXT.left, 270 + TEXT.lead * i, TEXT.size, INK)),
      faces.latin.words('Khagola', TEXT.left, 560, MARK_SIZE.latin, INK_2),
    ];
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shapes.join('')}</svg>`;
  };
}

/** @param {string} svg */
const nameOf = (svg) => `${hashOf(JSON.stringify([svg, PNG, sharp.versions]))}.png`;

/** @param {string} name @param {string} svg */
const pngOf = async (name, svg) =>
  existsSync(`${made}/${name}`) ? readFileSync(`${made}/${name}`) : sharp(Buffer.from(svg)).png(PNG).toBuffer();

/**
 * The images as PNG files by path. Those of the last build are used again; the others are drawn, several at once.
 *
 * @param {readonly SharedPicture[]} pictures
 * @returns {Promise<Map<string, Uint8Array>>}
 */
export async function drawnPictures(pictures) {
  const svgOf = await openDrawing();
  const files = await Promise.all(
    pictures.map(async (picture) => {
      const svg = svgOf(picture);
      const name = nameOf(svg);
      return { path: picture.path, name, png: await pngOf(name, svg) };
    }),
  );
  mkdirSync(made, { recursive: true });
  writeTree(made, new Map(files.map(({ name, png }) => [name, png])));
  return new Map(files.map(({ path, png }) => [path, png]));
}
