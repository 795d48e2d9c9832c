/**
 * Table `keys`: commercial keys with the ceilings that they raise. A key is `khagola_<id>_<secret>`: the id finds the
 * row, and the hash of the secret is compared in constant time.
 */
import { type Database, row } from './store';
import { hashOf, newKeyId, newToken } from './tokens';

/** The limited routes whose ceilings a key may raise. */
export const RAISED_ROUTES = ['muhurta', 'sahaja', 'operator'] as const;
export type RaisedRoute = (typeof RAISED_ROUTES)[number];

/** A key that is good. */
export interface CommercialKey {
  id: string;
  /** Requests an hour; null where the usual ceiling stands. */
  ceilings: Record<RaisedRoute, number | null>;
}

type Row = { hash: string } & Record<RaisedRoute, number | null>;

const FORM = /^khagola_([0-9a-f]{16})_([\w-]{43})$/;

/** What an unknown id is compared with, so that it takes as long as a known one. */
const NOBODY = '0'.repeat(64);

/** Whether two hashes are the same, found out in a time that does not hang on where they differ. */
function areEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % b.length);
  return difference === 0;
}

/** A new key: the text that is given out once, and what is stored of it. */
export async function newKey(): Promise<{ key: string; id: string; hash: string }> {
  const [id, secret] = [newKeyId(), newToken()];
  return { key: `khagola_${id}_${secret}`, id, hash: await hashOf(secret) };
}

/** The key that a text is, if it was issued and not revoked. */
export async function findKey(db: Database, text: string): Promise<CommercialKey | undefined> {
  const [, id, secret] = FORM.exec(text) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const found = await row<Row>(
    db,
    `SELECT hash, ${RAISED_ROUTES.join(', ')} FROM keys WHERE id = ? AND revoked IS NULL`,
    id,
  );
  const equal = areEqual(await hashOf(secret), found?.hash ?? NOBODY);
  if (!found || !equal) return undefined;
  const { hash: _, ...ceilings } = found;
  return { id, ceilings };
}
