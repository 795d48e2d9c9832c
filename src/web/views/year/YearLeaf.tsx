/** The year on one leaf, a table of months and tithis. Every square links to its day. */
import { Fragment } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { observanceLabel } from '../../../lexicon/observances';
import { isoDate } from '../../reader/format';
import { useReader } from '../../reader/reader';
import type { LeafDay, LeafMonth } from './squares';

const HEADS = Array.from({ length: 30 }, (_, i) => (i < 15 ? i + 1 : i === 29 ? 30 : i - 14));

/** The movement of an arrow key: by days, or by rows. */
const STEPS: Record<string, { days: number } | { rows: number }> = {
  ArrowRight: { days: 1 },
  ArrowLeft: { days: -1 },
  ArrowDown: { rows: 1 },
  ArrowUp: { rows: -1 },
};

interface LinkProps {
  day: LeafDay;
  focusable: boolean;
}

function DayLink({ day, focusable }: LinkProps) {
  const reader = useReader();
  const { date, utsavas, number } = day;
  const names = utsavas.map(({ name }) => observanceLabel(reader.labels, name)).join(', ');
  const figure = reader.figures(date.day);
  return (
    <a
      href={reader.href('/day', [['date', isoDate(date)]])}
      tabIndex={focusable ? 0 : -1}
      data-day={day.number}
      aria-label={`${figure} ${reader.month(number)}${names && `: ${names}`}`}
      title={names || undefined}
    >
      {figure}
    </a>
  );
}

function classOf(square: readonly LeafDay[], i: number, today: number): string | undefined {
  const classes = [
    i >= 15 && 'kr',
    square.length > 0 && square.every(({ outside }) => outside) && 'out',
    square.some(({ utsavas }) => utsavas.length > 0) && 'fest',
    square.some(({ number }) => number === today) && 'today',
  ].filter(Boolean);
  return classes.join(' ') || undefined;
}

/** @param today  civil day of the place, from 1970-01-01 */
export function Leaf({ months, year, today }: { months: readonly LeafMonth[]; year: number; today: number }) {
  const { reader, t } = useReader();
  const days = months.flatMap(({ squares }) => squares.flat());
  const first = days.find(({ number }) => number === today) ?? days.find(({ outside }) => !outside);
  const [at, setAt] = useState(first?.number);
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => setAt(first?.number), [year]);

  /** One tab stop. The arrows move from day to day. */
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    const step = STEPS[key];
    if (!step || !(target instanceof HTMLElement) || target.dataset.day === undefined) return;
    const here = Number(target.dataset.day);
    let next: number | undefined;
    if ('days' in step) next = days[days.findIndex(({ number }) => number === here) + step.days]?.number;
    else {
      const row = months.findIndex(({ squares }) => squares.flat().some(({ number }) => number === here));
      const column = months[row]?.squares.findIndex((square) => square.some(({ number }) => number === here)) ?? 0;
      const squares = months[row + step.rows]?.squares ?? [];
      next = [column, column + 1, column - 1]
        .map((i) => squares[i]?.[0]?.number)
        .find((number) => number !== undefined);
    }
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <div class="scroll" role="region" aria-label={t('year.leafRegion')} tabIndex={0}>
      <table class="leafgrid" ref={table} onKeyDown={press}>
        <caption class="vh">{t('year.leafCaption')}</caption>
        <colgroup>
          <col class="names" />
          <col span={30} />
        </colgroup>
        <thead>
          <tr>
            <td />
            <th colSpan={15} scope="colgroup">
              {t('year.waxing')}
            </th>
            <th colSpan={15} scope="colgroup" class="kr">
              {t('year.waning')}
            </th>
          </tr>
          <tr>
            <th scope="col">{t('dates.month_new', { month: t('year.leafMonth') })}</th>
            {HEADS.map((tithi, i) => (
              <th scope="col" key={i} class={i >= 15 ? 'kr' : undefined}>
                {reader.figures(tithi)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ key, name, adhika, squares }) => (
            <tr key={key} class={adhika ? 'adh' : undefined}>
              <th scope="row">{name}</th>
              {squares.map((square, i) => (
                <td
                  key={i}
                  class={classOf(square, i, today)}
                  aria-current={square.some(({ number }) => number === today) ? 'date' : undefined}
                >
                  {square.length === 0
                    ? '–'
                    : square.map((day, j) => (
                        <Fragment key={day.number}>
                          {j > 0 && '·'}
                          <DayLink day={day} focusable={day.number === at} />
                        </Fragment>
                      ))}
                  {square.some(({ date }) => date.day === 1) && (
                    <small aria-hidden="true">{reader.month(square.at(-1)?.number ?? 0, 'short')}</small>
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
