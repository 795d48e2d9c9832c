/**
 * `npm run hostile` sends hostile requests to a service of this folder. With --origin it uses a service that is already
 * running and was started in the same way. Options: --seed 108, --from 0, --count 10000, --only createChart, --sockets
 * 6, --minutes.
 */
import { parseArgs } from 'node:util';
import { startServer } from '../conformance/server';
import { attack, INDEX_KEY, inWords, PUBLIC_ORIGIN } from './attack';
import { startIndex } from './index-service';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '108' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '10000' },
    only: { type: 'string' },
    origin: { type: 'string' },
    sockets: { type: 'string', default: '6' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});

const index = await startIndex();
const variables = { INDEXNOW_KEY: INDEX_KEY, INDEXNOW_ENDPOINT: index.endpoint, PUBLIC_ORIGIN };
const options = Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
const server = values.origin ? undefined : await startServer(...options);
try {
  const report = await attack({
    origin: values.origin ?? (server?.origin as string),
    seed: Number(values.seed),
    from: Number(values.from),
    count: Number(values.count),
    only: values.only,
    sockets: Number(values.sockets),
    seconds: Number(values.minutes) * 60,
    found: ({ kind, detail, index }) => console.log(`request ${index}: ${kind}: ${detail}`),
    progress: (done) => {
      if (done % 5000 === 0) console.log(`${done} requests`);
    },
  });
  console.log(inWords(report));
  const log = server?.output().replace(/^Khagola is running at .*\n(?: {2}.*\n)*/m, '') ?? '';
  if (log !== '') console.log(`The service wrote:\n${log.slice(0, 5000)}`);
  if (report.faults.length + report.broken.length > 0) process.exitCode = 1;
} finally {
  await server?.stop();
  index.close();
}
