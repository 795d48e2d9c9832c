import { openKernel } from '../../shared/kernel';
import { mountRead } from '../../shell/mount';
import { tellMounted } from '../../shell/takeover';
import { FindPage } from './Find';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = openKernel()
  .then((kernel) => mountRead(() => <FindPage kernel={kernel} />))
  .then(tellMounted);
