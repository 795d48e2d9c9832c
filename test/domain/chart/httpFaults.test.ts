/** A fault in any one part of a chart, over HTTP: status 200, null there, a note, and every other field unchanged. */
import { describe, expect, test } from 'vitest';
import { chart as resource } from '../../../src/api/chart';
import { chartBy } from '../../../src/api/chart/answer';
import type { Code } from '../../../src/api/resource';
import { createApp } from '../../../src/app';
import { CHART_RULES } from '../../../src/domain/chart/chart';
import { PART_KEYS } from '../../../src/domain/chart/parts';
import { DASHA_KEYS, DEFAULT_DASHAS } from '../../../src/domain/dasha/keys';
import { openApiDocument } from '../../../src/http/openApiDocument';
import { birth, CHART } from '../../http/births';
import { degradedFields, expectNoted, notedFields } from '../../http/degraded';
import { schemaErrors } from '../../http/schemaErrors';
import { kernel } from '../support/kernel';

const errorsOf = schemaErrors(await openApiDocument());

const USUAL = { dashaDepth: 2 };
const ALL = { include: PART_KEYS, dashas: DASHA_KEYS, dashaDepth: 1, number: 108 };

async function chartOf(fields: object = USUAL, by: typeof kernel = kernel, rules = CHART_RULES) {
  const body = JSON.stringify({ ...birth, ...fields });
  const request = new Request(`https://khagola.test${CHART}`, { method: 'POST', body });
  const resources = [{ ...resource, code: async () => chartBy(rules) as unknown as Code }];
  const response = await createApp(() => by, undefined, undefined, resources).fetch(request, {});
  expect(response.status).toBe(200);
  // biome-ignore lint/suspicious/noExplicitAny: an answer is walked by path
  const chart = (await response.json()) as any;
  expect(errorsOf('/components/schemas/ChartResponse', chart)).toEqual([]);
  return chart;
}

const fault = (): never => {
  throw new Error('forced');
};

/** The fields whose names differ from their part. */
const FIELD_OF: Record<string, string> = { karakas: 'chara_karakas' };
const PARTS = PART_KEYS.filter((part) => part !== 'day' && part !== 'dasha').map(
  (part) => [FIELD_OF[part] ?? part, part] as const,
);

describe('a fault in one part', () => {
  test.each(PARTS)('a fault in one part leaves %s null, and all other fields unchanged', async (field, part) => {
    const intact = await chartOf(ALL);
    expect(degradedFields(intact)).toEqual([]);
    expect(intact.substrate_stamp.notes).toEqual([]);
    const chart = await chartOf(ALL, kernel, { ...CHART_RULES, parts: { ...CHART_RULES.parts, [part]: fault } });
    const expected = structuredClone(intact);
    expected[field] = null;
    if (part === 'yogas') expected.yogas_evaluated = 0;
    expected.substrate_stamp.notes = [`${field}: could not be computed (forced)`];
    expected.sovereigntySignature.notes = expected.substrate_stamp.notes;
    expect(chart).toEqual(expected);
  });

  test.each([...DEFAULT_DASHAS.map((key) => [key, USUAL] as const), ...DASHA_KEYS.map((key) => [key, ALL] as const)])(
    'a fault in the daśā %s leaves it null, and all other fields unchanged',
    async (key, fields) => {
      const intact = await chartOf(fields);
      const chart = await chartOf(fields, kernel, { ...CHART_RULES, plans: { ...CHART_RULES.plans, [key]: fault } });
      const expected = structuredClone(intact);
      expected.dasha[key] = null;
      expected.substrate_stamp.notes = [`dasha.${key}: could not be computed (forced)`];
      expected.sovereigntySignature.notes = expected.substrate_stamp.notes;
      expect(chart).toEqual(expected);
    },
  );

  test('the faults cover every part of the answer that may be null as a whole', async () => {
    const intact = await chartOf(ALL);
    const never = [
      'input',
      'day',
      'lagna',
      'grahas',
      'naisargika_karakas',
      'dasha',
      'substrate_stamp',
      'sovereigntySignature',
    ];
    const parts = Object.keys(intact).filter((key) => typeof intact[key] === 'object' && !never.includes(key));
    expect(PARTS.map(([field]) => field).sort()).toEqual(parts.sort());
  });

  test('a fault in the day leaves each value that needs it null and noted', async () => {
    const chart = await chartOf(USUAL, { ...kernel, span: fault });
    const notes: string[] = chart.substrate_stamp.notes;
    expect(chart.day).toBeNull();
    expect(notes[0]).toBe('day: could not be computed (forced)');
    expect(notes.length).toBeGreaterThan(10);
    expectNoted(chart);
  });

  test('a fault in the lagna leaves the grahas intact, and each value that depends on the lagna null', async () => {
    const body = await chartOf(USUAL, { ...kernel, angles: fault });
    expect(body.lagna.sidereal_deg).toBeNull();
    expect(body.grahas[1]).toMatchObject({ key: 'moon', house: null, sidereal_deg: expect.any(Number) });
    expect(body.dasha.vimshottari).not.toBeNull();
    expect(body.vargas.D9.lagna.rashi).toBeNull();
    expect(notedFields(body.substrate_stamp.notes)).toContain('lagna');
  });
});
