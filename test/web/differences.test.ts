/** The page's statements about other conventions equal `compare` of the API. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chart as chartCode } from '../../src/api/chart/answer';
import { GRAHA_KEYS } from '../../src/data/keys';
import { loadKernel } from '../../src/kernel';
import { presetChoice, type Resolved, resolveBirth } from '../../src/web/shared/birth';
import { type Comparison, comparisonsOf, DASHAS } from '../../src/web/views/chart/differences/model';
import { type ConventionVariant, variantsOf } from '../../src/web/views/chart/differences/variants';

const kernel = loadKernel(new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url))));
const NOWHERE = { nowMs: 0, origin: '', places: () => Promise.reject(new Error('no places')) };
const NOW = 2461372;

const CLOCK = { month: 2, day: 19, hour: 20, minute: 56, second: 22 };
const PLACE = { lat: 24.9459, lon: 83.0665 };
const YEARS = Array.from({ length: 24 }, (_, i) => 1905 + 8 * i);

function birthOf(year: number, isTimeKnown = true): Resolved {
  const resolved = resolveBirth({
    ...PLACE,
    clock: { year, ...CLOCK },
    isTimeKnown,
    place: '',
    name: '',
    zone: '5.5',
    settings: presetChoice(),
    second: false,
  });
  if (!resolved.ok) throw new Error(resolved.problem.field);
  return resolved.value;
}

/** The differences that the API names. It names at most 500 in an answer, so each daśā is asked alone. */
async function differsBy(year: number, { settings }: ConventionVariant) {
  const { ayanamsa, nodeMode, dashaYearDays, coLords } = settings;
  const asked = async (parts: object) => {
    const compare = [{ ayanamsa, nodeMode, dashaYearDays, coLords }];
    const question = await chartCode.read({ year, ...CLOCK, ...PLACE, tzHours: 5.5, ...parts, compare }, NOWHERE);
    const answer = question.ok ? await chartCode.answer(() => kernel, question.value) : question;
    if (!answer.ok) throw new Error('refused');
    const { differs = [], more = 0 } = answer.value.comparison?.[0] ?? {};
    expect(more).toBe(0);
    return differs;
  };
  const others = await asked({ include: ['vargas', 'yogas', 'arudhas', 'karakas'] });
  const ofDashas = await Promise.all(DASHAS.map((key) => asked({ include: ['dasha'], dashas: [key], dashaDepth: 1 })));
  return [...others, ...ofDashas.flat().filter(({ path }) => path.startsWith('dasha.'))];
}

describe('other conventions', () => {
  test.each(YEARS)('the differences of %i equal those of the API', async (year) => {
    const resolved = birthOf(year);
    const variants = variantsOf(resolved, NOW);
    const comparisons = comparisonsOf(kernel, resolved, variants);
    expect(comparisons).toHaveLength(variants.length);
    for (const comparison of comparisons.filter((_, i) => (i + year) % 3 === 0)) {
      const differs = await differsBy(year, comparison.variant);
      const below = (path: string, fields?: readonly string[]) =>
        differs
          .filter((each) => each.path.startsWith(`${path}.`))
          .filter((each) => !fields || fields.includes(each.path.split('.').at(-1) ?? ''));
      const FIELDS = ['rashi_index', 'nakshatra_index', 'pada', 'house', 'dignity', 'combust', 'retrograde'];
      for (const key of ['lagna', ...GRAHA_KEYS]) {
        const apiDifferences = below(key === 'lagna' ? key : `grahas.${key}`, FIELDS);
        const pageDifferences = comparison.points.find((point) => point.key === key)?.moves ?? [];
        expect(pageDifferences.map(({ of, from, to }) => ({ of, from, to }))).toEqual(
          apiDifferences.map(({ path, from, to }) => ({ of: path.split('.').at(-1), from, to })),
        );
      }
      for (const key of DASHAS) {
        const apiDasha = below(`dasha.${key}.periods`, ['rashi_index', 'years', 'lord']);
        const isOfRashis = key === 'chara-rao' || key === 'narayana';
        const count = apiDasha.filter(({ path }) => !(isOfRashis && path.endsWith('.lord'))).length;
        expect(comparison.dashas.find((dasha) => dasha.key === key)?.labels, key).toBe(count);
      }
      const vargas = comparison.vargas.reduce((sum, { moves }) => sum + moves.length, 0);
      expect(vargas).toBe(below('vargas', ['rashi_index']).filter(({ path }) => !path.startsWith('vargas.D1.')).length);
      const padas = below('arudhas').filter(({ path }) => /\.A\d+\.rashi_index$/.test(path));
      expect(comparison.arudhas).toHaveLength(padas.length);
      expect(comparison.seven).toHaveLength(below('chara_karakas.seven').length);
      expect(comparison.eight).toHaveLength(below('chara_karakas.eight').length);
      expect(comparison.yogas).toHaveLength(differs.filter(({ path }) => /^yogas\.[^.]+$/.test(path)).length);
    }
  });

  test('every family of conventions changes something for some birth', () => {
    const comparisons = YEARS.flatMap((year) => comparisonsOf(kernel, birthOf(year), variantsOf(birthOf(year), NOW)));
    const families: (keyof Comparison)[] = ['vargas', 'arudhas', 'seven', 'eight', 'yogas'];
    for (const family of families)
      expect(comparisons.some((each) => (each[family] as unknown[]).length > 0)).toBe(true);
  });

  test('the differences without a time of birth exclude the lagna, the houses and what depends on them', () => {
    const resolved = birthOf(1985, false);
    for (const { points, dashas, arudhas, yogas, vargas } of comparisonsOf(
      kernel,
      resolved,
      variantsOf(resolved, NOW),
    )) {
      expect(points.map(({ key }) => key)).toEqual(GRAHA_KEYS);
      expect(points.flatMap(({ moves }) => moves).some(({ of }) => of === 'house')).toBe(false);
      expect(dashas.map(({ key }) => key)).toEqual(['vimshottari', 'yogini', 'ashtottari']);
      expect(vargas.flatMap(({ moves }) => moves).some(({ of }) => of === 'lagna')).toBe(false);
      expect([...arudhas, ...yogas]).toEqual([]);
    }
  });
});
