/** The page docs/utsavas.md: the agreement of the observances with each source and authority, and every missed row. */

import {
  type ForecastAgreement,
  forecastAgreements,
  forecastMisses,
  forecastTable,
} from '../domain/holidays/agreement';
import { type Agreement, agreements, tableOf, weights } from '../domain/observances/agreement';
import { MISSES, TIMES_OF_OTHER_DAYS, type Why } from '../domain/observances/misses';
import { type Compared, comparedTimes, nameOf, timesTable } from '../domain/observances/timesAgreement';

const WHOSE: Readonly<Record<Why, string>> = {
  government: 'a government set the day',
  'other rule': 'the source has another rule',
  'slip of the source': 'an error of the source',
  'within two minutes': 'within two minutes of the limit',
  ours: 'our rule is wrong here',
  unexplained: 'not explained',
};

const REASONS = new Map(MISSES.map(({ source, miss, why, because }) => [`${source}: ${miss}`, { why, because }]));

/** "onam 2016-09-13 New Delhi: 2016-09-14" as the cells of a row. */
function missRow(source: string, miss: string): string {
  const [, key, date, place, ours] = /^(\S+) (\S+) (.*): (.*)$/.exec(miss) ?? [];
  const reason = REASONS.get(`${source}: ${miss}`);
  const why = reason ? `${WHOSE[reason.why]}: ${reason.because}` : 'the engine reads another rule or limit';
  return `| ${source} | \`${key}\` | ${place} | ${date} | ${ours} | ${why} |`;
}

const withoutRule = ({ source, authority, ruleless }: Agreement): string[] =>
  Object.keys(ruleless).length === 0
    ? []
    : [
        `- ${source}, ${authority}: ${Object.entries(ruleless)
          .map(([key, count]) => `\`${key}\` ${count}`)
          .join(', ')}.`,
      ];

export function observancePage(
  all: readonly Agreement[] = agreements(),
  times: readonly Compared[] = comparedTimes(),
  holidays: readonly ForecastAgreement[] = forecastAgreements(),
): string {
  const misses = all.flatMap(({ source, misses: rows }) => rows.map((miss) => missRow(source, miss)));
  return [
    '# Observances: agreement with each source',
    '',
    '<!-- written by npm run accuracy -->',
    '',
    'This page shows how the days of `/api/utsavas` agree with the dated rows of each source and authority. The rules are',
    'explained in [Observances](reference/conventions/observances.md). A row agrees when we give that very date for the',
    'region and the tradition of the source, computed for the place of the row.',
    '',
    ...tableOf(all),
    '',
    'No source decides alone. Its weight:',
    '',
    ...weights(all),
    '',
    '## Times',
    '',
    'Dated windows and moments of 45 towns against the times of observances. A row agrees within the tolerance that it',
    'states: 2 minutes in general, 4 for the Gauḍīya program, 8 for pages before 2019 with another sunrise, 15 for',
    'saṅkrāntis. Rows of another day belong to fasts that their source keeps on another date.',
    '',
    ...timesTable(times),
    '',
    'At six towns and in four years without a dated row, the windows, moonrises and parts of the day are also computed by',
    'their formulas with astronomy-engine. The 2,204 ends differ by at most 11 s, those of bhadrā by at most 8 s',
    '(`test/domain/observances/timesIndependent.test.ts`).',
    '',
    'Rows of another day:',
    '',
    ...times
      .filter(({ minutes }) => minutes === null)
      .map((one) => `- ${nameOf(one)} (${one.row.source}): ${TIMES_OF_OTHER_DAYS[nameOf(one)]}.`),
    '',
    '## Holidays',
    '',
    'The forecast of the service for a year without a list, compared with each list of `/api/v1/holidays`. It takes the rule',
    'of each holiday at the town of the region. Days proclaimed each year have no rule and are not compared.',
    '',
    ...forecastTable(holidays),
    '',
    'Every day that a forecast misses:',
    '',
    ...forecastMisses(holidays),
    '',
    '## Every row that misses',
    '',
    'The dates are the one of the source and our nearest one.',
    '',
    '| source | observance | place | source | ours | reason |',
    '|---|---|---|---|---|---|',
    ...misses,
    '',
    '## Observances without a rule',
    '',
    'The sources date these observances too often differently, or too seldom, for a rule. The number of dated rows stands',
    'behind each key.',
    '',
    ...all.flatMap(withoutRule),
    '',
  ].join('\n');
}
