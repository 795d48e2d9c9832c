/** Charts that were drawn on this device, latest first. They stay on the device. */

import { remember, remembered } from '../../../reader/storage';
import { type Birth, birthFragment, birthFromFragment } from '../../../shared/birth';

const MAX_RECENT = 20;

function fragments(): string[] {
  try {
    const value: unknown = JSON.parse(remembered('recent') ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

interface Recent {
  birth: Birth;
  fragment: string;
}

export const recentCharts = (): Recent[] =>
  fragments().flatMap((fragment) => {
    const birth = birthFromFragment(fragment);
    return birth ? [{ birth, fragment }] : [];
  });

/** Equal births: the same date, time and place, whatever the settings and the name. */
export const isSame = (a: Birth, b: Birth): boolean =>
  JSON.stringify([a.clock, a.lat, a.lon]) === JSON.stringify([b.clock, b.lat, b.lon]);

export function keepRecent(birth: Birth): void {
  const others = recentCharts().filter((each) => !isSame(each.birth, birth));
  remember(
    'recent',
    JSON.stringify([birthFragment(birth), ...others.map(({ fragment }) => fragment)].slice(0, MAX_RECENT)),
  );
}

export const forgetRecent = (): void => remember('recent', null);
