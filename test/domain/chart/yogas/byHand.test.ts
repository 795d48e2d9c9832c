/** Rules that the reference lacks. Each has a chart with the yoga, and the same chart with one point moved. */
import { describe, expect, test } from 'vitest';
import { YOGA_FAMILIES } from '../../../../src/data/yogas';
import { CASES, type Places, yogaIn } from './charts';

type Row = [key: string, present: Places, moved: Places, grahas: string, houses: number[]];
const away: Places = { mars: 8, mercury: 8, jupiter: 8, venus: 8, saturn: 8 };
const aside: Places = { sun: 9, mars: 9, mercury: 9, jupiter: 9, venus: 9, saturn: 9 };

const ROWS: readonly Row[] = [
  ['shubha_veshi', { ...away, jupiter: 6 }, { mars: 6 }, 'sun jupiter', [5, 6]],
  ['papa_veshi', { ...away, mars: 6 }, { jupiter: 6 }, 'sun mars', [5, 6]],
  ['shubha_voshi', { ...away, jupiter: 4 }, { saturn: 4 }, 'sun jupiter', [4, 5]],
  ['papa_voshi', { ...away, saturn: 4 }, { venus: 4 }, 'sun saturn', [4, 5]],
  ['bhaskara', { mercury: 6, moon: 4, jupiter: 8 }, { jupiter: 9 }, 'sun moon mercury jupiter', [4, 5, 6, 8]],
  ['adhama', { moon: 8 }, { moon: 9 }, 'sun moon', [5, 8]],
  ['sama', { moon: 9 }, { moon: 10 }, 'sun moon', [5, 9]],
  ['varishtha', { moon: 10 }, { moon: 8 }, 'sun moon', [5, 10]],
  ['chandra_dhana', { moon: [1, 11], jupiter: 7 }, { moon: [1, 14] }, 'moon jupiter', [1, 7]],
  ['shubha_kartari_chandra', { ...aside, jupiter: 6, venus: 4 }, { saturn: 6 }, 'moon jupiter venus', [4, 5, 6]],
  ['papa_kartari_chandra', { ...aside, saturn: 6, mars: 4 }, { jupiter: 4 }, 'moon mars saturn', [4, 5, 6]],
  ['gauri', { moon: 4, jupiter: 8 }, { jupiter: 9 }, 'moon jupiter', [4, 8]],
  ['marud', { venus: 1, moon: 9, sun: 12 }, { sun: 11 }, 'sun moon jupiter venus', [1, 5, 9, 12]],
  ['ashubha_lagna', { saturn: 1 }, { jupiter: 1 }, 'saturn', [1]],
  ['shubha_mala', { jupiter: 6, venus: 7 }, { jupiter: 8 }, 'mercury jupiter venus', [5, 6, 7]],
  ['ashubha_mala', { mercury: 6, jupiter: 8, venus: 12 }, { venus: 11 }, 'mercury jupiter venus', [6, 8, 12]],
  [
    'matsya',
    { jupiter: 1, venus: 9, mars: 4, saturn: 8, rahu: 2, moon: [5, 20] },
    { venus: 10 },
    'sun moon mars mercury jupiter venus saturn ketu',
    [1, 4, 5, 8, 9],
  ],
  ['kusuma', { lagna: 2, moon: 6, jupiter: 6, saturn: 11 }, { jupiter: 7 }, 'moon jupiter venus saturn', [4, 5, 10]],
  ['kalpadruma', {}, { sun: 6 }, 'sun mars', [5]],
  [
    'devendra',
    { lagna: 2, venus: 12, jupiter: 2, mercury: 11, saturn: 3 },
    { saturn: 4 },
    'mercury jupiter venus saturn',
    [1, 2, 10, 11],
  ],
  ['shrikantha', { mars: 1, sun: 1, moon: 4 }, { moon: 3 }, 'sun moon mars', [1, 4]],
  ['shrinatha_phaladipika', { jupiter: 9, sun: 4, venus: 7 }, { venus: 6 }, 'mercury jupiter venus', [5, 7, 9]],
  ['virinchi', { sun: 1, jupiter: 4, saturn: 10 }, { saturn: 12 }, 'sun jupiter saturn', [1, 4, 10]],
  ['chapa', { mars: 10, moon: 10, saturn: 4 }, { mars: 9 }, 'moon mars saturn', [4, 10]],
  ['shiva', { sun: 9, jupiter: 10 }, { saturn: 6 }, 'sun jupiter saturn', [5, 9, 10]],
  ['vishnu', { jupiter: 2, saturn: 2, venus: 2 }, { venus: 3 }, 'jupiter venus saturn', [2]],
  ['indra', { sun: 11 }, { moon: 6 }, 'sun moon saturn', [5, 11]],
  ['ravi', { lagna: 3, sun: 12 }, { saturn: 6 }, 'sun jupiter saturn', [3, 10]],
  ['gaja', { venus: 11, moon: 11 }, { saturn: 6 }, 'moon venus saturn', [5, 11]],
  ['akhanda_samrajya', { lagna: 2 }, { lagna: 1 }, 'moon mercury jupiter saturn', [4]],
  ['bharati', { sun: 1, jupiter: 1 }, { jupiter: 2 }, 'sun jupiter', [1]],
  ['jaya', { saturn: 7, mercury: 12 }, { mercury: 11 }, 'mercury saturn', [7, 12]],
  ['vidyut', { saturn: 7, venus: 7, mars: 10 }, { mars: 9 }, 'mars venus saturn', [7, 10]],
  ['makuta', { lagna: 2, saturn: 11, jupiter: 7, venus: 3 }, { venus: 4 }, 'jupiter venus saturn', [2, 6, 10]],
  ['dhana_lagna', { lagna: 5 }, { jupiter: 6 }, 'sun mars jupiter', [1]],
  ['dhana_panchama', { moon: 11, jupiter: 11 }, { jupiter: 10 }, 'sun moon jupiter', [5, 11]],
  ['neecha_bhanga_rashi_natha', { moon: 8, mars: 1 }, { mars: 3 }, 'moon mars', [1, 8]],
  ['neecha_bhanga_uchcha_natha', { moon: 8, venus: 7 }, { venus: 3 }, 'moon venus', [7, 8]],
  ['neecha_bhanga_uchcha_graha', { saturn: 1, sun: 4 }, { sun: 3 }, 'sun saturn', [1, 4]],
  ['neecha_bhanga_drishti', { moon: 8, mars: 1 }, { mars: 3 }, 'moon mars', [1, 8]],
];

test('every row of this table is about a rule that the reference lacks', () => {
  const referenceExpected = Object.keys(CASES[0]?.expected ?? {});
  const keys = YOGA_FAMILIES.flatMap(({ rows }) => rows.map(({ key }): string => key));
  for (const [key] of ROWS) {
    expect(keys).toContain(key);
    expect(referenceExpected).not.toContain(key);
  }
});

test.each(ROWS)('the yoga %s is formed, and one moved point dissolves it', (key, present, moved, grahas, houses) => {
  const yoga = yogaIn(present, key);
  expect(yoga?.grahas.join(' ')).toBe(grahas);
  expect(yoga?.houses).toEqual(houses);
  expect(yogaIn({ ...present, ...moved }, key)).toBeUndefined();
});

describe('day and night', () => {
  test('Candra in its own navāṃśa needs Guru by day, Śukra by night', () => {
    const moon: Places = { moon: [1, 11], jupiter: 6 };
    expect(yogaIn({ ...moon, venus: 7 }, 'chandra_dhana', true)).toBeUndefined();
    expect(yogaIn({ ...moon, venus: 7 }, 'chandra_dhana', false)?.grahas).toEqual(['moon', 'venus']);
    expect(yogaIn({ ...moon, jupiter: 7 }, 'chandra_dhana', false)).toBeUndefined();
  });

  test('a great friend’s navāṃśa counts too, a friend’s does not', () => {
    const moon: Places = { moon: [1, 14], jupiter: 7 }; // Sūrya’s navāṃśa, in Sūrya’s own rāśi
    expect(yogaIn({ ...moon, sun: 2 }, 'chandra_dhana')).toBeDefined();
    expect(yogaIn({ ...moon, sun: 6 }, 'chandra_dhana')).toBeUndefined();
  });
});
