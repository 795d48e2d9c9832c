/**
 * Sanskrit words of an English sentence in the spelling of newspapers: `pāraṇa` as `parana`, `Vṛścika` as `Vrishchika`.
 * Words without marks are left as they are, so that English words keep their letters.
 */
import type { GrahaKey } from '../data/keys';

/**
 * The first ones follow English names of the lexicon: Rahu Kalam, Vijaya Muhurta, Pratah Sandhya, then Trimsamsa, Navamsa,
 * Dwadashi, Ashwina, Swati, Kartika, Jyeshtha.
 */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{Lu}[\p{L}\p{M}]*)-k(?=āla)/gu, ' K'],
  [/(?<=\p{Lu}[\p{L}\p{M}]*)-m(?=uhūrta)/gu, ' M'],
  [/(?<=\p{Lu}[\p{L}\p{M}]*)-s(?=andhyā)/gu, ' S'],
  [/(?<=ṃ)ś(?=āṃś)/g, 's'],
  [/(?<=āṃ)ś/g, 's'],
  [/(?<=d)v(?=[āi])|(?<=ś)v/gi, 'w'],
  [/(?<=\bs)v/gi, 'w'],
  [/rtt/g, 'rt'],
  [/(?<=jy)ai/gi, 'e'],
  [/c(?!h)/g, 'ch'],
  [/C(?!h)/g, 'Ch'],
  [/[śṣ]/g, 'sh'],
  [/[ŚṢ]/g, 'Sh'],
  [/[ṛṝ]/g, 'ri'],
  [/[ṚṜ]/g, 'Ri'],
  // Anusvāra sounds as m before lips, semivowels and sibilants, otherwise as n.
  [/[ṃṁ](?=[pbmhyvrls])/g, 'm'],
  [/[ṃṁṅñṇ]/g, 'n'],
];

/** A word or compound with at least one letter that English lacks, or one of two whose C is read as Ch. */
const MARKED = /[\p{L}\p{M}-]*[āīūṛṝḷṃṁṅñṇṭḍśṣḥĀĪŪṚṜṬḌŚṢ][\p{L}\p{M}-]*|\b(?:Candra|Caitra)\b/gu;

/** A Sanskrit name in IAST in this spelling: `Śukla Dvādaśī` as `Shukla Dwadashi`, `Caitra` as `Chaitra`. */
export const commonName = (iast: string): string =>
  LETTERS.reduce((text, [letter, by]) => text.replace(letter, by), iast.normalize('NFC'))
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** The grahas of sentences. */
const GRAHAS: Readonly<Record<string, GrahaKey>> = {
  Sūrya: 'sun',
  Candra: 'moon',
  Maṅgala: 'mars',
  Budha: 'mercury',
  Guru: 'jupiter',
  Śukra: 'venus',
  Śani: 'saturn',
};
/** A graha outside compounds and names of persons: `Guru stands`, not `Sūrya-siddhānta` or `Guru Nanak`. */
const GRAHA = new RegExp(
  `(?<![\\p{L}\\p{M}-]|\\p{Lu}\\p{L}* )(${Object.keys(GRAHAS).join('|')})(?![\\p{L}\\p{M}-]| \\p{Lu})`,
  'gu',
);

/**
 * The grahas of an English sentence by other names: `Guru stands in a kendra from Candra` as `Jupiter stands in a kendra
 * from the Moon`.
 */
export const withGrahas = (text: string, nameOf: (key: GrahaKey) => string): string =>
  text.normalize('NFC').replace(GRAHA, (name, _, at: number) => {
    const key = GRAHAS[name] as GrahaKey;
    if (key !== 'sun' && key !== 'moon') return nameOf(key);
    return `${at === 0 || /[.:] $/.test(text.slice(0, at)) ? 'The' : 'the'} ${nameOf(key)}`;
  });

export const commonSpelling = (text: string): string => text.normalize('NFC').replace(MARKED, commonName);
