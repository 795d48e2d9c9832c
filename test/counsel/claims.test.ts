/**
 * The catalogue of claims: every kind has words in every language, valid references resolve, and no claim is a
 * slip.
 */
import { describe, expect, test } from 'vitest';
import { KINDS, kindLines, replySchema } from '../../src/counsel/claims/catalogue';
import type { CallResult } from '../../src/counsel/claims/claim';
import { compose } from '../../src/counsel/claims/compose';
import { classify } from '../../src/counsel/classify/classify';
import { LANGUAGES, type Language } from '../../src/counsel/language';
import { RULES } from '../../src/data/observances';
import { FACTS } from '../../src/lexicon/facts';
import { everyClaim, NOW, sampleResults } from './sample';
import { unsaid } from './unsaid';

const results = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await sampleResults(language)] as const)),
) as Record<Language, CallResult[]>;
const claims = everyClaim();

const composed = (language: Language, claim: object) => compose([claim], results[language], language, NOW);

describe('the catalogue', () => {
  test('the catalogue has at least sixty kinds, each once', () => {
    const names = KINDS.map(({ kind }) => kind);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(60);
  });

  test.each(LANGUAGES)(
    'the catalogue in %s has words for every kind and every choice, and none is a slip',
    async (language) => {
      const silent = new Set(KINDS.map(({ kind }) => kind));
      const texts = new Set<string>();
      for (const claim of claims) {
        const { text, problems } = await composed(language, claim);
        if (problems.length > 0) continue;
        silent.delete(claim.kind);
        expect(text, JSON.stringify(claim)).not.toMatch(/undefined|null|\bNaN|\[object|\{[a-z]+\}/);
        texts.add(text);
      }
      expect([...silent]).toEqual([]);
      expect(texts.size).toBeGreaterThan(300);
      expect([...texts].filter((text) => classify(text).slip)).toEqual([]);
    },
  );

  test('claims about the present are left out without an instant', async () => {
    const present = ['dasha_other', 'window_holds', 'limb_left', 'limb_compared', 'days_until'];
    const { kinds } = await compose(
      claims.filter(({ kind }) => present.includes(kind)),
      results.en,
      'en',
    );
    expect(kinds.filter((kind) => present.includes(kind))).toEqual([]);
  });

  test.each(LANGUAGES)('every fact and every rule of an observance in %s is free of slips', async (language) => {
    const claims = [
      ...FACTS.map(({ id }) => ({ kind: 'fact', id })),
      ...RULES.map(({ key }) => ({ kind: 'observance_rule', key })),
    ];
    const texts = await Promise.all(claims.map(async (claim) => (await composed(language, claim)).text));
    expect(texts.every((text) => text !== '')).toBe(true);
    expect(texts.filter((text) => classify(text).slip)).toEqual([]);
  });

  test('the words use the script of the language', async () => {
    for (const claim of claims) {
      const { text, problems } = await composed('hi', claim);
      if (problems.length === 0 && text.length > 60 && claim.kind !== 'language_note')
        expect(text, text).toMatch(/[\u0900-\u097f]/);
    }
  });

  test('the catalogue is described for a model in one flat schema', () => {
    const schema = JSON.stringify(replySchema());
    expect(schema.length).toBeLessThan(500);
    expect(schema).not.toContain('$ref');
    for (const { kind } of KINDS) expect(kindLines()).toMatch(new RegExp(`(?:^|\\|)${kind}[|(]`, 'm'));
  });
});

describe('a reference', () => {
  test.each([
    [{ kind: 'limb', call: 'c99', limb: 'tithi' }, 'there is no call "c99"'],
    [{ kind: 'limb', call: 'c1', limb: 'tithi' }, 'the call c1 is of chart; this kind needs panchanga or muhurta'],
    [{ kind: 'dasha_now', call: 'c11' }, 'the call c11 failed; its error can be said by the kind "failed"'],
    [{ kind: 'failed', call: 'c1' }, 'the call c1 did not fail'],
    [{ kind: 'value', call: 'c1', path: 'grahas[key=pluto].rashi' }, 'nothing at "grahas[key=pluto].rashi"'],
    [{ kind: 'value', call: 'c1', path: 'constructor.name' }, 'nothing at'],
    [{ kind: 'value', call: 'c1', path: '__proto__' }, 'nothing at'],
    [{ kind: 'value', call: 'c10', path: 'query' }, 'the field "query" cannot be said alone'],
    [{ kind: 'value', call: 'c1', path: 'lagna..rashi' }, 'is not a path'],
    [{ kind: 'value', call: 'c1', path: 'grahas' }, 'the field "grahas" cannot be said alone'],
    [{ kind: 'span', call: 'c1', path: 'lagna' }, 'lagna has no start and end'],
    [{ kind: 'between', call: 'c1', path: 'birth.at', other_call: 'c1', other_path: 'lagna.rashi' }, 'is no instant'],
    [{ kind: 'fact', id: 'no-such-fact' }, 'there is no fact'],
    [{ kind: 'definition', term: 'qqqqzzzz' }, 'no fact has this term'],
    [{ kind: 'observance', call: 'c5', key: 'holi' }, 'the result has no observance holi'],
    [{ kind: 'no_observance', call: 'c5' }, 'did not fail'],
    [{ kind: 'refusal', reason: 'weather' }, 'refusal:'],
    [{ kind: 'say', text: 'You will marry.' }, 'kind must be one of the listed kinds'],
    [null, 'kind must be one'],
    ['You will marry.', 'kind must be one'],
  ])('an invalid reference is not worded: %j', async (claim, message) => {
    const { text, problems } = await compose([claim], results.en, 'en');
    expect(text).toBe('');
    expect(problems).toMatchObject([{ index: 0 }]);
    expect(problems[0]?.message).toContain(message);
  });

  test('a valid reference is worded with its subject', async () => {
    const value = async (call: string, path: string) => (await composed('en', { kind: 'value', call, path })).text;
    expect(await value('c1', 'grahas[key=moon].rashi')).toBe('Chart, Moon, rāśi: Kumbha');
    expect(await value('c1', 'lagna.nakshatra_pada')).toBe('Chart, lagna, nakṣatra and pāda: Citrā 2');
    expect(await value('c1', 'vimshottari.mahadashas[2].end')).toBe('Chart, Saturn, end: 3 July 2025, 10:45');
    expect(await value('c2', 'tithi.name')).toBe('Pañcāṅga, Tithi, name: Śukla Dvādaśī');
  });

  test('a reference to two values compares them', async () => {
    const compared = async (path: string, other_path: string) =>
      (await composed('en', { kind: 'compare', call: 'c1', path, other_call: 'c1', other_path })).text;
    expect(await compared('grahas[key=rahu].rashi', 'grahas[key=saturn].rashi')).toBe('Both are the same: Makara.');
    expect(await compared('grahas[key=moon].rashi', 'grahas[key=sun].rashi')).toBe('They differ: Kumbha and Mithuna.');
    const between = {
      kind: 'between',
      call: 'c5',
      path: 'utsavas[0].date',
      other_call: 'c5',
      other_path: 'utsavas[3].date',
    };
    expect((await composed('en', between)).text).toBe('The two are 17 d apart.');
  });
});

describe('a reply', () => {
  test('a reply flows: sentences in a paragraph, items in a list, tables apart', async () => {
    const { text, kinds } = await compose(
      [
        { kind: 'greeting', tone: 'plain' },
        { kind: 'thanks', tone: 'details' },
        { kind: 'moment', call: 'c2' },
        { kind: 'limb', call: 'c2', limb: 'tithi' },
        { kind: 'limb', call: 'c2', limb: 'nakshatra' },
        { kind: 'limb', call: 'c2', limb: 'yoga' },
        { kind: 'limb', call: 'c2', limb: 'vara' },
        { kind: 'method', of: 'tithi' },
        { kind: 'observances', call: 'c5', limit: 1 },
      ],
      results.en,
      'en',
    );
    expect(text.split('\n')).toEqual([
      'Namaste. Thank you for the details. New Delhi, 21 November 2026, 11:30:',
      '- Tithi: Śukla Dvādaśī, 21 November 2026, 06:32 to 22 November 2026, 04:57',
      '- Nakṣatra: Revatī, 21 November 2026, 06:51 to 22 November 2026, 05:55',
      expect.stringMatching(/^- Yoga: \p{L}+, /u),
      expect.stringMatching(/^- Vāra: Śanivāra, 21 November 2026, 06:48/),
      '',
      'A tithi is the time in which the Moon gains 12° on the Sun; its ends are the same instant everywhere.',
      '',
      '| Date | Observance | Tithi |',
      '| --- | --- | --- |',
      '| 27 October 2027 (Wednesday) | Hanuman Puja (before Diwali) | Kṛṣṇa Caturdaśī |',
      '',
      expect.stringMatching(/^\d+ more are not shown\.$/),
    ]);
    expect(kinds).toHaveLength(9);
  });

  test('a reply says nothing twice, and leaves out invalid claims', async () => {
    const greeting = { kind: 'greeting', tone: 'plain' };
    const { text, problems } = await compose(
      [greeting, greeting, { kind: 'limb', call: 'c7', limb: 'tithi' }],
      results.en,
      'en',
    );
    expect(text).toBe('Namaste.');
    expect(problems).toHaveLength(1);
  });

  test('a reply states times in the local time of the place', async () => {
    const day = { kind: 'rising', call: 'c3', rising: 'sunrise' };
    expect((await composed('en', day)).text).toMatch(/^(?:Sunrise is|The Sun rises) at 06:49\.$/);
    const tithi = (await composed('hi', { kind: 'limb', call: 'c2', limb: 'tithi' })).text;
    expect(unsaid(tithi, 'तिथि: शुक्ल द्वादशी, 21 नवंबर 2026, 06:32 से 22 नवंबर 2026, 04:57 तक'), tithi).toEqual([]);
    expect((await composed('hi-Latn', { kind: 'moon_sign', call: 'c1' })).text).toBe(
      'Chandra-rashi Kumbha hai, nakshatra Shatabhishaj 4.',
    );
  });

  test('a reply quotes a fact in English and in Hindi, and marks it where it is English', async () => {
    const fact = { kind: 'fact', id: 'exaltation-moon' };
    const english =
      'Candra is exalted in Vṛṣabha, most deeply at 3° of it, and debilitated in Vṛścika, most deeply at the same degree.';
    expect((await composed('en', fact)).text).toBe(
      `**Exaltation of Candra**: ${english} Source: Bṛhat Parāśara Horā Śāstra, chapter 3.`,
    );
    expect((await composed('hi', fact)).text).toBe(
      '**चंद्र का उच्च**: चंद्र वृषभ में उच्च का होता है और उसके 3° पर परम उच्च; वृश्चिक में नीच का होता है और उसके उतने ही ' +
        'अंश पर परम नीच। स्रोत: बृहत् पाराशर होराशास्त्र, अध्याय 3।',
    );
    expect((await composed('hi-Latn', fact)).text).toContain(`**Exaltation of Candra** (English mein): ${english}`);
    expect((await composed('hi', { kind: 'definition', term: 'चंद्र का उच्च' })).text).toBe(
      (await composed('hi', fact)).text,
    );
  });

  test('a reply never has a number that is not in the results', async () => {
    // Every number in the words is in the result, unchanged or as a date, a time or an arc.
    const { text } = await composed('en', { kind: 'antardashas', call: 'c1' });
    const source = JSON.stringify(results.en[0]?.output.vimshottari);
    const years = [...text.matchAll(/\b(\d{4})\b/g)].map((match) => match[1] as string);
    expect(years.length).toBeGreaterThan(9);
    for (const year of years) expect(source).toContain(year);
  });
});
