import { openKernel } from '../../shared/kernel';
import { mountOver } from '../../shell/mountOver';
import { ChartPage } from './ChartPage';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = openKernel().then((kernel) => mountOver(() => <ChartPage kernel={kernel} />));
