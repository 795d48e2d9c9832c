import { startServer } from '../conformance/server';

const BIRTH = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, lat: 28.6139, lon: 77.209, tzHours: 5.5 };
const WARM = 100;
const COUNTED = 500;

/** Median time of sequential requests on loopback, milliseconds. */
async function median(ask: () => Promise<Response>): Promise<{ ms: number; bytes: number }> {
  const times: number[] = [];
  let bytes = 0;
  for (let i = 0; i < WARM + COUNTED; i++) {
    const start = performance.now();
    bytes = (await (await ask()).arrayBuffer()).byteLength;
    if (i >= WARM) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { ms: times[times.length >> 1] as number, bytes };
}

/** Prints POST /api/chart end to end in workerd, next to an unknown path, which computes nothing. */
export async function benchWorker(): Promise<void> {
  const server = await startServer();
  try {
    const post = (path: string, body: unknown) => () =>
      fetch(`${server.origin}${path}`, { method: 'POST', body: JSON.stringify(body) });
    const empty = await median(() => fetch(`${server.origin}/nowhere`));
    const chart = await median(post('/api/chart', BIRTH));
    const shallow = await median(post('/api/chart', { ...BIRTH, dashaDepth: 1 }));
    console.log(`\nWorker in workerd on loopback, one request at a time (median of ${COUNTED})`);
    for (const [name, { ms, bytes }] of Object.entries({
      'unknown path': empty,
      'POST /api/chart': chart,
      'POST /api/chart, dashaDepth 1': shallow,
    })) {
      console.log(`  ${name.padEnd(36)}${ms.toFixed(2).padStart(9)} ms  ${bytes} bytes`);
    }
    console.log(
      `  a chart costs ${(chart.ms - empty.ms).toFixed(2)} ms more than nothing, ${(chart.ms / empty.ms).toFixed(1)} times as much`,
    );
  } finally {
    await server.stop();
  }
}
