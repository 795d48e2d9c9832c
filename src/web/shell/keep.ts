/**
 * The text, selection, focus and pressed buttons of a reader in the HTML of a page before its view runs. The view draws
 * its controls from its own state, so their values are entered again once it is mounted.
 */

import { CONTROLS, type Control, finderOf, isChanged, isOption } from './controls';

const selectionOf = (element: Element): [number, number] | null =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.selectionStart !== null
    ? [element.selectionStart, element.selectionEnd ?? element.selectionStart]
    : null;

const tell = (control: Element, kind: 'input' | 'change') => control.dispatchEvent(new Event(kind, { bubbles: true }));

/** Enters a value as its reader did. A field that still has the focus reports its change when it loses it. */
function enter(control: Control, value: string, isChecked: boolean, isFocused: boolean): void {
  if (isOption(control)) {
    if (control.checked !== isChecked) control.click();
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
export function keep(root: Element): () => void {
  const values = [...root.querySelectorAll<Control>(CONTROLS)].filter(isChanged).map((control) => ({
    find: finderOf(root, control),
    value: control.value,
    isChecked: isOption(control) && control.checked,
  }));
  const open = [...root.querySelectorAll('details[open] > summary')].map((summary) => finderOf(root, summary));
  const { activeElement } = document;
  const focused = activeElement && activeElement !== root && root.contains(activeElement) ? activeElement : null;
  const findFocused = focused && finderOf(root, focused);
  const selection = focused && selectionOf(focused);
  return () => {
    for (const find of open) find()?.parentElement?.setAttribute('open', '');
    // A view that redraws for one value may replace the controls of the others, so each is looked up in its turn.
    const control = findFocused && (findFocused() ?? document.querySelector<HTMLElement>('#main'));
    if (control && control !== document.activeElement) control.focus({ preventScroll: true });
    for (const { find, value, isChecked } of values) {
      const target = find() as Control | null;
      if (target) enter(target, value, isChecked, target === control);
    }
    if (selection && control instanceof HTMLElement && 'setSelectionRange' in control && selectionOf(control)) {
      (control as HTMLInputElement).setSelectionRange(...selection);
    }
  };
}

/** Keys that views use as shortcuts. Others act on the HTML itself. */
const SHORTCUT = /^(?:\S|Arrow.*|Page.*|Home|End)$/;

/** Repeats the shortcuts that were pressed before a view could hear them (boot.ts). */
export async function pressEarlyKeys(): Promise<void> {
  const keys = globalThis.earlyKeys?.splice(0) ?? [];
  globalThis.earlyKeys = undefined;
  for (const event of keys) {
    const { target, key } = event;
    if (!(target instanceof Element) || !SHORTCUT.test(key) || event.ctrlKey || event.metaKey || event.altKey) continue;
    const receiver = target.isConnected ? target : document.body;
    receiver.dispatchEvent(new KeyboardEvent('keydown', event));
    // The view draws the outcome of a key before it hears the next one.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
