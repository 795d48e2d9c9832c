/** POST /api/chart for who is signed in: the chart is kept in the account, and answered whether or not that succeeds. */
import type { Context } from 'hono';
import type * as z from 'zod';
import { saveChart } from '../../accounts/charts';
import { nameIn } from '../../accounts/names';
import { hashOf, newId } from '../../accounts/tokens';
import { claimsSession, sessionToken } from '../account/cookies';
import { summaryOf } from '../account/present';
import type { AppEnv } from '../env';
import { isFromOurPage } from '../middleware/account';
import { timed } from '../middleware/timing';
import type { ChartRequest } from './request';
import type { ChartResponse } from './schema';

/** How long the database may take; in order it answers in some milliseconds, across an ocean in some hundred. */
const SAVED_WITHIN_MS = 2000;

async function save(
  c: Context<AppEnv>,
  request: z.output<typeof ChartRequest>,
  answer: z.output<typeof ChartResponse>,
): Promise<boolean> {
  const [db, token] = [c.env?.DB, sessionToken(c)];
  if (!db || token === undefined || !isFromOurPage(c)) return false;
  const { name, ...input } = request;
  const [session, question] = [await hashOf(token), await hashOf(JSON.stringify(request))];
  const chart = { id: newId(), question, name: nameIn(name), input, summary: summaryOf(answer) };
  return saveChart(db, session, chart, c.var.now());
}

/** What a promise gives, or false after some milliseconds: whether the chart is saved is then not known. */
function inTime(promise: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), SAVED_WITHIN_MS);
    promise.then(resolve).finally(() => clearTimeout(timer));
  });
}

/**
 * Saves an answered chart for the account of the request's session. Whoever sends a session's cookie is told by
 * `X-Chart-Saved` whether the account has the chart: not where the session is over or the cookie is none of ours, where
 * no page of ours sent the request, where the account is full, and where the database is missing, fails or is late.
 */
export async function saveForAccount(
  c: Context<AppEnv>,
  request: z.output<typeof ChartRequest>,
  answer: z.output<typeof ChartResponse>,
): Promise<void> {
  if (!claimsSession(c)) return;
  const saved = save(c, request, answer).catch((error: unknown) => {
    c.var.condition?.failed('accounts');
    console.error(c.var.requestId, 'chart not saved:', error instanceof Error ? error.name : '');
    return false;
  });
  c.header('X-Chart-Saved', String(await timed(c, 'store', () => inTime(saved))));
}
