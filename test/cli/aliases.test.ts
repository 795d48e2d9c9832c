/** Options of the command under the names that the API understands, and unknown options. */
import { describe, expect, test } from 'vitest';
import { khagola } from './ask';

const SPAN = ['--from', '2026-11-08', '--to', '2026-11-09'];

describe('other names of options', () => {
  test.each<[named: string[], other: string[]]>([
    [
      ['days', '--place', 'Pune', ...SPAN],
      ['days', '--city', 'Pune', '--start', '2026-11-08', '--end-date', '2026-11-09'],
    ],
    [
      ['days', '--lat', '18.52', '--lon', '73.86', '--tz', 'Asia/Kolkata', ...SPAN],
      ['days', '--latitude', '18.52', '--lng', '73.86', '--timezone', 'Asia/Kolkata', ...SPAN],
    ],
    [
      ['observances', '2026', '--region', 'kerala', '--kind', 'sankranti'],
      ['observances', '2026', '--state', 'kerala', '--type', 'sankranti'],
    ],
    [
      ['observances', '2026', '--q', 'diwali', '--limit', '1'],
      ['observances', '2026', '--name', 'diwali', '--page-size', '1'],
    ],
    [
      ['sky', ...SPAN, '--kind', 'ingress', '--lang', 'en'],
      ['sky', ...SPAN, '--kinds', 'ingress', '--language', 'en'],
    ],
    [
      ['ephemeris', ...SPAN, '--bodies', 'sun', '--ayanamsa', 'raman', '--node', 'true'],
      ['ephemeris', ...SPAN, '--planets', 'sun', '--ayanamsha', 'raman', '--node-mode', 'true'],
    ],
    [
      ['now', '--date', '2026-11-08', '--time', '18:00', '--place', 'Ujjain'],
      ['now', '--date', '2026-11-08', '--time', '18:00', '--location', 'Ujjain'],
    ],
  ])('khagola %j prints the same as %j', async (named, other) => {
    const answer = await khagola(named);
    expect([answer.code, answer.err]).toEqual([0, '']);
    expect(await khagola(other)).toEqual(answer);
  });

  test.each<[argv: string[], words: string]>([
    [['days', '--place', 'Pune', '--date', '2026-11-08'], "unknown option '--date'. Did you mean --from?"],
    [['days', '--place', 'Pune', '--month', '2026-11'], "unknown option '--month'. Did you mean --from?"],
    [['observances', '--festival', 'diwali'], "unknown option '--festival'. Did you mean --q?"],
    [['sky', ...SPAN, '--events', 'eclipse'], "unknown option '--events'. Did you mean --kind?"],
    [['chart', '--year', '1990'], "unknown option '--year'. Did you mean --date?"],
    [['days', '--palce', 'Pune'], '(Did you mean --place?)'],
    [['chart', '--ayanamsah', 'raman'], '(Did you mean --ayanamsa?)'],
    [['observances', '2026', '--region', 'Kerala'], '--region must be one of india'],
    [
      ['chart', '--date', '5/6/1990', '--time', '14:30', '--place', 'Pune'],
      '5/6/1990 may be 5 June 1990 or 6 May 1990',
    ],
  ])('khagola %j is refused with %j', async (argv, words) => {
    const { code, err } = await khagola(argv);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});
