import { Hono } from 'hono';
import type { AppEnv } from '../env';
import { onlyAllows } from '../middleware/resource';

let text: string | undefined;

/** GET /openapi.json: the description of the API, which the first request for it makes. */
export const openApi = new Hono<AppEnv>()
  .get('/', async (c) => {
    const { publishedDocument } = await import('./document');
    text ??= JSON.stringify(publishedDocument());
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  })
  .all('/', onlyAllows('GET', 'HEAD'));
