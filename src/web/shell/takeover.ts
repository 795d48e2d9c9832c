/**
 * Pages whose HTML holds the view: the view itself, with the kernel, is fetched at the first touch or key, and at once
 * where the HTML was made for another reader, another address or another hour.
 */
import { unixToJd } from '../../domain/time/civil';
import { isAsGiven } from '../reader/data';
import { onPlace } from '../reader/place';
import { startShell } from './start';

const MOUNTED = 'khagola:mounted';
/** What begins a view: a view need not wait for a click that ends a touch. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
/** What of it is done again once the view is there. */
const DONE = ['click', 'change', 'submit'];

/** Tells that the view stands in the page. */
export const tellMounted = (): void => {
  document.querySelector('#view')?.setAttribute('data-live', '');
  dispatchEvent(new Event(MOUNTED));
};

/** A control that does nothing without its view; links, menus and disclosures that hold something need none. */
function controlOf({ target, type }: Event): HTMLElement | null {
  if (!(target instanceof Element) || !target.closest('#view')) return null;
  if (type === 'click') return target.closest<HTMLElement>('button:not([data-choose-place]), summary:only-child');
  return target instanceof HTMLElement ? target : null;
}

function doAgain(control: HTMLElement, { type }: Event, value: string | null): void {
  if (!control.isConnected) return;
  if (type === 'submit' && control instanceof HTMLFormElement) control.requestSubmit();
  else if (type === 'click') control.click();
  else if (value !== null && (control instanceof HTMLSelectElement || control instanceof HTMLInputElement)) {
    if (control.type === 'radio' || control.type === 'checkbox') control.click();
    else {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

export interface Takeover {
  /** Fetches the view; settles once it stands in the page. */
  load: () => Promise<unknown>;
  /** Follows the time in the HTML as long as no view runs, once a second. */
  tick?: (jdUt: number) => void;
  /** Whether the view is wanted at once, whatever the HTML holds. */
  isWanted?: () => boolean;
}

export function takeOver({ load, tick, isWanted }: Takeover): void {
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
    if (isWanted?.() || !isAsGiven(jdUt)) void open();
    else tick?.(jdUt);
  };
  const replay = (event: Event) => {
    const control = controlOf(event);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const value = 'value' in control ? String(control.value) : null;
    void open().then(() => doAgain(control, event, value));
  };
  startShell();
  run();
  setInterval(run, 1000);
  document.addEventListener('visibilitychange', run);
  const begin = () => void open();
  onPlace(begin);
  addEventListener('khagola:reader', begin);
  for (const kind of TOUCHES) addEventListener(kind, begin, { once: true, passive: true });
  const early = new AbortController();
  for (const kind of DONE) addEventListener(kind, replay, { capture: true, signal: early.signal });
  addEventListener(MOUNTED, () => early.abort(), { once: true });
}
