/** Regions in a search text: a state or a country after the name of a town. */
import { withoutMarks } from '../text/withoutMarks';
import { consonants } from './fold';
import type { PlaceList, Region } from './list';

/** Common short names of countries, besides their two-letter codes. */
const COUNTRIES: Readonly<Record<string, string>> = {
  uk: 'GB',
  usa: 'US',
  uae: 'AE',
  england: 'GB',
  bharat: 'IN',
  burma: 'MM',
  holland: 'NL',
};

/** States of India by vehicle and postal codes, and by former names. */
const STATES: Readonly<Record<string, string>> = {
  ap: 'Andhra Pradesh',
  ar: 'Arunachal Pradesh',
  br: 'Bihar',
  cg: 'Chhattisgarh',
  ct: 'Chhattisgarh',
  gj: 'Gujarat',
  hp: 'Himachal Pradesh',
  hr: 'Haryana',
  jh: 'Jharkhand',
  jk: 'Jammu and Kashmir',
  ka: 'Karnataka',
  kl: 'Kerala',
  mh: 'Maharashtra',
  mp: 'Madhya Pradesh',
  od: 'Odisha',
  or: 'Odisha',
  orissa: 'Odisha',
  pb: 'Punjab',
  py: 'Puducherry',
  pondicherry: 'Puducherry',
  rj: 'Rajasthan',
  sk: 'Sikkim',
  tg: 'Telangana',
  tn: 'Tamil Nadu',
  tr: 'Tripura',
  ts: 'Telangana',
  uk: 'Uttarakhand',
  ua: 'Uttarakhand',
  uttaranchal: 'Uttarakhand',
  up: 'Uttar Pradesh',
  wb: 'West Bengal',
};

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });
const nameOfCountry = new Map<string, string>();

/** The English name of a country, without marks. */
function countryName(code: string): string {
  const name = nameOfCountry.get(code) ?? withoutMarks(COUNTRY_NAMES.of(code) ?? code);
  nameOfCountry.set(code, name);
  return name;
}

/** Whether a text names a region or its country: a code, a name or the beginning of one. */
function isRegion(region: Region, wanted: string, spelling: string): boolean {
  const { country, code, name } = region;
  if (wanted === country.toLowerCase() || COUNTRIES[wanted] === country) return true;
  if (country !== 'IN' && wanted === code.toLowerCase()) return true;
  if (country === 'IN' && STATES[wanted] !== undefined && STATES[wanted] === name) return true;
  if (wanted.length < 3) return false;
  if (region.folded.startsWith(wanted) || countryName(country).startsWith(wanted)) return true;
  return spelling.length > 2 && region.spelling === spelling;
}

/** A test for regions that match a text; null if no region does. */
export function regionTest({ regions }: PlaceList, text: string): ((region: Region) => boolean) | null {
  const wanted = withoutMarks(text.replace(/[.]/g, ''));
  if (wanted === '') return () => true;
  const spelling = consonants(text);
  const chosen = new Set(regions.filter((region) => isRegion(region, wanted, spelling)));
  return chosen.size === 0 ? null : (region) => chosen.has(region);
}
