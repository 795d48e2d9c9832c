/** The house systems whose cusps can be computed, by key. */
export const HOUSE_SYSTEMS = [
  'placidus',
  'koch',
  'regiomontanus',
  'campanus',
  'porphyry',
  'sripati',
  'equal',
  'equal-mc',
  'whole-sign',
  'vehlow',
  'alcabitius',
  'topocentric',
  'morinus',
  'meridian',
  'krusinski',
  'azimuthal',
  'carter',
  'apc',
  'pullen-sd',
  'pullen-sr',
] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];
