/** Random names and secrets, and the only form in which a secret is stored. */

export function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

/** 256 bits that nobody guesses, 43 characters. */
export const newToken = (): string => base64url(random(32));

/** 128 bits that name a thing, 22 characters. */
export const newId = (): string => base64url(random(16));

/** 64 bits that name a key, 16 hexadecimal digits. */
export const newKeyId = (): string => hex(random(8));

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
export const isId = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** SHA-256 in hexadecimal. */
export async function hashOf(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
