import { type Context, Hono } from 'hono';
import { fail, ok, type Result } from '../../domain/result';
import type { AppEnv } from '../env';
import { NO_NAMES, type Problem, refuse } from '../envelope';
import { kept } from '../middleware/cache';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { timed } from '../middleware/timing';
import { readQuery } from '../query';
import { CONTENT_TYPES, presentFacts, tidyQuery } from './present';
import { FactsRequest, FORMATS, type Format } from './request';

const HOUR_SECONDS = 3600;

interface Question {
  /** Tidy. */
  query: string;
  format: Format;
}

function asked(c: Context<AppEnv>): Result<Question, Problem> {
  const query = new URL(c.req.url).searchParams;
  const request = readQuery(FactsRequest, { q: 'text', format: 'text' }, query, NO_NAMES);
  if (request.ok) {
    const { q = '', format = 'json' } = request.value;
    return ok({ query: tidyQuery(q), format });
  }
  const isUnknownFormat = request.error.field === 'format' && query.getAll('format').length === 1;
  return fail(isUnknownFormat ? { reason: 'unsupported_format', field: 'format', formats: FORMATS } : request.error);
}

/** GET /api/kundali-facts: facts of reference by the words in them. */
export const facts = new Hono<AppEnv>()
  .use('/', speaks('flat'), noStore)
  .get(
    '/',
    kept({
      seconds: HOUR_SECONDS,
      question(c) {
        const question = asked(c);
        if (!question.ok) return null;
        const { format, query } = question.value;
        return ['kundali-facts', format, `q:${query}`]; // bare, ".." would be a step up in a path
      },
    }),
    async (c) => {
      const question = asked(c);
      if (!question.ok) return refuse(c, question.error);
      const { query, format } = question.value;
      const { searchFacts } = await import('../../domain/facts');
      const found = timed(c, 'compute', () => searchFacts(query));
      const body = timed(c, 'present', () => presentFacts(format, query, found));
      return c.body(body, 200, { 'Content-Type': CONTENT_TYPES[format] });
    },
  )
  .all('/', onlyAllows('GET', 'HEAD'));
