/**
 * Problems with a request as English sentences. A caller with other names for the fields, such as the command line with
 * its options, passes those names.
 */
import { FIRST_YEAR, LAST_YEAR, unixToJd } from '../domain/time/civil';
import { isoUtc } from '../domain/time/iso';
import { englishFormat } from '../lexicon/formats/english';
import { dateReadings } from './dateReadings';
import { type CostProblem, describesValue, type Expected, type FieldProblem, type Price } from './problem';

type NameOf = (field: string) => string;

/** A price in words, rounded up: `61 ms and 9.2 MB`. */
const priceWords = ({ ms, bytes }: Price): string =>
  `${Math.ceil(ms)} ms and ${(Math.ceil(bytes / 1e5) / 10).toFixed(1)} MB`;

/** The change that makes a request cheap enough, as a predicate after the field name. */
function priceRule(field: string, { price, share, ceiling, largest }: Extract<Expected, { type: 'price' }>): string {
  const highest = `at most ${priceWords(ceiling)} pass`;
  if (field === '') return `must be smaller: it costs ${priceWords(price)}; ${highest}`;
  const cost = `the request costs ${priceWords(price)}, this field ${priceWords(share)} of it; ${highest}`;
  if (largest === null) return `must be smaller, and other fields too: ${cost}`;
  const rule = {
    number: `must be at most ${largest.value}`,
    least: `must be at least ${largest.value}`,
    date: `must be ${largest.value} or earlier`,
    entries: `must have at most ${largest.value} ${largest.value === 1 ? 'entry' : 'entries'}`,
  }[largest.kind];
  return `${rule}: ${cost}`;
}

/** The constraint as a predicate that follows the field name. */
function predicate(field: string, expected: Expected, nameOf: NameOf): string {
  switch (expected.type) {
    case 'day-of-month': {
      const month = englishFormat.month(expected.month);
      return `must exist in that month${month ? ` (got ${expected.day} ${month})` : ''}`;
    }
    case 'shown-time':
      return 'does not exist on that day at the place, because the clocks skipped it';
    case 'one-of':
      return `is required, or ${englishFormat.list(expected.fields.slice(1).map(nameOf), 'or')} instead`;
    case 'together':
      return `is required with ${englishFormat.list(expected.fields.filter((other) => other !== field).map(nameOf))}: give all of them or none`;
    case 'instead-of':
      return `must not be given together with ${nameOf(expected.field)}`;
    case 'offset-of':
      return `must agree with ${nameOf(expected.field)}, whose UTC offset was ${expected.hours} hours at that time`;
    case 'spelling-of': {
      const { field: meant, given } = expected;
      const other = given === meant ? 'which is given too' : `as ${given} is`;
      return `is another spelling of ${nameOf(meant)}, ${other}. Give one of them`;
    }
    case 'not-before':
      return `must not be before ${nameOf(expected.field)}`;
    case 'days-after': {
      const { days, next } = expected;
      return `must be at most ${days} days after ${nameOf(expected.field)}. For later days send another request, from ${next}`;
    }
    case 'not-future':
      return 'must not be in the future';
    case 'one-place':
      return 'matches several places. Send the id of one of the candidates';
    case 'place-name':
      return 'is not near enough to a name of the list. Send the id of one of the candidates';
    case 'place-region':
      return 'has words that name no such place, region or country. Send the id of one of the candidates';
    case 'town':
      return 'is the name of a state or a country. Send the id of a town, such as one of the candidates';
    case 'price':
      return priceRule(field, expected);
    default:
      return `must be ${nounPhrase(field, expected, nameOf)}`;
  }
}

/** The constraint as a noun phrase. */
function nounPhrase(field: string, expected: Expected, nameOf: NameOf): string {
  switch (expected.type) {
    case 'integer':
      return `a whole number from ${expected.min} to ${expected.max}`;
    case 'number':
      return `a number from ${expected.min} to ${expected.below ? 'below ' : ''}${expected.max}`;
    case 'number-or-name':
      return `a whole number from 1 to ${expected.max} or a name`;
    case 'year':
      return `a year from ${FIRST_YEAR} to ${LAST_YEAR}`;
    case 'offset':
      return `a UTC offset in hours from ${expected.min} to ${expected.max}`;
    case 'date':
      return 'a date YYYY-MM-DD';
    case 'instant':
      return 'a date or an instant of its calendar';
    case 'date-in-span':
      return expected.from ? `from ${expected.from} to ${expected.to}` : `in the years ${FIRST_YEAR} to ${LAST_YEAR}`;
    case 'time':
      return expected.pattern === 'HH:mm'
        ? 'a time HH:mm from 00:00 to 23:59'
        : 'a time HH:mm:ss from 00:00:00 to 23:59:59';
    case 'zone':
      return expected.besides ? `an IANA time zone or one of ${expected.besides.join(', ')}` : 'an IANA time zone';
    case 'zone-or-offset':
      return `an IANA time zone, ${expected.besides ? `${expected.besides.join(', ')}, ` : ''}or a UTC offset in hours from ${expected.min} to ${expected.max}`;
    case 'choice':
    case 'format':
      return `one of ${expected.values.join(', ')}`;
    case 'some':
      return `a list of ${expected.values.join(', ')}`;
    case 'text': {
      const { min, max } = expected;
      if (max === undefined) return 'a string';
      return min ? `a string of ${min} to ${max} characters` : `a string of at most ${max} characters`;
    }
    case 'boolean':
      return 'true or false';
    case 'object':
      return `an object with ${englishFormat.list(expected.fields)}`;
    case 'list':
      return `a list of ${expected.min} to ${expected.max} ${expected.items}`;
    case 'later-than':
      return `later than ${nameOf(expected.field)}`;
    case 'other':
      return expected.words;
    default:
      return predicate(field, expected, nameOf);
  }
}

/** Formats an example: a word as it is, a phrase in quotation marks, anything else as JSON. */
const exampleWords = (example: unknown): string => {
  if (example === undefined) return '';
  const isWord = typeof example === 'string' && !/\s/.test(example);
  return `, for example ${isWord ? example : JSON.stringify(example)}`;
};

/** How to write the invalid value of a date instead, as a sentence; null if it is no date in another notation. */
function readingsOf({ expected, got }: FieldProblem): string | null {
  const isDate = expected.type === 'instant' || (expected.type === 'date' && expected.ofAnyCalendar !== true);
  return isDate && typeof got === 'string' ? dateReadings(got) : null;
}

/**
 * Words the problem with a field in an English sentence: field, rule, example. A date in another notation has a second
 * sentence instead of the example, which says how to write it.
 *
 * @param nameOf  the name of a field for the reader: the field itself, or an option of the command line
 * @param got     says the invalid value and its type
 *
 * @example
 * problemWords({ reason: 'invalid_field', field: 'limit', rule: 'value', expected: { type: 'integer', min: 1, max: 9 } }) // => 'limit must be a whole number from 1 to 9.'
 */
export function problemWords(
  problem: FieldProblem,
  nameOf: NameOf = (field) => field,
  got: (value: unknown) => string = () => '',
): string {
  const { field, rule, expected, example } = problem;
  const name = field === '' ? 'The request' : nameOf(field);
  if (expected.type === 'known-field') {
    const { nearest, fields } = expected;
    const offer =
      nearest === undefined ? `Its fields are ${fields.map(nameOf).join(', ')}.` : `Did you mean ${nameOf(nearest)}?`;
    return `${name} is not a field of this request. ${fields.length === 0 ? 'It has none.' : offer}`;
  }
  if (rule === 'repeated') return `${name} is given more than once. Give it once.`;
  if (rule === 'missing' && !('fields' in expected && expected.type !== 'object')) {
    return `${name} is required and must be ${nounPhrase(field, expected, nameOf)}${exampleWords(example)}.`;
  }
  const said = predicate(field, expected, nameOf);
  const given = describesValue(expected) && problem.got !== undefined ? got(problem.got) : '';
  const readings = readingsOf(problem);
  if (readings !== null) return `${name} ${said}${given}. ${readings}`;
  const search =
    expected.type === 'some' && expected.names !== undefined ? ` ${nameOf(expected.names)} takes names.` : '';
  return `${name} ${said}${given}${exampleWords(example)}.${search}`;
}

/** Words the problem of a client that has used up its processor time. */
export const costWords = ({ limit, resetSeconds }: CostProblem): string =>
  `The limit is ${limit} ms of processor time an hour. Retry after ${isoUtc(unixToJd(resetSeconds * 1000))}.`;
