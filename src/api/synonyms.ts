/** Other words for the names of fields and options. */

/** Synonyms; the word that this API uses comes first. */
const WORDS: readonly (readonly string[])[] = [
  ['lat', 'latitude'],
  ['lon', 'lng', 'long', 'longitude'],
  ['tz', 'timezone', 'tzid', 'zone'],
  ['tzHours', 'utcOffset', 'gmtOffset', 'tzOffset', 'tzOffsetHours'],
  ['place', 'city', 'town', 'location', 'locality'],
  ['birthPlace', 'placeOfBirth', 'pob', 'location'],
  ['birthDate', 'date', 'dateOfBirth', 'dob'],
  ['birthTime', 'time', 'timeOfBirth', 'tob'],
  ['hour', 'hours'],
  ['minute', 'minutes'],
  ['second', 'seconds'],
  ['ayanamsa', 'ayanamsha'],
  ['nodeMode', 'node', 'nodes', 'lunarNode'],
  ['dashaYearDays', 'dashaYear'],
  ['dashaDepth', 'dashaLevels'],
  ['from', 'start', 'startDate', 'dateFrom'],
  ['to', 'end', 'endDate', 'until', 'dateTo'],
  ['at', 'instant', 'datetime', 'moment', 'time'],
  ['step', 'interval'],
  ['bodies', 'planets', 'grahas', 'body', 'planet', 'graha'],
  ['purpose', 'activity', 'occasion'],
  ['lang', 'language', 'locale'],
  ['kind', 'kinds'],
  ['q', 'query', 'search'],
  ['limit', 'maxResults', 'pageSize'],
];

/** A name without case, hyphens and underscores, which never tell names apart: `birth_date` is `birthDate`. */
export const fold = (name: string): string => name.replaceAll(/[-_]/g, '').toLowerCase();

/** Groups of folded names for one thing. A name means the one of its group that a request or a command has. */
export const SYNONYMS: readonly (readonly string[])[] = WORDS.map((words) => words.map(fold));

/** Whether two names mean one thing. */
export const isSameName = (a: string, b: string): boolean =>
  fold(a) === fold(b) || SYNONYMS.some((group) => group.includes(fold(a)) && group.includes(fold(b)));
