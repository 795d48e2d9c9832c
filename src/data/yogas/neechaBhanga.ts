/** Cancellation of debility (nīca-bhaṅga): first any of the four ways, then each way alone. */

import { KENDRAS } from '../houses';
import { BODY_KEYS, type GrahaKey } from '../keys';
import type { YogaRow, YogaSky } from './types';

const inKendra = (y: YogaSky, key: GrahaKey): boolean => y.isIn(key, KENDRAS) || y.isFrom('moon', key, KENDRAS);

/** The graha that cancels the debility in one of the ways, or undefined. */
type Lift = (y: YogaSky, fallen: GrahaKey) => GrahaKey | undefined;
const byRashiLord: Lift = (y, fallen) => {
  const lord = y.dispositor(fallen);
  return inKendra(y, lord) ? lord : undefined;
};
const byExaltationLord: Lift = (y, fallen) => {
  const lord = y.lordFrom(fallen, 7); // a graha is debilitated in the seventh from its exaltation
  return inKendra(y, lord) ? lord : undefined;
};
const byExaltedThere: Lift = (y, fallen) => {
  const graha = y.exaltedWith(fallen);
  return graha && inKendra(y, graha) ? graha : undefined;
};
const byAspect: Lift = (y, fallen) => {
  const lord = y.dispositor(fallen);
  return y.aspects(lord, fallen) ? lord : undefined;
};

const lifted =
  (ways: readonly Lift[]): YogaRow['when'] =>
  (y) => {
    const found = BODY_KEYS.filter((key) => y.dignity(key) === 'debilitated').flatMap((fallen) => {
      const lifting = ways.flatMap((way) => way(y, fallen) ?? []);
      return lifting.length > 0 ? [fallen, ...lifting] : [];
    });
    return y.formed(found.length > 0, found);
  };

export const NEECHA_BHANGA_YOGAS = [
  {
    key: 'neecha_bhanga',
    source: 'Phaladīpikā 7',
    when: lifted([byRashiLord, byExaltationLord, byExaltedThere, byAspect]),
  },
  {
    key: 'neecha_bhanga_rashi_natha',
    source: 'Phaladīpikā 7',
    when: lifted([byRashiLord]),
  },
  {
    key: 'neecha_bhanga_uchcha_natha',
    source: 'Phaladīpikā 7',
    when: lifted([byExaltationLord]),
  },
  {
    key: 'neecha_bhanga_uchcha_graha',
    source: 'Phaladīpikā 7',
    when: lifted([byExaltedThere]),
  },
  {
    key: 'neecha_bhanga_drishti',
    source: 'Phaladīpikā 7',
    when: lifted([byAspect]),
  },
] as const satisfies readonly YogaRow[];
