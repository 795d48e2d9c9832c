// Subsets the typefaces of the pages to what they can print. It shapes every Devanāgarī text in the sources of a face
// with HarfBuzz, and keeps the glyphs that shaping uses, with the digits and standalone signs. A Latin face has letters
// with all their forms; the glyphs of the others are positioned as in these texts and in usual syllables. Writes the
// files in src/web/fonts. `--check` instead lists the words that the existing files set differently from the full
// typefaces. Usage: node tools/fonts.mjs [--check]
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as hb from 'harfbuzzjs';
import { build as buildLexicon } from './build-lexicon.mjs';
import { pairsIn, withPositionsOf } from './web/positioning.mjs';

const require = createRequire(import.meta.url);
/** @type {Record<'compress' | 'decompress', (font: Uint8Array) => Promise<Uint8Array>>} */
const { compress, decompress } = require('wawoff2');
const root = fileURLToPath(new URL('../', import.meta.url));
/** Latin letters that Hindi pages print in the face: of the name of the service, of a varga, and of two births. */
const LATIN_IN_HINDI = 'KhagolaDAB';
const LATIN = '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-latin-400-normal.woff2';

/** Characters of a range of code points. @param {number} first @param {number} last */
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
/** It has no glyph of its own: browsers break lines at it. */
const SOFT_HYPHEN = '\u00ad';
/** The letter of IAST within Latin-1, and the signs of figures and sentences. */
const COMMON_LATIN = '\u00a0§©°±²³·½Ññ×\u2009\u202f–—‘’“”…′″™−';

/**
 * The content of each face: English text; letters of other languages in names of towns; the head of every page; Sanskrit
 * names beside other languages, those of observances apart; the digits of a Hindi page, so that it needs no Latin face;
 * its text; Devanāgarī digits, for readers who choose them; Sanskrit names on a Hindi page for readers of scholarly
 * names, whose conjuncts others do not load.
 */
const FACES = [
  {
    source: LATIN,
    target: `${root}src/web/fonts/tiro-latin.woff2`,
    words: () => [...range(0x20, 0x7e), ...COMMON_LATIN],
    hasAllForms: true,
  },
  {
    source: LATIN,
    target: `${root}src/web/fonts/tiro-accents.woff2`,
    words: () => [...range(0xa1, 0xff), 'ı'].filter((letter) => !`${COMMON_LATIN}${SOFT_HYPHEN}`.includes(letter)),
    hasAllForms: true,
  },
  {
    source: '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2',
    target: `${root}src/web/fonts/tiro-head.woff2`,
    words: () => [...namesOfLocales(), 'खगोल'],
  },
  {
    source: LATIN,
    target: `${root}src/web/fonts/tiro-figures.woff2`,
    words: () => [...new Set([...` %()+,-./0123456789:?–—‘’“”…′″−°·\u00a0`, ...LATIN_IN_HINDI])],
  },
  {
    source: '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2',
    target: `${root}src/web/fonts/tiro-devanagari.woff2`,
    words: () =>
      wordsIn(
        (path) =>
          /^build\/lexicon\/terms\/(graha|karana|nakshatra|tithi|vara|yoga)\.ts$/.test(path) ||
          (!/^build\/lexicon\/|messages\/|settings\/|entry\/|varsha\/|reader\/|(ownFigures|words)\.tsx?$/.test(path) &&
            /\.tsx?$/.test(path)),
      ),
  },
  {
    source: '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2',
    target: `${root}src/web/fonts/tiro-observances.woff2`,
    words: () => wordsIn((path) => path === 'build/lexicon/observances/sa-Deva.ts'),
  },
  {
    source: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
    target: `${root}src/web/fonts/tiro-hindi.woff2`,
    words: () => [
      ...SIGNS,
      ...wordsIn(
        (path) =>
          /^build\/lexicon\/(observances\/)?hi\.ts$|hi\.json$/.test(path) ||
          (!/^build\/lexicon\/|entry\//.test(path) && /\.tsx?$/.test(path)),
      ).flatMap((word) => word.split(/[०-९]+/).filter(Boolean)),
      ...calendarWords(),
    ],
  },
  {
    source: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
    target: `${root}src/web/fonts/tiro-digits.woff2`,
    words: () => [...DIGITS],
  },
  {
    source: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
    target: `${root}src/web/fonts/tiro-scholarly.woff2`,
    words: () => [
      ...DIGITS,
      ...SIGNS,
      ...wordsIn((path) => /^build\/lexicon\/(observances\/)?sa-Deva\.ts$/.test(path)),
    ],
  },
];
const WORDS = /[\u0900-\u097f\u200c\u200d]+/g;
const DIGITS = '०१२३४५६७८९';
/** Daṇḍas and the dotted circle for signs without a letter. */
const SIGNS = '।॥\u25cc';
/** HarfBuzz subset flags: no hinting; no glyphs that only layout features reach. */
const [NO_HINTING, NO_LAYOUT_CLOSURE] = [0x1, 0x200];
/** HarfBuzz subset sets: names in the file, layout features. */
const [NAME_IDS, LAYOUT_FEATURES] = [4, 6];
/** Names that a file keeps: family and style. Pages read neither; the licence is a file of its own. */
const KEPT_NAMES = [1, 2];

/** Names of months and weekdays in Hindi, which the browser formats. */
function calendarWords() {
  const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2001, month, month + 1));
  const styles = /** @type {const} */ (['long', 'short']);
  const texts = styles.flatMap((style) => {
    const format = new Intl.DateTimeFormat('hi', { month: style, weekday: style, timeZone: 'UTC' });
    return days.map((day) => format.format(day));
  });
  return texts.flatMap((text) => [...text.matchAll(WORDS)].map(([word]) => word));
}

buildLexicon();

/** Every Devanāgarī word in the sources of a face. @param {(path: string) => boolean} isPrinted */
function wordsIn(isPrinted) {
  /** @type {Set<string>} */
  const words = new Set();
  for (const folder of ['build/lexicon', 'src/lexicon/source/hi', 'src/web']) {
    for (const name of readdirSync(root + folder, { recursive: true }).map(String)) {
      if (!isPrinted(`${folder}/${name}`)) continue;
      for (const [word] of readFileSync(`${root}${folder}/${name}`, 'utf8').matchAll(WORDS)) words.add(word);
    }
  }
  return [...words].sort();
}

/** Names of languages in Devanāgarī, for the language links in the head of a page. */
function namesOfLocales() {
  const text = readFileSync(`${root}src/web/i18n/locales.ts`, 'utf8');
  return [...text.matchAll(WORDS)].map(([word]) => word);
}

/** @param {Uint8Array} ttf */
const fontOf = (ttf) => new hb.Font(new hb.Face(new hb.Blob(ttf)));

/** Languages whose letter forms a page may request with `lang`: shaping then selects other glyphs. */
const LANGUAGES = ['sa', 'hi'];

/** @param {string} word @param {string} language */
function buffered(word, language) {
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.setLanguage(language);
  buffer.guessSegmentProperties();
  return buffer;
}

/** Consonants with each vowel sign and nasal, with a repha and before a daṇḍa, and digits: of names that readers enter. */
const USUAL_SYLLABLES = [
  ...[...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ'].flatMap((letter) =>
    ['', ...'ािीुूृेैोौ्'].flatMap((vowel) =>
      ['', 'ं', 'ँ', 'ः', '।'].flatMap((end) => ['', 'र्'].map((start) => start + letter + vowel + end)),
    ),
  ),
  ...[...DIGITS].flatMap((ten) => [...DIGITS].map((one) => ten + one)),
];

/** The glyphs of a set text with their positions, in each language. @param {hb.Font} font @param {string} word */
const setIn = (font, word) =>
  LANGUAGES.map((language) => {
    const buffer = buffered(word, language);
    hb.shape(font, buffer);
    return { glyphs: buffer.getGlyphInfos().map(({ codepoint }) => codepoint), positions: buffer.getGlyphPositions() };
  });

/** The widths and offsets of the glyphs of a word in each language. @param {hb.Font} font @param {string} word */
const placesOf = (font, word) =>
  setIn(font, word)
    .flatMap(({ positions }) => positions.map(({ xAdvance, xOffset, yOffset }) => `${xAdvance} ${xOffset} ${yOffset}`))
    .join();

/** The pairs of glyphs in texts and usual syllables. @param {hb.Font} font @param {readonly string[]} texts */
const pairsOf = (font, texts) =>
  pairsIn([...texts, ...USUAL_SYLLABLES].flatMap((text) => setIn(font, text).map(({ glyphs }) => glyphs)));

/** The glyphs of a word, including intermediate ones of the shaping. @param {hb.Font} font @param {string} word */
function glyphsOf(font, word) {
  return LANGUAGES.flatMap((language) => {
    const stages = hb.shapeWithTrace(font, buffered(word, language), [], 0, hb.TracePhase.DONT_STOP);
    return stages.flatMap(({ t }) => /** @type {{ g: number }[]} */ (t).map(({ g }) => g));
  });
}

/**
 * Subsets the typeface to some glyphs.
 *
 * @param {Uint8Array} ttf @param {Iterable<number>} glyphs @param {Iterable<number>} letters  code points
 * @param {boolean} hasAllForms  whether to keep the glyphs that layout features make of these, such as table figures
 */
async function cut(ttf, glyphs, letters, hasAllForms) {
  const wasm = readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm);
  /** @type {any} */
  const e = instance.exports;
  e._initialize();
  const address = e.malloc(ttf.length);
  new Uint8Array(e.memory.buffer).set(ttf, address);
  const face = e.hb_face_create(e.hb_blob_create(address, ttf.length, 2, 0, 0), 0);
  const input = e.hb_subset_input_create_or_fail();
  const features = e.hb_subset_input_set(input, LAYOUT_FEATURES);
  e.hb_set_clear(features);
  e.hb_set_invert(features);
  const names = e.hb_subset_input_set(input, NAME_IDS);
  e.hb_set_clear(names);
  for (const name of KEPT_NAMES) e.hb_set_add(names, name);
  e.hb_subset_input_set_flags(input, hasAllForms ? NO_HINTING : NO_HINTING | NO_LAYOUT_CLOSURE);
  for (const glyph of glyphs) e.hb_set_add(e.hb_subset_input_glyph_set(input), glyph);
  for (const letter of letters) e.hb_set_add(e.hb_subset_input_unicode_set(input), letter);
  const subset = e.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('HarfBuzz could not subset the typeface');
  const blob = e.hb_face_reference_blob(subset);
  const [from, length] = [e.hb_blob_get_data(blob, 0), e.hb_blob_get_length(blob)];
  return new Uint8Array(e.memory.buffer).slice(from, from + length);
}

for (const { source, target, words, hasAllForms = false } of FACES) {
  const full = await decompress(readFileSync(require.resolve(source)));
  const font = fontOf(full);
  const allWords = words();
  if (!process.argv.includes('--check')) {
    const glyphs = new Set(allWords.flatMap((word) => glyphsOf(font, word)));
    const letters = new Set([...allWords.join('')].map((letter) => /** @type {number} */ (letter.codePointAt(0))));
    const positioned = source === LATIN ? full : withPositionsOf(full, pairsOf(font, allWords));
    const packed = await compress(Buffer.from(await cut(positioned, glyphs, letters, hasAllForms)));
    writeFileSync(target, packed);
    console.log(
      `${target.slice(root.length)}: ${allWords.length} words, ${glyphs.size} glyphs, ${packed.length} bytes`,
    );
  }
  const subset = fontOf(await decompress(readFileSync(target)));
  const different = allWords.filter((word) => placesOf(subset, word) !== placesOf(font, word));
  if (different.length > 0) {
    console.log(`set otherwise than by the whole typeface: ${different.join(' ')}`);
    process.exitCode = 1;
  }
}
