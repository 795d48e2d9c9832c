/** Rows of the lists of a day, and their times. */
import type { ComponentChildren } from 'preact';
import type { Stretch } from '../../../data/stretch';
import { wallAt } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { instantText } from '../../reader/times';
import { Moment, withElements } from '../../shared/Times';
import { type DayModel, dayNumberOf } from './model';
import { Times } from './Tables';

interface Of {
  day: DayModel;
}

/** A time with the weekday of another date. */
export function At({ day, jdUt }: Of & { jdUt: number }) {
  return <Moment jdUt={jdUt} hoursAt={day.clocks.hoursAt} day={dayNumberOf(day)} />;
}

/** Until when, in words. What lasts past the day has no words; with `isLong` it has the date. */
export function Until({ day, jdUt, isLong = false }: Of & { jdUt: number; isLong?: boolean }) {
  const reader = useReader();
  const { hoursAt } = day.clocks;
  if (jdUt < day.endJd)
    return <small>{withElements(reader, 'day.untilTime', { time: <At day={day} jdUt={jdUt} /> })}</small>;
  if (!isLong) return null;
  const date = reader.shortDay(wallAt(jdUt, hoursAt(jdUt)).dayNumber);
  const time = <time dateTime={instantText(jdUt, hoursAt)}>{date}</time>;
  return <small>{withElements(reader, 'day.untilTime', { time })}</small>;
}

export function Span({ day, startJd, endJd }: Of & Stretch) {
  return (
    <span class="nw">
      <Times of={day} startJd={startJd} endJd={endJd} />
    </span>
  );
}

/** A row of a list: its name, then one line or several. */
export function Entry({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
