/** Dated events: a filter by kind, and the events as rows that show their instant when chosen. */
import type { ComponentChildren } from 'preact';
import { wallAt } from '../reader/format';
import { useReader } from '../reader/reader';
import { Clock } from './Times';

interface KindsProps<Kind extends string> {
  legend: string;
  kinds: readonly Kind[];
  chosen: readonly Kind[];
  nameOf: (kind: Kind) => string;
  onChange: (chosen: Kind[]) => void;
  /** The name of the field, for a form that works without a script. */
  name?: string;
  /** Further checkboxes. */
  children?: ComponentChildren;
}

/** A checkbox for each kind. The chosen kinds keep the order of all. */
export function Kinds<Kind extends string>({
  legend,
  kinds,
  chosen,
  nameOf,
  onChange,
  name,
  children,
}: KindsProps<Kind>) {
  const isChosenWith = (changed: Kind) => (kind: Kind) => (kind === changed) !== chosen.includes(kind);
  return (
    <fieldset class="groups">
      <legend class="vh">{legend}</legend>
      {kinds.map((kind) => (
        <label key={kind}>
          <input
            type="checkbox"
            name={name}
            value={name && kind}
            checked={chosen.includes(kind)}
            onChange={() => onChange(kinds.filter(isChosenWith(kind)))}
          />
          {nameOf(kind)}
        </label>
      ))}
      {children}
    </fieldset>
  );
}

export interface EventRow {
  jdUt: number;
  what: string;
  note: string;
}

interface RowsProps {
  events: readonly EventRow[];
  /** UTC offset at an instant, hours. */
  hoursAt: (jdUt: number) => number;
  onShow: (jdUt: number) => void;
}

export function EventRows({ events, hoursAt, onShow }: RowsProps) {
  const reader = useReader();
  return (
    <ul class="rows events" lang={reader.namesLang}>
      {events.map(({ jdUt, what, note }) => {
        const { dayNumber } = wallAt(jdUt, hoursAt(jdUt));
        return (
          <li key={`${jdUt}${what}`}>
            <span>
              <button class="inline b" type="button" onClick={() => onShow(jdUt)}>
                {what}
              </button>{' '}
              <span class="q">{note}</span>
            </span>
            <span class="when">
              {reader.date(dayNumber, 'short')}{' '}
              <b>
                <Clock jdUt={jdUt} hoursAt={hoursAt} />
              </b>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
