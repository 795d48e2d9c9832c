/**
 * Table `challenges`. A challenge works once, for five minutes, for one ceremony, and in one browser: its row also has
 * the hash of a token that only this browser holds, in a cookie. A response made in one browser therefore cannot sign
 * in another one.
 */
import { type Database, row, type Statement, statement, together } from './store';

export const CHALLENGE_MS = 5 * 60_000;

export type Ceremony = 'register' | 'add' | 'sign-in';

export interface Challenge {
  /** SHA-256 of the challenge. */
  challenge: string;
  ceremony: Ceremony;
  /** SHA-256 of the browser's token. */
  browser: string;
  /** The account that gets the passkey; null at sign-in, where the passkey identifies the account. */
  account: string | null;
  /** The name of the new account. */
  name: string | null;
}

export const deleteEndedChallenges = (db: Database, nowMs: number): Statement =>
  statement(db, 'DELETE FROM challenges WHERE expires <= ?', nowMs);

/** Stores a challenge, and deletes expired ones. */
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

/** Removes and returns a challenge. If two responses use the same challenge, only the first one finds it. */
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
