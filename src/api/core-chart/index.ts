import { defineResource } from '../resource';
import { DRAWING, DRAWING_NOTE } from '../shapes/drawingInfo';

export const coreChart = defineResource({
  key: 'core-chart',
  path: '/api/v1/core/chart',
  operations: [
    { method: 'POST', id: 'createCoreChart', summary: 'Compute the positions at a birth, with an IANA time zone.' },
  ],
  tag: 'charts',
  description:
    'Sāyana and nirayana longitudes of the nine grahas and the lagna, tithi and ahargaṇa. A stable contract, with IANA time ' +
    `zones, five ayanāṃśas and a choice of lunar node. ${DRAWING_NOTE}`,
  envelope: 'structured',
  examples: {
    delhi: {
      summary: 'An IANA time zone',
      value: {
        birthDate: '1990-05-15',
        birthTime: '14:30:00',
        birthPlace: { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' },
        ayanamsa: 'lahiri',
      },
    },
    chennai: {
      summary: 'A fixed offset, KP ayanāṃśa, true node',
      value: {
        birthDate: '1943-01-10',
        birthTime: '06:05:20',
        birthPlace: { lat: 13.0827, lon: 80.2707, tzOffsetHours: 6.5 },
        ayanamsa: 'kp',
        nodeMode: 'true',
      },
    },
  },
  formats: [DRAWING],
  code: async () => (await import('./answer')).coreChart,
  response: async () => (await import('./response')).BharatChartResponse,
});
