import { LIST_FORMATS } from '../formats';
import { defineResource } from '../resource';

export const varshaphala = defineResource({
  key: 'varshaphala',
  path: '/api/v1/varshaphala',
  operations: [{ method: 'POST', id: 'createVarshaphala', summary: 'Compute the annual chart of a birth.' }],
  tag: 'charts',
  description:
    'The chart of the solar return of a year by the rules of the Tājika school: muntha, the five office-bearers and the ' +
    'year lord with pañcavargīya-bala, harṣa-bala, aspects with orbs, sixteen yogas, thirty-six sahams, Muddā and ' +
    'Patyāyinī daśās, and tri-pātākī. Figures and dates only.',
  envelope: 'explained',
  strict: true,
  examples: {
    delhi: {
      summary: 'New Delhi, positions of the chart alone',
      value: {
        birth: { date: '1990-05-15', time: '14:30', lat: 28.6139, lon: 77.209, tz: 5.5 },
        year: 2026,
        include: [],
      },
    },
  },
  formats: LIST_FORMATS,
  tool: {
    name: 'varshaphala',
    title: 'Annual chart',
    description:
      'Annual chart (Tājika) of a birth for a Gregorian year: solar return, muntha, year lord with strengths, yogas, ' +
      'sahams, daśās of the year. Figures and dates only.',
    fields: ['year', 'age', 'return', 'muntha', 'office_bearers', 'year_lord', 'harsha', 'yogas', 'mudda', 'tripataki'],
    list: 'yogas',
  },
  operator: { mukha: 'tatpurusha', intent: 'varshaphala' },
  code: async () => (await import('./answer')).varshaphala,
  response: async () => (await import('./response')).VarshaphalaResponse,
});
