/** The names of the tools that a model of counsel may call in addition to `reply`. */
export const TOOL_NAMES = [
  'chart',
  'panchanga',
  'muhurta',
  'utsavas',
  'muhurta_search',
  'sky',
  'transits',
  'varshaphala',
  'match',
  'places',
  'facts',
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];
