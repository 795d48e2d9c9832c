/** Random identifiers and secrets, and the hash that is stored in place of a secret. */

export function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of a base64url text. @throws if it is not base64url */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

/** A random secret of 256 bits, 43 characters. */
export const newToken = (): string => base64url(random(32));

/** A random identifier of 128 bits, 22 characters. */
export const newId = (): string => base64url(random(16));

/** A random key identifier of 64 bits, 16 hexadecimal digits. */
export const newKeyId = (): string => hex(random(8));

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
export const isId = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** SHA-256 in hexadecimal. */
export async function hashOf(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** Compares two hashes in constant time. */
export function areEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % b.length);
  return difference === 0;
}
