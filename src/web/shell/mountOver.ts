/** Mounts a view over the HTML that its reader may already have used (`takeover.ts`). */
import type { ComponentType } from 'preact';
import { openReader } from '../reader/open';
import { keep, pressEarlyKeys } from './keep';
import { mountRead } from './mount';
import { MOUNTED } from './mounted';

/** Renders a view in place of the HTML, and repeats in it what the reader entered, chose, focused and pressed. */
export async function mountOver(View: ComponentType): Promise<void> {
  await openReader();
  const root = document.querySelector('#view') ?? document.body;
  const enterAgain = keep(root);
  await mountRead(View);
  root.setAttribute('data-live', '');
  dispatchEvent(new Event(MOUNTED));
  await enterAgain();
  void pressEarlyKeys();
}
