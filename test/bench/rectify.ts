import { readFileSync } from 'node:fs';
import { Bench } from 'tinybench';
import { createApp } from '../../src/app';
import { CATEGORIES } from '../../src/data/rectify';
import { loadKernel } from '../../src/kernel';

const LOCATION = { lat: 28.6139, lon: 77.209, tz: 5.5 };

/** The questions, each with its time goal in milliseconds. */
const QUESTIONS = {
  '2 hours by 5 minutes, 6 events': { goal: 5, from: '08:00', to: '10:00', gridMinutes: 5, events: 6 },
  'a day by the minute, 20 events': { goal: 60, from: '00:00', to: '23:59', gridMinutes: 1, events: 20 },
  'a day by the minute, 60 events': { goal: 250, from: '00:00', to: '23:59', gridMinutes: 1, events: 60 },
};

/** Prints the time of POST /api/rectify from the body text to the response text, in this process. */
export async function benchRectify(): Promise<void> {
  const kernel = loadKernel(new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url))));
  const app = createApp(() => kernel);
  let birth = 0;
  const bodyOf = ({ from, to, gridMinutes, events }: (typeof QUESTIONS)[keyof typeof QUESTIONS]) => {
    birth = (birth + 1) % 28;
    return JSON.stringify({
      birthDate: `19${50 + birth}-05-${10 + (birth % 19)}`,
      birthWindow: { startTime: from, endTime: to },
      location: LOCATION,
      events: Array.from({ length: events }, (_, i) => ({
        date: `${1980 + ((i * 7) % 44)}-0${1 + (i % 9)}-15`,
        category: CATEGORIES[i % CATEGORIES.length],
      })),
      gridMinutes,
    });
  };
  const bench = new Bench({ time: 1000, warmupTime: 300 });
  const bytes = new Map<string, number>();
  for (const [name, question] of Object.entries(QUESTIONS)) {
    bench.add(name, async () => {
      const answer = await app.request('/api/rectify', { method: 'POST', body: bodyOf(question) });
      if (answer.status !== 200) throw new Error(`${name}: ${await answer.text()}`);
      bytes.set(name, (await answer.text()).length);
    });
  }
  await bench.run();
  console.log(
    '\nPOST /api/rectify, its comparison with dealt categories and JSON included (median, and of 100 the slowest)',
  );
  for (const [name, { goal }] of Object.entries(QUESTIONS)) {
    const result = bench.getTask(name)?.result;
    if (result?.state !== 'completed') throw new Error(`${name} did not run`);
    const ms = (value: number) => value.toFixed(2).padStart(8);
    const { p50, p99 } = result.latency;
    const size = ((bytes.get(name) ?? 0) / 1000).toFixed(0);
    console.log(`  ${name.padEnd(36)}${ms(p50)} ms ${ms(p99)} ms  (goal ${goal} ms), ${size} thousand characters`);
  }
}
