/** Two births in one fragment. The keys of each follow its letter: `a.t=…&a.at=…&b.t=…`. */
import { WHO, type Who } from '../../data/match/row';
import { type Birth, birthFragment, type Resolved, resolvedFromFragment } from './birth';

const partsOf = (fragment: string, who: Who): string[] =>
  fragment
    .replace(/^#/, '')
    .split('&')
    .filter((part) => part.startsWith(`${who}.`))
    .map((part) => part.slice(2));

/** A birth in a fragment; null if it has none, or `unreadable` if it is invalid. */
export type ReadBirth = Resolved | null | 'unreadable';

export function birthsOfFragment(fragment: string): Record<Who, ReadBirth> {
  const readBirth = (who: Who): ReadBirth => {
    const parts = partsOf(fragment, who);
    return parts.length === 0 ? null : (resolvedFromFragment(parts.join('&')) ?? 'unreadable');
  };
  return { a: readBirth('a'), b: readBirth('b') };
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
