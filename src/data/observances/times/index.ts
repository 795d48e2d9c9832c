/** The times of a rule: its row's own times, otherwise the usual times of its kind of rule. */
import type { KalaKey } from '../kala';
import type { UtsavaRule } from '../rule';
import type { DayPart } from './parts';
import { MOONRISE_FAST_TIMES, NISHITHA_TIMES, PRADOSHA_VRATA_TIMES, SANKRANTI_TIME } from './rites';
import type { TimeRule } from './rule';
import { pujaIn, starPujaIn, time } from './time';

/** The part of the day in which the worship of a rule is, by the kāla that decides its day. */
const PART_OF_KALA: Partial<Record<KalaKey, DayPart>> = {
  pratah: 'pratah',
  sangava: 'sangava',
  purvahna: 'purvahna',
  madhyahna: 'madhyahna',
  aparahna: 'aparahna',
  sayahna: 'sayahna',
  pradosha: 'pradosha',
  'pradosha-6-ghati': 'pradosha',
  nishitha: 'nishitha',
};

const SANKRANTI_TIMES: readonly TimeRule[] = [
  SANKRANTI_TIME,
  {
    key: 'maha_punya_kala',
    when: 'maha-punya-kala',
    quality: 'best',
    source: 'Dharmasindhu: the ghaṭīs next to the saṅkrānti',
    within: 'punya_kala',
  },
  { key: 'punya_kala', when: 'punya-kala', quality: 'allowed', source: 'Dharmasindhu' },
];

const CONTACTS = [
  'eclipse_visible',
  'eclipse_begins',
  'eclipse_totality_begins',
  'eclipse_greatest',
  'eclipse_totality_ends',
  'eclipse_ends',
] as const;

export const ECLIPSE_TIMES: readonly TimeRule[] = [
  ...CONTACTS.map(
    (key): TimeRule => ({
      key,
      when: 'contacts',
      quality: 'allowed',
      source: 'computed: contacts above the horizon',
      optional: true,
    }),
  ),
  {
    key: 'sutaka',
    when: 'sutaka',
    quality: 'avoid',
    source: 'Dharmasindhu: four praharas before the eclipse of the Sun, three before that of the Moon',
    optional: true,
  },
  {
    key: 'sutaka_weak',
    when: 'sutaka-weak',
    quality: 'avoid',
    source: 'Dharmasindhu: one prahara',
    authority: 'for children, the old and the sick',
    optional: true,
  },
];

const NO_TIMES: readonly TimeRule[] = [];
const ENTRY: readonly TimeRule[] = [SANKRANTI_TIME];

/** The default times of a kāla with a tithi or a nakṣatra. */
const byKala = (pujaOf: typeof pujaIn): ReadonlyMap<KalaKey, readonly TimeRule[]> => {
  const known = new Map<KalaKey, readonly TimeRule[]>();
  for (const [kala, name] of Object.entries(PART_OF_KALA)) known.set(kala as KalaKey, [pujaOf(name)]);
  return known;
};
const OF_TITHI = new Map([
  ...byKala(pujaIn),
  ['nishitha', NISHITHA_TIMES] as const,
  ['moonrise', MOONRISE_FAST_TIMES] as const,
  ['pradosha-6-ghati', PRADOSHA_VRATA_TIMES] as const,
  ['sunset', [time('puja', [{ at: [{ mark: 'sunset' }], open: true }])]] as const,
]);
const OF_NAKSHATRA = byKala(starPujaIn);

/** The times of an observance. Those of an ekādaśī depend on its fast: see the engine. */
export function timesOf(rule: UtsavaRule): readonly TimeRule[] {
  if (rule.times) return rule.times;
  switch (rule.by) {
    case 'tithi':
      return OF_TITHI.get(rule.kala) ?? NO_TIMES;
    case 'nakshatra':
      return OF_NAKSHATRA.get(rule.kala) ?? NO_TIMES;
    case 'solar':
      if (rule.shift !== undefined || rule.sunDeg % 30 !== 0) return NO_TIMES;
      return rule.day === 'punya-kala' ? SANKRANTI_TIMES : ENTRY;
    default:
      return NO_TIMES;
  }
}
