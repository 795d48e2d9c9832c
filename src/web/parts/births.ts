/** Two births in one fragment: the keys of each stand behind its letter, `a.t=…&a.at=…&b.t=…`. */
import { WHO, type Who } from '../../domain/match/types';
import { type Birth, birthFragment, type Resolved, resolvedFromFragment } from './birth';

const partsOf = (fragment: string, who: Who): string[] =>
  fragment
    .replace(/^#/, '')
    .split('&')
    .filter((part) => part.startsWith(`${who}.`))
    .map((part) => part.slice(2));

/** What a fragment says of a birth: the birth, that it names none, or that it names one that cannot be read. */
export type ReadBirth = Resolved | null | 'unreadable';

export function birthsOfFragment(fragment: string): Record<Who, ReadBirth> {
  const read = (who: Who): ReadBirth => {
    const parts = partsOf(fragment, who);
    return parts.length === 0 ? null : (resolvedFromFragment(parts.join('&')) ?? 'unreadable');
  };
  return { a: read('a'), b: read('b') };
}

/** The fragment of one birth or two, with its `#`. */
export function fragmentOfBirths(births: Partial<Record<Who, Birth | null>>): string {
  const parts = WHO.flatMap((who) => {
    const birth = births[who];
    if (!birth) return [];
    return birthFragment(birth)
      .slice(1)
      .split('&')
      .map((part) => `${who}.${part}`);
  });
  return `#${parts.join('&')}`;
}
