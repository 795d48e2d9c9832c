/** The five faces of the operator, and what each may be asked. */
import { QUESTIONS, type Question } from '../questions';
import { PROBE } from './probe';

export const MUKHAS = {
  sadyojata: { 'panchanga-now': QUESTIONS.panchanga, 'ghadi-now': QUESTIONS.ghadi },
  vamadeva: { muhurta: QUESTIONS.muhurta },
  aghora: { probe: PROBE },
  tatpurusha: { chart: QUESTIONS.chart },
  ishana: { utsavas: QUESTIONS.utsavas, facts: QUESTIONS.facts },
} as const satisfies Record<string, Record<string, Question>>;

export type MukhaKey = keyof typeof MUKHAS;
export const MUKHA_KEYS = Object.keys(MUKHAS) as MukhaKey[];

/** The one that answers for the present instant. */
export const CURRENT_MUKHA: MukhaKey = 'sadyojata';

export const isMukha = (value: unknown): value is MukhaKey => MUKHA_KEYS.some((key) => key === value);

export const intentsOf = (mukha: MukhaKey): string[] => Object.keys(MUKHAS[mukha]);

/** What an intent of a mukha asks. */
export const questionOf = (mukha: MukhaKey, intent: string): Question =>
  (MUKHAS[mukha] as Record<string, Question>)[intent] as Question;
