/** Parts shared by the forms of the page. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import { Field, Status } from '../../shared/components';

interface UndoProps {
  what: string;
  /** Whether it takes over the focus of the removed row. */
  takesFocus?: boolean;
  onUndo: () => void;
}

/** Replaces a removed row for ten seconds. */
export function Undo({ what, takesFocus = true, onUndo }: UndoProps) {
  const { t } = useReader();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <p class="undo">
      <span role="status">{t('account.undone', { what })}</span>{' '}
      <button class="btn quiet small" type="button" ref={button} onClick={onUndo}>
        {t('account.undo')}
      </button>
    </p>
  );
}

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
