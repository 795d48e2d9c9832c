/** Helpers for tests of pañcāṅga and calendar: refusals fail, and printed names become keys. */
import type { Result } from '../../../src/domain/result';

/** The value of a result. Throws for a refusal. */
export function unwrap<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** First and last instant of the supported years 1900 to 2100, Julian days UT. */
export const FIRST_JD = 2_415_020.5;
export const LAST_JD = 2_488_434.5;

/** Spellings of the printed pañcāṅgas that differ from the keys by more than letters. */
const SPELLINGS: Record<string, string> = {
  mrigashirsha: 'mrigashira',
  ayushmana: 'ayushman',
  variyana: 'variyan',
  garaja: 'gara',
  nagava: 'naga',
  kinstughna: 'kimstughna',
  aananda: 'ananda',
  meena: 'mina',
};

/** The key of a printed name: `svati` for Swati. */
export function keyOf(printed: string): string {
  const key = printed.toLowerCase().replaceAll(' ', '_').replaceAll('w', 'v');
  return SPELLINGS[key] ?? key;
}

/** Agreements and disagreements counted by kind. */
export class Agreement {
  readonly #kinds = new Map<string, { agreed: number; differing: string[] }>();

  note(kind: string, agrees: boolean, which: string): void {
    const counted = this.#kinds.get(kind) ?? { agreed: 0, differing: [] };
    this.#kinds.set(kind, counted);
    if (agrees) counted.agreed += 1;
    else counted.differing.push(which);
  }

  /** One row per kind: the number and percentage of agreements, and the first disagreements. */
  get rows(): { kind: string; agreed: number; of: number; percent: number; differing: string[] }[] {
    return [...this.#kinds].map(([kind, { agreed, differing }]) => {
      const total = agreed + differing.length;
      return { kind, agreed, of: total, percent: (100 * agreed) / total, differing: differing.slice(0, 5) };
    });
  }
}
