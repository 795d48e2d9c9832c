/** Storage of this device for the reader. A browser may refuse it, and the page then works without it. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`khagola.${key}`);
  } catch {
    return null;
  }
}

/** Stores a text under a key; null deletes it. */
export function remember(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`khagola.${key}`);
    else localStorage.setItem(`khagola.${key}`, text);
  } catch {
    // It then applies only to this page.
  }
}
