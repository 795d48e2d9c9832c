/** Components of all views. Their styles are in ../styles. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useReader } from '../reader/reader';
import { useOwnId } from './ids';

type Children = { children?: ComponentChildren };

/** A name in Devanāgarī. */
export const Sa = ({ children }: Children) => <span lang="sa">{children}</span>;

/** A Sanskrit name in IAST. It has another typeface, but no italics. */
export const N = ({ children, lead = false }: Children & { lead?: boolean }) => (
  <span class={lead ? 'n q' : 'n'}>{children}</span>
);

/** A name in the language of names: another typeface, but no italics. */
export const Name = ({ children, lead = false }: Children & { lead?: boolean }) => (
  <span class={lead ? 'n q' : 'n'} lang={useReader().namesLang}>
    {children}
  </span>
);

/**
 * A field that shows a value of the page and reports a complete entry. It is refilled when that value changes, but not
 * when the page only redraws: partly typed text stays. An empty field shows the value again.
 */
export function ValueInput({ value, ...attributes }: JSX.IntrinsicElements['input'] & { value: string }) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  const fill = () => {
    if (field.current) field.current.value = value;
    shown.current = value;
  };
  useLayoutEffect(() => {
    if (shown.current !== value) fill();
  }, [value]);
  const onBlur = () => {
    if (field.current?.value === '') fill();
  };
  return <input {...attributes} ref={field} defaultValue={value} onBlur={onBlur} />;
}

interface DropdownProps<V extends string | number> {
  options: readonly V[];
  nameOf: (option: V) => ComponentChildren;
  value: V;
  onChoose: (option: V) => void;
}

/** A choice among many options. Other attributes are those of the element, for example of a `Field`. */
export const Dropdown = <V extends string | number>({
  options,
  nameOf,
  value,
  onChoose,
  ...attributes
}: DropdownProps<V> & Omit<JSX.IntrinsicElements['select'], 'value'>) => (
  <select {...attributes} value={value} onChange={(event) => onChoose(options[event.currentTarget.selectedIndex] as V)}>
    {options.map((option) => (
      <option key={option} value={option}>
        {nameOf(option)}
      </option>
    ))}
  </select>
);

/** The head of a page: its name, one sentence, at most three actions. The page's HTML has the same markup. */
export function PageHead({
  title,
  lead,
  actions,
}: {
  title: string;
  lead: ComponentChildren;
  actions?: ComponentChildren;
}) {
  return (
    <div class="head">
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      {actions && <div class="act">{actions}</div>}
    </div>
  );
}

interface SectionProps extends Children {
  id?: string;
  title: string;
  sa?: string;
  /** One or two sentences in the margin. */
  note?: ComponentChildren;
  wide?: boolean;
}

/** A section below its rule, with its name in the margin. */
export function Section({ id, title, sa, note, wide = false, children }: SectionProps) {
  const heading = useOwnId();
  return (
    <section class={wide ? 'sec wide' : 'sec'} id={id} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>
          {title} {sa && <Sa>{sa}</Sa>}
        </h2>
        {note && <p>{note}</p>}
      </header>
      <div class="body">{children}</div>
    </section>
  );
}

interface ChoiceProps<V extends string> {
  /** Label of the choice for screen readers. */
  legend: string;
  options: readonly { value: V; label: ComponentChildren }[];
  value: V;
  onChange: (value: V) => void;
}

/** A choice among a few options, as radio buttons in a row. */
export function Choice<V extends string>({ legend, options, value, onChange }: ChoiceProps<V>) {
  const name = useOwnId();
  return (
    <fieldset class="pick">
      <legend class="vh">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

interface FieldProps {
  label: string;
  /** Text below the field. An error replaces it. */
  hint?: ComponentChildren;
  error?: string | null | undefined;
  /** Columns of twelve. */
  span?: 2 | 3 | 4 | 6 | 12;
  children: (control: { id: string; 'aria-invalid'?: 'true'; 'aria-describedby'?: string }) => JSX.Element;
}

/**
 * A labelled control with its hint, or with its error and the valid values. Spread the props that the child receives.
 */
export function Field({ label, hint, error, span = 3, children }: FieldProps) {
  const id = useOwnId();
  const below = error ?? hint;
  return (
    <div class={`f c${span}${error ? ' bad' : ''}`}>
      <label for={id}>{label}</label>
      {children({
        id,
        ...(error && { 'aria-invalid': 'true' as const }),
        ...(below && { 'aria-describedby': `${id}-hint` }),
      })}
      {below && <small id={`${id}-hint`}>{below}</small>}
    </div>
  );
}

/** Moves the focus to the first invalid field, once it is drawn. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}

interface HeadedColumn {
  head: ComponentChildren;
  /** Numerals are right-aligned. */
  num?: boolean;
  /** Class of every cell in the column. */
  class?: string;
}

/** Why a row or a span is marked: it runs, it is today, it comes next, or the reader chose it. */
type CurrentWord = 'now' | 'today' | 'next' | 'chosen';

/** The word beside what is marked. */
export const NowTag = ({ word = 'now' }: { word?: CurrentWord }) => (
  <small class="nowtag"> {useReader().t(`dates.${word}`)}</small>
);

/** A column, or only its head. */
type TableColumn = HeadedColumn | string | JSX.Element;

const columnOf = (column: TableColumn): HeadedColumn =>
  typeof column === 'object' && 'head' in column ? column : { head: column };

interface TableProps {
  caption: ComponentChildren;
  /** Only screen readers get the caption, if the section has the same text. */
  hideCaption?: boolean;
  columns: readonly TableColumn[];
  /** The first cell is the header of the row. `current` marks a row, with its word. */
  rows: readonly { key: string; current?: CurrentWord | false; cells: readonly ComponentChildren[] }[];
  class?: string;
}

/** A table. Explicit roles keep its semantics when narrow pages fold the rows. */
export function Table({ caption, hideCaption = false, columns: given, rows, class: classes }: TableProps) {
  const columns = given.map(columnOf);
  const classOf = ({ num, class: own }: HeadedColumn) => [num && 'num', own].filter(Boolean).join(' ') || undefined;
  return (
    <table role="table" class={classes}>
      <caption class={hideCaption ? 'vh' : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, i) => (
            <th role="columnheader" scope="col" key={i} class={classOf(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, current, cells }) => (
          <tr role="row" key={key} class={current ? 'now' : undefined} aria-current={current ? 'true' : undefined}>
            {cells.map((cell, i) => {
              const column = columns[i] as HeadedColumn;
              return i === 0 ? (
                <th role="rowheader" scope="row" key={i} class={classOf(column)}>
                  {cell}
                  {current && <NowTag word={current} />}
                </th>
              ) : (
                <td role="cell" key={i} class={classOf(column)}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** More of the same, on demand. Its content is created when it is first opened. */
export function Disclosure({
  summary,
  id,
  open = false,
  children,
}: {
  summary: ComponentChildren;
  id?: string;
  open?: boolean;
  children: ComponentChildren | (() => ComponentChildren);
}) {
  const [opened, setOpened] = useState(open);
  return (
    <details class="more" id={id} open={open} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>{summary}</summary>
      {opened && (typeof children === 'function' ? children() : children)}
    </details>
  );
}

/** A message to screen readers about the latest change. */
export const Status = ({ children, class: classes }: Children & { class?: string }) => (
  <div role="status" class={classes}>
    {children}
  </div>
);

/** Nothing for 300 ms, then hairlines in place of rows, and a sentence. No spinner. */
export function Busy({ what, rows = 6 }: { what: string; rows?: number }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true">
      <p class="q" role="status">
        {late ? what : '\u00a0'}
      </p>
      {Array.from({ length: rows }, (_, i) => (
        <div class={late ? 'wait' : 'wait vhid'} key={i} />
      ))}
    </div>
  );
}

/** A fault of the service: which part is missing, that the rest is complete, and whether a retry may help. */
export const Fault = ({ title, why, children }: Children & { title: string; why?: string }) => (
  <div class="msg" role="alert">
    <h2>{title}</h2>
    {why && <p>{why}</p>}
    {children}
  </div>
);

/** The tradition that a row belongs to. */
export const Tag = ({ children }: Children) => <span class="tag">{children}</span>;
