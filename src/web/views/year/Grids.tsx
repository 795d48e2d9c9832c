/** Twelve small months by weekdays. Days with a principal observance link to it in the list. */

import type { Utsava } from '../../../domain/observances/types';
import { daysFromCivil, daysInMonth } from '../../../domain/time/civil';
import { isoDate, weekdayOf } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { numberOf } from '../../shared/dates';
import { anchorOf, utsavaText } from './Months';

interface Props {
  year: number;
  utsavas: readonly Utsava[];
  /** Days from 1970-01-01. */
  today: number;
}

/** Narrow names of weekdays: `S M T W T F S`. */
const narrowDays = ({ intl }: Reader, heads: readonly number[]): string[] => {
  const format = new Intl.DateTimeFormat(intl, { weekday: 'narrow', timeZone: 'UTC' });
  return heads.map((day) => format.format(day * 86_400_000));
};

function Grid({
  year,
  month,
  marked,
  today,
}: Omit<Props, 'utsavas'> & { month: number; marked: Map<number, Utsava[]> }) {
  const reader = useReader();
  const first = daysFromCivil(year, month, 1);
  const weekStart = reader.settings.week === 'sunday' ? 0 : 1;
  const before = (weekdayOf(first) - weekStart + 7) % 7;
  const count = daysInMonth(year, month);
  const heads = Array.from({ length: 7 }, (_, i) => first - before + i);
  const letters = narrowDays(reader, heads);
  const rows = Array.from({ length: Math.ceil((before + count) / 7) }, (_, row) =>
    Array.from({ length: 7 }, (_, i) => row * 7 + i - before + 1),
  );
  return (
    <table>
      <caption>
        <a href={reader.href('/month', [['month', isoDate({ year, month, day: 1 }).slice(0, -3)]])}>
          {reader.month(first)}
        </a>
      </caption>
      <thead>
        <tr>
          {heads.map((head, i) => (
            <th scope="col" key={head} abbr={reader.weekday(head)}>
              {letters[i]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {row.map((day, n) => {
              if (day < 1 || day > count) return <td key={n} />;
              const number = first + day - 1;
              const [utsava] = marked.get(number) ?? [];
              return (
                <td
                  key={n}
                  class={number === today ? 'today' : undefined}
                  aria-current={number === today ? 'date' : undefined}
                >
                  {utsava ? (
                    <a
                      href={`#${anchorOf(utsava)}`}
                      title={marked
                        .get(number)
                        ?.map((each) => utsavaText(reader, each))
                        .join(', ')}
                    >
                      {reader.figures(day)}
                    </a>
                  ) : (
                    reader.figures(day)
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Grids({ year, utsavas, today }: Props) {
  const marked = new Map<number, Utsava[]>();
  for (const utsava of utsavas.filter(({ major }) => major)) {
    const number = numberOf(utsava.date);
    marked.set(number, [...(marked.get(number) ?? []), utsava]);
  }
  return (
    <div class="smallmonths">
      {Array.from({ length: 12 }, (_, i) => (
        <Grid key={i} year={year} month={i + 1} marked={marked} today={today} />
      ))}
    </div>
  );
}
