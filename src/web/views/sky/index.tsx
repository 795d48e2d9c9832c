import { openKernel } from '../../shared/kernel';
import { mountOver } from '../../shell/mountOver';
import { SkyPage } from './Sky';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = openKernel().then((kernel) => mountOver(() => <SkyPage kernel={kernel} />));
