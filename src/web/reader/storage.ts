/** What this device remembers for the reader; a browser may refuse to, and the page then goes on without. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`khagola.${key}`);
  } catch {
    return null;
  }
}

/** Keeps a text under a key; null forgets it. */
export function remember(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`khagola.${key}`);
    else localStorage.setItem(`khagola.${key}`, text);
  } catch {
    // Kept for this page alone then.
  }
}
