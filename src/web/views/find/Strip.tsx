/** The days of a search, a row per month, each open or closed. One tab stop; arrows move by day and by month. */
import { useRef } from 'preact/hooks';
import { civilFromDays, daysFromCivil, daysInMonth } from '../../../domain/time/civil';
import { useReader } from '../../reader/reader';
import type { FoundDay } from './model';

interface Props {
  days: readonly FoundDay[];
  today: number;
  chosen: number;
  onChoose: (day: number) => void;
}

interface Row {
  year: number;
  month: number;
  /** By day of the month; null outside the search. */
  days: (FoundDay | null)[];
}

function rowsOf(days: readonly FoundDay[]): Row[] {
  const byMonth = Map.groupBy(days, ({ date }) => date.year * 12 + date.month - 1);
  return [...byMonth].map(([index, inMonth]) => {
    const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
    const byDay = new Map(inMonth.map((day) => [day.date.day, day]));
    return { year, month, days: Array.from({ length: daysInMonth(year, month) }, (_, i) => byDay.get(i + 1) ?? null) };
  });
}

/** The target day of a key; null for other keys. */
function targetOf(key: string, from: number): number | null {
  const { year, month, day } = civilFromDays(from);
  const inMonth = (index: number) => {
    const [y, m] = [Math.floor(index / 12), (index % 12) + 1];
    return daysFromCivil(y, m, Math.min(day, daysInMonth(y, m)));
  };
  switch (key) {
    case 'ArrowLeft':
      return from - 1;
    case 'ArrowRight':
      return from + 1;
    case 'ArrowUp':
      return inMonth(year * 12 + month - 2);
    case 'ArrowDown':
      return inMonth(year * 12 + month);
    case 'Home':
      return daysFromCivil(year, month, 1);
    case 'End':
      return daysFromCivil(year, month, daysInMonth(year, month));
    default:
      return null;
  }
}

export function Strip({ days, today, chosen, onChoose }: Props) {
  const { reader, t } = useReader();
  const table = useRef<HTMLTableElement>(null);
  const [first, last] = [days[0]?.number ?? 0, days.at(-1)?.number ?? 0];
  const move = (event: KeyboardEvent, from: number) => {
    const target = targetOf(event.key, from);
    if (target === null) return;
    event.preventDefault();
    const day = Math.min(Math.max(target, first), last);
    onChoose(day);
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  return (
    <div class="scroll stripbox">
      <table class="daystrip" ref={table}>
        <caption class="vh">{t('find.strip')}</caption>
        <tbody>
          {rowsOf(days).map(({ year, month, days: inMonth }) => (
            <tr key={`${year}-${month}`}>
              <th scope="row">
                {reader.month(daysFromCivil(year, month, 1), 'short')}{' '}
                <span class={month === 1 || inMonth[0] === null ? undefined : 'vh'}>{reader.figures(year)}</span>
              </th>
              {inMonth.map((found, i) => (
                <td key={i}>
                  {found && (
                    <button
                      type="button"
                      class={found.verdict}
                      data-day={found.number}
                      tabIndex={found.number === chosen ? 0 : -1}
                      aria-pressed={found.number === chosen}
                      aria-current={found.number === today ? 'date' : undefined}
                      aria-label={`${reader.shortDay(found.number)}: ${t(found.verdict === 'open' ? 'find.open' : 'find.closed')}`}
                      onClick={() => onChoose(found.number)}
                      onKeyDown={(event) => move(event, found.number)}
                    >
                      {reader.figures(i + 1)}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
