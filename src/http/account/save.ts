/** Saves the chart of a signed-in user. The response is sent whether or not saving succeeds. */
import type { Context } from 'hono';
import type * as z from 'zod';
import { saveChart } from '../../accounts/charts';
import { nameIn } from '../../accounts/names';
import { hashOf, newId } from '../../accounts/tokens';
import type { ChartRequestQuestion } from '../../api/chart/question';
import type { ChartResponse } from '../../api/chart/response';
import type { AppEnv } from '../env';
import { isFromOurPage } from '../middleware/account';
import { claimsSession, sessionToken } from '../middleware/cookies';
import { overLimit } from '../middleware/limits';
import { setRateHeaders } from '../middleware/rateHeaders';
import { timed } from '../middleware/timing';
import { summaryOf } from './present';

/** Timeout for the database. It usually answers within milliseconds, across an ocean within a few hundred. */
const SAVED_WITHIN_MS = 2000;

async function save(
  c: Context<AppEnv>,
  request: ChartRequestQuestion['request'],
  answer: z.output<typeof ChartResponse>,
): Promise<string | undefined> {
  const [db, token] = [c.env?.DB, sessionToken(c)];
  if (!db || token === undefined || !isFromOurPage(c)) return undefined;
  const over = await overLimit(c, 'account');
  if (over) {
    setRateHeaders(c, over);
    return undefined;
  }
  const { name, ...input } = request;
  const [session, question] = [await hashOf(token), await hashOf(JSON.stringify(request))];
  const chart = { id: newId(), question, name: nameIn(name), input, summary: summaryOf(answer) };
  return saveChart(db, session, chart, c.var.now());
}

/** The result of a promise; undefined after the timeout, since it is then unknown whether the chart was saved. */
function inTime<T>(promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), SAVED_WITHIN_MS);
    promise.then(resolve).finally(() => clearTimeout(timer));
  });
}

/**
 * Saves a chart for the account of the request's session. `X-Chart-Saved` says whether the account has the chart, and
 * `X-Chart-Id` its id there. It does not have it if the session is invalid or has ended, if the request did not come from
 * a page of this site, if the client is over its limit of changes, which the rate-limit headers then describe, if the
 * account is full, or if the database is missing, fails or is too slow. Responses to requests without a session cookie do
 * not have the headers.
 *
 * @param question  the question that the chart resource read
 */
export async function saveForAccount(c: Context<AppEnv>, question: unknown, answer: unknown): Promise<void> {
  if (!claimsSession(c)) return;
  const { request } = question as ChartRequestQuestion;
  const saved = save(c, request, answer as z.output<typeof ChartResponse>).catch((error: unknown) => {
    c.var.condition?.failed('accounts');
    console.error(c.var.requestId, 'chart not saved:', error instanceof Error ? error.name : '');
    return undefined;
  });
  const id = await timed(c, 'store', () => inTime(saved));
  c.header('X-Chart-Saved', String(id !== undefined));
  if (id !== undefined) c.header('X-Chart-Id', id);
}
