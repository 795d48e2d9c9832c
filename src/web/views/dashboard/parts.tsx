/** Parts shared by the forms of the page. */
import type { ComponentChildren } from 'preact';
import { useReader } from '../../reader/reader';
import { Field, Status } from '../../shared/components';

interface NameProps {
  label: string;
  hint: string;
  span: 6 | 12;
  name: string;
  onName: (name: string) => void;
}

/** A field for a name that the service stores. */
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

/** Instructions while the device asks the reader, and afterwards the error. */
export function Asking({ busy, children }: { busy: boolean; children?: ComponentChildren }) {
  const { t } = useReader();
  return <Status class={busy ? 'q' : 'rubric'}>{busy ? t('account.asking') : children}</Status>;
}

/** Keeps the focus of a control that loses it while the device asks. Returns a function that restores it. */
export function holdFocus(): () => void {
  const focused = document.activeElement;
  return () =>
    requestAnimationFrame(() => {
      if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus();
    });
}
