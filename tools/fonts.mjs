// Cuts the Devanāgarī typeface of the pages down to the words that they can print: every Devanāgarī text in
// src/domain/names and src/web is shaped with HarfBuzz, and of the typeface those glyphs stay that came up on the way,
// with the digits and the signs that may stand alone. Makes src/web/fonts/tiro-devanagari.woff2. `--check` says instead
// which words the file that stands there sets otherwise than the whole typeface. Usage: node tools/fonts.mjs [--check]
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as hb from 'harfbuzzjs';

const require = createRequire(import.meta.url);
/** @type {Record<'compress' | 'decompress', (font: Uint8Array) => Promise<Uint8Array>>} */
const { compress, decompress } = require('wawoff2');
const root = fileURLToPath(new URL('../', import.meta.url));
const SOURCE = '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2';
const TARGET = `${root}src/web/fonts/tiro-devanagari.woff2`;
const WORDS = /[\u0900-\u097f\u200c\u200d]+/g;
/** Digits, daṇḍas and the ring on which a sign stands that has no letter. */
const ALWAYS = '०१२३४५६७८९।॥\u25cc';
/** Without hinting, and without glyphs that only other words would need. */
const FLAGS = 0x1 | 0x200;
/** Of the sets that a subset is cut by, the features of its layout. */
const LAYOUT_FEATURES = 6;

/** Every Devanāgarī word in the sources of the pages. */
function words() {
  const found = new Set([...ALWAYS]);
  for (const folder of ['src/domain/names', 'src/web']) {
    for (const name of readdirSync(root + folder, { recursive: true }).map(String)) {
      if (!/\.tsx?$/.test(name)) continue;
      for (const [word] of readFileSync(`${root}${folder}/${name}`, 'utf8').matchAll(WORDS)) found.add(word);
    }
  }
  return [...found].sort();
}

/** @param {Uint8Array} ttf */
const fontOf = (ttf) => new hb.Font(new hb.Face(new hb.Blob(ttf)));

/** @param {string} word */
function buffered(word) {
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  return buffer;
}

/** How wide a word is set, font units. @param {hb.Font} font @param {string} word */
function advance(font, word) {
  const buffer = buffered(word);
  hb.shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + (xAdvance ?? 0), 0);
}

/** The glyphs of a word, those that come up and vanish again in shaping too. @param {hb.Font} font @param {string} word */
function glyphsOf(font, word) {
  const stages = hb.shapeWithTrace(font, buffered(word), [], 0, hb.TracePhase.DONT_STOP);
  return stages.flatMap(({ t }) => /** @type {{ g: number }[]} */ (t).map(({ g }) => g));
}

/**
 * The typeface with some glyphs alone.
 *
 * @param {Uint8Array} ttf @param {Iterable<number>} glyphs @param {Iterable<number>} letters  code points
 */
async function cut(ttf, glyphs, letters) {
  const wasm = readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm);
  /** @type {any} */
  const e = instance.exports;
  e._initialize();
  const at = e.malloc(ttf.length);
  new Uint8Array(e.memory.buffer).set(ttf, at);
  const face = e.hb_face_create(e.hb_blob_create(at, ttf.length, 2, 0, 0), 0);
  const input = e.hb_subset_input_create_or_fail();
  const features = e.hb_subset_input_set(input, LAYOUT_FEATURES);
  e.hb_set_clear(features);
  e.hb_set_invert(features);
  e.hb_subset_input_set_flags(input, FLAGS);
  for (const glyph of glyphs) e.hb_set_add(e.hb_subset_input_glyph_set(input), glyph);
  for (const letter of letters) e.hb_set_add(e.hb_subset_input_unicode_set(input), letter);
  const subset = e.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('HarfBuzz could not cut the typeface');
  const blob = e.hb_face_reference_blob(subset);
  const [from, length] = [e.hb_blob_get_data(blob, 0), e.hb_blob_get_length(blob)];
  return new Uint8Array(e.memory.buffer).slice(from, from + length);
}

const whole = await decompress(readFileSync(require.resolve(SOURCE)));
const font = fontOf(whole);
const all = words();
if (!process.argv.includes('--check')) {
  const glyphs = new Set(all.flatMap((word) => glyphsOf(font, word)));
  const letters = new Set([...all.join('')].map((letter) => /** @type {number} */ (letter.codePointAt(0))));
  const packed = await compress(Buffer.from(await cut(whole, glyphs, letters)));
  writeFileSync(TARGET, packed);
  console.log(`${all.length} words, ${glyphs.size} glyphs, ${packed.length} bytes`);
}
const own = fontOf(await decompress(readFileSync(TARGET)));
const otherwise = all.filter((word) => advance(own, word) !== advance(font, word));
if (otherwise.length > 0) {
  console.log(`set otherwise than by the whole typeface: ${otherwise.join(' ')}`);
  process.exitCode = 1;
}
