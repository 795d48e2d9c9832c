/**
 * Table `keys`: commercial keys and their raised limits. A key is `khagola_<id>_<secret>`: the id finds the row, and
 * the hash of the secret is compared in constant time.
 */
import { type Database, row } from './store';
import { areEqual, hashOf, newKeyId, newToken } from './tokens';

/** The routes whose limits a key may raise. */
export const RAISED_ROUTES = ['muhurta', 'sahaja', 'operator'] as const;
export type RaisedRoute = (typeof RAISED_ROUTES)[number];

/** A valid key. */
export interface CommercialKey {
  id: string;
  /** Requests per hour; null where the default limit applies. */
  ceilings: Record<RaisedRoute, number | null>;
}

type Row = { hash: string } & Record<RaisedRoute, number | null>;

const FORM = /^khagola_([0-9a-f]{16})_([\w-]{43})$/;

/** Whether a text has the form of a key. */
export const isKey = (text: string): boolean => FORM.test(text);

/** Compared when the id is unknown, so that the check takes as long as for a known id. */
const NOBODY = '0'.repeat(64);

/** Creates a key: the text to hand out once, and the id and hash to store. */
export async function newKey(): Promise<{ key: string; id: string; hash: string }> {
  const [id, secret] = [newKeyId(), newToken()];
  return { key: `khagola_${id}_${secret}`, id, hash: await hashOf(secret) };
}

/** The key with this text, if it was issued and not revoked. */
export async function findKey(db: Database, text: string): Promise<CommercialKey | undefined> {
  const [, id, secret] = FORM.exec(text) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const record = await row<Row>(
    db,
    `SELECT hash, ${RAISED_ROUTES.join(', ')} FROM keys WHERE id = ? AND revoked IS NULL`,
    id,
  );
  const equal = areEqual(await hashOf(secret), record?.hash ?? NOBODY);
  if (!record || !equal) return undefined;
  const { hash: _, ...ceilings } = record;
  return { id, ceilings };
}
