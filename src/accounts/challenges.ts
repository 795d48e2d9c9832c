/**
 * Challenges of the ceremonies. A challenge works once, for five minutes, for one ceremony, and in one browser: its
 * signature covers the hash of a token that only this browser holds, in a cookie. A response made in one browser
 * therefore cannot sign in another one.
 *
 * The challenge itself contains its purpose, so a request for options stores nothing. Only an accepted response stores
 * a row, in the table `used_challenges`.
 */
import { CLEANED_ROWS } from './sessions';
import { type Database, type PreparedStatement, row, rows, statement } from './store';
import { base64url, bytesOf, newId, newToken } from './tokens';

export const CHALLENGE_MS = 5 * 60_000;

export type Ceremony = 'register' | 'add' | 'sign-in';

export interface Challenge {
  ceremony: Ceremony;
  /** The account that gets the passkey; null at sign-in, where the passkey identifies the account. */
  account: string | null;
  /** The name of the new account. */
  name: string | null;
}

interface Payload extends Challenge {
  /** Unix milliseconds. */
  expires: number;
  /** Makes every challenge different. */
  nonce: string;
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const MAC_BYTES = 32;
const SECRET = 'challenge';

const readSecret = (db: Database) => row<{ value: string }>(db, 'SELECT value FROM secrets WHERE name = ?', SECRET);

/** The key that signs challenges. The first request to a new database creates it. */
async function signingKey(db: Database): Promise<CryptoKey> {
  let secret = await readSecret(db);
  if (!secret) {
    await rows(db, 'INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)', SECRET, newToken());
    secret = await readSecret(db);
  }
  const { value } = secret as { value: string };
  return crypto.subtle.importKey('raw', bytesOf(value), HMAC, false, ['sign', 'verify']);
}

/** The signed bytes: the payload and the token hash of its browser. */
const signedBytes = (payload: Uint8Array, browser: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...payload, ...new TextEncoder().encode(browser)]);

/**
 * Makes a challenge.
 *
 * @param browser  SHA-256 of the browser's token
 */
export async function newChallenge(
  db: Database,
  challenge: Challenge,
  browser: string,
  nowMs: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const content: Payload = { ...challenge, expires: nowMs + CHALLENGE_MS, nonce: newId() };
  const payload = new TextEncoder().encode(JSON.stringify(content));
  const mac = await crypto.subtle.sign(HMAC, await signingKey(db), signedBytes(payload, browser));
  return Uint8Array.from([...payload, ...new Uint8Array(mac)]);
}

/** The content of a challenge that this service made for this browser and ceremony, if it has not expired. */
export async function openChallenge(
  db: Database,
  text: string,
  { ceremony, browser }: { ceremony: Ceremony; browser: string },
  nowMs: number,
): Promise<Challenge | undefined> {
  const bytes = bytesOf(text);
  if (base64url(bytes) !== text) return undefined; // accept one spelling only: the hash of the text marks a used challenge
  const [payload, mac] = [bytes.subarray(0, -MAC_BYTES), bytes.subarray(-MAC_BYTES)];
  if (payload.length === 0) return undefined;
  const isOurs = await crypto.subtle.verify(HMAC, await signingKey(db), mac, signedBytes(payload, browser));
  if (!isOurs) return undefined;
  const { expires, account, name, ceremony: made }: Payload = JSON.parse(new TextDecoder().decode(payload));
  return made === ceremony && expires > nowMs ? { ceremony, account, name } : undefined;
}

/** Uses up a challenge; returns false if another response has used it before. */
export async function useChallenge(db: Database, hash: string, nowMs: number): Promise<boolean> {
  const used = await rows(
    db,
    'INSERT INTO used_challenges (challenge, expires) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING challenge',
    hash,
    nowMs + CHALLENGE_MS,
  );
  return used.length > 0;
}

/** Whether a response has used up a challenge. */
export const isUsedChallenge = async (db: Database, hash: string): Promise<boolean> =>
  (await row(db, 'SELECT challenge FROM used_challenges WHERE challenge = ?', hash)) !== undefined;

/** Deletes some expired rows, the oldest first. */
export const deleteEndedChallenges = (db: Database, nowMs: number): PreparedStatement =>
  statement(
    db,
    `DELETE FROM used_challenges WHERE challenge IN
       (SELECT challenge FROM used_challenges WHERE expires <= ? ORDER BY expires LIMIT ?)`,
    nowMs,
    CLEANED_ROWS,
  );
