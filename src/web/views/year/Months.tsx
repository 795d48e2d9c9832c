/** The observances by civil month, each with its reason on demand. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { utsavaPath } from '../../../api/shapes/utsavaPage';
import type { CivilDate } from '../../../domain/day/types';
import type { Utsava } from '../../../domain/observances/types';
import { daysFromCivil } from '../../../domain/time/civil';
import { observanceLabel } from '../../../lexicon/observances';
import { type Reader, useReader } from '../../reader/reader';
import type { HoursAt } from '../../reader/times';
import { Name, Section, Tag } from '../../shared/components';
import { numberOf } from '../../shared/dates';
import { Undecided } from '../../shared/FarYears';
import { Later } from '../../shared/Later';
import { Span } from '../../shared/Times';
import { whenText, type Year, type YearRow } from './model';
import { monthsIn } from './squares';

/** The common name of an observance, with the name of this occurrence. */
export function utsavaText({ labels }: Reader, { name, epithet }: Utsava): string {
  const label = observanceLabel(labels, name);
  return epithet === null ? label : `${label}: ${labels.label('epithet', epithet)}`;
}

/** The tradition of a row, if another tradition keeps another day and the key does not say so. */
function tagOf({ t }: Reader, { key, tradition }: Utsava, all: readonly Utsava[]): string | null {
  if (tradition === 'general' || key.endsWith(`_${tradition}`)) return null;
  if (tradition === 'smarta' && !all.some((other) => other.key === `${key}_vaishnava`)) return null;
  return t(`year.practice_${tradition}`);
}

/** The anchor of the row in a URL. */
export const anchorOf = ({ key, date }: Pick<Utsava, 'key' | 'date'>): string => `${key}-${date.month}-${date.day}`;

const loadReason = () => import('./Reason').then(({ Reason }) => Reason);

function Row({ of, row, today }: { of: Year; row: YearRow; today: number }) {
  const { reader, t, namesLang, english } = useReader();
  const { utsava, beside } = row;
  const { date, key } = utsava;
  const details = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  // The row may have been opened before this ran.
  useEffect(() => {
    if (details.current?.open) setOpened(true);
  }, []);
  const number = numberOf(date);
  const isToday = number === today;
  const tag = tagOf(reader, utsava, of.utsavas);
  return (
    <li
      class={[isToday && 'today', !utsava.major && 'minor'].filter(Boolean).join(' ') || undefined}
      id={anchorOf(utsava)}
    >
      <details ref={details} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
        <summary>
          <span class="nw">
            {reader.shortDay(number)}
            {isToday && <span class="vh">, {t('dates.today')}</span>}
          </span>
          <span>
            <Name>{utsavaText(reader, utsava)}</Name> {utsava.otherDates && <OtherDates dates={utsava.otherDates} />}
            {tag && <Tag>{tag}</Tag>} {english && <span class="q">{observanceLabel(english, utsava.name)}</span>}
            {beside.map((other) => (
              <Beside key={other.key} utsava={other} hoursAt={of.sky.clocks.hoursAt} />
            ))}
          </span>
          <span class="q ti" lang={namesLang}>
            {whenText(reader, utsava, of.sky)}
          </span>
          <span class="why">{t('year.why')}</span>
        </summary>
        {opened && <Later load={loadReason} given={{ sky: of.sky, utsava }} />}
        <p class="q small">
          <a href={reader.href(utsavaPath({ key, date }))}>{t('year.itsPage')}</a>
        </p>
      </details>
    </li>
  );
}

/** An observance beside another one in its row: when the fast is broken, or another fast with its day. */
function Beside({ utsava, hoursAt }: { utsava: Utsava; hoursAt: HoursAt }) {
  const { reader, t, namesLang } = useReader();
  const { kind, date, reckoning } = utsava;
  const day = numberOf(date);
  return (
    <small class="beside-row">
      {kind === 'parana' ? t('year.kind_parana') : <span lang={namesLang}>{utsavaText(reader, utsava)}</span>}{' '}
      <span class="nw">
        {reader.shortDay(day)}{' '}
        {kind === 'parana' && reckoning.window && <Span {...reckoning.window} hoursAt={hoursAt} day={day} />}
      </span>
    </small>
  );
}

/** The other days of an observance within the error of ΔT. */
function OtherDates({ dates }: { dates: readonly CivilDate[] }) {
  const reader = useReader();
  const texts = dates.map((date) => reader.shortDay(numberOf(date)));
  return (
    <span class="q">
      <Undecided /> {texts.length > 0 && reader.t('year.or', { dates: texts.join(', ') })}{' '}
    </span>
  );
}

interface MonthProps {
  of: Year;
  month: number;
  rows: readonly YearRow[];
  today: number;
}

export function Month({ of, month, rows, today }: MonthProps) {
  const reader = useReader();
  const title = reader.month(daysFromCivil(of.year, month, 1));
  return (
    <Section id={`month-${month}`} title={title} note={monthsIn(of.sky, month, reader)}>
      {rows.length === 0 ? (
        <p class="q">{reader.t('year.noneHere')}</p>
      ) : (
        <ul class="fest">
          {rows.map((row) => (
            <Row key={`${row.utsava.key} ${row.utsava.date.day}`} of={of} row={row} today={today} />
          ))}
        </ul>
      )}
    </Section>
  );
}
