/** GET and POST /api/indexping: what they are asked and what they answer. */
import * as z from 'zod';
import { MOST_URLS } from './urls';

export const IndexPingRequest = z
  .object({
    urlList: z
      .array(z.string().meta({ format: 'uri' }))
      .min(1)
      .max(MOST_URLS)
      .meta({
        description:
          'Absolute URLs of the service’s own public address: same scheme, host and port, without credentials and ' +
          'without a fragment. One that is given twice is sent once.',
        examples: [['https://khagola.example/docs']],
      }),
  })
  .meta({ id: 'IndexPingRequest', description: 'What search engines are to read again. Unknown fields are ignored.' });

export const IndexPingResponse = z
  .object({
    ok: z.literal(true),
    host: z.string().meta({ description: 'The host that the addresses are of.' }),
    submitted: z.int().min(1).meta({ description: 'How many addresses were sent, each once.' }),
    upstream_status: z.int().meta({
      description: 'What the index service answered: 200, or 202 while it has yet to look for the key.',
    }),
  })
  .meta({ id: 'IndexPingResponse', description: 'The index service has taken the addresses.' });
