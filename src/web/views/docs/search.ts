/** The index of the search: parameters, fields, values and codes of errors of each endpoint. */
import { type ApiDocument, codesOf, type DocumentedOperation, operationsOf, type Schema } from './document';
import { folded, type IndexedEndpoint, type IndexedName } from './list';

/**
 * The fields of a schema and their values, the shortest paths first. A named schema counts where it first occurs.
 * @param root  the path of the schema itself
 */
function namesIn(document: ApiDocument, schema: Schema, root = ''): IndexedName[] {
  const seen = new Set<string>();
  const names: IndexedName[] = [];
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
export function searchIndex(document: ApiDocument, operations: readonly DocumentedOperation[]): IndexedEndpoint[] {
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

/** The index of the service's own description. */
export async function loadIndex(): Promise<IndexedEndpoint[]> {
  const response = await fetch('/openapi.json');
  if (!response.ok) throw new Error(`/openapi.json: ${response.status}`);
  const document = (await response.json()) as ApiDocument;
  return searchIndex(document, operationsOf(document));
}
