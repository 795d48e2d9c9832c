/** A span of dates in steps, for a progress bar and for spans beyond the limit of one request. */
const DAY_MS = 86_400_000;

const dateText = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * Steps of whole years from the first date on; the last ends where the span ends. Dates that are no dates stay one step,
 * which the request refuses.
 */
export function yearSteps(from: string, to: string, years: number): { from: string; to: string }[] {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  if (!(last >= first)) return [{ from, to }];
  const steps: { from: string; to: string }[] = [];
  for (let start = first; start <= last; ) {
    const next = new Date(start);
    next.setUTCFullYear(next.getUTCFullYear() + years);
    steps.push({ from: dateText(start), to: dateText(Math.min(last, next.getTime() - DAY_MS)) });
    start = next.getTime();
  }
  return steps;
}
