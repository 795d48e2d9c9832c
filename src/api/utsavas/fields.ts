/** The values of the request field `fields`, in the order of an observance. */
export const UTSAVA_FIELDS = [
  'name',
  'sa',
  'name_common',
  'epithet',
  'kind',
  'tradition',
  'regions',
  'major',
  'occurrence',
  'authorities',
  'tithi',
  'nakshatra',
  'masa',
  'paksha',
  'shastra',
  'reckoning',
  'times',
  'eclipse',
] as const;
export type UtsavaField = (typeof UTSAVA_FIELDS)[number];
