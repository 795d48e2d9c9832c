/** Parts of a year: who keeps what, and that nobody keeps the same twice. */
import { describe, expect, test } from 'vitest';
import { SHOWS, selectUtsavas } from '../../../src/domain/utsavas/select';
import type { Utsava } from '../../../src/domain/utsavas/types';
import { isoOf, NEW_DELHI, NEW_YORK, SYDNEY, utsavasIn } from './support';

const placeOf = ({ key, date }: Utsava): string => `${isoOf(date)} ${key}`;
const YEARS = [1912, 1954, 2025, 2026, 2049];
const PLACES = [NEW_DELHI, NEW_YORK, SYDNEY];

describe.each(YEARS)('%i', (year) => {
  test.each(SHOWS)('%s is a part of the year in its order', (show) => {
    const all = utsavasIn(year).map(placeOf);
    const shown = selectUtsavas(utsavasIn(year), show).map(placeOf);
    expect(shown).toEqual(all.filter((place) => shown.includes(place)));
    expect(shown.length === all.length).toBe(show === 'all');
  });

  test('principal has the rows kept widely, of both traditions', () => {
    const shown = selectUtsavas(utsavasIn(year), 'principal');
    expect(shown.every(({ major }) => major)).toBe(true);
    expect(shown.length).toBe(utsavasIn(year).filter(({ major }) => major).length);
  });

  test('smārta and vaiṣṇava have nothing of other schools, and smārta nothing of the vaiṣṇavas', () => {
    const [smarta, vaishnava] = [selectUtsavas(utsavasIn(year), 'smarta'), selectUtsavas(utsavasIn(year), 'vaishnava')];
    expect(new Set(smarta.map(({ tradition }) => tradition))).toEqual(new Set(['general', 'smarta']));
    expect([...new Set(vaishnava.map(({ tradition }) => tradition))].sort()).toEqual([
      'general',
      'smarta',
      'vaishnava',
    ]);
    const general = utsavasIn(year).filter(({ tradition }) => tradition === 'general').length;
    expect(smarta.filter(({ tradition }) => tradition === 'general').length).toBe(general);
    expect(vaishnava.filter(({ tradition }) => tradition === 'general').length).toBe(general);
  });

  test('vaiṣṇavas fast once each ekādaśī, wherever they are', () => {
    for (const where of PLACES) {
      const fasts = (list: readonly Utsava[]) =>
        list.filter(({ kind, key }) => kind === 'ekadashi' && !/^(vaikuntha|guruvayur)_/.test(key));
      const shown = fasts(selectUtsavas(utsavasIn(year, where), 'vaishnava'));
      const days = shown.map(({ date }) => Date.UTC(date.year, date.month - 1, date.day) / 86_400_000);
      for (const [i, day] of days.entries()) if (i > 0) expect(day - (days[i - 1] as number)).toBeGreaterThan(12);
    }
  });
});

const has = (show: (typeof SHOWS)[number], year: number) => selectUtsavas(utsavasIn(year), show).map(placeOf);

test('a fast that vaiṣṇavas keep on another day gives way to theirs, with its breaking', () => {
  const parted = utsavasIn(2026).filter(({ vaishnavaApart }) => vaishnavaApart);
  expect(parted.map(({ key }) => key)).toContain('devutthana_ekadashi');
  const vaishnava = has('vaishnava', 2026);
  expect(vaishnava.some((place) => place.endsWith(' devutthana_ekadashi'))).toBe(false);
  expect(vaishnava.some((place) => place.endsWith(' devutthana_ekadashi_parana'))).toBe(false);
  expect(vaishnava.filter((place) => place.includes(' devutthana_ekadashi_vaishnava'))).toHaveLength(2);
  expect(has('smarta', 2026).some((place) => place.includes('_vaishnava'))).toBe(false);
});

test('Janmāṣṭamī stands once for either', () => {
  const of = (show: (typeof SHOWS)[number]) => has(show, 2026).filter((place) => place.includes('krishna_janmashtami'));
  expect(of('smarta')).toEqual(['2026-09-04 krishna_janmashtami']);
  expect(of('vaishnava')).toEqual(['2026-09-04 krishna_janmashtami_vaishnava']);
  expect(of('principal')).toHaveLength(2);
});

// The smārta fast of 31 December 1911 is kept by vaiṣṇavas on 1 January 1912.
test('it gives way across the end of the year too', () => {
  expect(has('smarta', 1911)).toContain('1911-12-31 pausha_putrada_ekadashi');
  expect(has('vaishnava', 1911)).not.toContain('1911-12-31 pausha_putrada_ekadashi');
  expect(has('vaishnava', 1912)).toContain('1912-01-01 pausha_putrada_ekadashi_vaishnava');
});
