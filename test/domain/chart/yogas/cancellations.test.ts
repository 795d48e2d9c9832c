import { expect, test } from 'vitest';
import { YOGA_FAMILIES } from '../../../../src/data/yogas';
import { yogaCancellation } from '../../../../src/lexicon/sentences/yogas';
import { type Places, yogaIn } from './charts';

const bhangas = (places: Places, key: string): string[] | null | undefined => {
  const yoga = yogaIn(places, key);
  return yoga && (yoga.cancelledBy?.map(({ number }) => yogaCancellation(yoga.key, number, 'en')) ?? null);
};

const KEMADRUMA: Places = { moon: 3, sun: 2, mars: 8, mercury: 8, jupiter: 8, venus: 8, saturn: 8 };
test.each<[string, Places, RegExp[]]>([
  ['kemadruma', KEMADRUMA, []],
  ['kemadruma', { ...KEMADRUMA, mars: 9 }, [/kendra from Candra/]],
  ['kemadruma', { ...KEMADRUMA, moon: 4, sun: 3 }, [/^Candra stands/]],
  ['gajakesari', { sun: 1, mercury: 1, moon: 4, jupiter: 4 }, []],
  ['gajakesari', { sun: 1, moon: 10, jupiter: 10 }, [/debilitated/]],
  ['gajakesari', {}, [/combust/]],
  ['gajakesari', { sun: 1, venus: 7, jupiter: 7, moon: 4 }, [/rāśi of an enemy/]],
  ['ruchaka', { mars: 1 }, []],
  ['ruchaka', { mars: 1, sun: 1 }, [/^Sūrya or Candra stands with Maṅgala/]],
  ['ruchaka', { mars: 1, moon: 1 }, [/^Sūrya or Candra stands with Maṅgala/]],
  ['hamsa', { jupiter: 4, moon: 4 }, [/with Guru/]],
  ['dharma_karmadhipati', {}, [/eleventh/]], // Meṣa: Śani owns 10 and 11
  ['dharma_karmadhipati', { lagna: 3 }, [/eighth/]], // Mithuna: Śani owns 8 and 9
  ['dharma_karmadhipati', { lagna: 4 }, []],
  ['kuja_dosha_lagna', { mars: 2 }, []],
  ['kuja_dosha_lagna', { mars: 1 }, [/exalted/]],
  ['kuja_dosha_lagna', { lagna: 11, mars: 11 }, [/Siṃha or Kumbha/]],
  ['kuja_dosha_lagna', { lagna: 2, mars: 3 }, [/as the second/]],
  ['kuja_dosha_lagna', { lagna: 12, mars: 3 }, []],
  ['kuja_dosha_lagna', { mars: 2, jupiter: 2 }, [/^Guru or Candra/]],
  ['kuja_dosha_chandra', { moon: 9, mars: 12 }, []],
  ['kuja_dosha_chandra', { moon: 3, mars: 2 }, [/as the twelfth/]],
  ['kuja_dosha_chandra', { moon: 2, mars: 2 }, [/^Guru or Candra/]],
])('the cancellations of %s match %j', (key, places, expected) => {
  const applied = bhangas(places, key);
  expect(applied).toHaveLength(expected.length);
  for (const [i, words] of expected.entries()) expect(applied?.[i]).toMatch(words);
});

test('a yoga without cancellations in its source has null', () => {
  expect(bhangas({ moon: 2, mars: 2 }, 'chandra_mangala')).toBeNull();
  const rows = YOGA_FAMILIES.flatMap(({ rows }) => rows);
  expect(rows.find(({ key }) => key === 'chandra_mangala')?.bhanga).toBeUndefined();
});
