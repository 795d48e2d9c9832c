/** Where observances are kept: the states and union territories of India, and countries. */

/** Countries other than India with observances of their own reckoning or with public holidays. */
export const COUNTRIES = [
  'nepal',
  'mauritius',
  'fiji',
  'trinidad-and-tobago',
  'guyana',
  'suriname',
  'singapore',
  'malaysia',
  'sri-lanka',
] as const;

/** States and union territories of India. */
export const STATES = [
  'andaman-and-nicobar',
  'andhra-pradesh',
  'arunachal-pradesh',
  'assam',
  'bihar',
  'chandigarh',
  'chhattisgarh',
  'dadra-and-nagar-haveli-and-daman-and-diu',
  'delhi',
  'goa',
  'gujarat',
  'haryana',
  'himachal-pradesh',
  'jammu-and-kashmir',
  'jharkhand',
  'karnataka',
  'kerala',
  'ladakh',
  'lakshadweep',
  'madhya-pradesh',
  'maharashtra',
  'manipur',
  'meghalaya',
  'mizoram',
  'nagaland',
  'odisha',
  'puducherry',
  'punjab',
  'rajasthan',
  'sikkim',
  'tamil-nadu',
  'telangana',
  'tripura',
  'uttar-pradesh',
  'uttarakhand',
  'west-bengal',
] as const;

type Country = (typeof COUNTRIES)[number] | 'india';
type State = (typeof STATES)[number];
export type Region = Country | State;

/** All regions. `india` means that an observance is kept everywhere in India. */
export const REGIONS: readonly Region[] = ['india', ...STATES, ...COUNTRIES];

export const IN_INDIA: ReadonlySet<Region> = new Set<Region>(['india', ...STATES]);

/**
 * Whether an observance of some regions is kept in a given region. An observance of all India is kept in each state,
 * and an observance of a state is kept in India.
 */
export function isKeptIn(regions: readonly Region[], region: Region): boolean {
  if (regions.includes(region)) return true;
  if (region === 'india') return regions.some((kept) => IN_INDIA.has(kept));
  return IN_INDIA.has(region) && regions.includes('india');
}

/** Whether a rule of some regions holds in a given one: one of India holds in each of its states. */
export const holdsIn = (regions: readonly Region[], region: Region): boolean =>
  regions.includes(region) || (IN_INDIA.has(region) && regions.includes('india'));

/** The country of a time zone, for the countries above. */
const COUNTRY_OF_ZONE: Readonly<Record<string, Country>> = {
  'Asia/Kolkata': 'india',
  'Asia/Calcutta': 'india',
  'Asia/Kathmandu': 'nepal',
  'Asia/Katmandu': 'nepal',
  'Indian/Mauritius': 'mauritius',
  'Pacific/Fiji': 'fiji',
  'America/Port_of_Spain': 'trinidad-and-tobago',
  'America/Guyana': 'guyana',
  'America/Paramaribo': 'suriname',
  'Asia/Singapore': 'singapore',
  Singapore: 'singapore',
  'Asia/Kuala_Lumpur': 'malaysia',
  'Asia/Kuching': 'malaysia',
  'Asia/Colombo': 'sri-lanka',
};

export const countryOfZone = (tz: string | number): Country | null => COUNTRY_OF_ZONE[tz] ?? null;

// Groups that rows share.

export const INDIA = ['india'] as const satisfies readonly Region[];

const TAMIL_ABROAD = ['sri-lanka', 'singapore', 'malaysia', 'mauritius'] as const satisfies readonly Region[];
export const TAMIL = ['tamil-nadu', 'puducherry', ...TAMIL_ABROAD] as const satisfies readonly Region[];

export const TELUGU = ['andhra-pradesh', 'telangana'] as const satisfies readonly Region[];
export const KERALA = ['kerala', 'lakshadweep'] as const satisfies readonly Region[];
export const SOUTH = [
  'tamil-nadu',
  'puducherry',
  ...KERALA,
  'karnataka',
  ...TELUGU,
] as const satisfies readonly Region[];

export const GUJARAT = ['gujarat', 'dadra-and-nagar-haveli-and-daman-and-diu'] as const satisfies readonly Region[];
export const MAHARASHTRA = ['maharashtra', 'goa'] as const satisfies readonly Region[];
export const WEST = [...MAHARASHTRA, ...GUJARAT] as const satisfies readonly Region[];

export const PUNJAB = [
  'punjab',
  'haryana',
  'chandigarh',
  'delhi',
  'himachal-pradesh',
  'jammu-and-kashmir',
] as const satisfies readonly Region[];
export const BIHAR = ['bihar', 'jharkhand', 'uttar-pradesh'] as const satisfies readonly Region[];
export const NORTH = [
  ...PUNJAB,
  ...BIHAR,
  'ladakh',
  'uttarakhand',
  'rajasthan',
  'madhya-pradesh',
  'chhattisgarh',
] as const satisfies readonly Region[];

export const BENGAL = ['west-bengal', 'tripura'] as const satisfies readonly Region[];
export const EAST = [...BENGAL, 'odisha', 'assam'] as const satisfies readonly Region[];

/** Kept by Hindus everywhere. */
export const WORLD = ['india', ...COUNTRIES] as const satisfies readonly Region[];
export const INDIA_AND_NEPAL = ['india', 'nepal'] as const satisfies readonly Region[];

/** Where the lunar year begins as Yugādi, and Tīpāvaḷi is kept at dawn. */
export const UGADI = [
  'karnataka',
  ...TELUGU,
  'tamil-nadu',
  'puducherry',
  'mauritius',
  'malaysia',
] as const satisfies readonly Region[];
export const DEEPAVALI = [...SOUTH, ...TAMIL_ABROAD] as const satisfies readonly Region[];

/** Where Chaṭha is kept: the plain of the Gaṅgā, and where its people live. */
export const CHHATH = [
  ...BIHAR,
  'west-bengal',
  'delhi',
  'assam',
  'odisha',
  'madhya-pradesh',
  'chhattisgarh',
  'uttarakhand',
  'haryana',
  'chandigarh',
  'maharashtra',
  'nepal',
] as const satisfies readonly Region[];
