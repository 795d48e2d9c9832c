/** Starts the parts that every page shares: the controls at its top, and the service worker. */
import { startOffline } from './offline';
import { startTop } from './top';

export function startShell(): void {
  startTop();
  startOffline();
}
