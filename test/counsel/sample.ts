/** Results of every tool, and every claim that they allow: the whole catalogue. */
import { Calls } from '../../src/counsel/calls';
import { KINDS } from '../../src/counsel/claims/catalogue';
import type { CallResult } from '../../src/counsel/claims/claim';
import type { Claim } from '../../src/counsel/claims/compose';
import type { Language } from '../../src/counsel/language';
import type { ToolName } from '../../src/counsel/toolNames';
import { counselTools } from '../../src/counsel/tools';
import { loadKernel } from '../../src/kernel';
import { kernelModule } from '../accuracy/compare';
import { yearsSupply } from '../accuracy/longspan';

const kernel = loadKernel(kernelModule, yearsSupply);

import { readPlaceNames } from '../../src/lexicon/places';
import { placeNamesFile } from '../../tools/web/places.mjs';
import { occasionAt } from '../domain/support/occasion';

const placeNames = readPlaceNames(placeNamesFile());

export const NOW = Date.UTC(2026, 10, 21, 6);
export const BIRTH = { date: '1990-06-15', time: '14:30', place: 'Jaipur' };
const OTHER = { date: '1992-11-03', time: '06:15', place: 'Chennai' };

export const toolsIn = (language: Language, now = NOW) =>
  counselTools(
    () => kernel,
    { ...occasionAt(now), placeNames: async () => placeNames },
    (error) => {
      throw error;
    },
    language,
  );

const ONE_DAY = { from: '2026-12-09', to: '2026-12-09' };

const CALLS: readonly (readonly [name: ToolName, input: unknown])[] = [
  ['chart', { ...BIRTH, compare: [{ preset: 'kp' }, { node: 'true' }] }],
  ['panchanga', {}],
  ['panchanga', { date: '2026-11-21', place: 'Mumbai' }],
  ['muhurta', { date: '2026-11-22', place: 'Chennai' }],
  ['utsavas', { year: 2027, search: 'diwali' }],
  ['sky', { from: '2026-11-01', to: '2027-02-28', kinds: ['eclipse', 'station', 'ingress', 'lunation', 'solstice'] }],
  ['transits', { birth: BIRTH, from: '2026-11-01', to: '2028-12-31', bodies: ['saturn', 'jupiter', 'rahu'] }],
  ['match', { a: BIRTH, b: OTHER, system: 'ashtakuta' }],
  ['places', { q: 'Salem' }],
  ['facts', { q: 'rohini' }],
  ['chart', { ...BIRTH, place: 'Salem' }],
  ['chart', { ...BIRTH, lat: 91 }],
  ['utsavas', { year: 2027, search: 'no such observance' }],
  ['facts', { q: 'qqqqzzzz' }],
  ['transits', { birth: { ...BIRTH, date: '1978-06-15' }, from: '2026-11-21', to: '2026-12-21', bodies: ['saturn'] }],
  ['utsavas', { year: 2027, month: 8 }],
  [
    'panchanga',
    {
      date: '2026-11-21',
      place: 'Pune',
      fields: [
        'regional',
        'years',
        'samvatsara',
        'ritu',
        'ayana',
        'windows',
        'bhadra',
        'panchaka',
        'sunrise',
        'nakshatra',
      ],
    },
  ],
  ['muhurta', { date: '2026-11-21', place: 'Pune', fields: ['date', 'place', 'choghadiya', 'hora'] }],
  ['chart', { ...BIRTH, fields: ['bhavas', 'vargas', 'yogas', 'ashtakavarga', 'avakahada', 'day'] }],
  ['panchanga', { date: '2026-11-21', place: 'Pune', fields: ['disha_shula', 'chandrabala', 'tithi', 'sunrise'] }],
  ['muhurta', { date: '2026-11-21', place: 'Pune', fields: ['date', 'place', 'muhurtas'] }],
  ['panchanga', { from: '2026-05-17', to: '2026-06-15', fields: ['masa'] }],
  ['utsavas', { year: 2027, search: 'surya_grahana', fields: ['key', 'date', 'reckoning', 'eclipse'] }],
  ['utsavas', { year: 2027, search: 'maha_shivaratri', fields: ['key', 'date', 'name', 'name_common', 'times'] }],
  ['muhurta_search', { purpose: 'vivaha', from: '2026-12-01', to: '2026-12-09', place: 'Pune' }],
  ['muhurta_search', { purpose: 'vivaha', ...ONE_DAY, place: 'Pune', fields: ['purpose', 'days', 'rules', 'place'] }],
  ['sky', { from: '2026-09-01', to: '2027-01-15', kinds: ['ingress'], bodies: ['sun'], tz: 'Asia/Kolkata' }],
  [
    'sky',
    { from: '2030-01-01', to: '2049-01-01', kinds: ['ingress'], bodies: ['saturn'], tz: 'Asia/Kolkata', limit: 200 },
  ],
  ['varshaphala', { birth: BIRTH, year: 2027 }],
  ['chart', { ...BIRTH, fields: ['dasha'], dashas: ['yogini'] }],
  ['chart', { ...BIRTH, fields: ['dasha'] }],
  ['utsavas', { year: 2027, kind: ['shraddha'] }],
  ['panchanga', { from: '2027-03-07', to: '2027-03-24', fields: ['masa', 'tithi'] }],
  ['panchanga', { date: '2026-12-20', fields: ['sun'] }],
  ['panchanga', { from: '2027-02-19', to: '2027-04-09', fields: ['masa'] }],
  ['chart', { ...BIRTH, fields: ['dasha'], dasha_depth: 3 }],
  ['chart', { ...BIRTH, date: '2026-12-20' }],
  ['panchanga', { date: '2026-12-16', fields: ['regional', 'gauri', 'tarabala'] }],
  ['panchanga', { date: '2027-01-14', fields: ['regional'] }],
  ['utsavas', { year: 2027, search: 'chandra_grahana', fields: ['key', 'date', 'reckoning', 'eclipse'] }],
];

export async function sampleResults(language: Language): Promise<CallResult[]> {
  const calls = new Calls(await toolsIn(language));
  for (const [name, input] of CALLS) await calls.run(name, input);
  return calls.results();
}

/** Values for the fields that are not enumerations. */
const FREE: Readonly<Record<string, readonly unknown[]>> = {
  call: CALLS.map((_, i) => `c${i + 1}`),
  other_call: ['c1', 'c3', 'c6', 'c39'],
  path: [
    ...[
      'lagna.rashi',
      'grahas[key=moon].rashi',
      'grahas[0].house',
      'utc',
      'ayanamsha_deg',
      'vimshottari.at_present.maha',
    ],
    ...[
      'tithi.name',
      'vara.sunrise',
      'days[0].tithi[1]',
      'utsavas[0].date',
      'total',
      'places[0].lat',
      'grahas',
      'days[0].tithi',
    ],
  ],
  other_path: ['grahas[key=sun].rashi', 'vimshottari.at_present.maha.end'],
  field: ['iast', 'rashi', 'name'],
  fields: [
    ['iast', 'rashi', 'house'],
    ['name', 'end'],
  ],
  id: ['nakshatra-rohini', 'yoga-formation-gajakesari'],
  term: ['vimshottari', 'rohini'],
  key: [undefined, 'lakshmi_puja', 'dev_diwali', 'maha_shivaratri'],
  kuta: ['nadi', 'varna'],
  date: [undefined, ONE_DAY.from],
  sub: ['saturn'],
  limit: [undefined],
  index: [undefined, 3, 12],
  at: [undefined, '12:00'],
  rashi: [undefined, 7],
  masa: [12],
  house: [10],
  time: ['nishitha', 'parana'],
  keys: [['voshi'], ['gajakesari']],
  half: [undefined, 'night'],
  asked: [undefined, 'retrograde', 'direct'],
  quality: [undefined, 'avoided', 'good'],
  nakshatra: [undefined, 4],
  division: [undefined, 'rashi'],
  of: [undefined, 'solar'],
  phase: [undefined, 'waning'],
  graha: [undefined, 'lagna', 'saturn'],
};

/** All combinations of the choices of every kind. */
export function everyClaim(): Claim[] {
  return KINDS.flatMap(({ kind, schema }) => {
    let some: Claim[] = [{ kind }];
    for (const [name, field] of Object.entries(schema.shape)) {
      if (name === 'kind') continue;
      const options = (field as { options?: readonly unknown[] }).options ?? FREE[name];
      if (options === undefined) throw new Error(`no values for ${kind}.${name}`);
      some = some.flatMap((claim) =>
        options.map((value) => (value === undefined ? claim : { ...claim, [name]: value })),
      );
    }
    return some;
  });
}
