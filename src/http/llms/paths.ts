import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { CONDITIONS, revalidated } from '../openapi/responses';

export const llmsPaths: ZodOpenApiPathsObject = {
  '/llms.txt': {
    get: {
      operationId: 'getLlmsText',
      tags: ['service'],
      summary: 'Get an overview for language models.',
      description: 'The endpoints and the tools, as Markdown.',
      requestParams: { header: CONDITIONS },
      responses: revalidated({
        200: { description: 'Markdown.', content: { 'text/plain; charset=utf-8': { schema: { type: 'string' } } } },
      }),
    },
  },
};
