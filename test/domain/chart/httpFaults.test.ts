/** A fault in any one part of a chart, over HTTP: 200, null there, a note, and every other field as it was. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../../src/app';
import { computeArudhas } from '../../../src/domain/chart/arudhas';
import { computeAshtakavarga } from '../../../src/domain/chart/ashtakavarga';
import { computeAvasthas } from '../../../src/domain/chart/avasthas/avasthas';
import { computeBhavas } from '../../../src/domain/chart/bhavas';
import { birthDay } from '../../../src/domain/chart/birthDay';
import { grahaYuddhas } from '../../../src/domain/chart/grahaYuddha';
import { computeCharaKarakas } from '../../../src/domain/chart/karakas';
import { shadbalaOf } from '../../../src/domain/chart/shadbala';
import { computeSpecialLagnas } from '../../../src/domain/chart/specialLagnas';
import { computeUpagrahas } from '../../../src/domain/chart/upagrahas';
import { computeVargas } from '../../../src/domain/chart/vargas';
import { computeYogas } from '../../../src/domain/chart/yogas';
import { ashtottariDasha } from '../../../src/domain/dasha/ashtottari';
import { charaDasha } from '../../../src/domain/dasha/chara';
import { runningPhase, vimshottariDasha } from '../../../src/domain/dasha/vimshottari';
import { yoginiDasha } from '../../../src/domain/dasha/yogini';
import { computeKp } from '../../../src/domain/kp/kp';
import { openApiDocument } from '../../../src/http/openapi/document';
import { birth, CHART } from '../../http/births';
import { degradedFields, expectNoted, notedFields } from '../../http/degraded';
import { schemaErrors } from '../../http/schemaErrors';
import { kernel } from '../support/kernel';

vi.mock('../../../src/domain/chart/arudhas', { spy: true });
vi.mock('../../../src/domain/chart/ashtakavarga', { spy: true });
vi.mock('../../../src/domain/chart/avasthas/avasthas', { spy: true });
vi.mock('../../../src/domain/chart/bhavas', { spy: true });
vi.mock('../../../src/domain/chart/birthDay', { spy: true });
vi.mock('../../../src/domain/chart/grahaYuddha', { spy: true });
vi.mock('../../../src/domain/chart/karakas', { spy: true });
vi.mock('../../../src/domain/chart/shadbala', { spy: true });
vi.mock('../../../src/domain/chart/specialLagnas', { spy: true });
vi.mock('../../../src/domain/chart/upagrahas', { spy: true });
vi.mock('../../../src/domain/chart/vargas', { spy: true });
vi.mock('../../../src/domain/chart/yogas', { spy: true });
vi.mock('../../../src/domain/dasha/ashtottari', { spy: true });
vi.mock('../../../src/domain/dasha/chara', { spy: true });
vi.mock('../../../src/domain/dasha/vimshottari', { spy: true });
vi.mock('../../../src/domain/dasha/yogini', { spy: true });
vi.mock('../../../src/domain/kp/kp', { spy: true });

const errorsOf = schemaErrors(openApiDocument());

async function chartOf(by: typeof kernel = kernel) {
  const body = JSON.stringify({ ...birth, dashaDepth: 2 });
  const request = new Request(`https://khagola.test${CHART}`, { method: 'POST', body });
  const response = await createApp(() => by).fetch(request, {});
  expect(response.status).toBe(200);
  // biome-ignore lint/suspicious/noExplicitAny: an answer is walked by path
  const chart = (await response.json()) as any;
  expect(errorsOf('/components/schemas/ChartResponse', chart)).toEqual([]);
  return chart;
}

const fault = (): never => {
  throw new Error('forced');
};
beforeEach(() => vi.restoreAllMocks());

const PARTS: [field: string, compute: unknown][] = [
  ['bhavas', computeBhavas],
  ['vargas', computeVargas],
  ['ashtakavarga', computeAshtakavarga],
  ['yogas', computeYogas],
  ['arudhas', computeArudhas],
  ['chara_karakas', computeCharaKarakas],
  ['avasthas', computeAvasthas],
  ['dasha.vimshottari', vimshottariDasha],
  ['dasha.yogini', yoginiDasha],
  ['dasha.ashtottari', ashtottariDasha],
  ['dasha.chara', charaDasha],
  ['current_phase', runningPhase],
  ['kp', computeKp],
  ['shadbala', shadbalaOf],
  ['graha_yuddha', grahaYuddhas],
  ['upagrahas', computeUpagrahas],
  ['special_lagnas', computeSpecialLagnas],
];

describe('a fault in one part', () => {
  test.each(PARTS)('%s is null, and all else stands', async (field, compute) => {
    const whole = await chartOf();
    expect(degradedFields(whole)).toEqual([]);
    expect(whole.substrate_stamp.notes).toEqual([]);
    vi.mocked(compute as () => unknown).mockImplementationOnce(fault);
    const chart = await chartOf();
    const expected = structuredClone(whole);
    const [part = '', inner] = field.split('.');
    if (inner === undefined) expected[part] = null;
    else expected[part][inner] = null;
    if (part === 'yogas') expected.yogas_evaluated = 0;
    expected.substrate_stamp.notes = [`${field}: could not be computed (forced)`];
    expect(chart).toEqual(expected);
  });

  test('is forced in every part of the answer that may be null as a whole', async () => {
    const whole = await chartOf();
    const parts = Object.keys(whole).filter((key) => typeof whole[key] === 'object');
    const never = ['input', 'day', 'lagna', 'grahas', 'naisargika_karakas', 'dasha', 'substrate_stamp'];
    const dashas = Object.keys(whole.dasha).map((key) => `dasha.${key}`);
    expect(PARTS.map(([field]) => field).sort()).toEqual(
      [...parts, ...dashas].filter((key) => !never.includes(key)).sort(),
    );
  });

  test('the day: each value that needs it is null and noted', async () => {
    vi.mocked(birthDay).mockImplementationOnce(fault);
    const chart = await chartOf();
    const notes: string[] = chart.substrate_stamp.notes;
    expect(chart.day).toBeNull();
    expect(notes[0]).toBe('day: could not be computed (forced)');
    expect(notes.length).toBeGreaterThan(10);
    expectNoted(chart);
  });

  test('the lagna: the grahas stand, and what hangs on the lagna is null', async () => {
    const body = await chartOf({ ...kernel, angles: fault });
    expect(body.lagna.sidereal_deg).toBeNull();
    expect(body.grahas[1]).toMatchObject({ key: 'moon', house: null, sidereal_deg: expect.any(Number) });
    expect(body.dasha.vimshottari).not.toBeNull();
    expect(body.vargas.D9.lagna.rashi).toBeNull();
    expect(notedFields(body.substrate_stamp.notes)).toContain('lagna');
  });
});
