import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXCEPTION_KEYS, MATCH_SYSTEMS, MATCH_TRADITIONS, type Who } from '../../../src/data/match/row';
import { exceptionsBeside, kutaTable } from '../../../src/domain/match/kutas';
import { type Match, type MatchQuestion, matchOf, traditionOf } from '../../../src/domain/match/match';
import { moonPlaceAt, PLACE_EDGES } from '../../../src/domain/match/moonPlace';
import type { Positions } from '../../../src/domain/positions/types';
import { noteInWords } from '../../../src/lexicon/sentences/notes';
import { kernel } from '../support/kernel';
import { evenly, runs } from '../support/property';
import { type Birth, birthAt, jdOf, truthOf } from './support';

const BIRTHS = truthOf<Birth[]>('births.json');
const NORTH = { system: 'ashtakuta', tradition: 'north', orientation: 'a-vara' } as const;

const moonDeg = ({ grahas }: Positions): number => grahas.find(({ key }) => key === 'moon')?.siderealDeg ?? Number.NaN;
const birthOf = (index: number): Positions => {
  const { utc, lat, lon } = BIRTHS[index] as Birth;
  return birthAt(jdOf(utc), lat, lon);
};
const match = (a: Positions, b: Positions, question: Partial<MatchQuestion> = {}): Match =>
  matchOf(kernel, a, b, { ...NORTH, ...question });

const anyBirth = evenly(2_415_100, 2_488_000).map((jdUt) => birthAt(jdUt));
const anyQuestion = fc.record({
  tradition: fc.constantFrom(...MATCH_TRADITIONS),
  orientation: fc.constantFrom('a-vara' as const, 'b-vara' as const),
  system: fc.constant('all' as const),
});

describe('a match', () => {
  test('a match has the kūṭas of its tradition and the totals of all other traditions', () => {
    const { total, maximum, kutas, variants, mangala, sensitivity, notes } = match(birthOf(3), birthOf(40));
    expect(kutas.map(({ key }) => key)).toEqual([
      'varna',
      'vashya',
      'tara',
      'yoni',
      'graha-maitri',
      'gana',
      'bhakuta',
      'nadi',
    ]);
    expect(kutas.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(total);
    expect(maximum).toBe(36);
    expect(variants.map(({ tradition, maximum: most }) => [tradition, most])).toEqual([
      ['north-parihara', 36],
      ['raman', 36],
      ['tamil', 10],
    ]);
    expect(mangala.map(({ who, from }) => `${who} ${from}`)).toEqual([
      'a lagna',
      'a moon',
      'a venus',
      'b lagna',
      'b moon',
      'b venus',
    ]);
    expect(sensitivity.map(({ who }) => who)).toEqual(['a', 'b']);
    expect(notes).toEqual([]);
  });

  test('a match has every tradition in full when the system is all', () => {
    const { variants } = match(birthOf(0), birthOf(1), { system: 'all', tradition: 'raman' });
    expect(variants.map(({ tradition, kutas }) => [tradition, kutas?.length])).toEqual([
      ['north', 8],
      ['north-parihara', 8],
      ['tamil', 11],
    ]);
    expect(match(birthOf(0), birthOf(1)).variants.every(({ kutas }) => kutas === null)).toBe(true);
  });

  test('a match lists a shared kūṭa as differing when its share of the maximum differs', () => {
    fc.assert(
      fc.property(anyBirth, anyBirth, anyQuestion, (a, b, question) => {
        const answer = match(a, b, question);
        for (const { differs, kutas } of answer.variants) {
          for (const kuta of answer.kutas) {
            const other = kutas?.find(({ key }) => key === kuta.key);
            if (!other) expect(differs).not.toContain(kuta.key);
            else if (kuta.maximum !== null && other.maximum !== null && kuta.points !== null && other.points !== null)
              expect(differs.includes(kuta.key)).toBe(kuta.points / kuta.maximum !== other.points / other.maximum);
          }
        }
      }),
      runs(200),
    );
  });

  test('a match defaults to the first tradition of its system, with a in the vara’s place', () => {
    for (const [system, tradition] of [
      ['ashtakuta', 'north'],
      ['dashakuta', 'tamil'],
      ['all', 'north'],
    ] as const)
      expect(matchOf(kernel, birthOf(0), birthOf(1), { system })).toMatchObject({
        system,
        tradition,
        orientation: 'a-vara',
      });
  });

  test('a match throws a RangeError for a tradition that the system does not have', () => {
    expect(() => match(birthOf(0), birthOf(1), { tradition: 'tamil' })).toThrow(RangeError);
    expect(MATCH_SYSTEMS.map((system) => traditionOf(system))).toEqual(['north', 'tamil', 'north']);
    expect(traditionOf('ashtakuta', 'tamil')).toBeNull();
    expect(traditionOf('all', 'tamil')).toBe('tamil');
  });

  test('a match keeps Mars and adds a note when a Moon could not be computed', () => {
    const b = birthOf(7);
    const moonless = {
      ...b,
      grahas: b.grahas.map((graha) => (graha.key === 'moon' ? { ...graha, siderealDeg: Number.NaN } : graha)),
    };
    const { total, kutas, variants, notes, mangala } = match(birthOf(3), moonless);
    expect([total, kutas, variants]).toEqual([Number.NaN, [], []]);
    expect(notes.map((note) => noteInWords(note))).toEqual([
      'kutas: could not be computed (the longitude of the Moon is not known)',
    ]);
    expect(mangala.length).toBe(6);
  });
});

describe('the exceptions of a match', () => {
  test('the exceptions are listed for every kūṭa without full points, and for no other', () => {
    fc.assert(
      fc.property(anyBirth, anyBirth, anyQuestion, (a, b, question) => {
        const { exceptions } = match(a, b, question);
        const plain = {
          ...question,
          tradition: question.tradition === 'north-parihara' ? ('north' as const) : question.tradition,
        };
        const table = match(a, b, plain).kutas;
        for (const { kuta } of exceptions) expect(table.find(({ key }) => key === kuta)?.holds).toBe(false);
        for (const { key, holds } of table) {
          if (!holds && (key === 'bhakuta' || key === 'nadi' || key === 'gana' || key === 'rajju'))
            expect(
              exceptions.some(({ kuta }) => kuta === key),
              key,
            ).toBe(true);
        }
      }),
      runs(200),
    );
  });

  test('the exceptions change points in north-parihara only, by the points that they state', () => {
    const changed = new Set<string>();
    fc.assert(
      fc.property(anyBirth, anyBirth, anyQuestion, (a, b, question) => {
        const { exceptions, total, variants } = match(a, b, question);
        const changing = exceptions.filter(({ changes }) => changes);
        for (const { key, applies } of changing) {
          changed.add(key);
          expect(applies).toBe(true);
        }
        if (question.tradition !== 'north-parihara') expect(changing).toEqual([]);
        else {
          const kutas = new Set(changing.map(({ kuta }) => kuta));
          const plain = variants.find(({ tradition }) => tradition === 'north')?.total as number;
          expect(total - plain).toBe((kutas.has('bhakuta') ? 7 : 0) + (kutas.has('nadi') ? 8 : 0));
        }
      }),
      runs(1500),
    );
    expect([...changed].toSorted()).toEqual(EXCEPTION_KEYS.filter((key) => /^bhakuta|^nadi-same/.test(key)).toSorted());
  });

  test('each exception has a pair to which it applies and one to which it does not', () => {
    const seen = new Map<string, Set<boolean>>();
    const places = PLACE_EDGES.map(moonPlaceAt);
    for (const tradition of MATCH_TRADITIONS) {
      for (const a of places) {
        for (const b of places) {
          for (const { key, applies } of exceptionsBeside(tradition, { a, b }, 'a-vara'))
            seen.set(key, (seen.get(key) ?? new Set()).add(applies));
        }
      }
    }
    expect([...seen.keys()].toSorted()).toEqual([...EXCEPTION_KEYS].toSorted());
    for (const [key, both] of seen) expect(both.size, key).toBe(2);
  });
});

describe('the sensitivity of a match', () => {
  const HALF_SECOND = 0.5 / 86_400;

  /** The points of the requested tradition, with one birth moved in time. */
  function pointsAt(births: Record<Who, Positions>, who: Who, days: number, question: Required<MatchQuestion>): string {
    const moved = birthAt(births[who].question.jdUt + days);
    const pair = { ...births, [who]: moved };
    const { kutas } = kutaTable(
      question.tradition,
      { a: moonPlaceAt(moonDeg(pair.a)), b: moonPlaceAt(moonDeg(pair.b)) },
      question.orientation,
    );
    return kutas.map(({ points }) => points).join();
  }

  test('the sensitivity is exact to the second: the points change there and nowhere nearer', () => {
    fc.assert(
      fc.property(anyBirth, anyBirth, anyQuestion, evenly(0, 1), (a, b, question, share) => {
        const births = { a, b };
        const { sensitivity, total } = match(a, b, question);
        for (const { who, secondsToChange, what } of sensitivity) {
          if (secondsToChange === null || what === null) throw new Error('a point changes within the span');
          const days = secondsToChange / 86_400;
          const beyond = days + Math.sign(days) * HALF_SECOND;
          const within = days - Math.sign(days) * HALF_SECOND;
          const currentPoints = pointsAt(births, who, 0, question);
          if (Math.abs(secondsToChange) > 1) {
            expect(pointsAt(births, who, within, question)).toBe(currentPoints);
            expect(pointsAt(births, who, within * share, question)).toBe(currentPoints);
            expect(pointsAt(births, who, -within * share, question)).toBe(currentPoints);
          }
          expect(pointsAt(births, who, beyond, question)).not.toBe(currentPoints);
          expect(what.total.from).toBe(total);
          const birthBeyond = birthAt(births[who].question.jdUt + beyond);
          expect(moonPlaceAt(moonDeg(birthBeyond))).toMatchObject({ nakshatra: what.nakshatra, pada: what.pada });
        }
      }),
      runs(60),
    );
  });

  test('the sensitivity skips boundaries that change no point', () => {
    // Each pāda lasts about six hours, so a nearest change farther away passes at least one boundary.
    const far = BIRTHS.slice(0, 60).flatMap((_, i) =>
      match(birthOf(i), birthOf(109 - i)).sensitivity.map(({ secondsToChange }) => Math.abs(secondsToChange ?? 0)),
    );
    expect(far.some((seconds) => seconds > 7 * 3600)).toBe(true);
  });

  test('the sensitivity uses the other side when the nearer change lies beyond the kernel’s span', () => {
    const last = birthAt(kernel.range.to - 0.001);
    const seconds = match(last, birthOf(4)).sensitivity[0]?.secondsToChange ?? Number.NaN;
    expect(seconds).toBeLessThan(100);
    expect(
      pointsAt({ a: last, b: birthOf(4) }, 'a', seconds / 86_400 + Math.sign(seconds) * HALF_SECOND, NORTH),
    ).not.toBe(pointsAt({ a: last, b: birthOf(4) }, 'a', 0, NORTH));
  });
});
