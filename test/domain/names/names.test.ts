import { describe, expect, test } from 'vitest';
import {
  COMMON_TITHIS,
  KARANA_KEYS,
  MASA_KEYS,
  NAKSHATRA_KEYS,
  RASHI_KEYS,
  RITU_KEYS,
  SAMVATSARA_KEYS,
  VARAS,
  YOGA_KEYS,
} from '../../../src/data/almanac';
import { MUHURTAS } from '../../../src/data/days/muhurtas';
import { ANANDADI_KEYS, TARA_KEYS } from '../../../src/data/days/values';
import { VARGA_KEYS } from '../../../src/data/keys';
import { type CommonKind, loadCommonLabels } from '../../../src/lexicon/labels';
import {
  ayanaName,
  GRAHA_NAMES,
  grahaName,
  KARANA_NAMES,
  karanaName,
  monthName,
  nakshatraName,
  rashiName,
  rituName,
  samvatsaraName,
  tithiName,
  VARA_NAMES,
  VARGA_NAMES,
  varaName,
  vargaName,
  yogaName,
} from '../../../src/lib/names';
import { devanagari } from '../support/devanagari';

const BOTH = ['shukla', 'krishna'].map((paksha) => COMMON_TITHIS.map((tithi) => `${paksha}_${tithi}`));
/** Keys by number. */
const ORDERS: Record<string, readonly string[]> = {
  rashi: RASHI_KEYS,
  nakshatra: NAKSHATRA_KEYS,
  tithi: [...(BOTH[0] ?? []), 'purnima', ...(BOTH[1] ?? []), 'amavasya'],
  yoga: YOGA_KEYS,
  karana: KARANA_KEYS,
  vara: VARAS.map(({ key }) => key),
  masa: MASA_KEYS,
  samvatsara: SAMVATSARA_KEYS,
  ritu: RITU_KEYS,
  muhurta: MUHURTAS.map(({ key }) => key),
  anandadi: ANANDADI_KEYS,
  tara: TARA_KEYS,
};

/** Keys with words of modern languages, which Devanāgarī spells otherwise. */
const MODERN = ['kharmasa', 'chara-rao', 'kp-vimshottari', 'lahiri-icrc', 'kp-vp291', 'fagan-bradley'];

/** Without what joins or parts the words of a compound, which the scripts do differently. */
const joined = (name: string): string => name.replace(/[- ]/g, '');

describe('Sanskrit names by kind', async () => {
  const [iast, script] = await Promise.all([loadCommonLabels('sa'), loadCommonLabels('sa-Deva')]);

  const kinds = iast.kinds.filter((kind) => !kind.startsWith('month_'));

  test.each(kinds)('each name of %s is the same in both scripts', (kind) => {
    for (const key of iast.keys(kind).filter((of) => !MODERN.includes(of))) {
      const name = iast.label(kind, key);
      expect(name).toBe(name.normalize('NFC'));
      expect(joined(script.label(kind, key)), name).toBe(joined(devanagari(name)));
    }
  });

  test.each(Object.entries(ORDERS) as [CommonKind, readonly string[]][])(
    'the keys of %s stand in the order of their numbers',
    (kind, keys) => expect(iast.keys(kind)).toEqual(keys),
  );
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
