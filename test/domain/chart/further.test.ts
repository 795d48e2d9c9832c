/** The further parts of a chart, compared with forty births and with twelve under other settings. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPHUTA_KEYS } from '../../../src/data/chart/upagrahas';
import { VIMSHOPAKA_SCHEMES, VIMSHOPAKA_WEIGHTS } from '../../../src/data/chart/vimshopaka';
import { BODY_KEYS, GRAHA_KEYS, type GrahaKey } from '../../../src/data/keys';
import * as moonClasses from '../../../src/data/moonClasses';
import { computeArgala } from '../../../src/domain/chart/argala';
import { computeArudhas, HOUSE_PADAS } from '../../../src/domain/chart/arudhas';
import { BINDU_KEYS, computeAshtakavarga, computePrastara } from '../../../src/domain/chart/ashtakavarga';
import { computeAvakahada } from '../../../src/domain/chart/avakahada/avakahada';
import { computeGrahaDrishti } from '../../../src/domain/chart/grahaDrishti';
import { computeSudarshana } from '../../../src/domain/chart/sudarshana';
import { computeVimshopaka } from '../../../src/domain/chart/vimshopaka';
import { arcBetween, norm360 } from '../../../src/domain/circle';
import { houseOf } from '../../../src/domain/kp/kp';
import { computeFriendships } from '../../../src/domain/positions/friendship';
import { lordsOf } from '../../../src/domain/positions/lords';
import { countFrom, houseFrom, modality } from '../../../src/domain/positions/rashi';
import { computeRashiDrishti, rashiAspects, rashisAspected } from '../../../src/domain/positions/rashiDrishti';
import { syllableOf } from '../../../src/lexicon/syllables';
import { devanagari } from '../support/devanagari';
import { type FurtherCase, PARTS, renamed, VARIANTS } from '../support/further';
import { chartWith } from '../support/kernel';
import { runs } from '../support/property';
import { Residuals } from '../support/residuals';
import { anyLongitudes, questionOfBirth, standingAt, standingOfBirth } from '../support/standing';

const ALL = [...PARTS, ...VARIANTS.map(({ expected, ...birth }) => ({ ...birth, expected: expected.parts }))];

test('the reference has forty births, and twelve with other settings', () => {
  expect(PARTS).toHaveLength(40);
  expect(VARIANTS).toHaveLength(12);
});

describe('from longitudes alone', () => {
  test('the avakahaḍā of forty births agrees', () => {
    for (const birth of ALL) {
      const { paya, pada, rashiLord, nakshatraLord, ...classes } = computeAvakahada(standingOfBirth(birth));
      expect(
        {
          ...classes,
          paya: { by_rashi: paya.byRashi, by_nakshatra: paya.byNakshatra },
          syllable: syllableOf(pada).key,
          rashi_lord: rashiLord,
          nakshatra_lord: nakshatraLord,
        },
        birth.id,
      ).toEqual(renamed(birth.expected.avakahada));
    }
  });

  test('viṃśopaka agrees in four schemes', () => {
    const residuals = new Residuals('points');
    for (const birth of ALL) {
      const points = computeVimshopaka(standingOfBirth(birth));
      const expected = renamed(birth.expected.vimshopaka);
      for (const scheme of VIMSHOPAKA_SCHEMES) {
        for (const key of BODY_KEYS) residuals.add(scheme, points[scheme][key] - expected[scheme][key]);
      }
    }
    residuals.print('Viṃśopaka against 52 births');
    for (const scheme of VIMSHOPAKA_SCHEMES) expect(residuals.max(scheme)).toBeLessThan(1e-9);
  });

  test('argalā and virodha agree', () => {
    const births = PARTS.filter(({ expected }) => expected.argala);
    expect(births.length).toBeGreaterThan(10);
    for (const birth of births) {
      const { rashis, grahas } = computeArgala(standingOfBirth(birth));
      const rows = (list: (typeof rashis)[number]) =>
        list.map(({ virodhaHouse, virodhaGrahas, ...row }) => ({
          ...row,
          virodha_house: virodhaHouse,
          virodha_grahas: virodhaGrahas,
        }));
      const ofGrahas = Object.fromEntries(GRAHA_KEYS.map((key) => [key, rows(grahas[key])]));
      expect({ rashis: rashis.map(rows), grahas: ofGrahas }, birth.id).toEqual(renamed(birth.expected.argala));
    }
  });

  test('rāśi-dṛṣṭi agrees for forty births', () => {
    for (const birth of PARTS) {
      const { rashis, grahas } = computeRashiDrishti(standingOfBirth(birth));
      const fromZero = (list: number[]) => list.map((rashi) => rashi - 1);
      const ofGrahas = GRAHA_KEYS.map((key) => [key, { ...grahas[key], rashis: fromZero(grahas[key].rashis) }]);
      expect({ rashis: rashis.map(fromZero), grahas: Object.fromEntries(ofGrahas) }, birth.id).toEqual(
        renamed(birth.expected.rashi_drishti),
      );
    }
  });

  test('graha-dṛṣṭi agrees in virūpas', () => {
    const residuals = new Residuals('virūpas');
    for (const birth of PARTS) {
      const drishtis = computeGrahaDrishti(standingOfBirth(birth));
      const expected: Record<string, Record<string, number>> = renamed(birth.expected.graha_drishti);
      for (const graha of BODY_KEYS) {
        expect(Object.keys(drishtis[graha]).sort()).toEqual(Object.keys(expected[graha] ?? {}).sort());
        for (const [to, virupas] of Object.entries(drishtis[graha])) {
          residuals.add('dṛṣṭi', virupas - (expected[graha]?.[to] ?? Number.NaN));
        }
      }
    }
    residuals.print('Graha-dṛṣṭi against 40 births');
    expect(residuals.max('dṛṣṭi')).toBeLessThan(1e-6);
  });

  test('friendships, sudarśana and prastāra agree', () => {
    for (const birth of PARTS) {
      const standing = standingOfBirth(birth);
      const { friendships, sudarshana, prastara } = renamed(birth.expected);
      expect(computeFriendships(standing.bodyRashis), birth.id).toEqual(friendships);
      expect(computeSudarshana(standing), birth.id).toEqual(sudarshana);
      if (prastara) expect(computePrastara(standing), birth.id).toEqual(prastara);
    }
  });

  test('ārūḍhas with two lords agree, and so does the rule for the stronger lord', () => {
    const padasOf = (birth: Pick<FurtherCase, 'lon'>, coLords: boolean) => {
      const standing = standingOfBirth(birth);
      const { padas } = computeArudhas(standing, lordsOf(standing, coLords));
      return HOUSE_PADAS.map((key) => padas[key] - 1);
    };
    for (const birth of PARTS) {
      expect(padasOf(birth, true), birth.id).toEqual(birth.expected.arudhas_co_lords);
      const { chosen } = lordsOf(standingOfBirth(birth), true);
      for (const [rashi, [lord, by]] of Object.entries<[string, string]>(renamed(birth.expected.co_lords))) {
        expect(chosen?.[(Number(rashi) + 1) as 8 | 11], birth.id).toEqual({ lord, by });
      }
    }
    for (const { expected, settings, ...birth } of VARIANTS) {
      expect(padasOf(birth, settings.coLords), birth.id).toEqual(expected.arudhas);
    }
  });

  test('the houses of calita agree, from the recorded starts', () => {
    for (const { id, lon, houses, expected } of PARTS) {
      const degrees: Record<GrahaKey, number> = renamed(lon);
      for (const key of GRAHA_KEYS) {
        const { sripati, placidus } = renamed(expected.chalit)[key];
        expect(houseOf(degrees[key], houses.sripati_start), `${id} ${key}`).toBe(sripati);
        expect(houseOf(degrees[key], houses.placidus), `${id} ${key}`).toBe(placidus);
      }
    }
  });
});

describe('through the kernel', () => {
  const INCLUDE = ['chalit', 'upagrahas', 'sphutas', 'avakahada'] as const;
  const charts = PARTS.map((birth) => ({ birth, chart: chartWith(questionOfBirth(birth), { include: INCLUDE }) }));
  const present = <T>(part: T | null | undefined): T => {
    if (part === null || part === undefined) throw new Error('a part of the chart is missing');
    return part;
  };

  test('calita agrees in houses and starts through the kernel', () => {
    const degrees = new Residuals('degrees');
    for (const { birth, chart } of charts) {
      const { sripati, placidus, grahas } = present(chart.chalit);
      const named = GRAHA_KEYS.map((key) => {
        const { wholeSign, ...others } = grahas[key];
        return [key, { whole_sign: wholeSign, ...others }];
      });
      expect(Object.fromEntries(named), birth.id).toEqual(renamed(birth.expected.chalit));
      birth.houses.sripati_start.forEach((deg, i) => {
        degrees.add('Śrīpati', arcBetween(present(sripati).startDeg[i] ?? Number.NaN, deg));
        degrees.add(
          'madhya',
          arcBetween(present(sripati).madhyaDeg[i] ?? Number.NaN, birth.houses.sripati_madhya[i] as number),
        );
        degrees.add(
          'Placidus',
          arcBetween(present(placidus).startDeg[i] ?? Number.NaN, birth.houses.placidus[i] as number),
        );
      });
      expect(chart.notes).toEqual([]);
    }
    degrees.print('Calita from the wall clock against 40 births');
    for (const name of ['Śrīpati', 'madhya', 'Placidus']) expect(degrees.max(name)).toBeLessThan(0.002);
  });

  test('upagrahas of the eighths agree', () => {
    const degrees = new Residuals('degrees');
    const seconds = new Residuals('seconds');
    for (const { birth, chart } of charts) {
      const upagrahas = present(chart.upagrahas);
      for (const [key, { lon, jd_ut }] of Object.entries<{ lon: number; jd_ut: number }>(birth.expected.upagrahas)) {
        const point = present(upagrahas[key as 'kala']);
        degrees.add(key, arcBetween(point.siderealDeg, lon));
        seconds.add(key, (point.jdUt - jd_ut) * 86400);
      }
    }
    degrees.print('Upagrahas of the eighths against 40 births');
    for (const key of ['kala', 'mrityu', 'ardhaprahara', 'yamaghantaka', 'gulika']) {
      expect(degrees.max(key)).toBeLessThan(0.002);
      expect(seconds.max(key)).toBeLessThan(1);
    }
  });

  test('sphuṭas agree', () => {
    const degrees = new Residuals('degrees');
    for (const { birth, chart } of charts) {
      const sphutas = present(chart.sphutas);
      for (const [key, lon] of Object.entries<number>(birth.expected.sphutas)) {
        degrees.add(key, arcBetween(present(sphutas[key as 'bija']).siderealDeg, lon));
      }
    }
    degrees.print('Sphuṭas against 40 births');
    for (const key of SPHUTA_KEYS) expect(degrees.max(key), key).toBeLessThan(0.01);
  });

  test('longitudes of the twelve births agree under their settings', () => {
    const degrees = new Residuals('degrees');
    for (const { input, lon, settings, ayanamsa_deg, id } of VARIANTS) {
      const { ayanamsa: ayanamsha, nodeMode } = settings;
      const chart = chartWith({ ...questionOfBirth({ input }), ayanamsha, nodeMode }, { include: [] });
      degrees.add('ayanāṃśa', arcBetween(chart.ayanamshaDeg, ayanamsa_deg));
      degrees.add('lagna', arcBetween(chart.lagna.siderealDeg, lon.lagna));
      const expected: Record<GrahaKey, number> = renamed(lon);
      for (const { key, siderealDeg } of chart.grahas) {
        const isNode = key === 'rahu' || key === 'ketu';
        const name = isNode ? `${nodeMode} node` : 'grahas';
        degrees.add(name, arcBetween(siderealDeg, expected[key]));
        if (!isNode) expect(arcBetween(siderealDeg, expected[key]) * 3600, `${id} ${key}`).toBeLessThan(0.15);
      }
    }
    degrees.print('Longitudes under other settings');
    expect(degrees.max('ayanāṃśa') * 3600).toBeLessThan(0.02);
    expect(degrees.max('lagna')).toBeLessThan(0.002);
    for (const name of ['mean node', 'true node']) expect(degrees.max(name) * 3600, name).toBeLessThan(3);
  });
});

describe('in any chart', () => {
  test('the bindus of prastāra add up to the bhinna rows', () => {
    fc.assert(
      fc.property(anyLongitudes, (lonDeg) => {
        const standing = standingAt(lonDeg);
        const [prastara, { bhinna }] = [computePrastara(standing), computeAshtakavarga(standing)];
        for (const key of BINDU_KEYS) {
          const sum = bhinna[key].map((_, i) =>
            BINDU_KEYS.reduce((total, giver) => total + (prastara[key][giver][i] as number), 0),
          );
          expect(sum).toEqual(bhinna[key]);
        }
      }),
      runs(100),
    );
  });

  test('rāśi-dṛṣṭi is mutual, three for each rāśi, never on itself or an adjacent rāśi of its kind', () => {
    for (let rashi = 1; rashi <= 12; rashi++) {
      expect(rashisAspected(rashi)).toHaveLength(3);
      for (let otherRashi = 1; otherRashi <= 12; otherRashi++) {
        expect(rashiAspects(rashi, otherRashi)).toBe(rashiAspects(otherRashi, rashi));
        if (rashiAspects(rashi, otherRashi))
          expect(modality(rashi) + modality(otherRashi)).toBe(modality(rashi) === 2 ? 4 : 1);
      }
      expect(rashiAspects(rashi, countFrom(rashi, 2))).toBe(false);
      expect(rashiAspects(rashi, countFrom(rashi, 12))).toBe(false);
    }
  });

  test('viṃśopaka weights add up to twenty in every scheme, and strengths are between five and twenty', () => {
    for (const weights of Object.values(VIMSHOPAKA_WEIGHTS)) {
      expect(Object.values(weights).reduce((sum: number, weight) => sum + weight, 0)).toBe(20);
    }
    fc.assert(
      fc.property(anyLongitudes, (lonDeg) => {
        for (const strengths of Object.values(computeVimshopaka(standingAt(lonDeg)))) {
          for (const value of Object.values(strengths)) {
            expect(value).toBeGreaterThanOrEqual(5);
            expect(value).toBeLessThanOrEqual(20);
          }
        }
      }),
      runs(100),
    );
  });

  test('temporary friendship is mutual, and compound relations follow from both friendships', () => {
    const worth = { friend: 1, neutral: 0, enemy: -1 };
    const COMPOUND = ['great-enemy', 'enemy', 'neutral', 'friend', 'great-friend'];
    fc.assert(
      fc.property(anyLongitudes, (lonDeg) => {
        const { natural, temporal, compound } = computeFriendships(standingAt(lonDeg).bodyRashis);
        for (const graha of BODY_KEYS) {
          expect(Object.keys(compound[graha])).toHaveLength(6);
          for (const to of BODY_KEYS) {
            if (to === graha) continue;
            expect(temporal[graha][to]).toBe(temporal[to][graha]);
            const sum = worth[natural[graha][to] ?? 'neutral'] + worth[temporal[graha][to] ?? 'neutral'];
            expect(compound[graha][to]).toBe(COMPOUND[sum + 2]);
          }
        }
      }),
      runs(100),
    );
  });

  test('argalā lists each house with its virodha, with their grahas, and counts no graha twice', () => {
    fc.assert(
      fc.property(anyLongitudes, (lonDeg) => {
        const standing = standingAt(lonDeg);
        const { rashis, grahas } = computeArgala(standing);
        rashis.forEach((rows, i) => {
          expect(rows.map(({ house, virodhaHouse }) => house + virodhaHouse)).toEqual([14, 14, 14, 14]);
          for (const { house, grahas: held, virodhaGrahas, effective } of rows) {
            for (const key of held) expect(houseFrom(i + 1, standing.rashi(key))).toBe(house);
            expect(effective).toBe(held.length > virodhaGrahas.length);
          }
        });
        for (const key of GRAHA_KEYS) expect(grahas[key]).toEqual(rashis[standing.rashi(key) - 1]);
      }),
      runs(100),
    );
  });

  test('sudarśana has each graha once in each ring, and its references in the first house', () => {
    fc.assert(
      fc.property(anyLongitudes, (lonDeg) => {
        const { lagna, moon, sun } = computeSudarshana(standingAt(lonDeg));
        for (const ring of [lagna, moon, sun]) {
          expect(ring).toHaveLength(12);
          expect(ring.flat().sort()).toEqual([...GRAHA_KEYS].sort());
        }
        expect(moon[0]).toContain('moon');
        expect(sun[0]).toContain('sun');
      }),
      runs(100),
    );
  });

  test('sphuṭas are the sums of their longitudes', () => {
    const chart = chartWith(questionOfBirth(PARTS[0] as FurtherCase), { include: ['sphutas', 'upagrahas'] });
    const at = Object.fromEntries(chart.grahas.map(({ key, siderealDeg }) => [key, siderealDeg])) as Record<
      GrahaKey,
      number
    >;
    const gulika = chart.upagrahas?.gulika?.siderealDeg ?? Number.NaN;
    const sums = {
      bija: at.sun + at.venus + at.jupiter,
      kshetra: at.moon + at.mars + at.jupiter,
      prana: 5 * chart.lagna.siderealDeg + gulika,
      deha: 8 * at.moon + gulika,
      mrityu: 7 * gulika + at.sun,
      tri: chart.lagna.siderealDeg + at.moon + gulika,
    };
    for (const [key, sum] of Object.entries(sums)) {
      expect(arcBetween(chart.sphutas?.[key as 'bija']?.siderealDeg ?? Number.NaN, norm360(sum)), key).toBeLessThan(
        1e-9,
      );
    }
  });

  test('vargottama means the same rāśi in the navāṃśa: the first part of a movable rāśi, the fifth, the ninth', () => {
    const { vargottama, vargas } = chartWith(questionOfBirth(PARTS[0] as FurtherCase), {
      include: ['vargottama', 'vargas'],
    });
    expect(vargottama?.lagna).toBe(vargas?.D9.lagna.vargottama);
    for (const key of GRAHA_KEYS) expect(vargottama?.[key]).toBe(vargas?.D9.grahas[key].vargottama);
    let count = 0;
    for (let part = 0; part < 108; part++) {
      const deg = (360 * (part + 0.5)) / 108;
      const [rashi, navamsha] = [Math.floor(part / 9), part % 12];
      if (rashi === navamsha) {
        expect(part % 9).toBe([0, 4, 8][rashi % 3]);
        count++;
      }
      expect(standingAt({ moon: deg }).rashi('moon')).toBe(rashi + 1);
    }
    expect(count).toBe(12);
  });
});

describe('near the poles', () => {
  const question = { ...questionOfBirth(PARTS[0] as FurtherCase), jdUt: 2451716.5, latDeg: 80 };

  test('rising upagrahas and sphuṭas with Gulika are null without a sunrise, each with a note', () => {
    const { sphutas, upagrahas, notes } = chartWith(question, { include: ['sphutas', 'upagrahas'] });
    expect(sphutas).toMatchObject({ prana: null, deha: null, mrityu: null, tri: null });
    expect(sphutas?.bija).not.toBeNull();
    expect(upagrahas).toMatchObject({ gulika: null, mandi: null, kala: null, yamaghantaka: null });
    expect(notes.map(({ part }) => part)).toEqual([
      'day',
      ...['gulika', 'mandi', 'kala', 'mrityu', 'ardhaprahara', 'yamaghantaka'].map((key) => `upagrahas.${key}`),
      ...['prana', 'deha', 'mrityu', 'tri'].map((key) => `sphutas.${key}`),
    ]);
  });

  test('calita is null with a note where a division does not exist', () => {
    const { chalit, notes } = chartWith(question, { include: ['chalit'] });
    expect(chalit?.placidus).toBeNull();
    expect(Object.values(chalit?.grahas ?? {}).every(({ placidus }) => placidus === null)).toBe(true);
    expect(notes).toContainEqual({ part: 'chalit.placidus', why: { lack: 'placidus-houses' } });
  });
});

describe('classes of the Moon', () => {
  test('the syllables agree in both scripts', () => {
    const keys = new Set<string>();
    for (let pada = 1; pada <= 108; pada++) {
      const { key, iast, sa } = syllableOf(pada);
      expect(sa, iast).toBe(devanagari(iast));
      expect(key).not.toMatch(/[āīū]/);
      keys.add(iast);
    }
    expect(keys.size).toBe(108);
  });

  test('every class of nakṣatras has its number of the 27', () => {
    const count = <T>(list: readonly T[], value: T) => list.filter((one) => one === value).length;
    expect(moonClasses.YONIS).toHaveLength(27);
    for (const yoni of moonClasses.YONI_KEYS) {
      expect(count<string>(moonClasses.YONIS, yoni), yoni).toBe(yoni === 'nakula' ? 1 : 2);
    }
    for (const gana of moonClasses.GANA_KEYS) expect(count<string>(moonClasses.GANAS, gana), gana).toBe(9);
    for (const nadi of moonClasses.NADI_KEYS) {
      expect(count<string>(moonClasses.NADIS, nadi), nadi).toBe(9);
    }
  });
});
