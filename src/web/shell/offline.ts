/**
 * The service worker, and a notice under the top when the network is gone, or when a new version is waiting or has
 * replaced this one.
 */

import { plainText } from '../i18n/plainText';
import type { MessageKey } from '../i18n/translate';
import { given } from '../reader/given';

const textOf = (key: MessageKey): string => plainText(given().messages, key);

function line(text: string, action?: { label: string; run: () => void }): HTMLElement {
  const strip = document.createElement('div');
  strip.className = 'strip';
  const words = document.createElement('span');
  words.textContent = text;
  strip.append(words);
  if (action) {
    const button = document.createElement('button');
    button.className = 'btn quiet small';
    button.type = 'button';
    button.textContent = action.label;
    button.addEventListener('click', action.run);
    strip.append(button);
  }
  return strip;
}

function tellNetwork(notice: HTMLElement): void {
  let strip: HTMLElement | null = null;
  const tell = () => {
    strip?.remove();
    strip = navigator.onLine ? null : line(textOf('shell.offline'));
    if (strip) notice.append(strip);
  };
  addEventListener('online', tell);
  addEventListener('offline', tell);
  tell();
}

/** A part of this version that the service no longer has, because of a deployment while the page was open. */
const isGone = (entry: PerformanceEntry): boolean =>
  (entry as PerformanceResourceTiming).responseStatus === 404 &&
  entry.name.startsWith(`${location.origin}/assets/`) &&
  entry.name.endsWith('.js');

/** Offers to load the new version when code of this one is gone. With a service worker it stays in the cache. */
function tellGone(notice: HTMLElement): void {
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(isGone)) return;
    observer.disconnect();
    const load = { label: textOf('shell.load'), run: () => location.reload() };
    notice.append(line(textOf('shell.newer'), load));
  });
  observer.observe({ type: 'resource', buffered: true });
}

async function keepOffline(notice: HTMLElement): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const offer = () => {
    const waiting = registration.waiting;
    if (!waiting || !navigator.serviceWorker.controller) return;
    const takeOver = () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
      waiting.postMessage('take over');
    };
    notice.append(line(textOf('shell.newer'), { label: textOf('shell.load'), run: takeOver }));
  };
  offer();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer());
  });
}

function start(): void {
  const notice = document.querySelector<HTMLElement>('#notice');
  if (!notice) return;
  tellNetwork(notice);
  tellGone(notice);
  if ('serviceWorker' in navigator) keepOffline(notice).catch(() => undefined);
}

/** Starts once the page has loaded. */
export function startOffline(): void {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
