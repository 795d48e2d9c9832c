/** A page of a list of `/api/v1`: `limit` and `cursor` in the request, `count`, `total` and `next` in the answer. */
import * as z from 'zod';
import { integerFrom } from '../fields';

const MAX_SKIPPED = 100_000;

const Cursor = integerFrom(0, MAX_SKIPPED).meta({
  id: 'Cursor',
  description: 'Number of items of the list to skip, as `next` gives it.',
  examples: [20],
});

/**
 * The request fields of a page.
 *
 * @param items  the items in the plural
 * @param most   the maximum of `limit`
 * @param usual  the default of `limit`; undefined for all items
 */
export const pageFields = (items: string, most: number, usual?: number) => ({
  limit: integerFrom(1, most)
    .optional()
    .meta({ description: `Maximum number of ${items}. Default: ${usual ?? 'all'}.`, examples: [20] }),
  cursor: Cursor.optional(),
});

/** The fields of a page in an answer. */
export const PAGE = {
  count: z.int().min(0).meta({ id: 'PageCount', description: 'Number of items on this page.' }),
  total: z.int().min(0).meta({ id: 'PageTotal', description: 'Number of items on all pages.' }),
  next: z
    .string()
    .nullable()
    .meta({ id: 'NextPage', description: 'The query of the next page; null on the last one.' }),
};

/** The page of a list that a valid request asks for. */
export interface PageQuestion {
  /** Undefined for all items. */
  limit: number | undefined;
  cursor: number;
  /** The query without its cursor, for the next page; empty without a limit, where all items are on one page. */
  query: string;
}

/** The page of a valid request, whose query is `fields`. */
export function pageQuestion(
  { limit, cursor = 0 }: { limit?: number | undefined; cursor?: number | undefined },
  fields: Record<string, unknown>,
): PageQuestion {
  if (limit === undefined) return { limit, cursor, query: '' };
  const given = Object.entries(fields).filter(([field, value]) => field !== 'cursor' && value !== undefined);
  return { limit, cursor, query: String(new URLSearchParams(given.map(([field, value]) => [field, String(value)]))) };
}

/** The items of a page, and the fields that describe it. */
export function pageOf<T>(all: readonly T[], { limit = all.length, cursor, query }: PageQuestion) {
  const items = all.slice(cursor, cursor + limit);
  const end = cursor + items.length;
  const isLast = end >= all.length || items.length === 0;
  return { items, page: { count: items.length, total: all.length, next: isLast ? null : `${query}&cursor=${end}` } };
}
