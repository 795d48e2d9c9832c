// Images for shared links: the name of a page or of an observance in its language beside a drawing.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { deflateRawSync, deflateSync, constants as zlib } from 'node:zlib';
import * as hb from 'harfbuzzjs';
import sharp from 'sharp';
import '../resolve-ts.mjs';
import { writeTree } from '../tree.mjs';
import { hashOf } from './site.mjs';

const require = createRequire(import.meta.url);
/** @type {{ decompress: (font: Uint8Array) => Promise<Uint8Array> }} */
const { decompress } = require('wawoff2');
const { DATE_BAND, INK_RAMP, packedWords, pngChunk } = await import('../../src/drawing/dated.ts');
const { clustersOf, packedLetters } = await import('../../src/drawing/lettering.ts');
const fonts = fileURLToPath(new URL('../../src/web/fonts/', import.meta.url));
/** The images of the last build, which takes most of its time, by what they are made of. */
const made = fileURLToPath(new URL('../../build/pictures', import.meta.url));

/** The size that social networks show uncropped. */
const [WIDTH, HEIGHT] = [1200, 630];
/** The light colours of `src/web/styles/tokens.css`. */
const [PAPER, LEAF, INK, INK_2, RULE, HINGULA] = ['#f8f8f4', '#eeefe8', '#15181e', '#454b55', '#d5d7cd', '#a8321c'];
/** The drawing: its centre and half its side. */
const [CX, CY, R] = [920, 284, 220];
const LINE = 3;
const TEXT = { left: 80, width: 580, top: 200 };
/** Sizes of a title with the distance of its lines, the largest first, and the most lines. */
const TITLE_SIZES = /** @type {const} */ ([
  { size: 76, lead: 88, most: 3 },
  { size: 60, lead: 68, most: 4 },
]);
const MARK_SIZE = { devanagari: 64, latin: 40 };
/** The words of dates: their size, their height in pixels, and their base line from the top. */
const DATE = { size: 40, height: 56, base: 38 };
/** The size of the lines below a date, and a canvas for its largest glyph with the pen at a point, pixels. */
const LETTER = { size: 28, width: 160, height: 90, x: 50, y: 55 };

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
 * A typeface of the pages as outlines, so that the image does not depend on the fonts of the system.
 * @param {string} name
 */
async function faceOf(name) {
  const face = new hb.Face(new hb.Blob(await decompress(readFileSync(`${fonts}${name}.woff2`))));
  const font = new hb.Font(face);
  /** The glyphs of a text with their positions and its width, in units of its size. @param {string} text */
  const shaped = (text) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    let pen = 0;
    const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const [x, y] = [(pen + xOffset) / face.upem, yOffset / face.upem];
      pen += xAdvance;
      return { glyph: codepoint, x, y };
    });
    return { glyphs, width: pen / face.upem };
  };
  /** The outline of a glyph in units of its size. @param {number} glyph */
  const outline = (glyph) => `<path transform="scale(${1 / face.upem})" d="${font.glyphToPath(glyph)}"/>`;
  return { name, shaped, outline };
}

/** Sets texts in the typefaces of the pages, each script in its own. */
async function typesetter() {
  const [latin, devanagari] = [await faceOf('tiro-latin'), await faceOf('tiro-hindi')];
  /** @param {string} text */
  const runsOf = (text) =>
    [...text.matchAll(/[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g)].map(([run]) => {
      const { name, shaped, outline } = /[\u0900-\u097f]/.test(run) ? devanagari : latin;
      const { glyphs, width } = shaped(run);
      if (glyphs.some(({ glyph }) => glyph === 0)) throw new Error(`${name} lacks a letter of "${run}"`);
      const outlines = glyphs.map(({ glyph, x, y }) => `<g transform="translate(${x} ${y})">${outline(glyph)}</g>`);
      return { width, outlines: outlines.join('') };
    });
  return {
    /** @param {string} text @param {number} size */
    width: (text, size) => runsOf(text).reduce((sum, { width }) => sum + width * size, 0),
    /** @param {string} text @param {number} x @param {number} y @param {number} size @param {string} fill */
    words(text, x, y, size, fill) {
      let left = 0;
      const runs = runsOf(text).map(({ width, outlines }) => {
        const at = left;
        left += width;
        return `<g transform="translate(${at})">${outlines}</g>`;
      });
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size} ${-size})">${runs.join('')}</g>`;
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

/** @param {number} width @param {number} height @param {readonly string[]} shapes */
const svgOf = (width, height, shapes) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`;

/** Red, green and blue of a colour. @param {string} colour */
const channels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colours from paper to ink. @param {number} count */
function inkRamp(count) {
  const [paper, ink] = [channels(PAPER), channels(INK)];
  return Array.from({ length: count }, (_, i) =>
    paper.map((from, channel) => Math.round(from + ((ink[channel] ?? 0) - from) * (i / (count - 1)))),
  );
}

/** The largest difference of a channel between two colours that an image shows as one. */
const NEAR = 5;

/**
 * Pixels as indices in a palette that begins with the colours from paper to ink, row by row.
 *
 * @param {string} svg
 */
async function indexed(svg) {
  const { data } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const palette = [...inkRamp(INK_RAMP), ...[INK_2, LEAF, RULE, HINGULA].map(channels)];
  /** @param {number[]} colour */
  const indexOf = (colour) => {
    const index = palette.findIndex((other) => other.every((value, i) => Math.abs(value - (colour[i] ?? 0)) <= NEAR));
    return index < 0 ? palette.push(colour) - 1 : index;
  };
  /** @type {Map<number, number>} */
  const indices = new Map();
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
    const colour = data.readUIntBE(3 * pixel, 3);
    const index = indices.get(colour) ?? indexOf([colour >> 16, (colour >> 8) & 0xff, colour & 0xff]);
    indices.set(colour, index);
    return index;
  });
  if (palette.length > 256) throw new Error(`an image has ${palette.length} colours`);
  return { palette: Uint8Array.from(palette.flat()), pixels };
}

const { width: widthOf, words } = await typesetter();

/** An image as SVG. @param {Pick<SharedPicture, 'drawing' | 'title'>} picture */
function drawn({ drawing, title }) {
  const { size, lead, lines } = TITLE_SIZES.map(({ size, lead, most }) => {
    const lines = linesOf(title, (text) => widthOf(text, size));
    const fits = lines.length <= most && lines.every((text) => widthOf(text, size) <= TEXT.width);
    return { size, lead, lines, fits };
  }).reduce((larger, smaller) => (larger.fits ? larger : smaller));
  const mark = 'खगोल';
  return svgOf(WIDTH, HEIGHT, [
    box(0, 0, WIDTH, HEIGHT, PAPER),
    box(0, 0, WIDTH, 12),
    box(TEXT.left, 0, 160, 12, HINGULA),
    ...shapesOf(drawing),
    words(mark, TEXT.left, 130, MARK_SIZE.devanagari, HINGULA),
    words('Khagola', TEXT.left + widthOf(mark, MARK_SIZE.devanagari) + 24, 130, MARK_SIZE.latin, INK_2),
    ...lines.map((text, i) => words(text, TEXT.left, TEXT.top + size + lead * i, size, INK)),
  ]);
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** An image as PNG, whose rows for the date are compressed by themselves. @param {string} svg */
async function pngOf(svg) {
  const { palette, pixels } = await indexed(svg);
  if (pixels.subarray(WIDTH * DATE_BAND.top).some((index) => index > 0)) throw new Error('an image covers its date');
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) rows.set(pixels.subarray(y * WIDTH, (y + 1) * WIDTH), y * (WIDTH + 1) + 1);
  const [above, band] = [rows.subarray(0, (WIDTH + 1) * DATE_BAND.top), rows.subarray((WIDTH + 1) * DATE_BAND.top)];
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  const checksum = deflateSync(rows).subarray(-4);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    pngChunk('IHDR', head),
    pngChunk('PLTE', palette),
    pngChunk('IDAT', deflateSync(above, { level: 9, finishFlush: zlib.Z_FULL_FLUSH })),
    pngChunk('IDAT', Buffer.concat([deflateRawSync(band, { level: 9 }), checksum])),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

/** The file of an image by what it is made of. @param {string} svg */
const nameOf = (svg) => `${hashOf(JSON.stringify([svg, NEAR, INK_RAMP, DATE_BAND, sharp.versions]))}.png`;

/** An image as PNG. @param {SharedPicture['drawing']} drawing @param {string} title */
export const image = (drawing, title) => pngOf(drawn({ drawing, title }));

/**
 * The images as PNG files by path. Those of the last build are used again; the others are drawn, several at once.
 *
 * @param {readonly SharedPicture[]} pictures
 * @returns {Promise<Map<string, Uint8Array>>}
 */
export async function drawnPictures(pictures) {
  const files = await Promise.all(
    pictures.map(async (picture) => {
      const svg = drawn(picture);
      const name = nameOf(svg);
      const isMade = existsSync(`${made}/${name}`);
      return { path: picture.path, name, png: isMade ? readFileSync(`${made}/${name}`) : await pngOf(svg) };
    }),
  );
  mkdirSync(made, { recursive: true });
  writeTree(made, new Map(files.map(({ name, png }) => [name, png])));
  return new Map(files.map(({ path, png }) => [path, png]));
}

/** Pixels of a word, as shares of ink. @param {string} text */
async function drawnWord(text) {
  const width = Math.round(widthOf(text, DATE.size));
  const shapes = [box(0, 0, width, DATE.height, PAPER), words(text, 0, DATE.base, DATE.size, INK)];
  const { data } = await sharp(Buffer.from(svgOf(width, DATE.height, shapes)))
    .extractChannel('red')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [[paper = 0] = [], [ink = 0] = []] = [channels(PAPER), channels(INK)];
  const pixels = Uint8Array.from(data, (red) => Math.round(((paper - red) / (paper - ink)) * (INK_RAMP - 1)));
  return { width, pixels };
}

/** The file of the words of dates in a language. @param {string} intl */
export async function dateWords(intl) {
  const names = (/** @type {Intl.DateTimeFormatOptions} */ options, /** @type {number[]} */ days) =>
    days.map((day) => new Intl.DateTimeFormat(intl, { ...options, timeZone: 'UTC' }).format(day * 86_400_000));
  // 1970-01-04 was a Sunday.
  const weekdays = names({ weekday: 'long' }, [3, 4, 5, 6, 7, 8, 9]);
  const months = names(
    { month: 'long' },
    Array.from({ length: 12 }, (_, month) => 31 * month),
  );
  const longest = (/** @type {string[]} */ texts) => Math.max(...texts.map((text) => widthOf(text, DATE.size)));
  if (longest(weekdays) + longest(months) + widthOf(',  28 2026', DATE.size) > CX - R - DATE_BAND.left)
    throw new Error(`a date in ${intl} is too long`);
  const texts = [...weekdays.map((name) => `${name}, `), ...months.map((name) => ` ${name} `), ...'0123456789'];
  return packedWords({ height: DATE.height, words: await Promise.all(texts.map(drawnWord)) });
}

/** Days with the short names of all weekdays and months. @param {string} intl */
export const shortDates = (intl) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(intl, { weekday: 'short', month: 'short', timeZone: 'UTC' }).format(
      month * 31 * 86_400_000,
    ),
  );

/** A glyph of the line below a date, trimmed to its ink. @param {string} outline  in units of its size */
async function drawnGlyph(outline) {
  const { size, width, height, x, y } = LETTER;
  const shape = `<g fill="#000" transform="translate(${x} ${y}) scale(${size} ${-size})">${outline}</g>`;
  const { data } = await sharp(Buffer.from(svgOf(width, height, [box(0, 0, width, height, '#fff'), shape])))
    .extractChannel('red')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inked = Array.from(data, (red, at) => (red < 255 ? at : -1)).filter((at) => at >= 0);
  const [columns, rows] = [inked.map((at) => at % width), inked.map((at) => Math.floor(at / width))];
  if (inked.length === 0) return { left: 0, top: 0, width: 1, pixels: new Uint8Array() };
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
  const pixels = Uint8Array.from({ length: (right - left + 1) * (bottom - top + 1) }, (_, i) => {
    const [column, row] = [left + (i % (right - left + 1)), top + Math.floor(i / (right - left + 1))];
    return Math.round(((255 - (data[row * width + column] ?? 255)) / 255) * (INK_RAMP - 1));
  });
  return { left: left - x, top: top - y, width: right - left + 1, pixels };
}

/** Latin letters with their marks, and punctuation. */
const LATIN_LETTERS = [
  [0x20, 0x7e],
  [0xa1, 0x24f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2026],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)),
);

/**
 * The file of the letters of the line below a date: all Latin letters of the faces, and the Devanāgarī clusters of some
 * texts.
 *
 * @param {Iterable<string>} texts
 */
export async function shareLetters(texts) {
  /** One after another, because the decompressor returns views of the same memory. */
  const faces = [await faceOf('tiro-latin'), await faceOf('tiro-accents'), await faceOf('tiro-iast')];
  faces.push(await faceOf('tiro-hindi'));
  /** @type {Map<string, { index: number, drawn: ReturnType<typeof drawnGlyph> }>} */
  const glyphs = new Map();
  /** @type {Record<string, number[]>} */
  const clusters = {};
  const rounded = (/** @type {number} */ share) => Math.round(100 * LETTER.size * share) / 100;
  const wanted = new Set(LATIN_LETTERS);
  for (const text of texts) for (const cluster of clustersOf(text)) wanted.add(cluster);
  for (const cluster of wanted) {
    const set = faces.map((face) => ({ face, ...face.shaped(cluster) }));
    const known = set.find(({ glyphs: each }) => each.every(({ glyph }) => glyph !== 0));
    if (!known) continue;
    const places = known.glyphs.flatMap(({ glyph, x, y }) => {
      const key = `${known.face.name} ${glyph}`;
      const place = glyphs.get(key) ?? { index: glyphs.size, drawn: drawnGlyph(known.face.outline(glyph)) };
      glyphs.set(key, place);
      return [place.index, rounded(x), rounded(y)];
    });
    clusters[cluster] = [rounded(known.width), ...places];
  }
  return packedLetters({ glyphs: await Promise.all([...glyphs.values()].map(({ drawn }) => drawn)), clusters });
}
