/** The search over the endpoints of the document: by path, subject, parameter, field, value and code of an error. */
import { type ApiDocument, codesOf, type DocumentedOperation, type Schema } from './document';

/** What can be found of an endpoint. */
interface Entry {
  id: string;
  /** Its folded path, name and summary. */
  text: string;
  names: readonly Name[];
}

/** A parameter, a field by its path (`days[].tithi[].end`), one of its values (`kind=ekadashi`), or a code. */
interface Name {
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
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase();

/**
 * The fields of a schema and their values, the shortest paths first. A named schema counts where it first occurs.
 * @param root  the path of the schema itself
 */
function namesIn(document: ApiDocument, schema: Schema, root = ''): Name[] {
  const seen = new Set<string>();
  const names: Name[] = [];
  const waiting: [path: string, schema: Schema][] = [[root, schema]];
  for (const [path, each] of waiting) {
    if (each.$ref) {
      if (seen.has(each.$ref)) continue;
      seen.add(each.$ref);
      const target = document.components?.schemas?.[each.$ref.split('/').at(-1) ?? ''];
      if (target) waiting.push([path, target]);
    }
    for (const value of each.enum ?? [])
      if (typeof value === 'string') names.push({ shown: `${path}=${value}`, text: folded(value) });
    for (const [name, field] of Object.entries(each.properties ?? {})) {
      const inner = path === '' ? name : `${path}.${name}`;
      names.push({ shown: inner, text: folded(name) });
      waiting.push([inner, field]);
    }
    // The values of a list in a query are written one after the other.
    if (each.items) waiting.push([path === root ? path : `${path}[]`, each.items]);
    for (const part of [each.allOf, each.anyOf, each.oneOf].flat()) if (part) waiting.push([path, part]);
  }
  return names;
}

/** The index of all endpoints. */
export function searchIndex(document: ApiDocument, operations: readonly DocumentedOperation[]): Entry[] {
  return operations.map(({ id, method, path, tag, summary, parameters, body, answers }) => ({
    id,
    text: folded(`${id} ${method} ${path} ${tag} ${summary}`),
    names: [
      ...parameters.flatMap(({ name, schema }) => [
        { shown: name, text: folded(name) },
        ...namesIn(document, schema, name),
      ]),
      ...(body ? namesIn(document, body.schema) : []),
      ...answers.flatMap(({ status, schema }) => {
        const own = schema ? namesIn(document, schema) : [];
        // All errors have the same fields; their values are the codes.
        return status.startsWith('2') ? own : own.filter(({ shown }) => shown.includes('='));
      }),
      ...answers.flatMap(codesOf).map((code) => ({ shown: code, text: folded(code) })),
    ],
  }));
}

/**
 * Endpoints that answer a query, in the order of the index. Each word must be in the endpoint's own text or in the name
 * of a parameter, a field, a value or a code.
 */
export function search(index: readonly Entry[], query: string): FoundEndpoint[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return index.flatMap(({ id, text, names }) => {
    const asked = words.filter((word) => !text.includes(word));
    const answering = asked.map((word) => names.filter((name) => name.text.includes(word)));
    if (answering.some((each) => each.length === 0)) return [];
    const isExact = (name: Name) => asked.includes(name.text);
    const sorted = answering.flat().toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)));
    // A parameter and the field that repeats it are one name.
    const unique = new Map(sorted.toReversed().map(({ shown }) => [shown.replace('[]=', '='), shown]));
    return [{ id, names: [...unique.values()].toReversed().slice(0, FEW_NAMES) }];
  });
}
