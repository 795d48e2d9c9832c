/** The sections of the desk with their keys; each opens in place of the desk. */

export const SECTIONS = [
  { key: 'desk', letter: 'd' },
  { key: 'vargas', letter: 'v' },
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

/** The section of an address; a further table that was linked to is among all tables. */
export function sectionOfAddress(): SectionKey {
  const fragment = new URLSearchParams(typeof location === 'undefined' ? '' : location.hash.slice(1));
  const named = SECTIONS.find(({ key }) => key === fragment.get('section'))?.key;
  return named ?? (fragment.has('table') ? 'tables' : 'desk');
}

/** Notes the section in the address. */
export function rememberSection(key: SectionKey): void {
  const rest = location.hash.replace(/&section=[a-z]*/, '').replace(/&table=[a-z]*/, '');
  history.replaceState(history.state, '', key === 'desk' ? rest : `${rest}&section=${key}`);
}
