/** The search over the list of endpoints: each by its own text and, once they are loaded, by the names in it. */
import type { ListedGroup } from './listed';

/** The searchable texts of an endpoint. */
export interface IndexedEndpoint {
  id: string;
  /** Its folded path, name and summary. */
  text: string;
  names: readonly IndexedName[];
}

/** A parameter, a field by its path (`days[].tithi[].end`), one of its values (`kind=ekadashi`), or a code. */
export interface IndexedName {
  shown: string;
  /** The folded last part: the field without its path, the value, the code. */
  text: string;
}

interface FoundEndpoint {
  id: string;
  /** The names that answer the query; empty if the endpoint itself does. */
  names: string[];
}

/** Maximum number of names that are shown of an endpoint. */
const FEW_NAMES = 3;

/** Text without case, marks and separators: `Ekādaśī` as `ekadasi`, `lunar_month` as `lunarmonth`. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase();

/** The index of the list alone, without the names in the endpoints. */
export const listIndex = (groups: readonly ListedGroup[]): IndexedEndpoint[] =>
  groups.flatMap(({ tag, operations }) =>
    operations.map(({ id, method, path, summary }) => ({
      id,
      text: folded(`${id} ${method} ${path} ${tag} ${summary}`),
      names: [],
    })),
  );

/**
 * Endpoints that answer a query, in the order of the index. Each word must be in the endpoint's own text or in the name
 * of a parameter, a field, a value or a code.
 */
export function search(index: readonly IndexedEndpoint[], query: string): FoundEndpoint[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return index.flatMap(({ id, text, names }) => {
    const asked = words.filter((word) => !text.includes(word));
    const answering = asked.map((word) => names.filter((name) => name.text.includes(word)));
    if (answering.some((each) => each.length === 0)) return [];
    const isExact = (name: IndexedName) => asked.includes(name.text);
    const sorted = answering.flat().toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)));
    // A parameter and the field that repeats it are one name.
    const unique = new Map(sorted.toReversed().map(({ shown }) => [shown.replace('[]=', '='), shown]));
    return [{ id, names: [...unique.values()].toReversed().slice(0, FEW_NAMES) }];
  });
}
