/** Replaces a deleted row for ten seconds, and takes over its focus. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useReader } from '../../reader/reader';

export function Undo({ what, onUndo }: { what: string; onUndo: () => void }) {
  const { t } = useReader();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <p class="undo">
      <span role="status">{t('account.undone', { what })}</span>{' '}
      <button class="btn quiet small" type="button" ref={button} onClick={onUndo}>
        {t('account.undo')}
      </button>
    </p>
  );
}
