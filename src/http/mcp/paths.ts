import * as z from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { errors } from '../openapi/responses';

const Message = z
  .object({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.number()]).nullable().optional(),
    method: z.string().optional(),
    params: z.record(z.string(), z.unknown()).optional(),
    result: z.record(z.string(), z.unknown()).optional(),
    error: z.object({ code: z.int(), message: z.string(), data: z.unknown().optional() }).optional(),
  })
  .meta({ id: 'JsonRpcMessage', description: 'A message of JSON-RPC 2.0, as the Model Context Protocol defines it.' });

const message = (description: string) => ({ description, content: { 'application/json': { schema: Message } } });

export const mcpPaths: ZodOpenApiPathsObject = {
  '/mcp': {
    post: {
      operationId: 'callMcp',
      tags: ['service'],
      summary: 'Call the computations as Model Context Protocol (MCP) tools.',
      description:
        'Streamable HTTP without sessions and streams. All protocol revisions up to 2026-07-28. Request and response are ' +
        'each one JSON document. `Accept` must name application/json and text/event-stream. ' +
        'Results are compact: up to 25,000 characters unless you set `fields` or `limit`. `left_out` names the omitted parts. ' +
        'An error is the envelope of `/api/v1` as text, with `isError`. A call that costs more than 30 ms of processor time ' +
        'is refused (`TOO_EXPENSIVE`).',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: Message,
            examples: {
              list: { summary: 'List the tools', value: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
              call: {
                summary: 'Call a tool',
                value: {
                  jsonrpc: '2.0',
                  id: 2,
                  method: 'tools/call',
                  params: { name: 'observances', arguments: { year: 2026, q: 'diwali' } },
                },
              },
            },
          },
        },
      },
      responses: {
        200: message('The result, or a protocol error.'),
        202: { description: 'A notification was accepted.' },
        400: message('Invalid JSON, an invalid message, a batch, or an unknown protocol revision.'),
        403: errors(
          'flat',
          'The operator does not allow the origin of the page (`origin-not-allowed`), or the service does not go by the ' +
            'name in the request (`host-not-allowed`).',
        ),
        406: message('`Accept` does not name both types.'),
        413: message('The body is larger than 64 KiB.'),
        415: message('The content type is not application/json.'),
      },
    },
  },
};
