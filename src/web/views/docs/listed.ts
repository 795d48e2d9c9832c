/** The list of all endpoints, and the part of the OpenAPI document that one of them needs. */
import { type ApiDocument, groupsOf, type RawOperation } from './document';

/** An endpoint in the list. */
export interface ListedEndpoint {
  id: string;
  method: string;
  path: string;
  summary: string;
}

/** A subject with its endpoints. */
export interface ListedGroup {
  tag: string;
  description: string;
  operations: ListedEndpoint[];
}

/** The endpoints of each subject. */
export const contentsOf = (document: ApiDocument): ListedGroup[] =>
  groupsOf(document).map(({ tag, description, operations }) => ({
    tag,
    description,
    operations: operations.map(({ id, method, path, summary }) => ({ id, method, path, summary })),
  }));

/** The names of the referenced components of a value, as `schemas/Graha`. */
const referencesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/(\w+\/[\w.-]+)"/g)].map(([, name = '']) => name);

/** The document with one operation and the components that it needs. */
export function documentOf({ info, tags = [], paths, components = {} }: ApiDocument, id: string): ApiDocument {
  const own = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { operationId }]) => operationId === id)
      .map(([method, operation]) => [path, { [method]: operation }] as const),
  );
  const parts: Record<string, Record<string, unknown>> = {};
  const names = new Set(own.flatMap(([, item]) => referencesIn(item)));
  for (const name of names) {
    const [section = '', key = ''] = name.split('/');
    const component = (components as Record<string, Record<string, unknown>>)[section]?.[key];
    parts[section] = { ...parts[section], [key]: component };
    for (const inner of referencesIn(component)) names.add(inner);
  }
  const tag = (own[0]?.[1] as Record<string, RawOperation> | undefined)?.[Object.keys(own[0]?.[1] ?? {})[0] ?? '']
    ?.tags?.[0];
  return {
    info,
    tags: tags.filter(({ name }) => name === tag),
    paths: Object.fromEntries(own),
    components: parts as NonNullable<ApiDocument['components']>,
  };
}
