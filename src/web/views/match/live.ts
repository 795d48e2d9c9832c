import { namesBirth } from '../../shared/fragment';
import { takeOver } from '../../shell/takeover';
import '../../styles/beside.css';
import './match.css';

/** The HTML contains the examples. The view draws births in the URL. */
takeOver({
  load: () => import('./index').then(({ mounted }) => mounted),
  isWanted: () => namesBirth(location.hash),
});
