import { openKernel } from '../../shared/kernel';
import { mountRead } from '../../shell/mount';
import { tellMounted } from '../../shell/takeover';
import { MatchPage } from './Match';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = openKernel()
  .then((kernel) => mountRead(() => <MatchPage kernel={kernel} />))
  .then(tellMounted);
