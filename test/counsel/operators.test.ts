/** Each operator of claims over HTTP: a scripted model chooses the claims, and the service words what the results hold. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Provider, type Script, startProvider } from './provider';
import { post, withModel } from './service';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterAll(() => provider.close());

const BIRTH = { date: '1990-06-15', time: '14:30', place: 'Jaipur' };
const OTHER = { date: '1992-03-02', time: '06:40', place: 'Kota' };
const DAY = { name: 'panchanga', input: { date: '2026-11-22', place: 'Pune' } };
const chart = (birth: object, ...fields: string[]) => ({
  name: 'chart',
  input: fields.length > 0 ? { ...birth, fields } : birth,
});
const WEEK = {
  name: 'panchanga',
  input: { from: '2026-11-21', to: '2026-11-28', place: 'Pune', fields: ['nakshatra'] },
};
const c1 = (kind: string, more: object = {}) => ({ kind, call: 'c1', ...more });

type Case = readonly [
  operator: string,
  calls: readonly { name: string; input: unknown }[],
  claims: object[],
  holds: RegExp,
];

const CASES: readonly Case[] = [
  ['value', [DAY], [c1('limb', { limb: 'tithi' })], /Śukla Trayodaśī until 23 November 2026, 02:38/],
  [
    'holds, with its rule',
    [chart(BIRTH, 'yogas')],
    [c1('yoga_holds', { keys: ['daridra'] })],
    /^Yes\. The chart has Daridra \(Phaladīpikā 6\)\. Rule: \p{L}/u,
  ],
  [
    'fails, with its rule, whatever the model expected',
    [chart(BIRTH, 'yogas')],
    [c1('yoga_holds', { keys: ['gajakesari'] })],
    /^No\. The chart does not have Gaja-kesarī\. Rule: Guru stands in a kendra from Candra\.$/,
  ],
  [
    'count',
    [{ name: 'utsavas', input: { year: 2027, kind: ['ekadashi'], tradition: 'smarta' } }],
    [c1('observances_count')],
    /^There are 2\d such observances in 2027\.$/,
  ],
  [
    'filter, with the number of rows that are not shown',
    [{ name: 'utsavas', input: { year: 2027, month: 8 } }],
    [c1('observances', { limit: 2 })],
    /^\| Date .*\n\| --- .*\n\| .* August 2027.*\n\| .* August 2027.*\n\n\d+ more are not shown\.$/,
  ],
  [
    'difference',
    [chart(BIRTH), chart({ ...BIRTH, ayanamsha: 'raman' })],
    [{ kind: 'ayanamsha_gap', call: 'c1', other_call: 'c2' }],
    /1°26′4\d″/,
  ],
  ['next', [WEEK], [c1('limb_next', { limb: 'nakshatra', index: 4 })], /Rohiṇī .*24 November 2026, 23:2\d/],
  [
    'nearest time of a closed day',
    [
      {
        name: 'muhurta_search',
        input: {
          purpose: 'griha-pravesha',
          from: '2026-12-09',
          to: '2026-12-09',
          place: 'Nashik',
          fields: ['purpose', 'days', 'rules', 'place'],
        },
      },
    ],
    [c1('purpose_day', { date: '2026-12-09' })],
    /^No\. By the rules .* is closed\. What closes it: .*the nearest time is 12 h 4\d min away/,
  ],
  [
    'nearest, before or after',
    [{ name: 'utsavas', input: { year: 2026, search: 'ekadashi' } }],
    [c1('observance_nearest', { date: '2026-11-24' })],
    /^The nearest is .*Ekadashi.*, \d days? before: 2\d November 2026/,
  ],
  [
    'comparison, each owner named',
    [chart(BIRTH), chart(OTHER)],
    [c1('graha', { graha: 'moon' }), { kind: 'graha', call: 'c2', graha: 'moon' }],
    /Kumbha .*15 June 1990, 14:30, Jaipur and in Makara .*2 March 1992, 06:40, Kota\.$/,
  ],
  ['table', [chart(BIRTH)], [c1('mahadashas')], /^\| Lord .*\n\| --- .*\n(?:\| .*\n){8}\| .*$/],
  ['span', [chart(BIRTH)], [c1('mahadasha', { graha: 'saturn' })], /Saturn .*from \d+ \p{L}+ 2006 to 3 July 2025/u],
  ['margin', [chart(BIRTH)], [c1('margin', { graha: 'lagna' })], /The pāda of the lagna changes .* 5 min \d+ s/],
  [
    'reason',
    [{ name: 'utsavas', input: { year: 2026, search: 'diwali' } }],
    [c1('observance_reason', { key: 'lakshmi_puja' })],
    /^Why this day: Amāvāsyā covers pradoṣa only on 8 November 2026/,
  ],
  ['definition', [], [{ kind: 'definition', term: 'gandanta' }], /Karka.*Source: /],
  [
    'source',
    [DAY],
    [c1('rising', { rising: 'sunset' }), c1('source')],
    /Computed for Pune by `GET \/api\/v1\/days`\.$/,
  ],
  ['cannot say', [], [{ kind: 'unknown', reason: 'unclear' }], /\p{L}{5}/u],
  [
    'ask back among namesakes',
    [{ name: 'chart', input: { ...BIRTH, place: 'Salem' } }],
    [c1('which_place')],
    /Tamil Nadu.*Oregon|Oregon.*Tamil Nadu/s,
  ],
  [
    'age, of the period that it names',
    [chart(BIRTH)],
    [c1('dasha_age', { graha: 'ketu' })],
    /^At the beginning of the mahādaśā of Ketu, the age is 52 years\.$/,
  ],
];

/** Asks a question that no rule answers, so that the claims of the model alone make the reply. */
const ask = (calls: Case[1], claims: readonly unknown[]) => {
  const reply: Script = { calls: [{ name: 'reply', input: { language: 'en', claims } }] };
  provider.say('openai', ...calls.map((call): Script => ({ calls: [call] })), reply, reply);
  return post({ message: 'Tell me about it' }, withModel('openai', provider.origin));
};

describe('POST /api/sahaja with claims of a model', () => {
  test.each(CASES)('the operator %s is worded from the results', async (_, calls, claims, holds) => {
    const { status, body } = await ask(calls, claims);
    expect(status).toBe(200);
    expect(body.reply).toMatch(holds);
  });

  test('an absent field is unsaid, and an error in one claim drops that claim alone', async () => {
    const { body } = await ask(
      [DAY],
      [
        c1('limb', { limb: 'tithi' }),
        c1('regional_date', { calendar: 'tamil' }),
        { kind: 'limb', call: 'c9', limb: 'yoga' },
        { kind: 'say', text: 'You will marry.' },
        c1('limb', { limb: 'nakshatra', text: 'a blessing' }),
      ],
    );
    expect(body.reply).toMatch(/Śukla Trayodaśī/);
    expect(body.reply).toMatch(/Aśvinī/);
    expect(body.reply).not.toMatch(/Tamil|none|marry|blessing|c9/);
  });

  test('tools_used holds no text of a model', async () => {
    const words = 'you will marry in spring';
    const calls = [
      { name: 'facts', input: { q: words } },
      { name: 'places', input: { q: words } },
      { name: 'utsavas', input: { year: 2027, search: words } },
      { name: 'chart', input: { ...BIRTH, name: words, place: words } },
      { name: 'panchanga', input: { date: '2026-11-22', place: words, label: words } },
    ];
    const { text } = await ask(calls, [{ kind: 'greeting', tone: 'plain' }]);
    expect(text).not.toMatch(/marry|spring/);
  });
});
