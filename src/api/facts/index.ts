import { defineResource } from '../resource';

export const facts = defineResource({
  key: 'facts',
  path: '/api/kundali-facts',
  operations: [{ method: 'GET', id: 'getFacts', summary: 'Search reference facts.' }],
  tag: 'reference',
  description:
    'Facts about the system and its definitions, each with its source, best match first. They say nothing about ' +
    'effects.',
  envelope: 'flat',
  list: 'facts',
  examples: {
    exaltation: { summary: 'Exaltation of Jupiter', value: { q: 'exaltation of Jupiter' } },
    nothing: { summary: 'No match', value: { q: 'zzz' } },
  },
  formats: [
    { name: 'text', type: 'text/plain; charset=utf-8', chosenBy: 'field', description: 'Plain text.' },
    { name: 'markdown', type: 'text/markdown; charset=utf-8', chosenBy: 'field', description: 'Markdown.' },
  ],
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
