/** The published OpenAPI document. The build writes it with tools/client/generate.ts. */
import document from '../../../build/openapi.json';
import { encoded } from '../../api/jsonWriter';

interface PublishedOperation {
  operationId: string;
  summary?: string;
  tags?: string[];
  responses: Record<string, unknown>;
}

interface Published {
  info: { title: string; version: string; summary: string; description: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, PublishedOperation>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export const publishedDocument = (): Published => document as unknown as Published;

let bytes: Uint8Array<ArrayBuffer> | undefined;

/** The document as JSON, encoded once for all requests of an isolate: each copy takes several megabytes. */
export function publishedBytes(): Uint8Array<ArrayBuffer> {
  bytes ??= encoded(JSON.stringify(document));
  return bytes;
}

/** The operations of the document, in its order. */
export const publishedOperations = (): { method: string; path: string; operation: PublishedOperation }[] =>
  Object.entries(publishedDocument().paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
