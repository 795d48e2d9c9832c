import { defineResource } from '../resource';
import { DRAWING, DRAWING_NOTE } from '../shapes/drawingInfo';

export const birthChart = defineResource({
  key: 'birth-chart',
  path: '/api/v1/chart',
  operations: [{ method: 'POST', id: 'computeChart', summary: 'Compute a birth chart from date, time and place.' }],
  tag: 'charts',
  description:
    'Sidereal chart of a birth, with daśās, vargas, yogas, KP, ṣaḍ-bala and more, by the settings that the answer names. ' +
    '`include` chooses parts, `dashas` any of 22 daśās, and `compare` names the labels that differ under other settings. ' +
    'Without `time` the chart is for noon, and `time_dependent` names the labels that depend on the time. ' +
    DRAWING_NOTE,
  envelope: 'explained',
  strict: true,
  examples: {
    pune: {
      summary: 'A birth in Pune, positions alone',
      value: { date: '1990-05-15', time: '14:30', place: 'Pune', include: [] },
    },
    settings: {
      summary: 'Two daśās by another school',
      value: {
        date: '1990-05-15',
        time: '14:30',
        lat: 28.6139,
        lon: 77.209,
        tz: 'Asia/Kolkata',
        preset: 'jhora',
        include: ['arudhas', 'chalit', 'dasha'],
        dashas: ['narayana', 'chara-rao'],
        compare: [{ preset: 'kp' }],
      },
    },
  },
  list: 'grahas',
  formats: [DRAWING],
  tool: {
    name: 'chart',
    title: 'Birth chart',
    description:
      'Sidereal birth chart: lagna, nine grahas, navāṃśa, yogas, Viṃśottarī daśā with dates. Lahiri and the mean node, ' +
      'unless preset or single settings say otherwise; compare names what differs under other settings. Needs date and ' +
      'time of the birth, and its place: a name (place), or lat and lon, with tz for other clocks. Ask for what is missing ' +
      'and guess nothing.',
  },
  code: async () => (await import('./answer')).birthChart,
  response: async () => (await import('./response')).BirthChartResponse,
  toolCode: async () => (await import('./tool')).chartTool,
});
