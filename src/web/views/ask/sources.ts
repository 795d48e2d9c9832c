/** The requests behind a reply as links: to the answer itself, and to the page that shows the same. */
import type { Reader } from '../../reader/reader';

export interface ToolUse {
  name: string;
  input: Record<string, unknown>;
}

/** Tools whose question fits into an address, and the resource that answers it. */
const RESOURCES: Readonly<Record<string, string>> = {
  utsavas: '/api/utsavas',
  panchanga: '/api/v1/days',
  muhurta: '/api/muhurta',
  places: '/api/v1/places',
  sky: '/api/v1/sky',
};

/** The pages that show the results of a tool. A birth is never part of an address that is sent. */
const PAGES: Readonly<Record<string, string>> = {
  utsavas: '/year',
  panchanga: '/day',
  muhurta: '/day',
  chart: '/chart',
  transits: '/chart',
  match: '/match',
  sky: '/sky',
};

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const entriesOf = (input: ToolUse['input']): [string, string][] =>
  Object.entries(input).flatMap(([key, value]) => {
    if (isPlain(value)) return [[key, String(value)]];
    return Array.isArray(value) && value.every(isPlain) ? [[key, value.join(',')]] : [];
  });

/** The address of the answer in the API; null for a question that is sent in a body. */
export function requestOf({ name, input }: ToolUse): string | null {
  const resource = RESOURCES[name];
  if (!resource) return null;
  // The month and the search of the tool choose among the rows of the answer.
  const entries = entriesOf(input).filter(([key]) => name !== 'utsavas' || (key !== 'month' && key !== 'search'));
  return `${resource}?${new URLSearchParams(entries)}`;
}

/** The page that shows the same; null if none does. */
export function pageOf(reader: Reader, { name, input }: ToolUse): string | null {
  const page = PAGES[name];
  if (!page) return null;
  const { year, date, from } = input;
  const own: [string, string][] = [
    ...(page === '/year' && isPlain(year) ? [['year', String(year)] as [string, string]] : []),
    ...(page === '/day' && isPlain(date ?? from)
      ? [['date', String(date ?? from).slice(0, 10)] as [string, string]]
      : []),
  ];
  return reader.href(page, own);
}
