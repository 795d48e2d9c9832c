import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { revalidated } from '../responses';

export const llmsPaths: ZodOpenApiPathsObject = {
  '/llms.txt': {
    get: {
      operationId: 'getLlmsText',
      tags: ['service'],
      summary: 'What there is, as Markdown for language models.',
      responses: revalidated({
        200: { description: 'The text.', content: { 'text/plain; charset=utf-8': { schema: { type: 'string' } } } },
      }),
    },
  },
};
