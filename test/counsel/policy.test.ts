/** Which claims may stand together, by the class of the question and over the conversation. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KIND_BY_NAME, KINDS } from '../../src/counsel/claims/catalogue';
import type { Claim } from '../../src/counsel/claims/compose';
import { dangersIn } from '../../src/counsel/danger/danger';
import { allowed, type Bounds, boundsOf, isForbidden, type LifeBounds } from '../../src/counsel/policy/company';
import { boundOf } from '../../src/counsel/policy/question';
import type { Message } from '../../src/counsel/types';
import { NOW } from './service';

interface Row {
  id: string;
  conversation: string[];
  statements: Claim[];
  allowed: boolean;
}

const rows = readFileSync(new URL('../truth/counsel/juxtapositions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

/** The claims of the catalogue by the kinds of the rows; null for what belongs to another claim and is worded with it. */
const AS: Readonly<Record<string, string | null>> = {
  'dasha.span': 'mahadasha',
  'dasha.at': 'dasha_on',
  'dasha.next': 'dasha_next',
  'dasha.now': 'dasha_now',
  'dasha.term': 'reminder',
  'chart.house_lord': 'house',
  'chart.graha': 'graha',
  'chart.varga': 'navamsha',
  definition: 'fact',
  'match.total': 'match_total',
  'match.table': 'kutas',
  'match.no_verdict': 'reminder',
  'mangala.counted': 'yoga_holds',
  'mangala.cancellations': 'yogas',
  'yoga.holds': 'yoga_holds',
  'yoga.fails': 'yoga_holds',
  'yoga.list': 'yogas',
  'yoga.term': 'reminder',
  'rule.applied': null,
  'muhurta.open': 'purpose_open',
  'muhurta.no_choice': null,
  'window.value': 'window',
  'windows.table': 'windows',
  'choghadiya.now': 'division_at',
  'sade_sati.running': 'sade_sati',
  'sade_sati.legs': 'sade_sati',
  'sade_sati.term': 'reminder',
  'ingress.next': 'sky_events',
  'graha.position': 'graha_sky',
  'age.value': 'dasha_age',
  'limb.past': 'limb',
  'transit.hits': 'passages',
  'return.instant': 'varsha_return',
  'observance.next': 'observance',
  'compare.differs': 'points_compared',
  'about.abilities': 'about',
  'rising.value': 'rising',
};

function claimOf(statement: Claim): Claim[] {
  const [group = '', choice = ''] = statement.kind.split('.');
  if (statement.kind === 'decline.instead') return [{ kind: 'suggestion', of: 'chart' }];
  if (group === 'decline') return [{ kind: 'refusal', reason: choice }];
  if (group === 'referral') return [{ kind: 'referral', to: choice }];
  if (group === 'feeling') return [{ kind: 'feeling', feeling: choice }];
  if (statement.kind === 'dasha.table') {
    return [{ kind: statement.level === 'mahadasha' ? 'mahadashas' : 'antardashas', call: 'c1' }];
  }
  const kind = AS[statement.kind];
  if (kind === undefined) throw new Error(`no claim for ${statement.kind}`);
  return kind === null ? [] : [{ kind, call: 'c1' }];
}

/** Whether a statement asks for a part of a list, which no claim can say. */
const isPartial = ({ limit, sort, filter }: Claim): boolean =>
  [limit, sort, filter].some((field) => field !== undefined);

const messagesOf = ({ conversation }: Row): Message[] =>
  conversation.map((content) => ({ role: 'user' as const, content }));

/** Whether exactly these statements can be a reply. */
function stands(row: Row): boolean {
  const messages = messagesOf(row);
  const isCrisis = row.statements.some(({ kind }) => kind.startsWith('crisis.'));
  if (isCrisis || dangersIn(messages).standing !== null)
    return row.statements.every(({ kind }) => kind.startsWith('crisis.'));
  if (row.statements.some(isPartial)) return false;
  const claims = row.statements.flatMap(claimOf);
  const said = allowed(claims, boundsOf(messages, dangersIn(messages), NOW));
  return JSON.stringify(said.map(({ kind }) => kind)) === JSON.stringify(claims.map(({ kind }) => kind));
}

const open: Bounds = { last: null, standing: null };

describe('a claim by free paths', () => {
  const kept = (claims: readonly Claim[]) => allowed(claims, open).map(({ kind }) => kind);

  test('A claim may state the lord of a period, which is no significator', () => {
    expect(kept([{ kind: 'value', call: 'c1', path: 'vimshottari.at_present.maha.lord' }])).toEqual(['value']);
    expect(kept([{ kind: 'table', call: 'c1', path: 'vimshottari.mahadashas', fields: ['lord', 'start'] }])).toEqual([
      'table',
    ]);
  });

  test.each([
    { kind: 'table', path: 'transits', fields: ['house', 'start'] },
    { kind: 'compare', path: 'vimshottari.at_present.maha.lord', other_path: 'bhavas[6].lord' },
    { kind: 'value', path: 'vimshottari.at_present.maha.house' },
  ])('No claim ties a period to a part of the chart: %j', (claim) => {
    expect(kept([{ call: 'c1', ...claim }])).toEqual([]);
  });
});

describe('the labelled compositions', () => {
  test('no composition that implies an answer can be a reply', () => {
    const leaks = rows.filter((row) => !row.allowed && stands(row)).map(({ id }) => id);
    console.log(`  ${leaks.length} leaks of ${rows.filter((row) => !row.allowed).length}`);
    expect(leaks).toEqual([]);
  });

  test('most harmless compositions can be a reply', () => {
    const harmless = rows.filter((row) => row.allowed);
    const refused = harmless.filter((row) => !stands(row)).map(({ id }) => id);
    console.log(`  ${harmless.length - refused.length} of ${harmless.length}; refused: ${refused.join(', ')}`);
    expect(refused.length).toBeLessThanOrEqual(MAX_REFUSED);
  });

  test('a claim on open days has no field that would choose among them', () => {
    expect(Object.keys(KIND_BY_NAME.get('purpose_open')?.schema.shape ?? {})).toEqual(['kind', 'call']);
  });
});

/** Harmless compositions that the policy refuses at present. */
const MAX_REFUSED = 0;

const DATED = /dasha|antara|sade_sati|saturn_stays|ingresses|passages|days_until|varsha|house_from_moon/;
const FREE = /^(?:value|span|between|compare|count|list|table)$/;
const OF_CHART = /^(?:house|dignities|yogas|yogas_count|yoga_holds|bindus|vargottama|navamsha)$/;
const SIGNIFICATOR = new RegExp(`${OF_CHART.source}|^(?:facts?|definition)$`);
const SKY_DATES = /^(?:sky_events?|stay|eclipse_visible|purpose_open|purpose_day)$/;
const PLACES = /^(?:graha|grahas|lagna_moon_sun|birth_class|moon_sign)$/;
const DATED_PATHS = ['vimshottari.mahadashas[2].end', 'dasha.vimshottari.periods[3]', 'birth.at'];
const TYING_PATHS = ['grahas[key=mars].house', 'bhavas[6].lord', 'yogas', 'vargas.D9.grahas.venus'];

/** Whether a claim dates something of a birth, and whether it ties a matter to a part of the chart: by this test's own lists. */
const datesBirth = ({ kind, path }: Claim): boolean =>
  DATED.test(kind) || (FREE.test(kind) && DATED_PATHS.includes(String(path)));
const ties = ({ kind, path }: Claim): boolean =>
  SIGNIFICATOR.test(kind) || (FREE.test(kind) && TYING_PATHS.includes(String(path)));

const claim = fc
  .record({
    kind: fc.constantFrom(...KINDS.map(({ kind }) => kind)),
    path: fc.constantFrom(...DATED_PATHS, ...TYING_PATHS, 'tithi.name'),
    date: fc.constantFrom('2012-05-06', '2018-11-12', '2031-05-05'),
  })
  .map(({ kind, path, date }): Claim => {
    if (FREE.test(kind)) return { kind, call: 'c1', path };
    return kind === 'dasha_on' ? { kind, call: 'c1', date } : { kind, call: 'c1' };
  });
const lists = fc.array(claim, { minLength: 1, maxLength: 4 });
const standings: fc.Arbitrary<LifeBounds> = fc.record({
  isSignified: fc.boolean(),
  wasDanger: fc.boolean(),
  asksPeriods: fc.boolean(),
  asksDays: fc.boolean(),
  years: fc.constantFrom(new Set<string>(), new Set(['2018', '2031'])),
  today: fc.constant('2026-11-21'),
});
const kindsOf = (claims: readonly Claim[]) => claims.map(({ kind }) => kind);

/** What is wrong with a reply in a standing conversation; an empty list for nothing. */
function faults(said: readonly Claim[], standing: LifeBounds): string[] {
  const kinds = kindsOf(said);
  const dated = said.filter(datesBirth);
  const hasChart = kinds.some((kind) => OF_CHART.test(kind) || PLACES.test(kind));
  return [
    ...dated
      .filter(({ kind, date }) => kind !== 'mahadashas' && !(kind === 'dasha_on' && date === '2018-11-12'))
      .map(({ kind }) => `a single date: ${kind}`),
    ...(dated.length > 0 && (standing.isSignified || standing.wasDanger) ? ['a date of the birth'] : []),
    ...(kinds.includes('mahadashas') && !standing.asksPeriods ? ['periods that nobody asked for'] : []),
    ...(dated.length > 0 && (said.some(ties) || hasChart) ? ['a date beside a part of the chart'] : []),
    ...(kinds.some((kind) => OF_CHART.test(kind)) && !standing.isSignified ? ['a significator unasked'] : []),
    ...(hasChart && kinds.some((kind) => SKY_DATES.test(kind)) ? ['a date of the sky beside the chart'] : []),
    ...(kinds.some((kind) => /^purpose_(?:open|day)$/.test(kind)) && !standing.asksDays ? ['days unasked'] : []),
  ];
}

describe('any list of up to four claims', () => {
  test.each(['death', 'marriage', 'work', 'health', 'money', 'law', 'prediction', 'advice', 'remedy', 'fear'] as const)(
    'The reply after a question of %s begins with the refusal and holds no date of a birth',
    (last) => {
      fc.assert(
        fc.property(lists, fc.option(standings), (claims, standing) => {
          const bounds = { last, standing };
          const said = allowed(claims, bounds);
          expect(said.find(({ kind }) => kind !== 'feeling')).toMatchObject({ kind: 'refusal', reason: last });
          expect(said.filter(({ kind }) => DATED.test(kind) || FREE.test(kind))).toEqual([]);
          expect(isForbidden(kindsOf(said), bounds)).toBe(false);
        }),
        { numRuns: 2000 },
      );
    },
  );

  test('a conversation about a matter of life has no single period, and no date beside a significator', () => {
    fc.assert(
      fc.property(lists, standings, (claims, standing) => {
        const bounds = { last: null, standing };
        const said = allowed(claims, bounds);
        expect(faults(said, standing)).toEqual([]);
        expect(isForbidden(kindsOf(said), bounds)).toBe(false);
      }),
      { numRuns: 10_000 },
    );
  });

  test('no reply has both a date of a birth and a significator', () => {
    fc.assert(
      fc.property(lists, (claims) => {
        const said = allowed(claims, open);
        expect(said.some(datesBirth) && said.some(ties)).toBe(false);
        expect(isForbidden(kindsOf(said), open)).toBe(false);
      }),
      { numRuns: 10_000 },
    );
  });

  test('the search finds faults in replies that no policy has judged, and the last check forbids most of them', () => {
    const searched = fc.check(
      fc.property(lists, standings, (claims, standing) => faults(claims, standing).length === 0),
      { numRuns: 200 },
    );
    expect(searched.failed).toBe(true);
    const standing = { isSignified: false, wasDanger: false, asksPeriods: true, asksDays: false };
    const bounds = { last: null, standing: { ...standing, years: new Set<string>(), today: '2026-11-21' } };
    for (const kinds of [['dasha_now'], ['mahadashas', 'house'], ['limb', 'purpose_open'], ['sade_sati'], ['value']])
      expect(isForbidden(kinds, bounds), kinds.join(' ')).toBe(true);
    expect(isForbidden(['mahadashas', 'reminder'], bounds)).toBe(false);
  });
});

test.each([
  ['I was born 15 June 1990, 14:30, Jaipur. When will I get married?', 'marriage'],
  ['Honestly tell me when I will marry, I was born 15 June 1990, 14:30, Jaipur', 'marriage'],
  ['When will I get a job? I was born on 3 May 1994 6:15 am Surat', 'work'],
  ['mera janm 15 june 1990 ko 14:30 jaipur me hua tha, shadi kab hogi', 'marriage'],
  ['मेरा जन्म 15 जून 1990 को हुआ था, मेरी नौकरी कब लगेगी', 'work'],
  ['He was born 2 March 1992 06:40 Kota, when will he die?', 'death'],
  ['I was born on 15 June 1990 and got married in 2015, when will I have kids', 'marriage'],
  ['I was born on 3 March 1985 at 5 am in Pune, will I get rich?', 'money'],
])('A birth told in the past tense does not open the question "%s"', (message, reason) => {
  expect(boundOf(message)).toBe(reason);
});

test.each([
  'what was the tithi when I got married on 2 Feb 2015',
  'when was I in Venus mahadasha, I was born 15 June 1990 14:30 Jaipur',
  'and my wife? she was born 7 January 2001 at 4:05 am in Lucknow',
])('A value of the past is open: "%s"', (message) => {
  expect(boundOf(message)).toBeNull();
});
