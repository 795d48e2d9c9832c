/** Single-letter shortcuts of the desk. They work outside fields, and the reader can switch them off. */
import { useLayoutEffect } from 'preact/hooks';

/** Elements that handle letters themselves. */
const OWN_KEYS = 'input:not([type=radio]), select, textarea, dialog, [contenteditable]';

/** @param act  handles a key; false if it does nothing */
export function useLetters(isOn: boolean, act: (key: string) => boolean): void {
  // A layout effect, because a held key repeats before other effects run.
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
