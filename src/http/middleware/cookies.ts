/**
 * The two cookies. `__Host-` binds each of them to this host over HTTPS (browsers accept localhost), and scripts cannot
 * read them. One cookie contains the session token. The other identifies, during a ceremony of five minutes, the
 * browser that received the challenge.
 */
import type { Context } from 'hono';
import { CHALLENGE_MS } from '../../accounts/challenges';
import { SESSION_DAYS } from '../../accounts/sessions';
import { isToken } from '../../accounts/tokens';
import type { AppEnv } from '../env';

const SESSION = '__Host-session';
const CEREMONY = '__Host-ceremony';

/** Every value of a cookie name in a Cookie header, in order. */
export function cookiesNamed(name: string, header: string | undefined): string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const [given = '', ...value] = pair.split('=');
    return given.trim() === name && value.length > 0 ? [value.join('=').trim()] : [];
  });
}

/** The token with this name in a Cookie header; undefined if there is none or more than one. */
export function tokenNamed(name: string, header: string | undefined): string | undefined {
  const [token, ...others] = new Set(cookiesNamed(name, header));
  return token !== undefined && others.length === 0 && isToken(token) ? token : undefined;
}

/** Whether a request has a session cookie, valid or not. */
export const claimsSession = (c: Context<AppEnv>): boolean => cookiesNamed(SESSION, c.req.header('Cookie')).length > 0;

export const sessionToken = (c: Context<AppEnv>): string | undefined => tokenNamed(SESSION, c.req.header('Cookie'));

export const ceremonyToken = (c: Context<AppEnv>): string | undefined => tokenNamed(CEREMONY, c.req.header('Cookie'));

function set(c: Context<AppEnv>, name: string, value: string, seconds: number, sameSite: 'Lax' | 'Strict'): void {
  const cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=${sameSite}`;
  c.header('Set-Cookie', cookie, { append: true });
}

export const setSession = (c: Context<AppEnv>, token: string): void =>
  set(c, SESSION, token, SESSION_DAYS * 86_400, 'Lax');
export const clearSession = (c: Context<AppEnv>): void => set(c, SESSION, '', 0, 'Lax');

export const setCeremony = (c: Context<AppEnv>, token: string): void =>
  set(c, CEREMONY, token, CHALLENGE_MS / 1000, 'Strict');
