import { defineDocument } from '../resource';

export const charts = defineDocument({
  key: 'charts',
  path: '/api/v1/charts',
  operations: [{ method: 'POST', id: 'createCharts', summary: 'Compute the charts of up to 200 births.' }],
  tag: 'charts',
  description:
    'Charts of many births by the same settings, as lines of JSON in the order of the births: `{"index":1,"ok":true,' +
    '"chart":{…}}`, where `chart` is the answer of `POST /api/v1/chart`. If a birth fails, its row has the error, ' +
    '`{"index":2,"ok":false,"error":{…}}`, and the other rows follow. The price is the sum of ' +
    'the charts: 200 births pass with the usual parts.',
  envelope: 'explained',
  strict: true,
  type: 'application/x-ndjson; charset=utf-8',
  examples: {
    two: {
      summary: 'Two births, positions alone',
      value: {
        births: [
          { name: 'Asha', date: '1990-05-15', time: '14:30', place: 'Pune' },
          { name: 'Vikram', date: '1988-11-02', time: '06:10', lat: 13.0827, lon: 80.2707, tz: 'Asia/Kolkata' },
        ],
        include: [],
      },
    },
  },
  code: async () => (await import('./answer')).charts,
  response: async () => (await import('./answer')).ChartsResponse,
});
