import { takeOver } from '../../shell/takeover';
import '../../styles/beside.css';
import './rectify.css';

/** The HTML contains an empty form. The view fills it from the URL. */
takeOver({
  load: () => import('./index').then(({ mounted }) => mounted),
  isWanted: () => location.hash !== '',
});
