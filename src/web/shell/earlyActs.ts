/** Repeats what a reader pressed and submitted before the scripts of a page could hear it (boot.ts). */
import { finderOf } from './controls';
import { drawn } from './drawn';

/**
 * Finds the controls that were pressed in a tree.
 *
 * @returns  presses them in the tree that has been drawn in its place
 */
export function earlyActs(root: Element): () => void {
  const acts = early.acts.flatMap(({ control, kind }) =>
    root.contains(control) ? [{ find: finderOf(root, control), kind }] : [],
  );
  return () => {
    for (const { find, kind } of acts) {
      const control = find();
      if (kind === 'click') control?.click();
      else (control as HTMLFormElement | null)?.requestSubmit();
    }
  };
}

/** Hears the controls of a page that is complete in its HTML, and repeats what was pressed before. */
export function hearControls(): void {
  const root = document.querySelector('#view') ?? document.body;
  const actAgain = earlyActs(root);
  root.removeAttribute('data-waits');
  actAgain();
  void pressEarlyKeys();
}

/** Keys that pages and views use as shortcuts. Others act on the HTML itself. */
const SHORTCUT = /^(?:\S|Arrow.*|Page.*|Home|End)$/;

/** Presses the shortcuts again. */
export async function pressEarlyKeys(): Promise<void> {
  for (const event of early.keys.splice(0)) {
    const { target, key } = event;
    if (!(target instanceof Element) || !SHORTCUT.test(key) || event.ctrlKey || event.metaKey || event.altKey) continue;
    const receiver = target.isConnected ? target : document.body;
    receiver.dispatchEvent(new KeyboardEvent('keydown', event));
    await drawn();
  }
}
