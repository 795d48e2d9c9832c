// Clears the positions of a typeface that no text uses, so that a subset does without them: anchors of marks, and
// adjustments of pairs, which HarfBuzz keeps for every pair of its glyphs. Layouts are those of the OpenType table GPOS.

/** A pair of glyphs as one number. @param {number} first @param {number} second */
const pairOf = (first, second) => first * 65_536 + second;

/**
 * The pairs of a first glyph and any later one in shaped texts.
 *
 * @param {Iterable<readonly number[]>} texts  the glyphs of each text
 */
export function pairsIn(texts) {
  /** @type {Set<number>} */
  const pairs = new Set();
  for (const glyphs of texts) {
    for (const [i, second] of glyphs.entries()) {
      for (const first of glyphs.slice(0, i)) pairs.add(pairOf(first, second));
    }
  }
  return pairs;
}

/** Lookup types of GPOS. */
const [PAIR, MARK_TO_BASE, MARK_TO_MARK, EXTENSION] = [2, 4, 6, 9];

/** The start of the table GPOS in a typeface. @param {Buffer} ttf */
function startOf(ttf) {
  for (let at = 12; at < 12 + 16 * ttf.readUInt16BE(4); at += 16) {
    if (ttf.toString('latin1', at, at + 4) === 'GPOS') return ttf.readUInt32BE(at + 8);
  }
  return null;
}

/** The subtables of positioning, each with its type. @param {Buffer} ttf */
function* subtablesOf(ttf) {
  const start = startOf(ttf);
  if (start === null) return;
  const list = start + ttf.readUInt16BE(start + 8);
  for (let i = 0; i < ttf.readUInt16BE(list); i++) {
    const lookup = list + ttf.readUInt16BE(list + 2 + 2 * i);
    const type = ttf.readUInt16BE(lookup);
    for (let j = 0; j < ttf.readUInt16BE(lookup + 4); j++) {
      const at = lookup + ttf.readUInt16BE(lookup + 6 + 2 * j);
      yield type === EXTENSION ? { type: ttf.readUInt16BE(at + 2), at: at + ttf.readUInt32BE(at + 4) } : { type, at };
    }
  }
}

/** Ranges of glyphs, each with the number that follows it in the typeface. @param {Buffer} ttf @param {number} at */
function* rangesOf(ttf, at) {
  for (let i = 0, from = at + 4; i < ttf.readUInt16BE(at + 2); i++, from += 6) {
    const [first, last] = [ttf.readUInt16BE(from), ttf.readUInt16BE(from + 2)];
    for (let glyph = first; glyph <= last; glyph++) yield/** @type {const} */ ([glyph, ttf.readUInt16BE(from + 4)]);
  }
}

/** The glyphs of a coverage table, in order. @param {Buffer} ttf @param {number} at @returns {number[]} */
function coverageAt(ttf, at) {
  if (ttf.readUInt16BE(at) === 2) return [...rangesOf(ttf, at)].map(([glyph]) => glyph);
  return Array.from({ length: ttf.readUInt16BE(at + 2) }, (_, i) => ttf.readUInt16BE(at + 4 + 2 * i));
}

/** The classes of glyphs; absent ones are of class 0. @param {Buffer} ttf @param {number} at @returns {Map<number, number>} */
function classesAt(ttf, at) {
  if (ttf.readUInt16BE(at) === 2) return new Map(rangesOf(ttf, at));
  const first = ttf.readUInt16BE(at + 2);
  const count = ttf.readUInt16BE(at + 4);
  return new Map(Array.from({ length: count }, (_, i) => [first + i, ttf.readUInt16BE(at + 6 + 2 * i)]));
}

/** The number of fields in a value record. @param {number} format */
const fieldsOf = (format) => format.toString(2).replaceAll('0', '').length;

/** Clears the anchors for marks that follow no glyph of the class. @param {Buffer} ttf @param {number} at @param {Set<number>} pairs */
function clearAnchors(ttf, at, pairs) {
  const [marks, bases] = [2, 4].map((field) => coverageAt(ttf, at + ttf.readUInt16BE(at + field)));
  const classes = ttf.readUInt16BE(at + 6);
  const [markArray = 0, baseArray = 0] = [8, 10].map((field) => at + ttf.readUInt16BE(at + field));
  for (const [i, base] of (bases ?? []).entries()) {
    const used = new Set(
      (marks ?? []).flatMap((mark, j) =>
        pairs.has(pairOf(base, mark)) ? [ttf.readUInt16BE(markArray + 2 + 4 * j)] : [],
      ),
    );
    for (let kind = 0; kind < classes; kind++) {
      if (!used.has(kind)) ttf.writeUInt16BE(0, baseArray + 2 + 2 * (i * classes + kind));
    }
  }
}

/** Clears the adjustments of other pairs. @param {Buffer} ttf @param {number} at @param {Set<number>} pairs */
function clearAdjustments(ttf, at, pairs) {
  const firsts = coverageAt(ttf, at + ttf.readUInt16BE(at + 2));
  const size = 2 * (fieldsOf(ttf.readUInt16BE(at + 4)) + fieldsOf(ttf.readUInt16BE(at + 6)));
  if (ttf.readUInt16BE(at) === 1) {
    /** The first glyphs by their set of second ones, which some share. @type {Map<number, number[]>} */
    const sets = new Map();
    for (const [i, first] of firsts.entries()) {
      const set = at + ttf.readUInt16BE(at + 10 + 2 * i);
      sets.set(set, [...(sets.get(set) ?? []), first]);
    }
    for (const [set, before] of sets) {
      for (let j = 0, from = set + 2; j < ttf.readUInt16BE(set); j++, from += 2 + size) {
        const second = ttf.readUInt16BE(from);
        if (!before.some((first) => pairs.has(pairOf(first, second)))) ttf.fill(0, from + 2, from + 2 + size);
      }
    }
    return;
  }
  const [firstClasses, secondClasses] = [8, 10].map((field) => classesAt(ttf, at + ttf.readUInt16BE(at + field)));
  const [rows, columns] = [ttf.readUInt16BE(at + 12), ttf.readUInt16BE(at + 14)];
  const covered = new Set(firsts);
  const used = new Set(
    [...pairs].flatMap((pair) => {
      const [first, second] = [Math.floor(pair / 65_536), pair % 65_536];
      return covered.has(first) ? [(firstClasses?.get(first) ?? 0) * columns + (secondClasses?.get(second) ?? 0)] : [];
    }),
  );
  for (let cell = 0; cell < rows * columns; cell++) {
    if (!used.has(cell)) ttf.fill(0, at + 16 + size * cell, at + 16 + size * (cell + 1));
  }
}

/**
 * A copy of a typeface without the positions of pairs that are not used.
 *
 * @param {Uint8Array} ttf
 * @param {Set<number>} pairs  of `pairsIn`
 */
export function withPositionsOf(ttf, pairs) {
  const copy = Buffer.from(ttf);
  for (const { type, at } of subtablesOf(copy)) {
    if (type === MARK_TO_BASE || type === MARK_TO_MARK) clearAnchors(copy, at, pairs);
    if (type === PAIR) clearAdjustments(copy, at, pairs);
  }
  return copy;
}
