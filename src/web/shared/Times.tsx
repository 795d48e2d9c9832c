/** Local times of a place, each instant in a `<time>` element with its zone. */
import { type ComponentChildren, Fragment } from 'preact';
import type { Stretch } from '../../data/stretch';
import type { MessageKey } from '../i18n/translate';
import { wallAt } from '../reader/format';
import { type Reader, useReader } from '../reader/reader';
import { type HoursAt, instantText } from '../reader/times';

interface Local {
  hoursAt: HoursAt;
  /** The day whose times have no weekday, in days from 1970-01-01. */
  day: number;
}

/** `16:05`, or with seconds `16:05:09`, whatever the day. */
export function Clock({ jdUt, hoursAt, seconds }: { jdUt: number; hoursAt: HoursAt; seconds?: boolean }) {
  const reader = useReader();
  return <time dateTime={instantText(jdUt, hoursAt)}>{reader.clock(wallAt(jdUt, hoursAt(jdUt)), seconds)}</time>;
}

/** `16:05`, with the weekday of another day unless it is bare. */
export function Moment({ jdUt, hoursAt, day, isBare = false }: Local & { jdUt: number; isBare?: boolean }) {
  const { time, day: weekday } = useReader().time(jdUt, hoursAt(jdUt), day);
  return <time dateTime={instantText(jdUt, hoursAt)}>{weekday && !isBare ? `${time} ${weekday}` : time}</time>;
}

/** `12:07–13:26`, with the weekday of each time on another day; a weekday that both share is written once. */
export function Span({ startJd, endJd, hoursAt, day }: Local & Stretch) {
  const reader = useReader();
  const [from, to] = [startJd, endJd].map((jdUt) => reader.time(jdUt, hoursAt(jdUt), day).day);
  const local = { hoursAt, day };
  return (
    <>
      <Moment jdUt={startJd} {...local} {...(from === to && { isBare: true })} />
      {'\u2013'}
      <Moment jdUt={endJd} {...local} />
    </>
  );
}

/** The time of an observance: a moment, or a span with an end. */
export function Hour({ startJd, endJd, ...local }: Local & { startJd: number; endJd: number | null }) {
  return endJd === null ? <Moment jdUt={startJd} {...local} /> : <Span startJd={startJd} endJd={endJd} {...local} />;
}

/** A message with elements among its values. */
export function withElements(
  { t }: Pick<Reader, 't'>,
  key: MessageKey,
  elements: Readonly<Record<string, ComponentChildren>>,
): ComponentChildren {
  const marks = Object.keys(elements).map((name, i) => [name, String.fromCharCode(0xe000 + i)] as const);
  const nodes = Object.values(elements);
  return t(key, Object.fromEntries(marks))
    .split(/([\ue000-\ue00f])/)
    .map((part, i) => <Fragment key={i}>{i % 2 === 0 ? part : nodes[part.charCodeAt(0) - 0xe000]}</Fragment>);
}
