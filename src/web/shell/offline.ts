/** The service worker, and one line under the top when the network is gone or a new version waits. */
import { pageTranslate } from '../reader/data';

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
    strip = navigator.onLine ? null : line(pageTranslate()('shell.offline'));
    if (strip) notice.append(strip);
  };
  addEventListener('online', tell);
  addEventListener('offline', tell);
  tell();
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
    notice.append(line(pageTranslate()('shell.newer'), { label: pageTranslate()('shell.load'), run: takeOver }));
  };
  offer();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer());
  });
}

export function startOffline(): void {
  const notice = document.querySelector<HTMLElement>('#notice');
  if (!notice) return;
  tellNetwork(notice);
  if ('serviceWorker' in navigator) keepOffline(notice).catch(() => undefined);
}
