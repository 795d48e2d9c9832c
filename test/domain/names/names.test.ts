import { describe, expect, test } from 'vitest';
import { VARGA_KEYS } from '../../../src/domain/chart/types';
import {
  GRAHA_NAMES,
  grahaName,
  NAKSHATRA_NAMES,
  type Name,
  nakshatraName,
  PAKSHA_NAMES,
  RASHI_NAMES,
  rashiName,
  TITHI_NAMES,
  tithiName,
  VARGA_NAMES,
  vargaName,
} from '../../../src/domain/names';
import { devanagari } from '../support/devanagari';

const families: Record<string, readonly Name[]> = {
  grahas: Object.values(GRAHA_NAMES),
  rashis: RASHI_NAMES,
  nakshatras: NAKSHATRA_NAMES,
  tithis: TITHI_NAMES,
  pakshas: Object.values(PAKSHA_NAMES),
  vargas: Object.values(VARGA_NAMES),
};

describe.each(Object.entries(families))('%s', (_, names) => {
  test.each(names.map((name) => [name.iast, name] as const))('%s says the same in both scripts', (_iast, name) => {
    expect(name.sa).toBe(devanagari(name.iast));
    expect(name.iast).toBe(name.iast.normalize('NFC'));
    expect(name.key).toMatch(/^[a-z_]+$|^D\d+$/);
  });

  test('no name or key comes twice', () => {
    for (const field of ['key', 'iast', 'sa'] as const) {
      expect(new Set(names.map((name) => name[field])).size).toBe(names.length);
    }
  });
});

describe('by number and key', () => {
  test.each([
    [rashiName(1), 'Meṣa'],
    [rashiName(5), 'Siṃha'],
    [rashiName(9), 'Dhanus'],
    [rashiName(12), 'Mīna'],
    [nakshatraName(1), 'Aśvinī'],
    [nakshatraName(4), 'Rohiṇī'],
    [nakshatraName(27), 'Revatī'],
    [tithiName(1), 'Śukla Pratipadā'],
    [tithiName(15), 'Pūrṇimā'],
    [tithiName(16), 'Kṛṣṇa Pratipadā'],
    [tithiName(17), 'Kṛṣṇa Dvitīyā'],
    [tithiName(30), 'Amāvāsyā'],
    [grahaName('jupiter'), 'Guru'],
    [vargaName('D9'), 'Navāṃśa'],
  ])('$iast', (name, iast) => {
    expect(name.iast).toBe(iast);
  });

  test.each([
    ['rāśi', rashiName, 12],
    ['nakṣatra', nakshatraName, 27],
    ['tithi', tithiName, 30],
  ] as const)('there is no %s outside its numbers', (_, nameOf, last) => {
    for (const number of [0, last + 1, 1.5, Number.NaN]) expect(() => nameOf(number)).toThrow(RangeError);
    expect(nameOf(last).iast).not.toBe('');
  });

  test('every graha and varga stands under its own key', () => {
    expect(Object.entries(GRAHA_NAMES).every(([key, name]) => key === name.key)).toBe(true);
    expect(Object.keys(GRAHA_NAMES)).toEqual('sun moon mars mercury jupiter venus saturn rahu ketu'.split(' '));
    expect(Object.keys(VARGA_NAMES)).toEqual([...VARGA_KEYS]);
    expect(Object.entries(VARGA_NAMES).every(([key, name]) => key === name.key)).toBe(true);
  });
});
