/** A day of the month: limbs with their ends, Sun and Moon, the regional date and observances. */

import { regionalMonthLabel } from '../../../lexicon/regionalMonth';
import { isoDate, wallAt } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { Undecided } from '../../shared/FarYears';
import { hasBothMonths, lunarMonthText, masaText } from '../../shared/lunarMonth';
import { MoonSign } from '../../shared/Moon';
import { Clock } from '../../shared/Times';
import { type CalendarChoice, type CellLimb, type CellMark, LAYERS, type Layer, type MonthCell } from './model';

/** The maximum number of names of one layer. */
const SHOWN = 2;
const CLASSES: Readonly<Record<Layer, string>> = { festivals: 'fe', vows: 'vo', holidays: 'ho', mine: 'mi' };
const AFTER_MIDNIGHT = '⁺';

/** An instant by the clock of the day. */
const CellClock = ({ jdUt, cell: { offsetHours } }: { jdUt: number; cell: MonthCell }) => (
  <Clock jdUt={jdUt} hoursAt={() => offsetHours} />
);

/** The end of a limb, with a mark if it is after midnight. */
function End({ cell, of: { endJd } }: { cell: MonthCell; of: CellLimb }) {
  const reader = useReader();
  if (endJd === null) return reader.t('month.allDay');
  return (
    <>
      <CellClock jdUt={endJd} cell={cell} />
      {wallAt(endJd, cell.offsetHours).dayNumber > cell.number && AFTER_MIDNIGHT}
    </>
  );
}

/** The first letter of the fortnight precedes the name: short forms like `K 10` are ambiguous in speech. */
function tithiText(reader: Reader, index: number): string {
  const name = reader.nameAt('tithi', index);
  if (index === 15 || index === 30) return name;
  return reader.t(index < 15 ? 'month.shukla' : 'month.krishna', { name });
}

/** `Kartika`; where readers follow both reckonings, `Ashwina, purnimanta Kartika`. */
function lunarText(reader: Reader, masa: MonthCell['masa']): string {
  const { amanta, purnimanta, adhika } = masa;
  if (amanta === purnimanta || !hasBothMonths(reader)) return lunarMonthText(reader, masa);
  const [ofNew, ofFull] = [amanta, purnimanta].map((month) => masaText(reader, month, adhika));
  return reader.t('month.both', { amanta: ofNew ?? '', purnimanta: ofFull ?? '' });
}

function regionalText(reader: Reader, calendar: CalendarChoice, cell: MonthCell): string {
  if (calendar === 'lunar') return lunarText(reader, cell.masa);
  const { regional } = cell;
  const date = regional[calendar];
  if (!date) return '';
  return `${regionalMonthLabel(reader.labels, calendar, date.monthIndex)} ${reader.figures(date.day)}`;
}

const isSunday = ({ number }: MonthCell): boolean => new Date(number * 86_400_000).getUTCDay() === 0;

interface CellProps {
  cell: MonthCell;
  calendar: CalendarChoice;
  isToday: boolean;
  marks: readonly CellMark[];
}

function Names({ marks }: { marks: readonly CellMark[] }) {
  const reader = useReader();
  const shown = LAYERS.flatMap((layer) => marks.filter((mark) => mark.layer === layer).slice(0, SHOWN));
  const hiddenCount = marks.length - shown.length;
  return (
    <>
      {shown.map(({ layer, name, lang }) => (
        <span class={CLASSES[layer]} key={`${layer} ${name}`} lang={lang}>
          {name}
        </span>
      ))}
      {hiddenCount > 0 && <span class="q">{reader.t('month.more', { n: hiddenCount })}</span>}
    </>
  );
}

function Limbs({ cell }: { cell: MonthCell }) {
  const { reader, t, namesLang } = useReader();
  const { tithi, lost, nakshatra } = cell;
  return (
    <>
      <span lang={namesLang}>
        <b>{tithiText(reader, tithi.index)}</b> <End cell={cell} of={tithi} />
        {tithi.isOpen && <Undecided />}
      </span>
      {lost !== null && (
        <span class="q" lang={namesLang}>
          {t('month.lost', { name: reader.nameAt('tithi', lost) })}
        </span>
      )}
      <span lang={namesLang}>
        {reader.nameAt('nakshatra', nakshatra.index)} <End cell={cell} of={nakshatra} />
        {nakshatra.isOpen && <Undecided />}
      </span>
    </>
  );
}

function Sun({ cell }: { cell: MonthCell }) {
  const reader = useReader();
  const time = (jdUt: number | null) => (jdUt === null ? '–' : <CellClock jdUt={jdUt} cell={cell} />);
  return (
    <span class="q nw sun-times">
      <span class="vh">{reader.t('month.sunrise')}</span>↑{time(cell.sunriseJd)}{' '}
      <span class="vh">{reader.t('month.sunset')}</span>↓{time(cell.sunsetJd)}
    </span>
  );
}

const dayHref = (reader: Reader, { date }: MonthCell): string => reader.href('/day', [['date', isoDate(date)]]);

/** The day of the Julian month, where it differs. */
function JulianDay({ cell: { julian } }: { cell: MonthCell }) {
  const reader = useReader();
  return julian === null ? null : <small>{reader.t('far.julianDay', { day: reader.figures(julian) })}</small>;
}

/** A day in the grid. */
export function GridCell({ cell, calendar, isToday, marks }: CellProps) {
  const reader = useReader();
  return (
    <td
      class={[isToday && 'on', isSunday(cell) && 'sun'].filter(Boolean).join(' ') || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span class="c1">
        <a
          class="dn"
          href={dayHref(reader, cell)}
          aria-label={cell.julian === null ? reader.longDate(cell.number) : undefined}
        >
          {reader.figures(cell.date.day)} <JulianDay cell={cell} />
        </a>
        <span class="rg" lang={reader.namesLang}>
          {regionalText(reader, calendar, cell)}
        </span>
        <MoonSign elongation={cell.elongation} south={reader.place.lat < 0} size={14} />
      </span>
      <Limbs cell={cell} />
      <Sun cell={cell} />
      <Names marks={marks} />
    </td>
  );
}

/** A day in the list of a narrow screen. */
export function ListCell({ cell, calendar, isToday, marks }: CellProps) {
  const reader = useReader();
  return (
    <li
      id={isToday ? 'today' : undefined}
      class={[isToday && 'on', isSunday(cell) && 'sun'].filter(Boolean).join(' ')}
      aria-current={isToday ? 'date' : undefined}
    >
      <a class="dn" href={dayHref(reader, cell)}>
        {reader.figures(cell.date.day)}
        <small>{reader.weekday(cell.number, 'short')}</small>
        <JulianDay cell={cell} />
      </a>
      <span class="limbs">
        <Limbs cell={cell} />
        <Names marks={marks} />
      </span>
      <span class="r">
        <MoonSign elongation={cell.elongation} south={reader.place.lat < 0} size={14} />
        <span lang={reader.namesLang}>{regionalText(reader, calendar, cell)}</span>
        <Sun cell={cell} />
      </span>
    </li>
  );
}
