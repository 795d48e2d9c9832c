/** The sections of the desk with their keys. Each opens in place of the desk. */
import { VARGA_KEYS, type VargaKey } from '../../../../data/keys';
import { addEntry, note, noteOf } from '../address';

export const SECTIONS = [
  { key: 'desk', letter: 'd' },
  { key: 'vargas', letter: 'v' },
  { key: 'chalit', letter: 'h' },
  { key: 'chakras', letter: 'c' },
  { key: 'dasha', letter: 'p' },
  { key: 'transits', letter: 't' },
  { key: 'firm', letter: 'f' },
  { key: 'shadbala', letter: 'b' },
  { key: 'ashtakavarga', letter: 'a' },
  { key: 'yogas', letter: 'y' },
  { key: 'varsha', letter: 'r' },
  { key: 'differences', letter: 'w' },
  { key: 'tables', letter: 'x' },
] as const;
export type SectionKey = (typeof SECTIONS)[number]['key'];

/** The section in the URL. A linked further table belongs to the section of tables. */
export function sectionOfAddress(): SectionKey {
  const section = noteOf('section');
  return SECTIONS.find(({ key }) => key === section)?.key ?? (noteOf('table') === null ? 'desk' : 'tables');
}

/** The varga beside the birth chart in the URL; the navāṃśa by default. */
export function vargaOfAddress(): VargaKey {
  const varga = noteOf('varga');
  return VARGA_KEYS.find((key) => key === varga && key !== 'D1') ?? 'D9';
}

/** Notes the varga in the URL, as a new history entry. */
export function rememberVarga(key: VargaKey): void {
  addEntry();
  note('varga', key === 'D9' ? null : key);
}

/** Notes the section in the URL, as a new history entry. */
export function rememberSection(key: SectionKey): void {
  addEntry();
  note('table', null);
  note('section', key === 'desk' ? null : key);
}
