/** The observances by civil month, each with its reason on demand. */
import { useState } from 'preact/hooks';
import type { Practice } from '../../../domain/utsavas/practice';
import type { Utsava } from '../../../domain/utsavas/types';
import { N, Section, Tag } from '../../parts/components';
import { MONTHS, WEEKDAYS, weekdayOf } from '../../parts/format';
import { whenText, type Year } from './model';
import { Reason } from './Reason';
import { monthsIn, numberOf } from './squares';

const TAGS: Record<Practice, string | null> = {
  general: null,
  smarta: 'smārta',
  vaishnava: 'vaiṣṇava',
  gaudiya: 'gauḍīya',
  madhva: 'mādhva',
  shrivaishnava: 'śrīvaiṣṇava',
  civil: 'civil',
  dharmasindhu: 'Dharmasindhu',
  madhava: 'Mādhava',
  udaya: 'by sunrise',
  amanta: 'amānta',
  kerala: 'Kerala',
};

/** The tradition of a row, where another keeps another day, unless its name says so. */
function tagOf({ key, name, tradition }: Utsava, all: readonly Utsava[]): string | null {
  const isAlone = tradition === 'smarta' && !all.some((other) => other.key === `${key}_vaishnava`);
  const tag = isAlone ? null : TAGS[tradition];
  return tag && name.includes(`(${tag}`) ? null : tag;
}

function Row({ of, utsava, today }: { of: Year; utsava: Utsava; today: number }) {
  const { date, name, nameCommon, epithet } = utsava;
  const [opened, setOpened] = useState(false);
  const number = numberOf(date);
  const isToday = number === today;
  const tag = tagOf(utsava, of.utsavas);
  return (
    <li class={isToday ? 'today' : undefined} id={`${utsava.key}-${date.month}-${date.day}`}>
      <details onToggle={(event) => event.currentTarget.open && setOpened(true)}>
        <summary>
          <span class="nw">
            {WEEKDAYS[weekdayOf(number)]} {date.day} {MONTHS[date.month - 1]?.slice(0, 3)}
            {isToday && <span class="vh">, today</span>}
          </span>
          <span>
            <N>
              {name}
              {epithet && `: ${epithet.iast}`}
            </N>{' '}
            {tag && <Tag>{tag}</Tag>} <span class="q">{nameCommon}</span>
          </span>
          <span class="q ti">
            <N>{whenText(utsava, of.sky)}</N>
          </span>
          <span class="why">Why?</span>
        </summary>
        {opened && <Reason sky={of.sky} utsava={utsava} />}
      </details>
    </li>
  );
}

interface MonthProps {
  of: Year;
  month: number;
  utsavas: readonly Utsava[];
  today: number;
}

export function Month({ of, month, utsavas, today }: MonthProps) {
  return (
    <Section id={`month-${month}`} title={MONTHS[month - 1] ?? ''} note={monthsIn(of.sky, month)}>
      {utsavas.length === 0 ? (
        <p class="q">None of these in this month.</p>
      ) : (
        <ul class="fest">
          {utsavas.map((utsava) => (
            <Row key={`${utsava.key} ${utsava.date.day}`} of={of} utsava={utsava} today={today} />
          ))}
        </ul>
      )}
    </Section>
  );
}
