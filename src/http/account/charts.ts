/** /account/charts: the charts of the signed-in account. Charts of other accounts are 404. */
import { type Context, Hono } from 'hono';
import { changeChart, chartsOf, findChart, removeChart } from '../../accounts/charts';
import { isId } from '../../accounts/tokens';
import { admit, CEILINGS } from '../../api/price';
import { validate } from '../../api/validate';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { limitedChanges, ourPageOnly, signedIn } from '../middleware/account';
import { jsonBody, SMALL_BODY_BYTES } from '../middleware/body';
import { onlyAllows } from '../middleware/resource';
import { occasionOf } from '../occasion';
import { jsonBodyOf, send } from '../send';
import { presentSaved, requestOf, summaryOf } from './present';

const noChart = (c: Context<AppEnv>) => refuse(c, { reason: 'no_such', what: 'chart' });

export const charts = new Hono<AppEnv>()
  .get('/', signedIn, async (c) => {
    const charts = (await chartsOf(c.var.db, c.var.session.account)).map(presentSaved);
    return c.json({ count: charts.length, charts: charts });
  })
  .all('/', onlyAllows('GET', 'HEAD'))
  .get('/:id', signedIn, async (c) => {
    const id = c.req.param('id');
    const saved = isId(id) ? await findChart(c.var.db, c.var.session.account, id) : undefined;
    if (!saved) return noChart(c);
    const { chart } = await import('../../api/chart/answer');
    // Fields added after the chart was saved get their defaults.
    const occasion = occasionOf(c, CEILINGS.streamed);
    const question = await chart.read(requestOf(saved), occasion);
    if (!question.ok) return refuse(c, { reason: 'internal' }); // the request was valid when the chart was saved
    const admitted = await admit(chart.price, question.value, 'answer', occasion.door);
    if (!admitted.ok) return refuse(c, admitted.error);
    const { outline = chart.answer } = chart;
    const answer = await outline(c.var.kernel, question.value);
    if (!answer.ok) return refuse(c, answer.error); // an earlier version saved what costs too much
    const { request: input } = question.value;
    const opened = { ...presentSaved(saved), input, summary: summaryOf(answer.value), chart: answer.value };
    return send(c, { body: jsonBodyOf(opened), type: 'application/json' });
  })
  .patch('/:id', ourPageOnly, limitedChanges, signedIn, jsonBody(SMALL_BODY_BYTES), async (c) => {
    const { ChartChange } = await import('./request');
    const request = validate(ChartChange, c.var.body);
    if (!request.ok) return refuse(c, request.error);
    const { db, session, now } = c.var;
    const changed = await changeChart(db, session.account, c.req.param('id'), request.value, now());
    return changed ? c.json(presentSaved(changed)) : noChart(c);
  })
  .delete('/:id', ourPageOnly, limitedChanges, signedIn, async (c) =>
    (await removeChart(c.var.db, c.var.session.account, c.req.param('id'))) ? c.body(null, 204) : noChart(c),
  )
  .all('/:id', onlyAllows('GET', 'HEAD', 'PATCH', 'DELETE'));
