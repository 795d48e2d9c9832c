/**
 * Descriptions of fields whose names mean the same everywhere, for the schemas that do not describe them. Only the
 * document has them, so that the Worker loads no text that it never sends.
 */
import { GRAHA_KEYS } from '../../data/keys';
import { DASHA_KEYS } from '../../domain/dasha/keys';
import { PHASE_KEYS } from '../../domain/dasha/types';

type Texts = Readonly<Record<string, string>>;

/** Keyed by the name of the field. */
const BY_NAME: Texts = {
  adhika: 'Whether the month is intercalary.',
  applies: 'Whether the condition holds.',
  ayanamsa: 'Ayanāṃśa.',
  ayanamsa_deg: 'Ayanāṃśa in degrees.',
  ayanamsha: 'Ayanāṃśa.',
  balance: 'Balance at birth.',
  count: 'Number of items.',
  deg: 'Ayanāṃśa in degrees.',
  delta_t: 'TT minus UT1.',
  diameter_arcsec: 'Apparent diameter, arcseconds.',
  direction: 'Motion in longitude.',
  distance_au: 'Distance from the Earth, au.',
  drekkana: 'From the drekkāṇa.',
  eclipse: 'The eclipse, for an observance of one.',
  elongation_deg: 'Angle from the Sun, degrees.',
  epochJd: 'Julian Day of the epoch.',
  epoch_jd: 'Julian Day of the epoch.',
  friendship: 'The rule of friendship.',
  ghatis: 'In ghaṭīs of 24 minutes.',
  grahas: 'By graha.',
  gregorian: 'In the Gregorian calendar.',
  house: 'House, 1 to 12.',
  illuminated_fraction: 'Lit part of the disc, 0 to 1.',
  index: 'Its number, from 1.',
  julian: 'In the Julian calendar.',
  key: 'Its key.',
  kind: 'Its kind.',
  kuta: 'The kūṭa.',
  kutas: 'Kūṭas whose points change.',
  lagna: 'Of the lagna.',
  lat: 'Latitude in degrees, north positive.',
  leg: 'First, second or third.',
  lon: 'Longitude in degrees, east positive.',
  longitude_deg: 'Longitude, degrees.',
  magnitude: 'Apparent magnitude.',
  masa: 'Lunar month.',
  maximum: 'Maximum points.',
  moon: 'The Moon.',
  name: 'Its name.',
  node: 'Lunar node for Rāhu and Ketu.',
  nodeMode: 'Lunar node for Rāhu and Ketu.',
  node_mode: 'Lunar node for Rāhu and Ketu.',
  pass: 'Number of the crossing, from 1.',
  periods: 'The periods in their order.',
  point: 'The natal point.',
  preset: 'Preset of the settings.',
  retrograde: 'Whether it moves backwards.',
  rule: 'The rule in a sentence.',
  sa: 'Its name in Devanāgarī.',
  seed: 'Basis of the first period.',
  service: 'Name of the service.',
  settings: 'Settings of the computation.',
  source: 'Source of the rule.',
  speed_deg_per_day: 'Speed in longitude, degrees a day.',
  sub: 'The periods inside.',
  total: 'The sum.',
  tradition: 'Tradition of the rules.',
  version: 'Its version.',
  who: 'Which birth.',
  year: 'The Gregorian year.',
};

/** Keyed by the schema of the field, without `V1`, for names that several schemas have. */
const BY_OWNER: Readonly<Record<string, Texts>> = {
  AnniversariesResponse: { kind: 'Birthday or śrāddha.' },
  AshtottariDasha: { conditions: 'The two conditions for its use.' },
  Avakahada: { paya: 'Metal of the foot.' },
  Avasthas: {
    baladi: 'State of age.',
    by_sign: 'State by dignity.',
    deeptadi: 'State by dignity and company.',
    jagradadi: 'State of wakefulness.',
    lajjitadi: 'States by company.',
    shayanadi: 'State of activity.',
  },
  BhavaBala: { adhipati: 'Strength of the lord.', dig: 'By direction.', drishti: 'Aspects received.' },
  BirthChartResponse: { vargas: 'Divisional charts by key.' },
  BirthDay: { vara: 'Weekday from the sunrise.' },
  AnnualChart: { vargas: 'Divisional charts by key.' },
  ChakraGraha: {
    diagonals: 'Squares on each diagonal.',
    straight: 'Squares straight across.',
    direction: 'Its course in the fort.',
    kakshya: 'Eighth part of the rāśi.',
    kota: 'Its place in the fort.',
    ring: 'Ring of the fort.',
    sapta_shalaka: 'Its line of seven.',
    vedha: 'Squares in vedha to it.',
  },
  CharaKarakas: { eight: 'Of eight grahas.', seven: 'Of seven grahas.' },
  ChartResponse: { vargas: 'Divisional charts by key.' },
  ChartStars: { stars: 'The stars.' },
  ChartStar: { designation: 'Bayer or Flamsteed designation.' },
  EphemerisHistorical: { yojanas: 'In yojanas.' },
  EphemerisResponse: { center: 'Origin of the coordinates.', scale: 'Time scale of the instants.' },
  GrahaBala: {
    uchcha: 'From the point of debilitation.',
    saptavargaja: 'By dignity in seven vargas.',
    ojayugma: 'By odd or even rāśi and navāṃśa.',
    kendradi: 'By kind of house.',
    drekkana: 'By third of the rāśi.',
    sthana: 'Sum of the five by place.',
    dig: 'By direction.',
    nathonnatha: 'By noon or midnight.',
    paksha: 'By the elongation of the Moon.',
    tribhaga: 'By third of day or night.',
    abda: 'As lord of the year.',
    masa: 'As lord of the month.',
    vara: 'As lord of the weekday.',
    hora: 'As lord of the hour.',
    ayana: 'By declination.',
    kala: 'Sum of those by time.',
    cheshta: 'By motion.',
    naisargika: 'Natural.',
    drik: 'By aspects received.',
    rupa: 'The sum in rūpas.',
    required: 'Rūpas that it requires.',
    ratio: '`rupa` by `required`.',
    ishta: 'Iṣṭa-phala.',
    kashta: 'Kaṣṭa-phala.',
  },
  HolidaysResponse: { status: 'Whether a government published the list.' },
  Kp: {
    nodes: 'Nodes that represent a ruling planet.',
    ruling_planets: 'Ruling planets of the moment.',
  },
  LunarEclipse: { type: 'Type of the eclipse.', contacts: 'Contacts and maximum.' },
  Mangala: { cancellations: 'What cancels the count.' },
  MatchResponse: {
    system: 'System of kūṭas.',
    births: 'The two births.',
    mangala_lists: 'The lists of houses.',
    orientation: 'Who takes the vara’s place.',
  },
  MatchSensitivity: { change: 'The change; null for none.' },
  MuddaDasha: { completed_years: 'Completed years of life.' },
  ObservanceOfAllYears: { shastra: 'The rule in words.' },
  PanchavargiyaBala: {
    hadda: 'From the lord of the haddā.',
    kshetra: 'From the rāśi.',
    navamsha: 'From the navāṃśa.',
    uchcha: 'From the point of debilitation.',
  },
  Pinda: { graha: 'Piṇḍa of the grahas.', rashi: 'Piṇḍa of the rāśis.', shodhya: 'Their sum.' },
  RashiDasha: { by: 'The rule that decided.', kumbha: 'Of Kumbha.', vrishchika: 'Of Vṛścika.' },
  Shadbala: { bhava_bala: 'Strengths of the houses.' },
  Sphutas: {
    bija: 'Bīja-sphuṭa.',
    deha: 'Deha-sphuṭa.',
    kshetra: 'Kṣetra-sphuṭa.',
    mrityu: 'Mṛtyu-sphuṭa.',
    prana: 'Prāṇa-sphuṭa.',
    tri: 'Tri-sphuṭa.',
  },
  TajikaAspect: { applying: 'Whether the faster moves towards it.' },
  TriPataki: { houses: 'Houses by graha.', vedha: 'Grahas in vedha to each.' },
  VarshaphalaResponse: {
    mudda: 'Muddā daśā of the year.',
    panchavargiya: 'Strengths by five places.',
    patyayini: 'Pātyāyinī daśā of the year.',
    return: 'The solar return.',
    year_lord: 'Lord of the year.',
  },
  Vimshopaka: { dasha: 'By 10 vargas.', sapta: 'By 7.', shad: 'By 6.', shodasha: 'By 16.' },
  Yoga: { category: 'Its family.' },
  YearLord: { aspects_lagna: 'Whether it aspects the lagna of the year.', vimshopaka: 'Its strength, 0 to 20.' },
  SolarEclipse: { type: 'Type of the eclipse.' },
  KpSignificators: { houses: 'Houses that it signifies, by level.' },
  ConvertResponse: { date: 'The date of the request.' },
  SubstrateStamp: { model: 'Model of ΔT.' },
  GrahaYuddha: { grahas: 'The two grahas.' },
  DashaChange: { system: 'Daśā of the period.' },
};

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked by path
type Node = any;

/** Keys of objects that are tables: their keys are no fields, and the table is described as a whole. */
const TABLE_KEYS: readonly (readonly string[])[] = [
  [...GRAHA_KEYS, 'lagna'],
  ['c1', 'c2', 'maximum', 'c3', 'c4', 'p1', 'u1', 'u2', 'u3', 'u4', 'p4'],
  ['A', 'B', 'C', 'D'],
  DASHA_KEYS,
  PHASE_KEYS,
  ['north', 'south'],
];

/** Whether an object is a table by the keys of one set. */
export function isTable({ properties = {} }: Node): boolean {
  const keys = Object.keys(properties);
  return keys.length > 1 && TABLE_KEYS.some((set) => keys.every((key) => set.includes(key)));
}

/**
 * Whether a schema has a description of its own, or takes it from its component, from its items or from its only choice
 * other than null.
 */
function isDescribed(schema: Node, schemas: Readonly<Record<string, Node>>): boolean {
  if (schema.description !== undefined) return true;
  const component = schema.$ref === undefined ? undefined : schemas[schema.$ref.split('/').at(-1)];
  const others = ((schema.anyOf ?? []) as Node[]).filter(({ type }) => type !== 'null');
  const inner = [component, schema.items, ...(others.length === 1 ? others : [])];
  return inner.some((each) => typeof each === 'object' && isDescribed(each, schemas));
}

function describeInside(node: Node, owner: string, schemas: Readonly<Record<string, Node>>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [name, field] of Object.entries<Node>((!isTable(node) && node.properties) || {})) {
    const text = BY_OWNER[owner]?.[name] ?? BY_NAME[name];
    if (text !== undefined && !isDescribed(field, schemas)) field.description = text;
  }
  for (const value of Object.values(node)) describeInside(value, owner, schemas);
}

/** Describes the fields of schemas that do not describe themselves. @param schemas  the components, which are changed */
export function describeFields(schemas: Record<string, Node>): void {
  for (const [owner, schema] of Object.entries(schemas)) describeInside(schema, owner.replace(/^V1/, ''), schemas);
}
