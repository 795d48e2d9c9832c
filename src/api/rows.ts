/** Answers in rows: each is computed when it is sent, and a problem stays in its row. */
import type { Result } from '../domain/result';
import type { Problem } from './problem';
import { explainedRefusal } from './refusal';

/** Lets other requests of the isolate run, between the parts of a long computation. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Computes one row. It has no effects, so that it can be called again when tables of other years have arrived. */
export type AnswerRow = () => Promise<Result<object, Problem>>;

/**
 * A row in an answer: its value, or its problem in the envelope of `/api/v1`.
 *
 * @param index  its number in the request, from 1
 */
export const numberedRow = (index: number, row: Result<object, Problem>): Record<string, unknown> => ({
  index,
  ...(row.ok ? { ok: true, ...row.value } : explainedRefusal(row.error)),
});

/** A value as a line of NDJSON. */
export const jsonLine = (value: unknown): string => `${JSON.stringify(value)}\n`;
