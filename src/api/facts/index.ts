import { defineResource } from '../resource';

export const facts = defineResource({
  key: 'facts',
  path: '/api/v1/facts',
  operations: [{ method: 'GET', id: 'getFacts', summary: 'Search reference facts, page by page.' }],
  tag: 'reference',
  description: 'The facts of `/api/kundali-facts`, as a list of `/api/v1`: best match first, with CSV and NDJSON.',
  envelope: 'explained',
  list: 'facts',
  strict: true,
  examples: {
    exaltation: { summary: 'Exaltation of Jupiter', value: { q: 'exaltation of Jupiter', limit: 5 } },
  },
  cacheSeconds: 3600,
  tool: {
    name: 'facts',
    title: 'Reference facts',
    description: 'Facts about the system of Vedic astronomy that contain all words of q, each with its source.',
    fields: ['query', 'count', 'facts'],
  },
  operator: { mukha: 'ishana', intent: 'facts' },
  code: async () => (await import('./answer')).facts,
  response: async () => (await import('./response')).FactsResponse,
});
