/** Two births side by side: kūṭas, exceptions, other traditions, sensitivity, and Mars. Points and rules only. */

import { TRADITIONS_OF_SYSTEM } from '../../data/match';
import { MATCH_TRADITIONS, type MatchSystem, type MatchTradition, WHO, type Who } from '../../data/match/row';
import type { Kernel } from '../../kernel/kernel';
import { attempt } from '../positions/attempt';
import type { Note } from '../positions/notes';
import type { Positions } from '../positions/types';
import { differingKutas, exceptionsBeside, kutaTable, type MoonPair } from './kutas';
import { type MarsFrom, marsOf } from './mangala';
import { moonPlaceAt } from './moonPlace';
import { sensitivityOf } from './sensitivity';
import type { KutaTable, MatchException, MatchSensitivity, MatchVariant, Orientation } from './types';

/** The chosen tradition, by default the first of the system; null if the system does not have it. */
export function traditionOf(system: MatchSystem, tradition?: MatchTradition): MatchTradition | null {
  const traditions = TRADITIONS_OF_SYSTEM[system];
  if (tradition === undefined) return traditions[0] as MatchTradition;
  return traditions.includes(tradition) ? tradition : null;
}

export interface MatchQuestion {
  /** With `all`, `variants` contains the full kūṭas of every tradition. */
  system: MatchSystem;
  /** A tradition of the system; by default its first. */
  tradition?: MatchTradition;
  /** `a-vara` by default. */
  orientation?: Orientation;
}

export interface Match extends KutaTable {
  system: MatchSystem;
  orientation: Orientation;
  exceptions: MatchException[];
  variants: MatchVariant[];
  sensitivity: MatchSensitivity[];
  mangala: (MarsFrom & { who: Who })[];
  /** One note for each part that could not be computed. */
  notes: Note[];
}

const moonDeg = ({ grahas }: Positions): number => grahas.find(({ key }) => key === 'moon')?.siderealDeg ?? Number.NaN;

/**
 * The match of two births.
 *
 * A tradition that the system does not have throws a RangeError. If a Moon could not be computed, the kūṭas are missing
 * (`total` is NaN, the lists are empty) and a note says so; the rest is unaffected.
 *
 * @param a, b  births from `computePositions`, each with its own settings
 */
export function matchOf(kernel: Kernel, a: Positions, b: Positions, question: MatchQuestion): Match {
  const { system, orientation = 'a-vara' } = question;
  const tradition = traditionOf(system, question.tradition);
  if (tradition === null) throw new RangeError(`${system} has no tradition ${question.tradition}`);
  const births = { a, b };
  const notes: Note[] = [];
  const kutas = attempt('kutas', notes, () => {
    const pair: MoonPair = { a: moonPlaceAt(moonDeg(a)), b: moonPlaceAt(moonDeg(b)) };
    const table = kutaTable(tradition, pair, orientation);
    return {
      ...table,
      exceptions: exceptionsBeside(tradition, pair, orientation),
      variants: MATCH_TRADITIONS.filter((key) => key !== tradition).map((key): MatchVariant => {
        const other = kutaTable(key, pair, orientation);
        const { total, maximum } = other;
        const inFull = system === 'all' ? other.kutas : null;
        return { tradition: key, total, maximum, differs: differingKutas(table, other), kutas: inFull };
      }),
      sensitivity: WHO.map((who) => sensitivityOf(kernel, births, who, tradition, orientation)),
    };
  }) ?? { total: Number.NaN, maximum: Number.NaN, kutas: [], exceptions: [], variants: [], sensitivity: [] };
  return {
    system,
    tradition,
    orientation,
    ...kutas,
    mangala: WHO.flatMap((who) => marsOf(births[who]).map((mars) => ({ who, ...mars }))),
    notes,
  };
}
