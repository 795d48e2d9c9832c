/** What the forms of the page share. */
import type { ComponentChildren } from 'preact';
import { Field, Status } from '../../parts/components';
import { useReader } from '../../reader/reader';

interface NameProps {
  label: string;
  hint: string;
  span: 6 | 12;
  name: string;
  onName: (name: string) => void;
}

/** A field for a name that the service keeps. */
export const NameField = ({ label, hint, span, name, onName }: NameProps) => (
  <div class="fields">
    <Field label={label} span={span} hint={hint}>
      {(control) => (
        <input
          {...control}
          maxLength={100}
          autocomplete="off"
          value={name}
          onInput={(event) => onName(event.currentTarget.value)}
        />
      )}
    </Field>
  </div>
);

/** What the reader is to do while the device asks, and afterwards what was wrong. */
export function Asking({ busy, children }: { busy: boolean; children?: ComponentChildren }) {
  const { t } = useReader();
  return <Status class={busy ? 'q' : 'rubric'}>{busy ? t('account.asking') : children}</Status>;
}

/** Holds the focus of a control that cannot keep it while the device asks; what is given gives it back. */
export function holdFocus(): () => void {
  const held = document.activeElement;
  return () =>
    requestAnimationFrame(() => {
      if (held instanceof HTMLElement && document.activeElement === document.body) held.focus();
    });
}
