import { remembered } from '../../reader/storage';
import { takeOver } from '../../shell/takeover';
import './settings.css';

/** The HTML has the theme of the system. */
takeOver({
  load: () => import('./index').then(({ mounted }) => mounted),
  isWanted: () => remembered('theme') !== null,
});
