/** The parts of a chart that can be requested, with their names in answers and notes. */

import type { GrahaKey, PointKey, VargaKey } from '../../data/keys';
import { recordFor } from '../../kernel/keys';
import type { DashaKey } from '../dasha/keys';
import type { CurrentPhase, Dasha } from '../dasha/types';
import type { KpHorary } from '../kp/horary';
import type { Kp } from '../kp/kp';
import type { BirthDay } from '../positions/birthDay';
import type { Friendships } from '../positions/friendship';
import type { RashiDrishti } from '../positions/rashiDrishti';
import type { Varga } from '../positions/types';
import type { Argala } from './argala';
import type { Arudhas } from './arudhas';
import type { Ashtakavarga, Prastara } from './ashtakavarga';
import type { Avakahada } from './avakahada/avakahada';
import type { Avasthas } from './avasthas/avasthas';
import type { Bhava } from './bhavas';
import type { Chakras } from './chakras';
import type { Chalit } from './chalit';
import type { Division } from './divisions';
import type { ChartStars, OuterPlacement } from './farPlaces';
import type { GrahaDrishti } from './grahaDrishti';
import type { GrahaYuddha } from './grahaYuddha';
import type { HousesOfSystem } from './houseSystems';
import type { CharaKarakas } from './karakas';
import type { Shadbala } from './shadbala';
import type { SpecialLagnas } from './specialLagnas';
import type { Sphutas } from './sphutas';
import type { Sudarshana } from './sudarshana';
import type { Upagrahas } from './upagrahas';
import type { Vimshopaka } from './vimshopaka';
import type { Yogas } from './yogas';

/** Daśās by key; one that could not be computed is null. */
export type Dashas<Key extends DashaKey> = { [K in Key]: Dasha<K> | null };

/** The result of each part; null if it could not be computed. */
export interface PartValues<Key extends DashaKey> {
  /** Null where the Sun does not rise and set around the birth. */
  day: BirthDay | null;
  bhavas: Bhava[] | null;
  vargas: Record<VargaKey, Varga> | null;
  vargottama: Record<PointKey, boolean> | null;
  ashtakavarga: Ashtakavarga | null;
  prastara: Prastara | null;
  yogas: Yogas | null;
  arudhas: Arudhas | null;
  karakas: CharaKarakas | null;
  avasthas: Record<GrahaKey, Avasthas> | null;
  dasha: Dashas<Key>;
  current_phase: CurrentPhase | null;
  kp: Kp | null;
  kp_horary: KpHorary | null;
  shadbala: Shadbala | null;
  graha_yuddha: GrahaYuddha[] | null;
  upagrahas: Upagrahas | null;
  special_lagnas: SpecialLagnas | null;
  chalit: Chalit | null;
  avakahada: Avakahada | null;
  vimshopaka: Vimshopaka | null;
  argala: Argala | null;
  rashi_drishti: RashiDrishti | null;
  graha_drishti: GrahaDrishti | null;
  friendships: Friendships | null;
  sphutas: Sphutas | null;
  sudarshana: Sudarshana | null;
  house_systems: HousesOfSystem[] | null;
  divisions: Division[] | null;
  outer: OuterPlacement[] | null;
  stars: ChartStars | null;
  chakras: Chakras | null;
}

/** The default parts of a chart. */
export const DEFAULT_PARTS = [
  'day',
  'bhavas',
  'vargas',
  'ashtakavarga',
  'yogas',
  'arudhas',
  'karakas',
  'avasthas',
  'dasha',
  'current_phase',
  'kp',
  'shadbala',
  'graha_yuddha',
  'upagrahas',
  'special_lagnas',
] as const;

/** All parts, in the order of computation and notes. */
export const PART_KEYS = [
  ...DEFAULT_PARTS,
  'vargottama',
  'prastara',
  'kp_horary',
  'chalit',
  'avakahada',
  'vimshopaka',
  'argala',
  'rashi_drishti',
  'graha_drishti',
  'friendships',
  'sphutas',
  'sudarshana',
  'house_systems',
  'divisions',
  'outer',
  'stars',
  'chakras',
] as const satisfies readonly (keyof PartValues<DashaKey>)[];
export type PartKey = (typeof PART_KEYS)[number];
export type DefaultPart = (typeof DEFAULT_PARTS)[number];

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** Parts whose property in a chart has another name. */
const PROPERTIES = { karakas: 'charaKarakas', dasha: 'dashas' } as const;
type Properties = typeof PROPERTIES;

/** The property of a chart for a part. */
type PropertyOf<Part extends PartKey> = Part extends keyof Properties ? Properties[Part] : CamelCase<Part>;

const camelCase = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** The property of a chart for each part: its name in camel case, with two exceptions. */
export const PROPERTY_OF: Readonly<Record<string, string>> = {
  ...recordFor(PART_KEYS, camelCase),
  ...PROPERTIES,
};

/** The properties of the requested parts. */
export type PartsOf<Part extends PartKey, Key extends DashaKey> = {
  [P in Part as PropertyOf<P>]: PartValues<Key>[P];
};
