/** /account/charts: the charts of the account that is signed in. Another's is not there. */
import { type Context, Hono } from 'hono';
import { chartsOf, findChart, removeChart, renameChart } from '../../accounts/charts';
import { isId } from '../../accounts/tokens';
import { chartAnswer } from '../chart/answer';
import { ChartRequest } from '../chart/request';
import type { AppEnv } from '../env';
import { NO_NAMES, refuse } from '../envelope';
import { ourPageOnly, signedIn } from '../middleware/account';
import { jsonBody, SMALL_BODY_BYTES } from '../middleware/body';
import { onlyAllows } from '../middleware/resource';
import { validate } from '../validation';
import { presentSaved, requestOf, summaryOf } from './present';
import { RenameRequest } from './request';

const noChart = (c: Context<AppEnv>) => refuse(c, { reason: 'no_such', what: 'chart' });

export const charts = new Hono<AppEnv>()
  .get('/', signedIn, async (c) => {
    const found = (await chartsOf(c.var.db, c.var.session.account)).map(presentSaved);
    return c.json({ count: found.length, charts: found });
  })
  .all('/', onlyAllows('GET', 'HEAD'))
  .get('/:id', signedIn, async (c) => {
    const id = c.req.param('id');
    const saved = isId(id) ? await findChart(c.var.db, c.var.session.account, id) : undefined;
    if (!saved) return noChart(c);
    // By today's schema too: a field that came since has its default.
    const request = validate(ChartRequest, requestOf(saved), NO_NAMES);
    const answer = request.ok ? chartAnswer(c.var.kernel(), request.value) : request;
    if (!request.ok || !answer.ok) return refuse(c, { reason: 'internal' }); // it was in order when it was saved
    const { value: chart } = answer;
    return c.json({ ...presentSaved(saved), input: request.value, summary: summaryOf(chart), chart });
  })
  .patch('/:id', ourPageOnly, signedIn, jsonBody(SMALL_BODY_BYTES), async (c) => {
    const request = validate(RenameRequest, c.var.body, NO_NAMES);
    if (!request.ok) return refuse(c, request.error);
    const { db, session, now } = c.var;
    const renamed = await renameChart(db, session.account, c.req.param('id'), request.value.name, now());
    return renamed ? c.json(presentSaved(renamed)) : noChart(c);
  })
  .delete('/:id', ourPageOnly, signedIn, async (c) =>
    (await removeChart(c.var.db, c.var.session.account, c.req.param('id'))) ? c.body(null, 204) : noChart(c),
  )
  .all('/:id', onlyAllows('GET', 'HEAD', 'PATCH', 'DELETE'));
