/** `khagola sky` in years of either calendar. */
import { describe, expect, test } from 'vitest';
import { daysBetween, yearSteps } from '../../src/cli/shared/spans';
import { khagola } from './ask';

const skyOf = async (...argv: string[]) => JSON.parse((await khagola(['sky', ...argv, '--json'])).out);

describe('khagola sky in steps', () => {
  test('the answer has the days of the whole span in both calendars', async () => {
    const { from, to, dates } = await skyOf('--from', '1570-01-01', '--to', '1590-12-31', '--kind', 'eclipse');
    expect({ from, to, dates }).toEqual({
      from: '1570-01-11',
      to: '1590-12-31',
      dates: {
        from: { gregorian: '1570-01-11', julian: '1570-01-01' },
        to: { gregorian: '1590-12-31', julian: '1590-12-21' },
      },
    });
  });

  test('dates of a calendar name the same span in every calendar', async () => {
    const julian = await skyOf(
      '--from',
      '1500-02-29',
      '--to',
      '1512-01-01',
      '--calendar',
      'julian',
      '--kind',
      'eclipse',
    );
    const gregorian = await skyOf(
      ...['--from', '1500-03-10', '--to', '1512-01-11', '--calendar', 'gregorian', '--kind', 'eclipse'],
    );
    expect(julian).toEqual(gregorian);
    expect(julian.count).toBeGreaterThan(40);
  });

  test('a span that ends after 2100 has ΔT of its beginning', async () => {
    const { delta_t, substrate_stamp } = await skyOf('--from', '2095-01-01', '--to', '2105-12-31', '--kind', 'eclipse');
    expect(delta_t.seconds).toBe(substrate_stamp.delta_t.seconds);
  });
});

describe('steps of a span', () => {
  test('a day that its month does not have is no date', () => {
    expect(daysBetween({ from: '2023-02-29', to: '2023-03-05' })).toBeNaN();
    expect(yearSteps({ from: '2023-02-29', to: '2040-01-01' }, 5)).toHaveLength(1);
  });

  test('the command refuses a day that its month does not have', async () => {
    const { code, err } = await khagola(['sky', '--from', '2023-02-29', '--to', '2040-01-01']);
    expect(code).not.toBe(0);
    expect(err).toContain('--from');
  });
});
