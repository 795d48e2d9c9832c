/** A span of dates in steps, for a progress bar and for spans beyond the limit of one request. */
const DAY_MS = 86_400_000;

export interface DateSpan {
  from: string;
  to: string;
}

const msOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateText = (ms: number): string => new Date(ms).toISOString().split('T')[0] as string;

/** Days from one date to another; NaN if a text is not a date. */
export const daysBetween = ({ from, to }: DateSpan): number => (msOf(to) - msOf(from)) / DAY_MS;

/**
 * Steps from the first date on; the last one ends with the span. If a text is not a date, the span stays one step,
 * which the request refuses.
 *
 * @param advance  moves the start of a step to the start of the next
 */
function stepsOf({ from, to }: DateSpan, advance: (start: Date) => void): DateSpan[] {
  const [first, last] = [msOf(from), msOf(to)];
  if (!(last >= first)) return [{ from, to }];
  const steps: DateSpan[] = [];
  for (let start = first; start <= last; ) {
    const next = new Date(start);
    advance(next);
    steps.push({ from: dateText(start), to: dateText(Math.min(last, next.getTime() - DAY_MS)) });
    start = next.getTime();
  }
  return steps;
}

export const yearSteps = (span: DateSpan, years: number): DateSpan[] =>
  stepsOf(span, (start) => start.setUTCFullYear(start.getUTCFullYear() + years));

export const daySteps = (span: DateSpan, days: number): DateSpan[] =>
  stepsOf(span, (start) => start.setUTCDate(start.getUTCDate() + days));
