/**
 * Any settings and any parts, over HTTP: the response matches the description, its echo repeats the question, and its
 * parts equal the parts of a full chart.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createApp } from '../../../src/app';
import { DASHA_YEARS, PRESET_KEYS } from '../../../src/data/chart/presets';
import { LANGUAGE_TAGS } from '../../../src/data/language';
import { PART_KEYS } from '../../../src/domain/chart/parts';
import { resolveSettings } from '../../../src/domain/chart/settings';
import { DASHA_KEYS } from '../../../src/domain/dasha/keys';
import { openApiDocument } from '../../../src/http/openApiDocument';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../../src/kernel/keys';
import { schemaErrors } from '../../http/schemaErrors';
import { kernel } from '../support/kernel';
import { runs } from '../support/property';

const app = createApp(() => kernel);
const errorsOf = schemaErrors(await openApiDocument());

// biome-ignore lint/suspicious/noExplicitAny: an answer is walked by path
async function post(body: object): Promise<any> {
  const response = await app.request('https://khagola.test/api/chart', { method: 'POST', body: JSON.stringify(body) });
  const answer = (await response.json()) as object;
  expect([response.status, errorsOf('/components/schemas/ChartResponse', answer)]).toEqual([200, []]);
  return answer;
}

const clock = fc.record({
  year: fc.integer({ min: 1900, max: 2100 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  hour: fc.integer({ min: 3, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
  lat: fc.integer({ min: -89, max: 89 }),
  lon: fc.integer({ min: -180, max: 180 }),
});
const clocks = fc.oneof(
  fc.integer({ min: -56, max: 56 }).map((quarters) => ({ tzHours: quarters / 4 })),
  fc.constantFrom('Asia/Kolkata', 'Europe/Amsterdam', 'America/Toronto', 'bombay', 'calcutta').map((tz) => ({ tz })),
);
const custom = fc.record({
  epochJd: fc.integer({ min: 2_300_000, max: 2_500_000 }),
  deg: fc.integer({ min: -30, max: 390 }).map((deg) => deg / 1.3),
});
const settings = fc.record(
  {
    preset: fc.constantFrom(...PRESET_KEYS),
    ayanamsa: fc.oneof(fc.constantFrom(...AYANAMSHA_KEYS), custom),
    nodeMode: fc.constantFrom(...NODE_MODES),
    dashaYearDays: fc.constantFrom(...DASHA_YEARS),
    coLords: fc.boolean(),
  },
  { requiredKeys: [] },
);
const parts = fc.record(
  {
    include: fc.subarray([...PART_KEYS]),
    dashas: fc.subarray([...DASHA_KEYS], { maxLength: 4 }),
    dashaDepth: fc.integer({ min: 1, max: 2 }),
    precision: fc.integer({ min: 4, max: 12 }),
    lang: fc.constantFrom(...LANGUAGE_TAGS),
  },
  { requiredKeys: [] },
);
const request = fc
  .tuple(clock, clocks, settings, parts, fc.integer({ min: 1, max: 249 }))
  .map(([when, where, chosen, dashaFields, number]) => ({ ...when, ...where, ...chosen, ...dashaFields, number }));

test('any request is answered as described, with its settings in the stamp, and its echo repeats the question', async () => {
  await fc.assert(
    fc.asyncProperty(request, async (body) => {
      const answer = await post(body);
      const { preset, ...chosen } = resolveSettings(body);
      expect(answer.substrate_stamp).toMatchObject({ preset, settings: chosen });
      const again = await post(answer.input);
      // The notes name a field whose part is not included, and the echo keeps it.
      expect(JSON.stringify(again)).toBe(JSON.stringify(answer));
    }),
    runs(60),
  );
});

/** Fields about the request and its computation. */
const ABOUT = ['input', 'substrate_stamp', 'sovereigntySignature'];

test('a part requested alone equals the part of a full chart', async () => {
  await fc.assert(
    fc.asyncProperty(
      clock,
      settings,
      fc.subarray([...PART_KEYS], { minLength: 1, maxLength: 4 }),
      async (when, chosen, include) => {
        const birth = { ...when, tzHours: 0, ...chosen, number: 108 };
        const [some, all] = [await post({ ...birth, include }), await post({ ...birth, include: PART_KEYS })];
        for (const field of Object.keys(some)) {
          if (ABOUT.includes(field)) continue;
          expect(some[field], field).toEqual(all[field]);
        }
      },
    ),
    runs(30),
  );
});

test('a comparison is mirrored when its settings are swapped, and empty for equal settings', async () => {
  await fc.assert(
    fc.asyncProperty(clock, settings, settings, async (when, one, other) => {
      const include = ['bhavas', 'vargas', 'yogas', 'kp', 'avakahada', 'current_phase'];
      const birth = { ...when, tzHours: 0, include };
      const [forth, same] = (await post({ ...birth, ...one, compare: [other, one] })).comparison;
      const [back] = (await post({ ...birth, ...other, compare: [one] })).comparison;
      expect(same.differs).toEqual([]);
      const byPath = (list: { path: string }[]) => [...list].sort((a, b) => (a.path < b.path ? -1 : 1));
      const turned = forth.differs.map(({ path, from, to }: Record<string, unknown>) => ({ path, from: to, to: from }));
      expect(byPath(back.differs)).toEqual(byPath(turned));
    }),
    runs(30),
  );
});
