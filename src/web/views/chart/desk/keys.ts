/** Single letters of the desk. They act outside of fields, and the reader can switch them off. */
import { useLayoutEffect } from 'preact/hooks';

/** What takes letters for itself. */
const OWN_KEYS = 'input:not([type=radio]), select, textarea, dialog, [contenteditable]';

/** @param act  what a key does; false where it does nothing */
export function useLetters(isOn: boolean, act: (key: string) => boolean): void {
  // With the drawing itself: a key that is held comes again before effects run.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      if (act(event.key.toLowerCase())) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
