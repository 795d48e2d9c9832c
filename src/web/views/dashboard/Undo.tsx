/** What stands in place of a deleted row for ten seconds. Takes the focus that the row had. */
import { useLayoutEffect, useRef } from 'preact/hooks';

export function Undo({ what, onUndo }: { what: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <p class="undo">
      <span role="status">{what} is deleted.</span>{' '}
      <button class="btn quiet small" type="button" ref={button} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
