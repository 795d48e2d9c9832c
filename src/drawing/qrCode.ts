/**
 * QR codes (ISO/IEC 18004) of texts: byte mode, error correction M, versions 1 to 20. The mask is the one with the least
 * penalty, as the standard asks.
 */

/** Error-correction codewords of each block, and numbers of blocks, by version; table 9 of the standard, level M. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const MAX_VERSION = BLOCKS.length;

const sizeOf = (version: number): number => 17 + 4 * version;

/** Centres of the alignment patterns along one side. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  const last = sizeOf(version) - 7;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - (count - 2 - i) * step)];
}

/** Number of codewords, of data and of correction. */
function codewords(version: number): number {
  const alignment = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const patterns = alignment === 0 ? 0 : (25 * alignment - 10) * alignment - 55;
  const modules = (16 * version + 128) * version + 64 - patterns - (version >= 7 ? 36 : 0);
  return Math.floor(modules / 8);
}

const dataWords = (version: number): number =>
  codewords(version) - (CORRECTION[version - 1] as number) * (BLOCKS[version - 1] as number);

/** Product in the field of 256 elements with the polynomial 0x11d. */
function product(x: number, y: number): number {
  let z: number = 0;
  for (let i = 7; i >= 0; i--) {
    z = (z << 1) ^ ((z >>> 7) * 0x11d);
    z ^= ((y >>> i) & 1) * x;
  }
  return z;
}

/** The remainder of Reed and Solomon of a block. */
function correctionOf(data: readonly number[], length: number): number[] {
  const divisor = Array.from({ length }, (_, i): number => (i === length - 1 ? 1 : 0));
  let root = 1;
  for (let i = 0; i < length; i++) {
    for (let j = 0; j < length; j++) {
      divisor[j] = product(divisor[j] as number, root) ^ (j + 1 < length ? (divisor[j + 1] as number) : 0);
    }
    root = product(root, 2);
  }
  const rest = Array.from({ length }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() as number);
    rest.push(0);
    for (const [i, coefficient] of divisor.entries()) rest[i] = (rest[i] as number) ^ product(coefficient, factor);
  }
  return rest;
}

/** The text as codewords with their length and padding. */
function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  const capacity = dataWords(version) * 8;
  push(0, Math.min(4, capacity - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) => Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2));
}

/** Codewords of data and correction, interleaved by block. */
function interleaved(data: readonly number[], version: number): number[] {
  const [blocks, length] = [BLOCKS[version - 1] as number, CORRECTION[version - 1] as number];
  const whole = codewords(version);
  const shortLength = Math.floor(whole / blocks) - length;
  const shorter = blocks - (whole % blocks);
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, i) => {
    const part = data.slice(at, at + shortLength + (i < shorter ? 0 : 1));
    at += part.length;
    return { part, correction: correctionOf(part, length) };
  });
  const column = (lists: readonly (readonly number[])[], longest: number) =>
    Array.from({ length: longest }, (_, i) =>
      lists.flatMap((list) => (i < list.length ? [list[i] as number] : [])),
    ).flat();
  return [
    ...column(
      parts.map(({ part }) => part),
      shortLength + 1,
    ),
    ...column(
      parts.map(({ correction }) => correction),
      length,
    ),
  ];
}

/** Modules: dark or light, and whether they belong to a pattern that no mask changes. */
interface Matrix {
  size: number;
  dark: boolean[][];
  fixed: boolean[][];
}

function set({ dark, fixed }: Matrix, x: number, y: number, isDark: boolean): void {
  (dark[y] as boolean[])[x] = isDark;
  (fixed[y] as boolean[])[x] = true;
}

const isDarkAt = ({ dark }: Matrix, x: number, y: number): boolean => dark[y]?.[x] ?? false;

/** Bits with the remainder of a code of Bose, Chaudhuri and Hocquenghem. */
function withRemainder(value: number, generator: number, length: number): number {
  const degree = Math.floor(Math.log2(generator));
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * generator);
  return (value << degree) | (rest & ((1 << degree) - 1));
}

/** The bits of level M and of a mask, twice. */
function drawFormat(matrix: Matrix, mask: number): void {
  const bits = withRemainder(mask, 0x537, 10) ^ 0x5412;
  const bit = (i: number) => ((bits >>> i) & 1) === 1;
  const { size } = matrix;
  for (let i = 0; i < 15; i++) {
    const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i + (i === 8 ? 1 : 0);
    if (i < 8) set(matrix, 8, near, bit(i));
    else set(matrix, near, 8, bit(i));
    if (i < 8) set(matrix, size - 1 - i, 8, bit(i));
    else set(matrix, 8, size - 15 + i, bit(i));
  }
  set(matrix, 8, size - 8, true);
}

function withPatterns(version: number): Matrix {
  const size = sizeOf(version);
  const empty = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const matrix: Matrix = { size, dark: empty(), fixed: empty() };
  for (let i = 0; i < size; i++) {
    set(matrix, 6, i, i % 2 === 0);
    set(matrix, i, 6, i % 2 === 0);
  }
  const rings = (cx: number, cy: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const [x, y] = [cx + dx, cy + dy];
        if (x < 0 || y < 0 || x >= size || y >= size) continue;
        set(matrix, x, y, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4]);
  const centres = alignments(version);
  for (const [i, x] of centres.entries()) {
    for (const [j, y] of centres.entries()) {
      const last = centres.length - 1;
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) continue;
      rings(x, y, 2, [1]);
    }
  }
  if (version >= 7) {
    const bits = withRemainder(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      const isDark = ((bits >>> i) & 1) === 1;
      set(matrix, a, b, isDark);
      set(matrix, b, a, isDark);
    }
  }
  drawFormat(matrix, 0);
  return matrix;
}

/** Places the bits in columns of two, upward and downward, from the right. */
function drawData(matrix: Matrix, words: readonly number[]): void {
  const { size, dark, fixed } = matrix;
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const isUpward = ((right + 1) & 2) === 0;
        const y = isUpward ? size - 1 - step : step;
        if (fixed[y]?.[x] || i >= words.length * 8) continue;
        (dark[y] as boolean[])[x] = (((words[i >>> 3] as number) >>> (7 - (i & 7))) & 1) === 1;
        i++;
      }
    }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function masked(matrix: Matrix, mask: number): Matrix {
  const isMasked = MASKS[mask] as (x: number, y: number) => boolean;
  const dark = matrix.dark.map((row, y) =>
    row.map((isDark, x) => isDark !== (!matrix.fixed[y]?.[x] && isMasked(x, y))),
  );
  const copy: Matrix = { ...matrix, dark, fixed: matrix.fixed.map((row) => [...row]) };
  drawFormat(copy, mask);
  return copy;
}

/** The penalty of a matrix: long runs, blocks, patterns like a finder, and an uneven share of dark modules. */
function penaltyOf(matrix: Matrix): number {
  const { size } = matrix;
  const lines = Array.from({ length: size }, (_, i) => [
    Array.from({ length: size }, (_, j) => (isDarkAt(matrix, j, i) ? '1' : '0')).join(''),
    Array.from({ length: size }, (_, j) => (isDarkAt(matrix, i, j) ? '1' : '0')).join(''),
  ]).flat();
  const ofLine = (line: string) =>
    [...line.matchAll(/0{5,}|1{5,}/g)].reduce((sum, [run]) => sum + run.length - 2, 0) +
    40 * [...`0000${line}0000`.matchAll(/(?=10111010000|00001011101)/g)].length;
  let blocks = 0;
  let count = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const isDark = isDarkAt(matrix, x, y);
      if (isDark) count++;
      if (x + 1 >= size || y + 1 >= size) continue;
      const others = [isDarkAt(matrix, x + 1, y), isDarkAt(matrix, x, y + 1), isDarkAt(matrix, x + 1, y + 1)];
      if (others.every((other) => other === isDark)) blocks += 3;
    }
  }
  const uneven = Math.floor(Math.abs((count / size ** 2) * 20 - 10)) * 10;
  return lines.reduce((sum, line) => sum + ofLine(line), 0) + blocks + uneven;
}

/**
 * The modules of a text, `true` for dark, without the quiet zone of four modules.
 *
 * @throws RangeError  for a text of more than 666 bytes
 */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const fits = (version: number) => bytes.length * 8 + 4 + (version < 10 ? 8 : 16) <= dataWords(version) * 8;
  const version = Array.from({ length: MAX_VERSION }, (_, i) => i + 1).find(fits);
  if (version === undefined) throw new RangeError(`a text of ${bytes.length} bytes is too long for a QR code`);
  const matrix = withPatterns(version);
  drawData(matrix, interleaved(dataOf(bytes, version), version));
  const candidates = MASKS.map((_, mask) => masked(matrix, mask));
  const penalties = candidates.map(penaltyOf);
  return (candidates[penalties.indexOf(Math.min(...penalties))] as Matrix).dark;
}

/** The dark modules as the data of an SVG path, a row of modules to a run, within a square of the side plus eight. */
export function qrPath(modules: readonly (readonly boolean[])[]): { side: number; path: string } {
  const path = modules.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index + 4} ${y + 4}h${run.length}v1h-${run.length}z`),
  );
  return { side: modules.length + 8, path: path.join('') };
}
