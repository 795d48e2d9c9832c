import { openKernel } from '../../shared/kernel';
import { mountRead } from '../../shell/mount';
import { tellMounted } from '../../shell/takeover';
import { ChartPage } from './ChartPage';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = openKernel()
  .then((kernel) => mountRead(() => <ChartPage kernel={kernel} />))
  .then(tellMounted);
