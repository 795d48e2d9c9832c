/** Mounts a view over the HTML that its reader may already have used (`boot.ts`). */
import type { ComponentType } from 'preact';
import { openReader } from '../reader/open';
import { viewRoot } from './drawn';
import { earlyActs, pressEarlyKeys } from './earlyActs';
import { keep } from './keep';
import { mountRead } from './mount';

/** Renders a view in place of the HTML, and repeats in it what the reader entered, chose, focused and pressed. */
export async function mountOver(View: ComponentType): Promise<void> {
  await openReader();
  await early.press;
  const root = viewRoot();
  const enterAgain = keep(root);
  const actAgain = earlyActs(root);
  // The view hears the keys that follow.
  const keys = early.keys.splice(0);
  await mountRead(View);
  root.setAttribute('data-live', '');
  // A form that is sent meanwhile has not heard all of its entries.
  await enterAgain();
  root.removeAttribute('data-waits');
  actAgain();
  void pressEarlyKeys(keys);
}
