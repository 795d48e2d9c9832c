/** The keys of a query that describe the reader, on any page. */

/** The settings, which the device stores as well. */
export const SETTING_KEYS = ['names', 'hours', 'night', 'digits', 'ends', 'week', 'drawing', 'keys'] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];
/** The parts of a place. */
export const PLACE_KEYS: readonly string[] = ['place', 'at', 'tz'];
/** What links to pages carry. */
export const CARRIED_KEYS: readonly string[] = [...PLACE_KEYS, ...SETTING_KEYS];
