/** Code that the first page runs immediately: the hand of its clock. */
import { sexagesimal, two } from '../../../domain/time/isoCivil';
import { SECONDS_PER_DAY } from '../../../domain/time/unix';
import { given } from '../../reader/given';
import { remembered } from '../../reader/storage';
import { takeOver } from '../../shell/takeover';
import { printDaySheet } from './daySheet';
import '../../shared/next/next.css';
import './now.css';

const SECONDS_PER_GHATI = 24 * 60;
const SECONDS_PER_VIGHATI = 24;

function write(id: string, text: string): void {
  const node = document.getElementById(id);
  if (node && node.textContent !== text) node.textContent = text;
}

/** Updates clock, ghaṭīs and hand. */
function tick(jdUt: number): void {
  const { now, settings } = given();
  if (!now || settings.hours !== '24' || settings.digits !== 'latin') return;
  // A Julian day begins at noon.
  const secondOfDay = Math.round((jdUt + 0.5 + now.tzHours / 24) * SECONDS_PER_DAY) % SECONDS_PER_DAY;
  const [hour, minute, second] = sexagesimal(secondOfDay);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  write('clock', isStill ? `${two(hour)}:${two(minute)}` : `${two(hour)}:${two(minute)}:${two(second)}`);
  if (now.sunriseJd === null) return;
  const seconds = Math.floor((jdUt - now.sunriseJd) * SECONDS_PER_DAY + 1e-3);
  write('ghati', String(Math.floor(seconds / SECONDS_PER_GHATI)));
  write('vighati', two(Math.floor((seconds % SECONDS_PER_GHATI) / SECONDS_PER_VIGHATI)));
  const turn = 180 + (360 * seconds) / SECONDS_PER_DAY;
  document.getElementById('hand')?.setAttribute('transform', `rotate(${turn.toFixed(2)} 320 320)`);
}

// Links to charts of early versions had no path.
if (/[#&]t=/.test(location.hash)) location.replace(`/chart${location.search}${location.hash}`);
else {
  printDaySheet();
  takeOver({
    load: () => import('./index').then(({ mounted }) => mounted),
    tick,
    // The HTML has the kinds in the URL. If this device has stored others, the view is needed.
    isWanted: () => remembered('next') !== null && !new URLSearchParams(location.search).has('next'),
  });
}
