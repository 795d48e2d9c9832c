import { defineResource } from '../resource';

export const ghadi = defineResource({
  key: 'ghadi',
  path: '/api/ghadi',
  operations: [{ method: 'GET', id: 'getGhadi', summary: 'Get the current traditional time.' }],
  tag: 'calendar',
  description:
    'Kali, Vikrama and Śaka years, saṃvatsara, season, months, fortnight and tithi at the present instant, with vāra, ' +
    'muhūrta, ghaṭī and vighaṭī since sunrise at New Delhi.',
  envelope: 'flat',
  examples: { now: { summary: 'Now', value: {} } },
  operator: { mukha: 'sadyojata', intent: 'ghadi-now' },
  code: async () => (await import('./answer')).ghadi,
  response: async () => (await import('./response')).GhadiResponse,
});
