/** How far this device's clock is from the service's, by the `Date` of an answer. */

/** What is below is told of no clock: the header has whole seconds, and an answer takes its time. */
export const LEAST_SECONDS = 2;

/**
 * Seconds that this device's clock runs ahead of the service's; null where that cannot be known: without a network, or
 * when the answer took so long that it tells nothing.
 */
export async function clockSkew(): Promise<number | null> {
  if (!navigator.onLine) return null;
  try {
    const asked = Date.now();
    const { headers } = await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' });
    const answered = Date.now();
    const told = Date.parse(headers.get('Date') ?? '');
    if (Number.isNaN(told) || answered - asked > LEAST_SECONDS * 1000) return null;
    // The header has whole seconds begun.
    return ((asked + answered) / 2 - (told + 500)) / 1000;
  } catch {
    return null;
  }
}
