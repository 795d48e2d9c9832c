import { openKernel } from '../../parts/kernel';
import { mountRead } from '../../shell/mount';
import { tellMounted } from '../../shell/takeover';
import { DayPage } from './Day';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = openKernel()
  .then((kernel) => mountRead(() => <DayPage kernel={kernel} />))
  .then(tellMounted);
