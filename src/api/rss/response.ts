import * as z from 'zod';

export const RssDocument = z
  .string()
  .meta({ id: 'RssDocument', description: 'An RSS 2.0 document in UTF-8 with absolute links.' });
