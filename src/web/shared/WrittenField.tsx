/** A field of an address, such as a date: its text is read when the reader has changed it. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ValueInput } from './components';

interface Props<T> {
  id: string;
  label: string;
  /** The text of the page's value. */
  value: string;
  /** The value of a text; null if it is not one. */
  read: (text: string) => T | null;
  go: (next: T) => void;
  /** The accepted forms, or both readings of an ambiguous text. They appear below a text that cannot be read. */
  hint: (text: string) => string;
  input?: JSX.InputHTMLAttributes<HTMLInputElement>;
}

export function WrittenField<T>({ id, label, value, read, go, hint, input }: Props<T>) {
  /** A refused text, and the value of the page then. The field shows the error until the page has another value. */
  const [refused, setRefused] = useState<{ text: string; at: string } | null>(null);
  const isRefused = refused?.at === value;
  return (
    <span class="written">
      <label class="vh" for={id}>
        {label}
      </label>
      <ValueInput
        type="text"
        autocomplete="off"
        {...input}
        id={id}
        class="btn"
        value={value}
        aria-invalid={isRefused ? 'true' : undefined}
        aria-describedby={isRefused ? `${id}-wrong` : undefined}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value.trim();
          if (text === value) return;
          const next = text === '' ? null : read(text);
          setRefused(next !== null || text === '' ? null : { text, at: value });
          if (next !== null) go(next);
        }}
      />
      {isRefused && (
        <small id={`${id}-wrong`} role="status">
          {hint(refused.text)}
        </small>
      )}
    </span>
  );
}
