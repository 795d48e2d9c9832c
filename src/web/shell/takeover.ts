/**
 * Pages whose HTML contains the view. The view's code and the kernel are fetched on the first interaction. They are
 * fetched immediately if the HTML was rendered for another reader, URL or time.
 */
import { unixToJd } from '../../domain/time/unix';
import { isAsGiven } from '../reader/data';
import { onPlace } from '../reader/place';
import { finderOf, isTouched } from './controls';
import { MOUNTED } from './mounted';
import { startShell } from './start';

/** Events that load a view. The load need not wait for the click that ends a touch. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
/** Events that are repeated once the view is mounted. What is typed or chosen is entered again by `mountOver`. */
const DONE = ['click', 'submit'];
/** The dialog of the place and its buttons. They need no view. */
const OF_PLACE = '#places, [data-choose-place]';

/** A control that needs its view. Links, menus and disclosures with content need none. */
function controlOf({ target, type }: Event): HTMLElement | null {
  if (!(target instanceof Element) || !target.closest('#view')) return null;
  if (type === 'click') return target.closest<HTMLElement>('button:not([data-choose-place]), summary:only-child');
  return target instanceof HTMLElement ? target : null;
}

function doAgain(control: HTMLElement | null, { type }: Event): void {
  if (type === 'submit' && control instanceof HTMLFormElement) control.requestSubmit();
  else if (type === 'click') control?.click();
}

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
  const root = document.querySelector('#view') ?? document.body;
  let opened: Promise<unknown> | undefined;
  const open = () => {
    opened ??= load();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  const run = () => {
    if (opened || document.hidden) return;
    const jdUt = unixToJd(Math.floor(Date.now() / 1000) * 1000);
    if (isWanted?.() || globalThis.earlyKeys?.length || isTouched(root) || !isAsGiven(jdUt)) void open();
    else tick?.(jdUt);
  };
  const replay = (event: Event) => {
    const control = controlOf(event);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const find = finderOf(root, control);
    void open().then(() => doAgain(find(), event));
  };
  startShell();
  root.setAttribute('data-waits', '');
  run();
  setInterval(run, 1000);
  document.addEventListener('visibilitychange', run);
  const early = new AbortController();
  const begin = () => void open();
  const touch = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(OF_PLACE))) begin();
  };
  onPlace(begin);
  addEventListener('khagola:reader', begin);
  for (const kind of TOUCHES) addEventListener(kind, touch, { passive: true, signal: early.signal });
  for (const kind of DONE) addEventListener(kind, replay, { capture: true, signal: early.signal });
  addEventListener(MOUNTED, () => early.abort(), { once: true });
  return begin;
}
