/** The requests behind a reply, as links to the answers. */

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
