import { account } from '../../shared/account';
import { knowsPasskeys } from '../../shared/passkeys';
import { takeOver } from '../../shell/takeover';
import './charts.css';

/** The HTML is for a reader without charts; boot.ts marks the page of any other. */
const isOther = () => 'own' in document.documentElement.dataset || !knowsPasskeys();
const open = takeOver({
  load: () => import('./index').then(({ mounted }) => mounted),
  isWanted: isOther,
});
if (!isOther()) {
  void account().then((answer) => {
    if (answer.ok || answer.code !== 'unauthenticated') open();
  });
}
