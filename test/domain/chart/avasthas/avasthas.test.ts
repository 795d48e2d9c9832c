import { describe, expect, test } from 'vitest';
import {
  BALADI_KEYS,
  DEEPTADI_KEYS,
  JAGRADADI_KEYS,
  LAJJITADI_KEYS,
  LAJJITADI_RULES,
  SHAYANADI_KEYS,
} from '../../../../src/data/chart/avasthas';
import type { GrahaKey, PointKey } from '../../../../src/data/keys';
import { computeAvasthas } from '../../../../src/domain/chart/avasthas/avasthas';
import { baladiOf, deeptadiOf, jagradadiOf } from '../../../../src/domain/chart/avasthas/bySign';
import { lajjitadiOf } from '../../../../src/domain/chart/avasthas/lajjitadi';
import { shayanadiOf } from '../../../../src/domain/chart/avasthas/shayanadi';
import { type BirthDay, birthDay } from '../../../../src/domain/positions/birthDay';
import { computePositions } from '../../../../src/domain/positions/positions';
import { standingFrom } from '../../../../src/domain/positions/standing';
import { type Birth, grahaOf, REFERENCE_GRAHAS, type ReferenceGraha, records } from '../../support/cases';
import { nextDown } from '../../support/doubles';
import { kernel } from '../../support/kernel';
import { questionOfBirth, standingAt, standingOfBirth } from '../../support/standing';

interface States {
  baladi: string;
  shayanadi: string;
  jagradadi?: string;
  deeptadi?: { by_sign: string; vikala: boolean; kopa: boolean };
  lajjitadi?: string[];
}
interface AvasthaCase extends Birth {
  speed: Record<ReferenceGraha, number>;
  ghati_elapsed: number;
  ghati_running: number;
  expected: Record<ReferenceGraha, States>;
}
const BIRTHS = records<AvasthaCase>('avastha');

/** The states of a record in the layout of the domain; the lajjitādi states in the order of the text. */
function statesOf({ baladi, shayanadi, jagradadi, deeptadi, lajjitadi }: States) {
  const order = LAJJITADI_KEYS as readonly string[];
  return {
    baladi,
    shayanadi,
    jagradadi: jagradadi ?? null,
    deeptadi: deeptadi ? { bySign: deeptadi.by_sign, vikala: deeptadi.vikala, kopa: deeptadi.kopa } : null,
    lajjitadi: lajjitadi?.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) ?? null,
  };
}

const dayOf = ({ input }: Birth): BirthDay | null => {
  const question = questionOfBirth({ input });
  return birthDay(kernel, question.jdUt, question, question.tzHours);
};

describe('forty births', () => {
  test.each(BIRTHS)('the recorded avasthās of $id follow from its longitudes', (birth) => {
    const day = { ghatis: birth.ghati_elapsed } as BirthDay;
    const avasthas = computeAvasthas(standingOfBirth(birth), day);
    for (const name of REFERENCE_GRAHAS) {
      expect(avasthas[grahaOf(name)], name).toEqual(statesOf(birth.expected[name]));
    }
  });

  test.each(BIRTHS)('the recorded avasthās of $id follow through the kernel', (birth) => {
    const positions = computePositions(kernel, questionOfBirth(birth));
    if (!positions.ok) return expect.fail('no positions');
    const day = dayOf(birth);
    // A ghaṭikā that ends within 2 s of the birth may be counted either way.
    expect(Math.abs((day?.ghatis ?? Number.NaN) - birth.ghati_elapsed)).toBeLessThan(2 / 1440);
    expect(Math.floor(day?.ghatis ?? Number.NaN) + 1).toBe(birth.ghati_running);
    const avasthas = computeAvasthas(standingFrom(positions.value), day);
    for (const name of REFERENCE_GRAHAS) {
      expect(avasthas[grahaOf(name)], name).toEqual(statesOf(birth.expected[name]));
    }
  });

  test('the forty births include every avasthā of every family', () => {
    const seen = new Set<string>();
    for (const birth of BIRTHS) {
      for (const name of REFERENCE_GRAHAS) {
        const states = statesOf(birth.expected[name]);
        const { baladi, shayanadi, jagradadi, deeptadi, lajjitadi } = states;
        for (const key of [baladi, shayanadi, jagradadi, deeptadi?.bySign, ...(lajjitadi ?? [])]) seen.add(`${key}`);
      }
    }
    for (const family of [BALADI_KEYS, JAGRADADI_KEYS, DEEPTADI_KEYS, LAJJITADI_KEYS, SHAYANADI_KEYS]) {
      for (const key of family) expect(seen).toContain(key);
    }
  });
});

describe('by the place in the rāśi', () => {
  test('the five ages have six degrees each, from either end of the rāśi', () => {
    const ages = BALADI_KEYS;
    for (let part = 0; part < 60; part++) {
      const sun = 6 * part;
      const age = Math.floor(part / 5) % 2 === 0 ? part % 5 : 4 - (part % 5);
      expect(baladiOf(standingAt({ sun }), 'sun')).toBe(ages[age]);
      expect(baladiOf(standingAt({ sun: nextDown(sun + 6) }), 'sun')).toBe(ages[age]);
    }
  });

  const ELSEWHERE = {
    sun: 130,
    moon: 100,
    mars: 5,
    mercury: 70,
    jupiter: 250,
    venus: 190,
    saturn: 310,
    rahu: 40,
    ketu: 220,
  };
  const standingWith = (lonDeg: Partial<Record<PointKey, number>>) => standingAt({ lagna: 0, ...ELSEWHERE, ...lonDeg });

  test.each([
    ['sun', 10, 'jagrat', 'dipta'],
    ['sun', 130, 'jagrat', 'svastha'],
    ['mars', 225, 'jagrat', 'svastha'],
    ['saturn', 10, 'sushupti', 'khala'], // debilitated, and Maṅgala its great enemy there
    ['mars', 110, 'sushupti', 'dina'], // debilitated with Candra, its friend by nature
    ['rahu', 40, null, null],
  ] as const)('%s at %d° is %s and %s', (key, lonDeg, jagradadi, bySign) => {
    const standing = standingWith({ [key]: lonDeg });
    expect(jagradadiOf(standing, key)).toBe(jagradadi);
    expect(deeptadiOf(standing, key)?.bySign ?? null).toBe(bySign);
  });

  test('vikala holds in the rāśi of another malefic, kopa near the Sun', () => {
    expect(deeptadiOf(standingWith({}), 'sun')).toMatchObject({ vikala: false, kopa: false });
    for (const key of ['sun', 'mars', 'saturn', 'rahu', 'ketu'] as const) {
      expect(deeptadiOf(standingWith({ [key]: 260 }), 'jupiter')?.vikala, key).toBe(true);
    }
    for (const key of ['moon', 'mercury', 'venus'] as const) {
      expect(deeptadiOf(standingWith({ [key]: 260 }), 'jupiter')?.vikala, key).toBe(false);
    }
    expect(deeptadiOf(standingWith({ jupiter: 140.9 }), 'jupiter')?.kopa).toBe(true);
    expect(deeptadiOf(standingWith({ jupiter: 141 }), 'jupiter')?.kopa).toBe(false);
  });
});

describe('lajjitādi', () => {
  const SPREAD = {
    sun: 130,
    moon: 100,
    mars: 65,
    mercury: 70,
    jupiter: 250,
    venus: 190,
    saturn: 310,
    rahu: 40,
    ketu: 220,
  };
  const states = (key: GrahaKey, lonDeg: Partial<Record<PointKey, number>>) =>
    lajjitadiOf(standingAt({ lagna: 0, ...SPREAD, ...lonDeg }), key) ?? [];

  test('lajjita holds in the fifth with a node or a malefic', () => {
    expect(states('venus', { venus: 125 })).toContain('lajjita'); // with Sūrya
    expect(states('venus', { venus: 125, sun: 10 })).not.toContain('lajjita'); // alone
    expect(states('sun', { mars: 125 })).toContain('lajjita');
    expect(states('mercury', { mercury: 125, sun: 10, rahu: 125, ketu: 305 })).toContain('lajjita');
    expect(states('venus', { venus: 95, sun: 95 })).not.toContain('lajjita'); // the fourth
  });

  test('garvita holds in exaltation and mūlatrikoṇa', () => {
    expect(states('sun', {})).toContain('garvita');
    expect(states('sun', { sun: 140 })).not.toContain('garvita');
    expect(states('sun', { sun: 5 })).toContain('garvita');
  });

  test('kshudhita holds with Śani, even if he is not an enemy', () => {
    expect(states('venus', { saturn: 190 })).toEqual(['garvita', 'kshudhita']);
    expect(states('venus', {})).toEqual(['garvita']);
    expect(states('saturn', { saturn: 190 })).toEqual(['garvita']); // Śani alone does not count
  });

  test('trushita holds in a watery rāśi with the aspect of an enemy and of no benefic', () => {
    // Sūrya in Vṛścika, Śani in the seventh from it.
    expect(states('sun', { sun: 225, saturn: 40 })).toContain('trushita');
    expect(states('sun', { sun: 195, saturn: 10 })).not.toContain('trushita'); // Tulā
    expect(states('sun', { sun: 225, saturn: 40, jupiter: 100 })).not.toContain('trushita'); // Guru's fifth
    expect(states('sun', { sun: 225, saturn: 280 })).not.toContain('trushita'); // no aspect
    expect(states('sun', { sun: 225, saturn: 310 })).not.toContain('trushita'); // neutral, because it is a temporary friend
  });

  test('kshobhita holds with Sūrya and the aspect of Maṅgala, Śani or an enemy', () => {
    const still = { mercury: 125, saturn: 340, jupiter: 190 };
    expect(states('mercury', still)).not.toContain('kshobhita');
    expect(states('mercury', { ...still, saturn: 310 })).toContain('kshobhita');
    expect(states('mercury', { ...still, mars: 305 })).toContain('kshobhita');
    expect(states('mercury', { ...still, jupiter: 250 })).toContain('kshobhita'); // in the fifth: a temporary enemy
    expect(states('sun', {})).not.toContain('kshobhita');
  });

  test('every lajjitādi name has one rule, in the order of the text', () => {
    expect(LAJJITADI_RULES.map(({ key }) => key)).toEqual([...LAJJITADI_KEYS]);
    expect(lajjitadiOf(standingAt(SPREAD), 'rahu')).toBeNull();
  });
});

describe('śayanādi', () => {
  // Sūrya in Aśvinī 1 (1 · 1 · 1), the Moon in Aśvinī (1), the first ghaṭikā (1), lagna Meṣa (1): four.
  const FIRST = standingAt({ sun: 0, moon: 0, lagna: 0, ketu: nextDown(360) });

  test('the śayanādi state agrees with the sum computed by hand, and wraps at twelve', () => {
    expect(shayanadiOf(FIRST, 'sun', 0)).toBe('prakasha');
    expect(shayanadiOf(FIRST, 'sun', nextDown(1))).toBe('prakasha');
    expect(shayanadiOf(FIRST, 'sun', 1)).toBe('gamana');
    expect(shayanadiOf(FIRST, 'sun', 8)).toBe('nidra');
    expect(shayanadiOf(FIRST, 'sun', 9)).toBe('shayana');
    // Ketu, the ninth, in Revatī 4: 27 · 9 · 9 + 3 = 2190, which leaves six.
    expect(shayanadiOf(FIRST, 'ketu', 0)).toBe('agamana');
  });

  test('the śayanādi state is null if the day is unknown', () => {
    const { sun, ketu } = computeAvasthas(standingOfBirth(BIRTHS[0] as AvasthaCase), null);
    expect([sun.shayanadi, ketu.shayanadi]).toEqual([null, null]);
    expect(sun.baladi).toBe('yuva');
  });
});

test('the avasthās throw if a graha is not placed', () => {
  const { lon } = BIRTHS[0] as AvasthaCase;
  const nowhere = standingOfBirth({ lon: { ...lon, guru: Number.NaN } });
  expect(() => computeAvasthas(nowhere, null)).toThrow('missing place jupiter');
});
