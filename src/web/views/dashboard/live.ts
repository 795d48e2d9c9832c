import { account } from '../../shared/account';
import { namesBirth } from '../../shared/fragment';
import { hasCharts } from '../../shared/ownCharts';
import { knowsPasskeys } from '../../shared/passkeys';
import { takeOver } from '../../shell/takeover';
import './dashboard.css';

/** The HTML is for a reader without charts. */
const open = takeOver({
  load: () => import('./index').then(({ mounted }) => mounted),
  isWanted: () => namesBirth(location.hash) || hasCharts() || !knowsPasskeys(),
});
void account().then((answer) => {
  if (answer.ok || answer.code !== 'unauthenticated') open();
});
