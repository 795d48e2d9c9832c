import { describe, expect, test } from 'vitest';
import { VARGA_KEYS } from '../../../src/data/keys';
import type { Name } from '../../../src/lexicon/name';
import {
  AYANA_NAMES,
  ayanaName,
  GRAHA_NAMES,
  grahaName,
  KARANA_NAMES,
  karanaName,
  MONTH_NAMES,
  monthName,
  NAKSHATRA_NAMES,
  nakshatraName,
  PAKSHA_NAMES,
  RASHI_NAMES,
  RITU_NAMES,
  rashiName,
  rituName,
  SAMVATSARA_NAMES,
  samvatsaraName,
  TITHI_NAMES,
  tithiName,
  VARA_NAMES,
  VARGA_NAMES,
  varaName,
  vargaName,
  YOGA_NAMES,
  yogaName,
} from '../../../src/lib/names';
import { devanagari } from '../support/devanagari';

const families: Record<string, readonly Name[]> = {
  grahas: Object.values(GRAHA_NAMES),
  rashis: RASHI_NAMES,
  nakshatras: NAKSHATRA_NAMES,
  tithis: TITHI_NAMES,
  pakshas: Object.values(PAKSHA_NAMES),
  vargas: Object.values(VARGA_NAMES),
  yogas: YOGA_NAMES,
  karanas: KARANA_NAMES,
  varas: VARA_NAMES,
  months: MONTH_NAMES,
  samvatsaras: SAMVATSARA_NAMES,
  ritus: RITU_NAMES,
  ayanas: Object.values(AYANA_NAMES),
};

describe.each(Object.entries(families))('%s', (_, names) => {
  test.each(names.map((name) => [name.iast, name] as const))('the name %s agrees in both scripts', (_iast, name) => {
    expect(name.sa).toBe(devanagari(name.iast));
    expect(name.iast).toBe(name.iast.normalize('NFC'));
    expect(name.key).toMatch(/^[a-z_]+$|^D\d+$/);
  });

  test('no name or key occurs twice', () => {
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
    [yogaName(1), 'Viṣkambha'],
    [yogaName(17), 'Vyatīpāta'],
    [yogaName(27), 'Vaidhṛti'],
    [varaName(1), 'Ravivāra'],
    [varaName(7), 'Śanivāra'],
    [monthName(1), 'Caitra'],
    [monthName(8), 'Kārttika'],
    [monthName(12), 'Phālguna'],
    [samvatsaraName(1), 'Prabhava'],
    [samvatsaraName(37), 'Śobhakṛt'],
    [samvatsaraName(50), 'Nala'],
    [samvatsaraName(60), 'Kṣaya'],
    [rituName(1), 'Vasanta'],
    [rituName(6), 'Śiśira'],
    [ayanaName('uttarayana'), 'Uttarāyaṇa'],
  ])('the lookup by number or key gives $iast', (name, iast) => {
    expect(name.iast).toBe(iast);
  });

  test.each([
    ['rāśi', rashiName, 12],
    ['nakṣatra', nakshatraName, 27],
    ['tithi', tithiName, 30],
    ['yoga', yogaName, 27],
    ['karaṇa', karanaName, 60],
    ['vāra', varaName, 7],
    ['month', monthName, 12],
    ['saṃvatsara', samvatsaraName, 60],
    ['ṛtu', rituName, 6],
  ] as const)('the lookup of a %s throws outside its numbers', (_, nameOf, last) => {
    for (const number of [0, last + 1, 1.5, Number.NaN]) expect(() => nameOf(number)).toThrow(RangeError);
    expect(nameOf(last).iast).not.toBe('');
  });

  test('every graha and varga has its own key', () => {
    expect(Object.entries(GRAHA_NAMES).every(([key, name]) => key === name.key)).toBe(true);
    expect(Object.keys(GRAHA_NAMES)).toEqual('sun moon mars mercury jupiter venus saturn rahu ketu'.split(' '));
    expect(Object.keys(VARGA_NAMES)).toEqual([...VARGA_KEYS]);
    expect(Object.entries(VARGA_NAMES).every(([key, name]) => key === name.key)).toBe(true);
  });

  test('the karaṇas of a month are seven that repeat eight times, with one fixed before and three after them', () => {
    const sixty = Array.from({ length: 60 }, (_, i) => karanaName(i + 1).iast);
    expect(sixty.slice(0, 9).join(' ')).toBe('Kiṃstughna Bava Bālava Kaulava Taitila Gara Vaṇija Viṣṭi Bava');
    expect(sixty.slice(56).join(' ')).toBe('Viṣṭi Śakuni Catuṣpāda Nāga');
    // Bhadrā falls in halves of śukla 4, 8, 11, 15 and kṛṣṇa 3, 7, 10, 14.
    const bhadra = sixty.flatMap((name, i) => (name === 'Viṣṭi' ? [Math.floor(i / 2) + 1] : []));
    expect(bhadra).toEqual([4, 8, 11, 15, 18, 22, 25, 29]);
    expect(new Set(sixty).size).toBe(KARANA_NAMES.length);
  });

  test('the weekdays belong to the seven grahas', () => {
    expect(VARA_NAMES.map(({ lord }) => lord)).toEqual('sun moon mars mercury jupiter venus saturn'.split(' '));
  });
});
