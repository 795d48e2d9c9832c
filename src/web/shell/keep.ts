/**
 * The text, selection, focus and pressed buttons of a reader in the HTML of a page before its view runs. The view draws
 * its controls from its own state, so their values are entered again once it is mounted.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input, select, textarea';
const FOCUSABLE = `${CONTROLS}, button, a[href], summary, [tabindex]`;

const isOption = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

/** Whether the reader has changed a control. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== initial?.value;
  }
  return isOption(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** The properties that an element shares with the one that the view draws for it. */
function nameOf(element: Element): string {
  const { name = '', type = '' } = element as Partial<HTMLInputElement>;
  const value = isOption(element) ? element.value : '';
  const words = element.matches(CONTROLS) ? '' : element.textContent;
  return [element.localName, type, name, value, element.getAttribute('role') ?? '', words].join('\n');
}

/**
 * Finds an element again in a tree that is rendered again: the same one, or the one with its name and position.
 *
 * @returns  finds it; null if the new tree does not have it
 */
export function finderOf(root: Element, element: Element): () => HTMLElement | null {
  const alike = (selector: string, name: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => nameOf(each) === name);
  const name = nameOf(element);
  const position = alike(FOCUSABLE, name).indexOf(element as HTMLElement);
  return () => (element.isConnected ? (element as HTMLElement) : (alike(FOCUSABLE, name)[position] ?? null));
}

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

/** Whether anything in the tree would be lost. */
export const isTouched = (root: Element): boolean =>
  root.contains(document.activeElement) || [...root.querySelectorAll<Control>(CONTROLS)].some(isChanged);

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
