/**
 * Sanskrit words of an English sentence in the spelling of newspapers: `pāraṇa` as `parana`, `Vṛścika` as `Vrishchika`.
 * Words without marks are left as they are, so that English words keep their letters.
 */

/** The first four follow English names of the lexicon: Dwadashi, Ashwina, Swati, Kartika, Jyeshtha. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
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

/** A word or compound with at least one letter that English lacks. */
const MARKED = /[\p{L}\p{M}-]*[āīūṛṝḷṃṁṅñṇṭḍśṣḥĀĪŪṚṜṬḌŚṢ][\p{L}\p{M}-]*/gu;

/** A Sanskrit name in IAST in this spelling: `Śukla Dvādaśī` as `Shukla Dwadashi`, `Caitra` as `Chaitra`. */
export const commonName = (iast: string): string =>
  LETTERS.reduce((text, [letter, by]) => text.replace(letter, by), iast.normalize('NFC'))
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

export const commonSpelling = (text: string): string => text.normalize('NFC').replace(MARKED, commonName);
