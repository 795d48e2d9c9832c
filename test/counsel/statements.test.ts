/** Sentences of several claims: values of one owner together, one value of several owners, and wordings of equal meaning. */
import { describe, expect, test } from 'vitest';
import { all as TEXTS } from '../../build/lexicon/sentences/all/counsel';
import { Calls } from '../../src/counsel/calls';
import { compose } from '../../src/counsel/claims/compose';
import { dateText } from '../../src/counsel/claims/format';
import { nameIn } from '../../src/counsel/claims/names';
import { classify } from '../../src/counsel/classify/classify';
import { LANGUAGES, type Language } from '../../src/counsel/language';
import { RULES } from '../../src/data/observances';
import { loadObservanceLabels } from '../../src/lexicon/labels';
import { NOW, toolsIn } from './sample';
import { unsaid } from './unsaid';

const INPUTS = [
  ['panchanga', { date: '2026-11-22', place: 'Pune' }],
  ['panchanga', { date: '2026-11-22', place: 'Delhi' }],
  ['panchanga', { date: '2026-11-23', place: 'Pune' }],
  ['chart', { date: '1990-06-15', time: '14:30', place: 'Jaipur' }],
  ['chart', { date: '1992-03-02', time: '06:40', place: 'Kota' }],
  ['muhurta', { date: '2026-11-22', place: 'Pune' }],
  ['utsavas', { year: 2027, search: 'diwali' }],
] as const;

const results = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const calls = new Calls(await toolsIn(language));
      for (const [name, input] of INPUTS) await calls.run(name, input);
      return [language, calls.results()] as const;
    }),
  ),
) as Record<Language, ReturnType<Calls['results']>>;

const TURNS = Array.from({ length: 40 }, (_, i) => i + 1);
const say = async (language: Language, turn: number, ...claims: object[]) =>
  (await compose(claims, results[language], language, NOW, false, turn)).text;
const rising = (call: string, of: string) => ({ kind: 'rising', call, rising: of });

describe('values of one owner', () => {
  test('up to three share a sentence that names place and date, and four make a list', async () => {
    const three = [rising('c1', 'sunrise'), rising('c1', 'sunset'), rising('c1', 'moonrise')];
    const sentence = await say('en', 1, { kind: 'day', call: 'c1' }, ...three);
    expect(sentence).toMatch(/sunrise is at 06:4\d, sunset at 17:5\d and moonrise at 15:5\d\.$/);
    expect(unsaid(sentence, 'Pune, 22 November 2026 (Sunday)')).toEqual([]);
    const list = await say('en', 1, { kind: 'day', call: 'c1' }, ...three, rising('c1', 'moonset'));
    expect(list).toMatch(
      /^Pune, 22 November 2026 \(Sunday\):\n- Sunrise: 06:4\d\n- Sunset: .*\n- Moonrise: .*\n- Moonset: /,
    );
  });

  test.each([
    ['hi', /सूर्योदय 06:4\d पर और सूर्यास्त 17:5\d पर है।$/],
    ['hi-Latn', /suryoday 06:4\d par aur suryast 17:5\d par hai\.$/],
  ] as const)('the values share one verb in %s', async (language, ending) => {
    const claims = [{ kind: 'day', call: 'c1' }, rising('c1', 'sunrise'), rising('c1', 'sunset')];
    expect(await say(language, 1, ...claims)).toMatch(ending);
  });

  test('values without their day carry their date', async () => {
    const window = await say('en', 1, { kind: 'window', call: 'c6', window: 'rahu_kalam' });
    expect(window).toMatch(/^Rāhu-kālam (?:is|runs) from 22 November 2026, 16:3\d to 17:5\d\.$/);
  });

  test('the birth that follows its values belongs to their sentence', async () => {
    const text = await say('en', 1, { kind: 'graha', call: 'c4', graha: 'lagna' }, { kind: 'birth', call: 'c4' });
    expect(unsaid(text, 'Birth: 15 June 1990, 14:30, Jaipur, lagna: Kanyā')).toEqual([]);
    expect(text.match(/\./g)).toHaveLength(1);
  });
});

describe('one value of several owners', () => {
  test('towns, days and births are compared in a sentence that names each', async () => {
    const towns = await say('en', 1, rising('c1', 'sunset'), rising('c2', 'sunset'));
    expect(towns).toMatch(/sunset.* is at 17:5\d in Pune and at 17:2\d in (?:New )?Delhi\.$/i);
    expect(towns).toContain('22 November 2026 (Sunday)');
    const days = await say('en', 1, rising('c1', 'sunrise'), rising('c3', 'sunrise'));
    expect(days).toMatch(
      /^In Pune, sunrise is at .* on 22 November 2026 \(Sunday\) and at .* on 23 November 2026 \(Monday\)\.$/,
    );
    const moon = { kind: 'graha', graha: 'moon' };
    const births = await say('hi', 1, { ...moon, call: 'c4' }, { ...moon, call: 'c5' });
    expect(births).toMatch(/^चंद्र .*14:30, जयपुर के जन्म में कुंभ में .* और .*06:40, कोटा के जन्म में मकर में .* है।$/);
  });

  test('different values of two owners stay apart, each with its owner', async () => {
    const text = await say('en', 1, rising('c1', 'sunset'), rising('c2', 'sunrise'));
    expect(text).toMatch(/Pune[^.]*\. [^.]*Delhi[^.]*\.$/);
  });
});

describe.each(LANGUAGES)('wordings in %s', (language) => {
  test('every wording says every value that the others say', () => {
    const values = { thing: '⟦t⟧', name: '⟦n⟧', span: '⟦s⟧', clock: '⟦c⟧', value: '⟦v⟧', date: '⟦d⟧', place: '⟦p⟧' };
    const all = { ...values, clauses: '⟦k⟧', birth: '⟦b⟧', list: '⟦l⟧', tithi: '⟦i⟧' };
    const { limb, rising: risings, runs, stands, observance, day, moment, birth, places } = TEXTS[language].statements;
    const groups = [limb, ...Object.values(risings), runs, stands, observance, day, moment, birth, places];
    for (const group of groups) {
      const said = Object.values(group).map((wording) => wording(all).match(/⟦.⟧/g)?.sort().join('') ?? '');
      expect(new Set(Object.values(group).map((wording) => wording(all))).size).toBeGreaterThan(1);
      const [first = ''] = said;
      // A sentence about a thing may name it by a verb: the Sun rises.
      expect(
        said.every((each) => each === first),
        JSON.stringify(said),
      ).toBe(true);
    }
  });

  test('no wording of the date of any observance is a slip', async () => {
    const labels = await loadObservanceLabels(language === 'hi' ? 'hi' : 'en');
    const names = RULES.filter(({ key }) => labels.has('utsava', key)).map(({ key }) => labels.label('utsava', key));
    const date = dateText('2027-10-27', language);
    const tithi = nameIn(language, 'Kṛṣṇa Caturdaśī');
    const wordings = Object.values(TEXTS[language].statements.observance);
    const texts = names.flatMap((name) => wordings.map((wording) => wording({ name, date, tithi })));
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.filter((text) => classify(text).slip)).toEqual([]);
  });

  test('the turn chooses among them, equal input has equal text, and none is a slip', async () => {
    const claims = [
      [
        { kind: 'day', call: 'c1' },
        { kind: 'limb', call: 'c1', limb: 'nakshatra' },
      ],
      [{ kind: 'day', call: 'c1' }, rising('c1', 'sunrise')],
      [
        { kind: 'graha', call: 'c4', graha: 'moon' },
        { kind: 'birth', call: 'c4' },
      ],
      [{ kind: 'mahadasha', call: 'c4', graha: 'saturn' }],
      [{ kind: 'observance', call: 'c7', key: 'lakshmi_puja' }],
      [
        { kind: 'day', call: 'c6' },
        { kind: 'window', call: 'c6', window: 'abhijit' },
      ],
    ];
    for (const some of claims) {
      const texts = await Promise.all(TURNS.map((turn) => say(language, turn, ...some)));
      expect(await say(language, 1, ...some)).toBe(texts[0]);
      expect(new Set(texts).size, texts[0]).toBeGreaterThan(1);
      const figures = (text: string) =>
        text
          .match(/\d+(?::\d\d)?/g)
          ?.sort()
          .join(' ');
      expect(new Set(texts.map(figures)).size, texts[0]).toBe(1);
      expect(texts.filter((text) => classify(text).slip)).toEqual([]);
    }
  });
});
