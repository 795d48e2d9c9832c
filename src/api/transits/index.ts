import { LIST_FORMATS } from '../formats';
import { defineResource } from '../resource';

const DELHI = { date: '1990-05-15', time: '14:30', lat: 28.6139, lon: 77.209, tz: 5.5 };

export const transits = defineResource({
  key: 'transits',
  path: '/api/v1/transits',
  operations: [{ method: 'POST', id: 'createTransits', summary: 'Compute the transits of a span over a birth.' }],
  tag: 'charts',
  description:
    'Exact instants at which transiting grahas have the longitude of natal points, with each pass of a retrograde loop ' +
    'numbered; ingresses with houses from Moon and lagna and bindus; sāḍe-sātī with its parts and gaps, aṣṭama and ' +
    'kaṇṭaka Śani; changes of Viṃśottarī daśā. Dates only.',
  envelope: 'explained',
  strict: true,
  examples: {
    slow: {
      summary: 'Jupiter and Saturn over Moon and lagna',
      value: {
        birth: DELHI,
        from: '2026-01-01',
        to: '2028-12-31',
        bodies: ['jupiter', 'saturn'],
        points: ['moon', 'lagna'],
        orbs: 1,
        tz: 'Asia/Kolkata',
      },
    },
  },
  formats: [
    {
      name: 'ics',
      type: 'text/calendar; charset=utf-8',
      chosenBy: 'field',
      description: 'Hits, ingresses, daśā changes and the stays of Saturn as a calendar file.',
    },
    ...LIST_FORMATS,
  ],
  tool: {
    name: 'transits',
    title: 'Transits over a birth',
    description:
      'Hits of transiting grahas on natal points with passes, ingresses with houses and bindus, sāḍe-sātī and other stays ' +
      'of Saturn from the Moon, daśā changes, for a birth and a span. Choose bodies and points to keep it short. Dates only.',
    fields: ['sade_sati', 'ashtama_shani', 'kantaka_shani', 'ingresses', 'hits'],
    list: 'hits',
  },
  operator: { mukha: 'tatpurusha', intent: 'transits' },
  code: async () => (await import('./answer')).transits,
  response: async () => (await import('./response')).TransitsResponse,
});
