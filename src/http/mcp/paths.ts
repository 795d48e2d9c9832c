import * as z from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { FlatError } from '../envelope';
import { answers } from '../responses';

const Message = z
  .object({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.number()]).nullable().optional(),
    method: z.string().optional(),
    params: z.record(z.string(), z.unknown()).optional(),
    result: z.record(z.string(), z.unknown()).optional(),
    error: z.object({ code: z.int(), message: z.string(), data: z.unknown().optional() }).optional(),
  })
  .meta({ id: 'JsonRpcMessage', description: 'A message of JSON-RPC 2.0, as the Model Context Protocol writes it.' });

const message = (description: string) => ({ description, content: { 'application/json': { schema: Message } } });

export const mcpPaths: ZodOpenApiPathsObject = {
  '/mcp': {
    post: {
      operationId: 'callMcp',
      tags: ['service'],
      summary: 'The Model Context Protocol: chart, panchanga, muhurta, utsavas and facts as tools.',
      description:
        'Streamable HTTP without sessions and without streams, every revision of the protocol to 2026-07-28: one JSON-RPC ' +
        'message a request, one JSON document an answer. `Accept` names application/json and text/event-stream, as the ' +
        'protocol asks. A tool’s structured content is the answer of its endpoint, a refusal the flat envelope as text ' +
        'with `isError`. The tool muhurta shares the limit of its endpoint, whose headers stand on the answer.',
      requestBody: { required: true, content: { 'application/json': { schema: Message } } },
      responses: {
        200: message('The answer, or an error of the protocol.'),
        202: { description: 'A notification is taken.' },
        400: message('No JSON, no message of the protocol, a batch, or an unknown revision.'),
        403: answers('A page of another origin asks.', FlatError),
        406: message('`Accept` does not name both types.'),
        413: message('The body is larger than 64 KiB.'),
        415: message('The content type is not application/json.'),
      },
    },
  },
};
