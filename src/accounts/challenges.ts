/**
 * Table `challenges`: what authenticators are asked to sign. A challenge is good once, for five minutes, for one
 * ceremony, and in the browser that asked for it: its row also bears the hash of a token that this browser alone holds
 * in a cookie. So an answer that was made for one browser cannot sign in another one.
 */
import { type Database, row, type Statement, statement, together } from './store';

export const CHALLENGE_MS = 5 * 60_000;

export type Ceremony = 'register' | 'add' | 'sign-in';

export interface Challenge {
  /** SHA-256 of the challenge. */
  challenge: string;
  ceremony: Ceremony;
  /** SHA-256 of the token of the browser. */
  browser: string;
  /** Whose passkey is to be made; null at sign-in, where the passkey says it. */
  account: string | null;
  /** The name of an account that is to be made. */
  name: string | null;
}

export const deleteEndedChallenges = (db: Database, nowMs: number): Statement =>
  statement(db, 'DELETE FROM challenges WHERE expires <= ?', nowMs);

/** Keeps a challenge, and drops those whose time is over. */
export async function keepChallenge(db: Database, kept: Challenge, nowMs: number): Promise<void> {
  await together(db, [
    deleteEndedChallenges(db, nowMs),
    statement(
      db,
      'INSERT INTO challenges (challenge, ceremony, browser, account, name, expires) VALUES (?, ?, ?, ?, ?, ?)',
      kept.challenge,
      kept.ceremony,
      kept.browser,
      kept.account,
      kept.name,
      nowMs + CHALLENGE_MS,
    ),
  ]);
}

/** Takes a challenge out, for good: of two that come with the same one, only one finds it. */
export function takeChallenge(
  db: Database,
  { challenge, ceremony, browser }: Pick<Challenge, 'challenge' | 'ceremony' | 'browser'>,
  nowMs: number,
): Promise<Challenge | undefined> {
  return row<Challenge>(
    db,
    `DELETE FROM challenges WHERE challenge = ? AND ceremony = ? AND browser = ? AND expires > ?
     RETURNING challenge, ceremony, browser, account, name`,
    challenge,
    ceremony,
    browser,
    nowMs,
  );
}
