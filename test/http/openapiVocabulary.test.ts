/** All fields of `/api/v1` in the OpenAPI document use one vocabulary. */
import { describe, expect, test } from 'vitest';
import { publishedDocument } from '../../src/http/openapi/published';
import { DocumentFields, type Field } from './openapiFields';

const { all: fields } = new DocumentFields(publishedDocument());

/** Names that the vocabulary does not use, with the name that it uses. */
const SECOND_NAMES: Readonly<Record<string, string>> = {
  latitude: 'lat',
  longitude: 'lon',
  lng: 'lon',
  timezone: 'tz',
  tz_offset: 'utc_offset_hours',
  tzHours: 'tz',
  city: 'place',
  location: 'place',
  ayanamsha: 'ayanamsa',
  ayanamsha_deg: 'ayanamsa_deg',
  node_mode: 'node',
  nodeMode: 'node',
  coLords: 'co_lords',
  dashaYearDays: 'dasha_year_days',
  epochJd: 'epoch_jd',
  birth_date: 'date',
  birth_time: 'time',
  utc: 'at',
  instant: 'at',
  local: 'at',
  start_utc: 'start',
  start_local: 'start',
  begin: 'start',
  iast: 'name',
  sidereal_deg: 'longitude_deg',
  tropical_deg: 'tropical_longitude_deg',
  language: 'lang',
  locale: 'lang',
};

/** Fields that really have another type than fields of the same name elsewhere: their owners and names, and the reason. */
const OTHER_TYPES: readonly (readonly [fields: RegExp, reason: string])[] = [
  [/^Ephemeris(Columns\.|Response\.time$|Historical\.ahargana$)/, 'A column has a value for each instant.'],
  [/^Chalit\.(sripati|placidus)\.(start|madhya)_deg$/, 'A value for each of the twelve houses.'],
  [/^(GrahaBala|PanchavargiyaBala|Pinda|Vimshopaka)\./, 'Strengths and sums have the names of their sources.'],
  [
    /^(V1SpecialLagnas|V1Upagrahas|V1Sphutas|Chalit|ChalitHouses|Conditions)\.\w+$/,
    'Points, divisions and conditions by key.',
  ],
  [/^PanchangaDay\.(tithi|nakshatra|yoga|karana|bhadra)$/, 'A day has every limb that touches it.'],
  [/^Stays\.(rashi|nakshatra)$/, 'A day has every stay that touches it.'],
  [/^V1Praveshas\.(tithi|month)$/, 'Charts inside the year by the return that gives them.'],
  [/^(PanchangaDay|NowResponse)\.years$/, 'The years of the eras by key.'],
  [
    /^(BirthChartResponse|V1AnnualChart)\.(day|grahas|stars|vimshopaka|comparison|vargottama)$/,
    'A part that `include` or `compare` names.',
  ],
  [
    /^(V1Natal|V1Yoga|V1GrahaYuddha|ArgalaRow|GrahaRashiDrishti|SaptaShalaka|TajikaYoga)\.grahas$/,
    'A list of grahas, where others are tables by graha.',
  ],
  [/^(KpSignificators|Rahu|TriPataki)\.houses$/, 'Houses by level of signification, or by graha.'],
  [/^KpSignificators\.nodes$/, 'What each node stands for, where others list nodes.'],
  [/^(Argala|RashiDrishti)\.rashis$/, 'Aspects as a table by rāśi.'],
  [/^(ChartDifference|Dates)\.(from|to)$/, 'The label of either chart, and the ends of a span in both calendars.'],
  [/^ObservancesResponse\.kind$/, 'The kinds that the request names, where rows have one.'],
  [/^ConvertResponse\.from$/, 'The calendar of the date, named as those of the conversions.'],
  [/^TransitsResponse\.(dasha|bodies|points)$/, 'Lists with the names that the request gives them.'],
  [
    /^(MuhurtasResponse\.(windows|comparison)|MuhurtaComparison\.others\.changes)$/,
    'The windows of a search, beside those of other traditions.',
  ],
  [/^(SkyEquinox|SkySolstice|V1Pravesha)\.month$/, 'The month that names an equinox, and the month of a year of life.'],
  [/^V1Mangala\.counted$/, 'Whether either list counts the house.'],
  [/^MuhurtaClosing\.by(\.value)?$/, 'A measured amount with its unit.'],
  [/^get \/api\/v1\/muhurta-search\.compare$/, 'Traditions, where charts are compared with settings.'],
  [/^get \/api\/v1\/convert\.to$/, 'Calendars of a date, not a date.'],
  [/^get \/api\/v1\/ephemeris\.at$/, 'Many instants in one request.'],
  [/^get \/api\/v1\/anniversaries\.kind$/, 'Each kind has its own lunar date.'],
];

/** Keys of tables that have capitals: divisional charts, and the padas of houses. */
const CAPITAL_KEYS = /^(D\d+|A\d+|AL|UL)$/;

const typesOf = ({ type }: Field): string[] => type.split('|').filter(Boolean);

const isWithin = (a: readonly string[], b: readonly string[]): boolean => a.every((type) => b.includes(type));

const placeOf = ({ owner, name }: Field): string => `${owner}.${name}`;

/** Fields of one direction by name, with the exceptions apart. */
const groupsOf = (direction: Field['direction']) => {
  const typed = fields.filter((field) => field.direction === direction && typesOf(field).length > 0);
  const isExcepted = (field: Field) => OTHER_TYPES.some(([pattern]) => pattern.test(placeOf(field)));
  return {
    excepted: typed.filter(isExcepted),
    named: Map.groupBy(
      typed.filter((field) => !isExcepted(field)),
      ({ name }) => name,
    ),
  };
};

const widest = (group: readonly Field[]): string[] =>
  group.map(typesOf).reduce((a, b) => (b.length > a.length ? b : a));

describe('the fields of /api/v1', () => {
  test('the walk reaches the fields of requests and of responses', () => {
    expect(fields.filter(({ direction }) => direction === 'request').length).toBeGreaterThan(150);
    expect(fields.filter(({ direction }) => direction === 'response').length).toBeGreaterThan(1000);
  });

  test('every field has a description', () => {
    const undescribed = fields.filter(({ description }) => !description?.trim());
    expect(undescribed.map(({ owner, name }) => `${owner}: ${name}`)).toEqual([]);
  });

  test('no field uses a second name for a thing', () => {
    const second = fields.filter(({ name }) => Object.hasOwn(SECOND_NAMES, name));
    expect(second.map(({ owner, name }) => `${owner}: ${name} is ${SECOND_NAMES[name]}`)).toEqual([]);
  });

  test('a field is spelled in snake_case, except for keys of tables', () => {
    const spelled = fields.filter(({ name }) => /[A-Z]/.test(name) && !CAPITAL_KEYS.test(name));
    expect(spelled.map(placeOf)).toEqual([]);
  });

  test.each(['request', 'response'] as const)('fields of a %s with the same name have the same type', (direction) => {
    const wrong = [...groupsOf(direction).named.values()]
      .filter((group) => !group.every((field) => isWithin(typesOf(field), widest(group))))
      .map((group) => group.map((field) => `${placeOf(field)}: ${field.type}`));
    expect(wrong).toEqual([]);
  });

  test('every exception is needed and has a reason', () => {
    const groups = { request: groupsOf('request'), response: groupsOf('response') };
    const excepted = [...groups.request.excepted, ...groups.response.excepted];
    const unused = OTHER_TYPES.filter(([pattern, reason]) => {
      expect(reason).toMatch(/^[A-Z].+\.$/);
      const differs = (field: Field) =>
        pattern.test(placeOf(field)) &&
        !isWithin(typesOf(field), widest(groups[field.direction].named.get(field.name) ?? [field]));
      return !excepted.some(differs);
    });
    expect(unused.map(([pattern]) => String(pattern))).toEqual([]);
  });
});
