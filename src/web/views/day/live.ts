import { takeOver } from '../../shell/takeover';
import '../../styles/written.css';
import '../../shared/next/next.css';
import '../../shell/share.css';
import { isStarKept } from './keptStar';
import './day.css';

takeOver({
  load: () => import('./index').then(({ mounted }) => mounted),
  isWanted: () => isStarKept(new URLSearchParams(location.search)),
});
