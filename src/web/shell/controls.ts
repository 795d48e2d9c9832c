/** The controls of a reader in the HTML of a page, and how to find them again once its view is drawn. */

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const CONTROLS = 'input, select, textarea';
const FOCUSABLE = `${CONTROLS}, button, a[href], summary, [tabindex]`;

export const isOption = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

/** Whether the reader has changed a control, or pressed the option that the HTML has chosen (boot.ts). */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== initial?.value;
  }
  return isOption(control)
    ? control.checked !== control.defaultChecked || 'pressed' in control.dataset
    : control.value !== control.defaultValue;
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
  const name = nameOf(element);
  const alike = () => [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => nameOf(each) === name);
  const position = alike().indexOf(element as HTMLElement);
  return () => (element.isConnected ? (element as HTMLElement) : (alike()[position] ?? null));
}
