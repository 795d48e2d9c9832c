/**
 * Danger by weighed evidence: a linear score adds the weights of a passage's features, and a second one tells the kind of
 * danger. `tools/danger-weights.ts` fits both to labelled messages.
 */
import { featuresOf, passagesOf } from './features';
import type { Danger } from './rule';
import weights from './weights.json';

/** The kinds of danger in the order of the columns of the weights. */
export const KINDS = ['emergency', 'abuse', 'violence', 'threat', 'self-harm'] as const satisfies readonly Danger[];

/** Log odds of danger before any word. */
export const PRIOR = -2.5;
/** Features from which a passage has its full weight; a few words alone are seldom enough. */
const FULL_FEATURES = 30;

/** The factor for a sum of weights, so that long passages do not outweigh short ones. */
export const scaleOf = (features: number): number => 1 / Math.sqrt(Math.max(FULL_FEATURES, features));

/**
 * Weights of numbered features as text: for each feature, how far its number is from the one before, in letters from
 * `FIRST` on where `LAST` means that the distance goes on; and in each column a letter, `ZERO` for 0.
 */
export interface Weights {
  gaps: string;
  columns: readonly string[];
  /** The weight of one letter. */
  step: number;
}

/** `#` to `Z`, without the two characters that JSON escapes. */
export const [FIRST, LAST, ZERO] = [0x23, 0x5a, 0x3f] as const;

/** The weights of each feature in a column. */
function columnsOf({ gaps, columns, step }: Weights): Map<number, readonly number[]> {
  const rows = new Map<number, readonly number[]>();
  let feature = -1;
  let distance = 1;
  for (let i = 0; i < gaps.length; i++) {
    const letter = gaps.charCodeAt(i);
    distance += letter - FIRST;
    if (letter === LAST) continue;
    feature += distance;
    distance = 1;
    const at = rows.size;
    rows.set(
      feature,
      columns.map((column) => (column.charCodeAt(at) - ZERO) * step),
    );
  }
  return rows;
}

type Rows = ReadonlyMap<number, readonly number[]>;

let decoded: { danger: Rows; kind: Rows } | undefined;

function decodedWeights(): { danger: Rows; kind: Rows } {
  decoded ??= { danger: columnsOf(weights.danger), kind: columnsOf(weights.kind) };
  return decoded;
}

/**
 * The log odds of danger in the passage of a message that shows it most.
 *
 * @param words  as `spelledOut` gives them, without harmless turns of phrase
 */
export function oddsOfDanger(words: string): number {
  const rows = decodedWeights().danger;
  let most = Number.NEGATIVE_INFINITY;
  for (const passage of passagesOf(words)) {
    let [sum, known] = [0, 0];
    for (const feature of featuresOf(passage)) {
      const weight = rows.get(feature)?.[0];
      if (weight === undefined) continue;
      sum += weight;
      known++;
    }
    most = Math.max(most, PRIOR + scaleOf(known) * sum);
  }
  return most;
}

/** The likeliest kind of danger in a message that shows one. @param words  as for `oddsOfDanger` */
export function kindOfDanger(words: string): Danger {
  const rows = decodedWeights().kind;
  const features = new Set(passagesOf(words).flatMap((passage) => [...featuresOf(passage)]));
  const sums = KINDS.map((_, k) => [...features].reduce((sum, feature) => sum + (rows.get(feature)?.[k] ?? 0), 0));
  return KINDS[sums.indexOf(Math.max(...sums))] ?? 'self-harm';
}
