import { defineResource } from '../resource';

export const kundaliFacts = defineResource({
  key: 'kundali-facts',
  path: '/api/kundali-facts',
  operations: [{ method: 'GET', id: 'getKundaliFacts', summary: 'Search reference facts.' }],
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
  code: async () => (await import('./answer')).kundaliFacts,
  response: async () => (await import('./response')).KundaliFactsResponse,
});
