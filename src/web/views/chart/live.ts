import { namesBirth } from '../../parts/fragment';
import { takeOver } from '../../shell/takeover';
import '../../styles/events.css';
import './desk/desk.css';

/** The HTML holds the example: a birth of the address is for the view. */
takeOver({
  load: () => import('./index').then(({ mounted }) => mounted),
  isWanted: () => namesBirth(location.hash),
});
