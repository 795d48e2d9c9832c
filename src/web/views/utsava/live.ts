/** The page is complete in its HTML. Another place needs another page of the service. */
import { onPlace } from '../../reader/place';
import { hearControls } from '../../shell/earlyActs';
import { startSharing } from '../../shell/share';
import { startShell } from '../../shell/start';
import '../../shell/share.css';
import '../year/year.css';
import './utsava.css';

/** Scrolls the drawing of the times, which is wider than a phone, to the foremost of them. */
function showForemost(): void {
  const strip = document.querySelector('.stripw');
  const foremost = strip?.querySelector('[data-foremost]');
  if (!strip || !foremost) return;
  const [frame, row] = [strip.getBoundingClientRect(), foremost.getBoundingClientRect()];
  if (row.right > frame.right)
    strip.scrollLeft = row.left - frame.left - (frame.width - Math.min(row.width, frame.width)) / 2;
}

startShell();
startSharing();
hearControls();
onPlace(() => location.reload());
if (document.readyState === 'complete') showForemost();
else addEventListener('load', showForemost);
