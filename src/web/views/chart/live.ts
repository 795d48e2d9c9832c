import { namesBirth } from '../../shared/fragment';
import { takeOver } from '../../shell/takeover';
import '../../styles/events.css';
import './desk/desk.css';

/** The HTML contains the example. The view draws a birth in the URL. */
takeOver({
  load: () => import('./index').then(({ mounted }) => mounted),
  isWanted: () => namesBirth(location.hash),
});
