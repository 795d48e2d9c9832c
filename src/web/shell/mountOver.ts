/** Mounts a view over the HTML that its reader may already have used (`boot.ts`). */
import type { ComponentType } from 'preact';
import { openReader } from '../reader/open';
import { earlyActs, pressEarlyKeys } from './earlyActs';
import { keep } from './keep';
import { mountRead } from './mount';

/** Renders a view in place of the HTML, and repeats in it what the reader entered, chose, focused and pressed. */
export async function mountOver(View: ComponentType): Promise<void> {
  await openReader();
  const root = document.querySelector('#view') ?? document.body;
  const enterAgain = keep(root);
  const actAgain = earlyActs(root);
  await mountRead(View);
  root.removeAttribute('data-waits');
  root.setAttribute('data-live', '');
  await enterAgain();
  actAgain();
  void pressEarlyKeys();
}
