/** POST /api/v1/charts: the response. */
import * as z from 'zod';

export const ChartsResponse = z.string().meta({
  id: 'ChartsResponse',
  description:
    'One JSON object a line: `index` from 1, `ok`, and `chart` (a `BirthChartResponse`) or `error` (as in `StructuredError`).',
});
