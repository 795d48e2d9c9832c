/**
 * Normalises text to the spelling of the lexicon, with a map back to the original offsets: lower case, compatibility
 * forms (NFKC), without invisible characters, markup and diacritics, look-alikes of Latin letters as Latin, Sanskrit
 * transliteration as plain ASCII. One pass; every step looks only a fixed distance ahead.
 */
type Folded = {
  text: string;
  /** For each UTF-16 unit of `text`, the offset of its origin; plus one entry for the end. */
  origin: number[];
};

/** Letters of other scripts and the Latin letters that they look like, after lower-casing. */
const DRAWN_LIKE: readonly [foreign: string, latin: string][] = [
  // Cyrillic
  ['авекмнорстухіїјѕԁһԛԝѵѡгӏпьёз', 'abekmhopctyxiijsdhqwvwrlnbe3'],
  // Greek
  ['αβγεηικνορστυχωμ', 'abyenikvopotuxwu'],
  // Armenian, Latin extended, small capitals
  ['օսհıɩɡɑɾłđøƙᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'ouhiigarldokabcdeghijklmnoprstuvwyz'],
  // Devanāgarī digits, and one nasal sign for two
  ['०१२३४५६७८९\u0901', '0123456789\u0902'],
  // Punctuation: quotation marks, dashes, bullets, the double daṇḍa; blanks
  ['‘’ʼ“”«»„–—―−‐‑॥•●▪◦·_\t\r\u2028\u2029¿¡', '\'\'\'"""""––––--।-----   \n\n  '],
];

const LOOK_ALIKES = new Map(
  DRAWN_LIKE.flatMap(([foreign, latin]) =>
    Array.from(foreign, (letter, i): [string, string] => [letter, latin[i] as string]),
  ),
);

/** Joiners, soft hyphens, direction marks, variation selectors, tag characters, nuktas; and Markdown's emphasis. */
const DROPPED =
  /[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0*`~^]|[\u180b-\u180f]|\u034f|\u093c|[\ufe00-\ufe0f]|[\u{e0000}-\u{e01ef}]/u;

/** Characters that need no table look-up. */
const PLAIN = /[a-z0-9 .,:;!?()'"\n\u0904-\u0939\u093e-\u0965-]/i;

const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  shy: '',
  zwnj: '',
  zwj: '',
};
const ENTITY = /&(?:([a-z]{2,6})|#(\d{2,6})|#x([0-9a-f]{2,6}));/iy;
const TAG = /<\/?([a-z][a-z0-9]{0,10})\b[^<>]{0,200}>/iy;
const COMMENT = /<!--[^>]{0,400}-->/y;
/** Tags that end a line; all others are removed without a gap. */
const BLOCK_TAGS = new Set([
  'br',
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'table',
  'hr',
  'blockquote',
]);

const ACUTE = '\u0301';
const DOT_BELOW = '\u0323';

export function fold(text: string): Folded {
  const out: string[] = [];
  const origin: number[] = [];
  let previous = '';

  const put = (piece: string, at: number) => {
    for (const unit of piece) {
      for (let i = 0; i < unit.length; i++) origin.push(at);
      out.push(unit);
      previous = unit;
    }
  };

  /** One code point, which NFKD may take apart. */
  const putFolded = (codePoint: string, at: number) => {
    if (PLAIN.test(codePoint)) return put(codePoint.toLowerCase(), at);
    for (const part of codePoint.normalize('NFKD')) {
      // ś and ṣ are read as sh, ṛ as ri; every other diacritic falls off
      if (part >= '\u0300' && part <= '\u036f') {
        if (previous === 's' && (part === ACUTE || part === DOT_BELOW)) put('h', at);
        else if (previous === 'r' && part === DOT_BELOW) put('i', at);
      } else {
        for (const lower of part.toLowerCase()) {
          if (!DROPPED.test(lower)) put(LOOK_ALIKES.get(lower) ?? lower, at);
        }
      }
    }
  };

  let i = 0;
  while (i < text.length) {
    const codePoint = String.fromCodePoint(text.codePointAt(i) as number);
    if (codePoint === '&') {
      ENTITY.lastIndex = i;
      const found = ENTITY.exec(text);
      const meant = found && entity(found);
      if (found && meant !== undefined && meant !== null) {
        for (const part of meant) if (!DROPPED.test(part)) putFolded(part, i);
        i += found[0].length;
        continue;
      }
    } else if (codePoint === '<') {
      TAG.lastIndex = i;
      COMMENT.lastIndex = i;
      const found = TAG.exec(text) ?? COMMENT.exec(text);
      if (found) {
        if (BLOCK_TAGS.has((found[1] ?? '').toLowerCase())) put('\n', i);
        i += found[0].length;
        continue;
      }
    }
    if (PLAIN.test(codePoint) || !DROPPED.test(codePoint)) putFolded(codePoint, i);
    i += codePoint.length;
  }
  origin.push(text.length);
  return { text: out.join(''), origin };
}

function entity(found: RegExpExecArray): string | undefined {
  const [, name, decimal, hexadecimal] = found;
  if (name !== undefined) return ENTITIES[name.toLowerCase()];
  const point = decimal === undefined ? Number.parseInt(hexadecimal as string, 16) : Number(decimal);
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}

/** Spellings of Hindi in Latin letters, in this order, with the one that they become. */
const LATIN_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^n(?:a|ah)?hin$|^nhi$/, 'nahi'],
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ph/g, 'f'],
  [/chh/g, 'ch'],
  [/y(?=[ei])/g, ''],
  [/([bcdfgjklmnpqrstvxy])\1+/g, '$1'],
];

/** Any of them. Most words have none, and counsel reads thousands when it starts. */
const ANY_SPELLING = new RegExp(LATIN_SPELLINGS.map(([{ source }]) => source).join('|'));

/** Hindi written in Latin letters has no fixed spelling: `shaadi` and `shadi`, `milegee` and `milegi` become one. */
export const hindiInLatin = (word: string): string =>
  ANY_SPELLING.test(word)
    ? LATIN_SPELLINGS.reduce((text, [spelling, common]) => text.replace(spelling, common), word)
    : word;

/** Devanāgarī spellings of one word: nasals before their consonants as anusvāra, `ये` and `यी` after vowels, visarga. */
export function hindi(word: string): string {
  return word
    .replace(/म्(?=[पफबभ])|न्(?=[तथदध])|ण्(?=[टठडढ])|ञ्(?=[चछजझ])|ङ्(?=[कखगघ])/g, 'ं')
    .replace(/([ािीुूेैोौ])ये/g, '$1ए')
    .replace(/([ािीुूेैोौ])यी/g, '$1ई')
    .replace(/([ािीुूेैोौ])यें/g, '$1एं')
    .replace(/ः$/, '');
}
