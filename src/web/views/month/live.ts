import { remembered } from '../../reader/storage';
import { takeOver } from '../../shell/takeover';
import './month.css';

/** The HTML is in the calendar of the address; another that this device remembers is for the view. */
takeOver({
  load: () => import('./index').then(({ mounted }) => mounted),
  isWanted: () => remembered('calendar') !== null && !new URLSearchParams(location.search).has('calendar'),
});
