import './now.css';

/**
 * What the first page runs at once: the hand of its clock. The view itself, with the kernel, is fetched at the first
 * touch or key, and at once where the page was made for another reader, another place or another hour.
 */
import { unixToJd } from '../../../domain/time/civil';
import { two, wallAt } from '../../parts/format';
import { onPlace } from '../../parts/place';
import { readerData } from '../../reader/data';
import { given } from '../../reader/given';
import { startShell } from '../../shell/start';

const SECONDS_PER_GHATI = 24 * 60;
const SECONDS_PER_VIGHATI = 24;

let opened: Promise<unknown> | undefined;

function openView(): Promise<unknown> {
  opened ??= import('./index').then(({ mounted }) => mounted);
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** What is asked of a control before the view is there is done once it is. */
function replay(event: Event): void {
  const { target } = event;
  const form = event.type === 'submit' && target instanceof HTMLFormElement ? target : null;
  const button = target instanceof Element ? target.closest('#locate') : null;
  if (!form && !button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void openView().then(() => {
    if (form) document.querySelector<HTMLFormElement>('#birth')?.requestSubmit();
    else document.getElementById('locate')?.click();
  });
}

function write(id: string, text: string): void {
  const node = document.getElementById(id);
  if (node && node.textContent !== text) node.textContent = text;
}

function isAsGiven(): boolean {
  const { place, settings } = given();
  const reader = readerData();
  return JSON.stringify([reader.place, reader.settings]) === JSON.stringify([place, settings]);
}

/** Sets clock, ghaṭīs and hand; false where the page's figures no longer hold. */
function tick(): boolean {
  const { now, settings } = given();
  const jdUt = unixToJd(Math.floor(Date.now() / 1000) * 1000);
  if (!now || jdUt >= now.validUntil || jdUt < now.jdUt - 1 / 1440) return false;
  if (settings.hours === '24' && settings.digits === 'latin') {
    const { hour, minute, second } = wallAt(jdUt, now.tzHours);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    write('clock', isStill ? `${two(hour)}:${two(minute)}` : `${two(hour)}:${two(minute)}:${two(second)}`);
    if (now.sunriseJd !== null) {
      const seconds = Math.round((jdUt - now.sunriseJd) * 86_400);
      write('ghati', String(Math.floor(seconds / SECONDS_PER_GHATI)));
      write('vighati', two(Math.floor((seconds % SECONDS_PER_GHATI) / SECONDS_PER_VIGHATI)));
      const turn = 180 + (360 * seconds) / 86_400;
      document.getElementById('hand')?.setAttribute('transform', `rotate(${turn.toFixed(2)} 320 320)`);
    }
  }
  return true;
}

function run(): void {
  if (opened || document.hidden) return;
  if (!isAsGiven() || !tick()) void openView();
}

// A chart's link of earlier years had no path of its own.
if (/[#&]t=/.test(location.hash)) location.replace(`/chart${location.search}${location.hash}`);
else {
  startShell();
  run();
  setInterval(run, 1000);
  document.addEventListener('visibilitychange', run);
  const open = () => void openView();
  onPlace(open);
  addEventListener('khagola:reader', open);
  for (const kind of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
    addEventListener(kind, open, { once: true, passive: true });
  }
  const early = new AbortController();
  for (const kind of ['click', 'submit']) addEventListener(kind, replay, { capture: true, signal: early.signal });
  addEventListener('khagola:mounted', () => early.abort(), { once: true });
}
