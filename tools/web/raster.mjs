// Fills shapes into a picture and writes it as a PNG with a palette.
import { crc32, deflateSync } from 'node:zlib';

/** Steps of coverage at the edge of a shape. */
const STEPS = 15;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A PNG with a palette: bits of an index, colour type. */
const [DEPTH, INDEXED] = [8, 3];

/** @typedef {readonly [number, number]} Point */
/** A closed outline: of a hole the points run the other way round. @typedef {readonly Point[]} Contour */

/**
 * Adds what lies right of an edge to the cells that it crosses, so that the sum from the left is the coverage.
 *
 * @param {Float32Array} cells @param {number} width @param {Point} from @param {Point} to
 */
function addEdge(cells, width, from, to) {
  const sign = from[1] < to[1] ? 1 : -1;
  const [[x0, y0], [x1, y1]] = sign === 1 ? [from, to] : [to, from];
  const slope = (x1 - x0) / (y1 - y0);
  for (let y = Math.floor(y0); y < y1; y++) {
    const [top, bottom] = [Math.max(y, y0), Math.min(y + 1, y1)];
    const [a, b] = [x0 + slope * (top - y0), x0 + slope * (bottom - y0)];
    const [left, right] = a < b ? [a, b] : [b, a];
    const row = y * width;
    // The part of the edge in each column covers that column by a trapezium, and all further ones whole.
    for (let x = Math.floor(left); x <= right; x++) {
      const [in0, in1] = [Math.max(left, x), Math.min(right, x + 1)];
      const share = right === left ? 1 : (in1 - in0) / (right - left);
      const height = sign * (bottom - top) * share;
      const covered = height * (x + 1 - (in0 + in1) / 2);
      cells[row + x] = /** @type {number} */ (cells[row + x]) + covered;
      cells[row + x + 1] = /** @type {number} */ (cells[row + x + 1]) + height - covered;
    }
  }
}

/** @param {string} type @param {Uint8Array} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A picture of few colours on paper. */
export class Raster {
  /** @type {number[][]} */
  palette;
  /** Places of colours in the palette. @type {Map<string, number>} */
  places = new Map();

  /** @param {number} width @param {number} height @param {string} paper  `#rrggbb` */
  constructor(width, height, paper) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height);
    this.palette = [];
    this.#place(rgbOf(paper));
  }

  /** @param {number[]} rgb */
  #place(rgb) {
    const known = this.places.get(rgb.join());
    if (known !== undefined) return known;
    if (this.palette.push(rgb) > 256) throw new RangeError('a palette holds 256 colours');
    this.places.set(rgb.join(), this.palette.length - 1);
    return this.palette.length - 1;
  }

  /** Fills outlines that lie within the picture. @param {readonly Contour[]} contours @param {string} colour */
  fill(contours, colour) {
    const points = contours.flat();
    const [left = 0, top = 0] = [0, 1].map((k) => Math.floor(Math.min(...points.map((point) => point[k] ?? 0))));
    const [right = 0, bottom = 0] = [0, 1].map((k) => Math.ceil(Math.max(...points.map((point) => point[k] ?? 0))));
    // An edge on the right side adds to the cell beyond it.
    const width = right - left + 2;
    const cells = new Float32Array(width * (bottom - top));
    for (const contour of contours) {
      const moved = contour.map(([x, y]) => /** @type {Point} */ ([x - left, y - top]));
      moved.forEach((from, i) => {
        const to = /** @type {Point} */ (moved[(i + 1) % moved.length]);
        if (from[1] !== to[1]) addEdge(cells, width, from, to);
      });
    }
    const rgb = rgbOf(colour);
    for (let y = top; y < bottom; y++) {
      let sum = 0;
      for (let x = left; x < right; x++) {
        sum += /** @type {number} */ (cells[(y - top) * width + x - left]);
        const step = Math.round(Math.min(Math.abs(sum), 1) * STEPS);
        if (step > 0) this.#blend(y * this.width + x, rgb, step);
      }
    }
  }

  /** @param {number} at @param {number[]} rgb @param {number} step  of `STEPS` */
  #blend(at, rgb, step) {
    const below = /** @type {number[]} */ (this.palette[/** @type {number} */ (this.pixels[at])]);
    const mixed = rgb.map((part, k) => Math.round((part * step + (below[k] ?? 0) * (STEPS - step)) / STEPS));
    this.pixels[at] = this.#place(mixed);
  }

  png() {
    const { width, height, pixels, palette } = this;
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([DEPTH, INDEXED], 8);
    // Every row begins with its filter: none.
    const rows = Buffer.alloc((width + 1) * height);
    for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
    return Buffer.concat([
      Buffer.from(SIGNATURE),
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(palette.flat())),
      chunk('IDAT', deflateSync(rows, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

/** @param {string} colour */
const rgbOf = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
