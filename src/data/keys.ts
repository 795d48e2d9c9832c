/** The closed sets of keys that all rules share, in the order of the API. */
import { BODY_KEYS, type BodyKey } from '../kernel/keys';

/** A fortnight of a lunar month: waxing or waning. */
export type Paksha = 'shukla' | 'krishna';

export { BODY_KEYS, type BodyKey };

/** The five planets. */
export const PLANET_KEYS = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const satisfies readonly BodyKey[];

export const NODE_KEYS = ['rahu', 'ketu'] as const;
export type NodeKey = (typeof NODE_KEYS)[number];

/** The nine grahas. */
export const GRAHA_KEYS = [...BODY_KEYS, ...NODE_KEYS] as const;
export type GrahaKey = (typeof GRAHA_KEYS)[number];

/** The lagna and the nine grahas. */
export const POINT_KEYS = ['lagna', ...GRAHA_KEYS] as const;
export type PointKey = (typeof POINT_KEYS)[number];

/** Whether a key is a node of the Moon. Nodes are nearly always retrograde, so lists do not mark it. */
export const isNode = (key: string): key is NodeKey => (NODE_KEYS as readonly string[]).includes(key);

/** Whether a key names one of the seven grahas with a body. */
export const isBody = (key: string): key is BodyKey => (BODY_KEYS as readonly string[]).includes(key);

/** The sixteen divisional charts of Parāśara. */
export const VARGA_KEYS = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D7',
  'D9',
  'D10',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
] as const;
export type VargaKey = (typeof VARGA_KEYS)[number];

/** The grahas with stations. */
export type PlanetKey = (typeof PLANET_KEYS)[number];
