import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { IF_NONE_MATCH, revalidated } from '../responses';

export const llmsPaths: ZodOpenApiPathsObject = {
  '/llms.txt': {
    get: {
      operationId: 'getLlmsText',
      tags: ['service'],
      summary: 'What there is, as Markdown for language models.',
      requestParams: { header: IF_NONE_MATCH },
      responses: revalidated({
        200: { description: 'The text.', content: { 'text/plain; charset=utf-8': { schema: { type: 'string' } } } },
      }),
    },
  },
};
