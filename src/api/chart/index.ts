import { defineResource } from '../resource';
import { DRAWING, DRAWING_NOTE } from '../shapes/drawingInfo';

const DELHI = { year: 1990, month: 5, day: 15, hour: 14, minute: 30, lat: 28.6139, lon: 77.209 };

export const chart = defineResource({
  key: 'chart',
  path: '/api/chart',
  operations: [{ method: 'POST', id: 'createChart', summary: 'Compute a birth chart.' }],
  tag: 'charts',
  description:
    'Sidereal chart of a birth by its wall clock and place, with daśās, vargas, yogas, KP, ṣaḍ-bala and more. Default ' +
    'settings: Lahiri, mean node, a daśā year of 365.25 days, single lords; `preset` and single fields choose others, and ' +
    'the stamp states them. `include` chooses parts, `dashas` any of 22 daśās, and `compare` names the labels that differ ' +
    'under other settings. Nothing is stored, unless a signed-in user of this site sends the request: then the account ' +
    `keeps the input and a summary. ${DRAWING_NOTE} A drawing is not saved.`,
  envelope: 'structured',
  examples: {
    delhi: {
      summary: 'New Delhi',
      value: { ...DELHI, tzHours: 5.5, dashaDepth: 1 },
    },
    positions: {
      summary: 'New Delhi, positions alone',
      value: { ...DELHI, tzHours: 5.5, include: [] },
    },
    greenwich: {
      summary: 'Greenwich, with all fields',
      value: {
        year: 2000,
        month: 1,
        day: 1,
        hour: 12,
        minute: 0,
        lat: 51.4779,
        lon: 0,
        tzHours: 0,
        name: 'Greenwich',
        second: 30.5,
        dashaDepth: 2,
      },
    },
    settings: {
      summary: 'Two daśās by another school, compared with KP',
      value: {
        ...DELHI,
        tz: 'Asia/Kolkata',
        preset: 'jhora',
        include: ['arudhas', 'chalit', 'dasha'],
        dashas: ['narayana', 'chara-rao'],
        precision: 6,
        compare: [{ preset: 'kp' }],
        lang: 'en',
      },
    },
  },
  formats: [DRAWING],
  saves: true,
  operator: { mukha: 'tatpurusha', intent: 'chart' },
  code: async () => (await import('./answer')).chart,
  response: async () => (await import('./response')).ChartResponse,
});
