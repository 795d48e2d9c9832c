/** GET and POST /api/indexping: request and response. */
import * as z from 'zod';
import { MAX_URLS } from './urls';

export const IndexPingRequest = z
  .object({
    urlList: z
      .array(z.string().meta({ format: 'uri' }))
      .min(1)
      .max(MAX_URLS)
      .meta({
        description:
          'Absolute URLs of pages and endpoints of this service: same scheme, host and port, without credentials and ' +
          'fragment. Duplicates are sent once.',
        examples: [['https://khagola.example/docs']],
      }),
  })
  .meta({ id: 'IndexPingRequest', description: 'Pages to submit. Unknown fields are ignored.' });

export const IndexPingResponse = z
  .object({
    ok: z.literal(true),
    host: z.string().describe('The host of the URLs.'),
    submitted: z.int().min(1).describe('Number of URLs of the request, each counted once.'),
    repeated: z
      .boolean()
      .describe(
        'True: every page of the list was submitted within the last hour, so the index service was not asked again. Of a list ' +
          'with other pages, only these are sent. Addresses that differ in their query are one page.',
      ),
    upstream_status: z
      .int()
      .describe(
        'Status from the index service, of the earlier ping if repeated: 200, or 202 if it has not verified the key yet.',
      ),
  })
  .meta({ id: 'IndexPingResponse', description: 'The index service accepted the URLs.' });
