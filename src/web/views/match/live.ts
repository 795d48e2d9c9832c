import { namesBirth } from '../../parts/fragment';
import { takeOver } from '../../shell/takeover';
import '../../styles/beside.css';
import './match.css';

/** The HTML holds the examples: births of the address are for the view. */
takeOver({
  load: () => import('./index').then(({ mounted }) => mounted),
  isWanted: () => namesBirth(location.hash),
});
