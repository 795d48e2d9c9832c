import { type Name, nameAt } from './name';

/** The seven karaṇas that repeat eight times in a month. */
const MOVING = [
  { key: 'bava', iast: 'Bava', sa: 'बव' },
  { key: 'balava', iast: 'Bālava', sa: 'बालव' },
  { key: 'kaulava', iast: 'Kaulava', sa: 'कौलव' },
  { key: 'taitila', iast: 'Taitila', sa: 'तैतिल' },
  { key: 'gara', iast: 'Gara', sa: 'गर' },
  { key: 'vanija', iast: 'Vaṇija', sa: 'वणिज' },
  { key: 'vishti', iast: 'Viṣṭi', sa: 'विष्टि' },
] as const satisfies readonly Name[];

/** The four karaṇas that occur once, at the turn of the month. */
const KIMSTUGHNA = { key: 'kimstughna', iast: 'Kiṃstughna', sa: 'किंस्तुघ्न' } as const satisfies Name;
const FIXED = [
  { key: 'shakuni', iast: 'Śakuni', sa: 'शकुनि' },
  { key: 'chatushpada', iast: 'Catuṣpāda', sa: 'चतुष्पाद' },
  { key: 'naga', iast: 'Nāga', sa: 'नाग' },
] as const satisfies readonly Name[];

/** The eleven kinds in order: one fixed karaṇa, the moving ones, then three fixed ones. */
export const KARANA_NAMES: readonly Name[] = [KIMSTUGHNA, ...MOVING, ...FIXED];

/** The sixty half tithis of a month from the first half of Śukla Pratipadā, each with the name of its kind. */
const SIXTY: readonly Name[] = [KIMSTUGHNA, ...Array.from({ length: 8 }, () => MOVING).flat(), ...FIXED];

/** Name of a karaṇa, 1..60 from Kiṃstughna: Bava for 2, Viṣṭi for 8, Nāga for 60. */
export function karanaName(number: number): Name {
  return nameAt(SIXTY, number, 'karaṇa');
}
