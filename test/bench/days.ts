import { readFileSync } from 'node:fs';
import { getPanchangam, Observer } from '@ishubhamx/panchangam-js';
import { days } from '../../src/api/days/answer';
import { DAY_FIELDS, type DayField } from '../../src/api/days/fields';
import type { DaysRequestQuestion } from '../../src/api/days/question';
import { jsonBytes } from '../../src/api/json';
import { textOf } from '../../src/api/resource';
import { presentDate } from '../../src/api/shapes/presentAlmanac';
import { REFERENCE_PLACE } from '../../src/data/place';
import { MAX_DAYS } from '../../src/domain/days/days';
import { civilFromDays, daysFromCivil } from '../../src/domain/time/civil';
import { loadKernel } from '../../src/kernel';

const { lat, lon, tz } = REFERENCE_PLACE;
const TZ_HOURS = 5.5;
const FIRST_DAY = daysFromCivil(2026, 1, 1);
const SPANS = { month: 31, year: 365, 'span of 401 days': MAX_DAYS };
const CHOICES = {
  'three fields': ['tithi', 'nakshatra', 'masa'],
  'all fields but observances': DAY_FIELDS.filter((field) => field !== 'observances'),
  'all fields': DAY_FIELDS,
} as const satisfies Record<string, readonly DayField[]>;
const RUNS = 60;
const PEER_RUNS = 3;

/** The shortest time of several runs, ms, because the machine is shared. */
async function fastest(runs: number, run: () => unknown): Promise<number> {
  let ms = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    await run();
    ms = Math.min(ms, performance.now() - start);
  }
  return ms;
}

/** Prints the cost of /api/v1/days for spans, including JSON or CSV, next to panchangam-js. */
export async function benchDays(): Promise<void> {
  const kernel = loadKernel(new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url))));
  const questionOf = (count: number, fields: readonly DayField[]): DaysRequestQuestion => {
    const [from, to] = [FIRST_DAY, FIRST_DAY + count - 1].map((day) => presentDate(civilFromDays(day))) as [
      string,
      string,
    ];
    const page = { limit: undefined, cursor: 0, query: '' };
    const place = { lat, lon, tz };
    return { from, to, place, assumed: [], model: 'modern', fields, practice: {}, page, isUtc: false };
  };
  const json = async (
    count: number,
    fields: readonly DayField[],
    more: Partial<DaysRequestQuestion> = {},
  ): Promise<Uint8Array> => {
    const answer = await days.outline?.(() => kernel, { ...questionOf(count, fields), ...more });
    if (!answer?.ok) throw new Error('refused');
    return jsonBytes(answer.value);
  };
  const csv = async (): Promise<string> => {
    const answer = await days.formats?.csv?.(() => kernel, questionOf(MAX_DAYS, DAY_FIELDS), undefined);
    if (!answer?.ok) throw new Error('refused');
    return textOf(answer.value);
  };
  const observer = new Observer(lat, lon, 0);
  const peerDays = (count: number): string =>
    JSON.stringify(
      Array.from({ length: count }, (_, i) =>
        getPanchangam(new Date((FIRST_DAY + i) * 86_400_000 - TZ_HOURS * 3_600_000), observer, {
          timezoneOffset: TZ_HOURS * 60,
        }),
      ),
    );
  const kilobytes = (text: string | Uint8Array): string => (Buffer.byteLength(text) / 1000).toFixed(0);
  const line = (name: string, ms: number, text: string | Uint8Array): void =>
    console.log(`  ${name.padEnd(44)}${ms.toFixed(2).padStart(9)} ms (${kilobytes(text)} kB)`);

  console.log(`\nDays of a place as JSON (least of ${RUNS} runs)`);
  for (const [span, count] of Object.entries(SPANS)) {
    for (const [name, fields] of Object.entries(CHOICES)) {
      line(`a ${span}, ${name}`, await fastest(RUNS, () => json(count, fields)), await json(count, fields));
    }
  }
  const hindi = () => json(SPANS.year, DAY_FIELDS, { lang: 'hi' });
  line('a year, all fields, names in Hindi', await fastest(RUNS / 2, hindi), await hindi());
  line('a span of 401 days as CSV, all fields', await fastest(RUNS / 2, csv), await csv());
  const monthMs = await fastest(RUNS, () => json(SPANS.month, DAY_FIELDS));
  const peer = await fastest(PEER_RUNS, () => peerDays(SPANS.month));
  line('panchangam-js, a month as JSON', peer, peerDays(SPANS.month));
  console.log(`  panchangam-js takes ${(peer / monthMs).toFixed(0)} times as long`);
}
