/** The published OpenAPI document. The build writes it with tools/client/generate.ts. */
import document from '../../../build/openapi.json';

export interface PublishedOperation {
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

export const publishedDocument = (): Published => document as unknown as Published;
