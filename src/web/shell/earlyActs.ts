/** Repeats what a reader pressed and submitted before the scripts of a page could hear it (boot.ts). */
import { finderOf } from './controls';
import { drawn, viewRoot } from './drawn';

/**
 * Finds the controls that were pressed in a tree.
 *
 * @returns  presses them in the tree that has been drawn in its place, then those that were pressed there since
 */
export function earlyActs(root: Element): () => void {
  const finders = (from: number) =>
    early.acts
      .slice(from)
      .filter((control) => root.contains(control))
      .map((control) => finderOf(root, control));
  const { length } = early.acts;
  const finds = finders(0);
  return () => {
    for (const find of [...finds, ...finders(length)]) {
      const control = find();
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control?.click();
    }
  };
}

/** Hears the controls of a page that is complete in its HTML, and repeats what was pressed before. */
export function hearControls(): void {
  const root = viewRoot();
  const actAgain = earlyActs(root);
  root.removeAttribute('data-waits');
  actAgain();
  void pressEarlyKeys();
}

/** Keys that pages and views use as shortcuts. Others act on the HTML itself. */
const SHORTCUT = /^(?:\S|Arrow.*|Page.*|Home|End)$/;

/** Presses the shortcuts among early keys again. */
export async function pressEarlyKeys(keys = early.keys.splice(0)): Promise<void> {
  for (const event of keys) {
    const { target, key } = event;
    if (!(target instanceof Element) || !SHORTCUT.test(key) || event.ctrlKey || event.metaKey || event.altKey) continue;
    const receiver = target.isConnected ? target : document.body;
    receiver.dispatchEvent(new KeyboardEvent('keydown', event));
    await drawn();
  }
}
