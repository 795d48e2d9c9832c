/**
 * The text, selection, focus and pressed buttons of a reader in the HTML of a page before its view runs. The view draws
 * its controls from its own state, so their values are entered again once it is mounted.
 */

import { CONTROLS, type Control, finderOf, isChanged, isOption } from './controls';
import { drawn } from './drawn';

const selectionOf = (element: Element): [number, number] | null =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.selectionStart !== null
    ? [element.selectionStart, element.selectionEnd ?? element.selectionStart]
    : null;

const tell = (control: Element, kind: 'input' | 'change') => control.dispatchEvent(new Event(kind, { bubbles: true }));

interface State {
  value: string;
  isChecked: boolean;
  isFocused: boolean;
}

/** Enters a value as its reader did. A field that still has the focus reports its change when it loses it. */
function enter(control: Control, { value, isChecked, isFocused }: State): void {
  if (isOption(control)) {
    if (control.checked !== isChecked) control.click();
    return;
  }
  // The view adopts the field of a file, whose value cannot be set.
  if (control.type === 'file') {
    tell(control, 'change');
    return;
  }
  control.value = value;
  tell(control, 'input');
  if (isFocused && !(control instanceof HTMLSelectElement)) {
    control.addEventListener('blur', () => control.value === value && tell(control, 'change'), { once: true });
  } else tell(control, 'change');
}

/**
 * Records the state of the controls in a tree.
 *
 * @returns  enters it into the tree that has been drawn in its place
 */
export function keep(root: Element): () => Promise<void> {
  // Opened in any way, or closed by the reader.
  const toggled = [...root.querySelectorAll<HTMLElement>('details[open] > summary, summary[data-pressed]')].map(
    (summary) => ({ find: finderOf(root, summary), isOpen: summary.matches('[open] > summary') }),
  );
  const { activeElement } = document;
  const focused = activeElement && activeElement !== root && root.contains(activeElement) ? activeElement : null;
  const findFocused = focused && finderOf(root, focused);
  const selection = focused && selectionOf(focused);
  const changed = [...root.querySelectorAll<Control>(CONTROLS)].filter(isChanged).map((control) => ({
    find: finderOf(root, control),
    value: control.value,
    isChecked: isOption(control) && control.checked,
    isFocused: control === focused,
  }));
  return async () => {
    for (const { find, isOpen } of toggled) find()?.parentElement?.toggleAttribute('open', isOpen);
    const control = findFocused && (findFocused() ?? document.querySelector<HTMLElement>('#main'));
    if (control && control !== document.activeElement) control.focus({ preventScroll: true });
    const own = changed.find(({ isFocused }) => isFocused);
    if (own && control?.matches(CONTROLS)) enter(control as Control, own);
    if (selection && control instanceof HTMLElement && 'setSelectionRange' in control && selectionOf(control)) {
      (control as HTMLInputElement).setSelectionRange(...selection);
    }
    for (const state of changed) {
      if (state === own) continue;
      // The view draws the outcome of a value, and may replace the other controls, before it hears the next one.
      await drawn();
      const target = state.find() as Control | null;
      if (target) enter(target, state);
    }
  };
}
