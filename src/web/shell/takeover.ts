/**
 * Pages whose HTML contains the view. The view's code and the kernel are fetched on the first interaction (boot.ts). They
 * are fetched immediately if the HTML was rendered for another reader, URL or time.
 */
import { unixToJd } from '../../domain/time/unix';
import { isAsGiven } from '../reader/data';
import { onPlace } from '../reader/place';
import { startShell } from './start';

interface Takeover {
  /** Fetches the view. Settles once it is mounted. */
  load: () => Promise<unknown>;
  /** Updates the time in the HTML once a second, until the view runs. */
  tick?: (jdUt: number) => void;
  /** Whether the view is needed immediately, whatever the HTML contains. */
  isWanted?: () => boolean;
}

/** Waits for the first interaction. Returns a function that loads the view at once. */
export function takeOver({ load, tick, isWanted }: Takeover): () => void {
  let opened: Promise<unknown> | undefined;
  const open = () => {
    opened ??= load();
    opened.catch(() => {
      opened = undefined;
    });
  };
  const run = () => {
    if (opened || document.hidden) return;
    const jdUt = unixToJd(Math.floor(Date.now() / 1000) * 1000);
    if (isWanted?.() || early.isTouched || !isAsGiven(jdUt)) open();
    else tick?.(jdUt);
  };
  startShell();
  run();
  setInterval(run, 1000);
  document.addEventListener('visibilitychange', run);
  onPlace(open);
  early.touch = open;
  return open;
}
