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
  ['region', 'state', 'province', 'country'],
  ['kind', 'kinds', 'type', 'types', 'category'],
  ['q', 'query', 'search', 'name'],
  ['limit', 'maxResults', 'pageSize', 'perPage'],
  ['cursor', 'skip'],
  ['format', 'output'],
];

/**
 * Words whose values have another form than a field: a request with such a word is refused, and the message names the
 * first of its fields that the request takes.
 */
const OTHER_FORMS: readonly (readonly [word: string, ...fields: string[]])[] = [
  ['page', 'cursor'],
  ['pageNumber', 'cursor'],
  ['offset', 'cursor', 'tz'],
  ['tzHours', 'tz'],
  ['utcOffset', 'tz'],
  ['gmtOffset', 'tz'],
  ['tzOffset', 'tz'],
  ['date', 'from', 'at'],
  ['day', 'date', 'from', 'at'],
  ['month', 'masa', 'date', 'from', 'at'],
  ['year', 'date', 'from', 'at'],
  ['hour', 'time', 'at'],
  ['minute', 'time', 'at'],
  ['second', 'time', 'at'],
  ['q', 'purpose', 'kind', 'place', 'date'],
  ['query', 'purpose', 'kind', 'place', 'date'],
  ['search', 'purpose', 'kind', 'place', 'date'],
  ['festival', 'q', 'kind'],
  ['observance', 'q', 'kind'],
  ['holiday', 'kind'],
  ['event', 'kind'],
  ['events', 'kind'],
];

/** A name without case, hyphens and underscores, which never tell names apart: `birth_date` is `birthDate`. */
export const fold = (name: string): string => name.replaceAll(/[-_]/g, '').toLowerCase();

/** Groups of folded names for one thing. A name means the one of its group that a request or a command has. */
export const SYNONYMS: readonly (readonly string[])[] = WORDS.map((words) => words.map(fold));

const FIELDS_OF_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  OTHER_FORMS.map(([word, ...fields]) => [fold(word), fields]),
);

/** The field, if any, that takes the value of a name in another form. */
export const otherForm = (name: string, fields: readonly string[]): string | undefined =>
  FIELDS_OF_WORDS.get(fold(name))?.find((field) => fields.includes(field));

/** Whether two names mean one thing. */
export const isSameName = (a: string, b: string): boolean =>
  fold(a) === fold(b) || SYNONYMS.some((group) => group.includes(fold(a)) && group.includes(fold(b)));
