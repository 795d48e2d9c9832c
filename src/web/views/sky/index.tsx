import { openKernel } from '../../shared/kernel';
import { mountRead } from '../../shell/mount';
import { tellMounted } from '../../shell/takeover';
import { SkyPage } from './Sky';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = openKernel()
  .then((kernel) => mountRead(() => <SkyPage kernel={kernel} />))
  .then(tellMounted);
