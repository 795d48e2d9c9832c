import { remembered } from '../../reader/storage';
import { takeOver } from '../../shell/takeover';
import '../../styles/events.css';
import '../../styles/written.css';
import './month.css';

/** The HTML uses the calendar in the URL. If this device has stored another one, the view is needed. */
takeOver({
  load: () => import('./index').then(({ mounted }) => mounted),
  isWanted: () => remembered('calendar') !== null && !new URLSearchParams(location.search).has('calendar'),
});
