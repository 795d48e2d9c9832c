// `npm run scale`: the cost and the limits of the service for a number of users. Prints the tables of docs/scale.md.
// Every assumption is an option: `npm run scale -- --users 10000000 --towns 20000`. --help lists them with their
// defaults.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** The assumptions: value and meaning. Prices and bounds are Cloudflare's (paid plan), in dollars. */
const ASSUMPTIONS = /** @type {const} */ ({
  users: [1e6, 'people with an account'],
  active: [0.1, 'share of them on a day'],
  visitors: [1, 'people without an account on a day, for each active one'],
  charts: [10, 'saved charts an account'],
  'chart-bytes': [1010, 'bytes of a saved chart with its indexes'],
  'account-bytes': [690, 'bytes of an account, a passkey and a session with their indexes'],
  'api-charts': [0.5, 'charts by the API a person and day; pages compute in the browser'],
  'api-years': [0.5, 'questions for a year of observances a person and day'],
  'api-days': [0.5, 'muhūrtas a person and day'],
  'account-calls': [4, 'requests to /account an active account and day'],
  saves: [0.2, 'charts saved an active account and day'],
  peak: [4, 'busiest hour over the mean hour'],
  towns: [5000, 'places that are asked for'],
  zipf: [1, 'exponent of their popularity'],
  years: [0.85, 'share of questions about the present year; the rest is even over ten others'],
  centres: [40, 'data centres with a cache of their own, by the same law'],
  'cache-seconds': [3600, 'life of a cached year'],
  'cpu-chart': [2.9, 'ms of a chart'],
  'cpu-hit': [1.1, 'ms of a cached year'],
  'cpu-miss': [11.9, 'ms of a computed year'],
  'cpu-day': [1.1, 'ms of a day of muhūrtas'],
  'cpu-account': [1, 'ms of an account request'],
  'query-ms': [1, 'ms of a D1 query on its single thread'],
  queries: [2, 'queries of an account request'],
  'price-request': [0.3, 'a million Worker requests'],
  'price-cpu': [0.02, 'a million ms of processor time'],
  'price-log': [0.6, 'a million log lines'],
  'price-object': [0.15, 'a million requests to Durable Objects'],
  'price-duration': [12.5, 'a million GB-s of Durable Objects'],
  'price-read': [0.001, 'a million rows read'],
  'price-write': [1, 'a million rows written'],
  'price-d1': [0.75, 'a GB and month in D1'],
  'price-sqlite': [0.2, 'a GB and month in objects'],
  'object-ms': [5, 'ms that an object is billed for a request, with 128 MB'],
  'd1-gb': [10, 'GB that a D1 database holds'],
});
/** @typedef {Record<keyof typeof ASSUMPTIONS, number>} Assumptions */

const DAY_SECONDS = 86_400;
const MONTH_DAYS = 30;
const OTHER_YEARS = 10;
/** Rows that a saved chart and a limiter decision write, including indexes, and rows that an account request reads. */
const ROWS = { save: 4, limiter: 1, account: 4 };

/** Shares by Zipf's law, adding up to 1. @param {number} count @param {number} exponent */
function shares(count, exponent) {
  const weights = Array.from({ length: count }, (_, rank) => (rank + 1) ** -exponent);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * Hit rates of the yearly cache. Questions for an entry arrive by a Poisson process. The first one of each lifetime
 * misses, so of λ questions in a lifetime λ / (1 + λ) hit.
 * @param {Assumptions} assumptions
 */
export function hitRates(assumptions) {
  const perSecond = (peopleOf(assumptions) * assumptions['api-years']) / DAY_SECONDS;
  const towns = shares(assumptions.towns, assumptions.zipf);
  const centres = shares(assumptions.centres, assumptions.zipf);
  const years = [assumptions.years, ...Array(OTHER_YEARS).fill((1 - assumptions.years) / OTHER_YEARS)];
  const rates = towns.map((town) => {
    let hits = 0;
    for (const centre of centres) {
      for (const year of years) {
        const arrivals = perSecond * town * centre * year * assumptions['cache-seconds'];
        hits += (centre * year * arrivals) / (1 + arrivals);
      }
    }
    return hits;
  });
  return { rates, all: towns.reduce((sum, town, i) => sum + town * /** @type {number} */ (rates[i]), 0) };
}

/** People on a day. @param {Assumptions} assumptions */
const peopleOf = (assumptions) => assumptions.users * assumptions.active * (1 + assumptions.visitors);

/** @param {Assumptions} assumptions */
export function simulate(assumptions) {
  const people = peopleOf(assumptions);
  const active = assumptions.users * assumptions.active;
  const { rates, all: hit } = hitRates(assumptions);
  const yearCpu = hit * assumptions['cpu-hit'] + (1 - hit) * assumptions['cpu-miss'];
  const object =
    assumptions['price-object'] + (assumptions['price-duration'] * assumptions['object-ms'] * 0.128) / 1000;
  const worker = (/** @type {number} */ cpu) =>
    assumptions['price-request'] + assumptions['price-cpu'] * cpu + assumptions['price-log'];
  const kinds = [
    { what: 'a chart by the API', daily: people * assumptions['api-charts'], price: worker(assumptions['cpu-chart']) },
    { what: 'a year of observances', daily: people * assumptions['api-years'], price: worker(yearCpu) },
    {
      what: 'a day of muhūrtas, with its limit',
      daily: people * assumptions['api-days'],
      price: worker(assumptions['cpu-day']) + object + ROWS.limiter * assumptions['price-write'],
    },
    {
      what: 'an account request, D1',
      daily: active * assumptions['account-calls'],
      price: worker(assumptions['cpu-account']) + ROWS.account * assumptions['price-read'],
    },
    {
      what: 'a saved chart, D1',
      daily: active * assumptions.saves,
      price: worker(assumptions['cpu-chart']) + ROWS.save * assumptions['price-write'],
    },
  ];
  const accountBytes = assumptions['account-bytes'] + assumptions.charts * assumptions['chart-bytes'];
  const gb = (assumptions.users * accountBytes) / 1e9;
  const accountDaily = active * (assumptions['account-calls'] + assumptions.saves);
  const monthly = (/** @type {{ daily: number, price: number }[]} */ of) =>
    of.reduce((sum, { daily, price }) => sum + (daily * price * MONTH_DAYS) / 1e6, 0);
  const busiest = (accountDaily / DAY_SECONDS) * assumptions.peak;
  return {
    kinds,
    rates,
    hit,
    gb,
    busiest,
    load: (busiest * assumptions.queries * assumptions['query-ms']) / 1000,
    fullAt: (assumptions['d1-gb'] * 1e9) / accountBytes,
    requests: kinds.reduce((sum, { daily }) => sum + daily, 0) * MONTH_DAYS,
    dollars: monthly(kinds),
    d1: gb * assumptions['price-d1'],
    objects: gb * assumptions['price-sqlite'] + (accountDaily * object * MONTH_DAYS) / 1e6,
  };
}

const count = (/** @type {number} */ n) => Math.round(n).toLocaleString('en-US');
const percent = (/** @type {number} */ part) => `${(part * 100).toFixed(1)} %`;
const table = (/** @type {string[][]} */ [head = [], ...rows]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The tables of docs/scale.md. @param {Assumptions} assumptions */
export function report(assumptions) {
  const result = simulate(assumptions);
  const ranks = [1, 10, 100, 1000, 5000].filter((rank) => rank <= assumptions.towns);
  return [
    table([
      ['request', 'a day', 'dollars a million'],
      ...result.kinds.map(({ what, daily, price }) => [what, count(daily), price.toFixed(2)]),
    ]),
    table([
      ['place by popularity', 'cache hits'],
      ...ranks.map((rank) => [count(rank), percent(/** @type {number} */ (result.rates[rank - 1]))]),
      ['all questions', percent(result.hit)],
    ]),
    table([
      ['', ''],
      ['requests a month', count(result.requests)],
      ['dollars a month for them', count(result.dollars)],
      ['account requests a second, busiest hour', result.busiest.toFixed(1)],
      ['use of the single thread of D1', percent(result.load)],
      ['GB of accounts', result.gb.toFixed(1)],
      [`accounts at which ${assumptions['d1-gb']} GB are full`, count(result.fullAt)],
      ['dollars a month to store them in D1', result.d1.toFixed(2)],
      ['dollars a month in an object per account, its requests included', result.objects.toFixed(2)],
    ]),
  ].join('\n\n');
}

/** The assumptions with their defaults. */
export const DEFAULTS = /** @type {Assumptions} */ (
  Object.fromEntries(Object.entries(ASSUMPTIONS).map(([name, [value]]) => [name, value]))
);

/** The assumptions of a command line. @param {string[]} args @returns {Assumptions} */
function readAssumptions(args) {
  const options = Object.fromEntries(
    Object.keys(DEFAULTS).map((name) => [name, /** @type {{ type: 'string' }} */ ({ type: 'string' })]),
  );
  const { values } = parseArgs({ args, options: { ...options, help: { type: 'boolean' } } });
  if (values.help) {
    for (const [name, [value, meaning]] of Object.entries(ASSUMPTIONS)) console.log(`--${name} ${value}  ${meaning}`);
    process.exit(0);
  }
  for (const [name, text] of Object.entries(values)) {
    const value = Number(text);
    if (!(value >= 0))
      throw new RangeError(
        `--${name} must be a number from 0, for example ${DEFAULTS[/** @type {keyof Assumptions} */ (name)]}.`,
      );
  }
  return { ...DEFAULTS, ...Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)])) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(report(readAssumptions(process.argv.slice(2))));
