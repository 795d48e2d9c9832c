/** Forty births, and twelve under other settings, through POST /api/chart: every further part and every daśā. */
import { describe, expect, test } from 'vitest';
import { createApp } from '../../../src/app';
import type { ChartSettings } from '../../../src/data/chart/presets';
import { BODY_KEYS } from '../../../src/data/keys';
import { BINDU_KEYS } from '../../../src/domain/chart/ashtakavarga';
import { PART_KEYS } from '../../../src/domain/chart/parts';
import { arcBetween } from '../../../src/domain/circle';
import { DASHA_KEYS, type DashaKey } from '../../../src/domain/dasha/keys';
import { JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { openApiDocument } from '../../../src/http/openApiDocument';
import { schemaErrors } from '../../http/schemaErrors';
import { type Birth, grahaOf, type ReferenceGraha, records } from '../support/cases';
import { Agreement } from '../support/days';
import { HORARIES, PARTS, renamed, VARIANTS } from '../support/further';
import { kernel } from '../support/kernel';
import { Residuals } from '../support/residuals';

/** Lord, start, end; rāśi from 0 and years of a rāśi daśā. */
type Period = [
  lord: ReferenceGraha,
  start: number,
  end: number,
  rashi: number | null,
  years: number | null,
  parts?: unknown[],
];
interface Expected {
  applicable: boolean | null;
  condition: string | null;
  periods: Period[];
}
interface DashasCase {
  id: string;
  expected: Record<DashaKey, Expected>;
}
const DASHAS = records<DashasCase>('dashas');
const OTHERS = records<{ id: string; expected: { dashas: Partial<Record<DashaKey, Expected>> } }>('variants');

const app = createApp(() => kernel);
const errorsOf = schemaErrors(await openApiDocument());

/** The request for a birth of the files. */
function requestOf({ date, time, tz_hours: tzHours, lat, lon }: Birth['input']) {
  const [year, month, day] = date.split('-').map(Number);
  const [hour, minute, second] = time.split(':').map(Number);
  return { year, month, day, hour, minute, second, lat, lon, tzHours };
}

// biome-ignore lint/suspicious/noExplicitAny: an answer is walked by path
async function chartOf(birth: Pick<Birth, 'id' | 'input'>, fields: object): Promise<any> {
  const body = JSON.stringify({ ...requestOf(birth.input), ...fields });
  const response = await app.request('https://khagola.test/api/chart', { method: 'POST', body });
  const chart = (await response.json()) as object;
  expect([response.status, birth.id, errorsOf('/components/schemas/ChartResponse', chart)]).toEqual([
    200,
    birth.id,
    [],
  ]);
  return chart;
}

const degrees = new Residuals('degrees');
const values = new Residuals('virūpas or points');
const days = new Residuals('days');
const labels = new Agreement();

const fromZero = (rashis: number[]) => rashis.map((rashi) => rashi - 1);
const jdOf = (iso: string): number => Date.parse(iso) / 864e5 + JD_UNIX_EPOCH;

// biome-ignore lint/suspicious/noExplicitAny: each part is read by the function that knows its layout
type Any = any;

function compareAvakahada(part: Any, expected: Any, id: string): void {
  const { paya, rashi_lord, nakshatra_lord, ...classes } = part;
  const keys = Object.fromEntries(Object.entries(classes).map(([field, { key }]: [string, Any]) => [field, key]));
  const payas = { by_rashi: paya.by_rashi.key, by_nakshatra: paya.by_nakshatra.key };
  expect({ ...keys, paya: payas, rashi_lord, nakshatra_lord }, id).toEqual(renamed(expected));
}

function compareNumbers(residuals: Residuals, name: string, computed: Any, expected: Any): void {
  if (typeof expected === 'number') residuals.add(name, computed - expected);
  else for (const key of Object.keys(expected)) compareNumbers(residuals, name, computed[key], expected[key]);
}

function compareParts(chart: Any, expected: Any, id: string): void {
  expect(chart.chalit.grahas, id).toEqual(renamed(expected.chalit));
  compareAvakahada(chart.avakahada, expected.avakahada, id);
  compareNumbers(values, 'viṃśopaka', chart.vimshopaka, renamed(expected.vimshopaka));
}

describe('forty births', () => {
  const include = PART_KEYS.filter((part) => part !== 'dasha');

  test('every further part of forty births agrees, in the layout of the answer', async () => {
    expect(PARTS).toHaveLength(40);
    for (const birth of PARTS) {
      const { id } = birth;
      const horary = HORARIES.find((each) => each.id === id);
      const expected = birth.expected;
      const chart = await chartOf(birth, { include, number: horary?.number });
      // A birth near Calcutta has a note on its local time.
      expect(
        chart.substrate_stamp.notes.filter((note: string) => !note.startsWith('tz: ')),
        id,
      ).toEqual([]);
      compareParts(chart, expected, id);
      if (expected.argala) expect(chart.argala, id).toEqual(renamed(expected.argala));
      const { rashis, grahas } = chart.rashi_drishti;
      const aspects = Object.entries<Any>(grahas).map(([key, each]) => [
        key,
        { ...each, rashis: fromZero(each.rashis) },
      ]);
      expect({ rashis: rashis.map(fromZero), grahas: Object.fromEntries(aspects) }, id).toEqual(
        renamed(expected.rashi_drishti),
      );
      compareNumbers(values, 'graha-dṛṣṭi', chart.graha_drishti, renamed(expected.graha_drishti));
      expect(chart.friendships, id).toEqual(renamed(expected.friendships));
      expect(chart.sudarshana, id).toEqual(renamed(expected.sudarshana));
      if (expected.prastara) expect(chart.prastara, id).toEqual(renamed(expected.prastara));
      for (const key of BINDU_KEYS) {
        const sums = chart.ashtakavarga.bhinna[key].map((_: number, i: number) =>
          BINDU_KEYS.reduce((sum, giver) => sum + chart.prastara[key][giver][i], 0),
        );
        expect(sums, id).toEqual(chart.ashtakavarga.bhinna[key]);
      }
      for (const [key, { lon }] of Object.entries<Any>(expected.upagrahas)) {
        degrees.add('upagrahas', arcBetween(chart.upagrahas[key].sidereal_deg, lon));
      }
      for (const [key, lon] of Object.entries<number>(expected.sphutas)) {
        degrees.add('sphuṭas', arcBetween(chart.sphutas[key].sidereal_deg, lon));
      }
      if (horary === undefined) throw new Error(`no horary number for ${id}`);
      const { start, end, ladder, cusps } = horary.expected;
      const { start_deg, end_deg, sign_lord, star_lord, sub_lord } = chart.kp_horary;
      degrees.add('KP number', start_deg - start);
      degrees.add('KP number', end_deg - end);
      expect([sign_lord, star_lord, sub_lord], id).toEqual(ladder.map(grahaOf));
      cusps.forEach((deg, i) => {
        degrees.add('KP cusps', arcBetween(chart.kp_horary.cusps[i].sidereal_deg, deg));
      });
      const arudhas = (await chartOf(birth, { include: ['arudhas'], coLords: true })).arudhas;
      const padas = Array.from({ length: 12 }, (_, i) => arudhas[`A${i + 1}`].rashi_index - 1);
      expect(padas, id).toEqual(expected.arudhas_co_lords);
    }
  });

  function compareDasha(id: string, key: DashaKey, computed: Any, expected: Expected): void {
    const at = `${id} ${key}`;
    labels.add('condition', computed.condition === expected.condition, `${at}: ${computed.condition}`);
    labels.add('applicable', computed.applicable === expected.applicable, at);
    labels.add(`${key} count`, computed.periods.length === expected.periods.length, at);
    expected.periods.forEach(([lord, start, end, rashi, years], i) => {
      const period = computed.periods[i];
      const isNamed = period?.lord === grahaOf(lord) && (rashi === null || period.rashi_index === rashi + 1);
      labels.add(key, isNamed && (years === null || period.years === years), `${at} ${i}`);
      days.add(key, jdOf(period.start) - start);
      days.add(key, jdOf(period.end) - end);
    });
  }

  test('every daśā of forty births agrees, in its layout', async () => {
    expect(DASHAS).toHaveLength(40);
    for (const { id, expected } of DASHAS) {
      const birth = PARTS.find((each) => each.id === id);
      if (birth === undefined) throw new Error(`no birth ${id}`);
      const { dasha } = await chartOf(birth, { include: ['dasha'], dashas: DASHA_KEYS, dashaDepth: 2 });
      expect(Object.keys(dasha)).toEqual([...DASHA_KEYS]);
      for (const key of DASHA_KEYS) compareDasha(id, key, dasha[key], expected[key]);
    }
  });

  test('twelve births agree under twelve sets of settings', async () => {
    expect(VARIANTS).toHaveLength(12);
    for (const birth of VARIANTS) {
      const { id, settings, expected, lon, ayanamsa_deg } = birth;
      const dashas = OTHERS.find((each) => each.id === id)?.expected.dashas ?? {};
      const fields = {
        include: ['arudhas', 'chalit', 'avakahada', 'vimshopaka', 'dasha'],
        dashas: Object.keys(dashas),
      };
      const chart = await chartOf(birth, { ...settings, ...fields, dashaDepth: 1 });
      expect(chart.substrate_stamp.settings satisfies ChartSettings, id).toEqual(settings);
      degrees.add('ayanāṃśa', chart.ayanamsha_deg - ayanamsa_deg);
      const places: Record<string, number> = renamed(lon);
      for (const { key, sidereal_deg } of chart.grahas) {
        if ((BODY_KEYS as readonly string[]).includes(key))
          degrees.add('grahas', arcBetween(sidereal_deg, places[key] ?? Number.NaN));
      }
      const padas = Array.from({ length: 12 }, (_, i) => chart.arudhas[`A${i + 1}`].rashi_index - 1);
      expect(padas, id).toEqual(expected.arudhas);
      compareParts(chart, expected.parts, id);
      for (const [key, each] of Object.entries(dashas)) compareDasha(id, key as DashaKey, chart.dasha[key], each);
    }
  });

  test('the comparison has no disagreement', () => {
    degrees.print('Points over HTTP from the wall clock');
    values.print('Strengths over HTTP from the wall clock');
    labels.print('Daśās over HTTP from the wall clock');
    days.print('Their dates');
    expect(degrees.max('upagrahas')).toBeLessThan(0.05);
    expect(degrees.max('sphuṭas')).toBeLessThan(0.05);
    expect(degrees.max('KP number')).toBeLessThan(1e-4);
    expect(degrees.max('KP cusps')).toBeLessThan(0.02);
    expect(degrees.max('ayanāṃśa')).toBeLessThan(0.01 / 3600);
    expect(degrees.max('grahas')).toBeLessThan(0.1 / 3600);
    expect(values.max('viṃśopaka')).toBeLessThan(1e-9);
    expect(values.max('graha-dṛṣṭi')).toBeLessThan(0.01);
    expect(labels.kinds().length).toBeGreaterThan(DASHA_KEYS.length);
    for (const kind of labels.kinds()) expect(labels.share(kind), kind).toBe(1);
    // A hundredth of a day is 0.03″ of the Moon in a period of twenty years. Kālacakra maps the same arc to ten times
    // as long.
    for (const key of DASHA_KEYS) expect(days.max(key), key).toBeLessThan(key === 'kalachakra' ? 0.5 : 0.05);
  });
});
