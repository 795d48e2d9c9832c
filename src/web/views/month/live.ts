import { remembered } from '../../reader/storage';
import { takeOver } from '../../shell/takeover';
import '../../styles/events.css';
import '../../styles/written.css';
import './month.css';

/**
 * The HTML uses the calendar in the URL. If this device has stored another one, the view is needed, and for the days of
 * the births on this device.
 */
takeOver({
  load: () => import('./index').then(({ mounted }) => mounted),
  isWanted: () => {
    const query = new URLSearchParams(location.search);
    return (remembered('calendar') !== null && !query.has('calendar')) || query.getAll('show').join().includes('mine');
  },
});
