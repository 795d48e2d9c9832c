import { openKernel } from '../../shared/kernel';
import { mountOver } from '../../shell/mountOver';
import { FindPage } from './Find';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = openKernel().then((kernel) => mountOver(() => <FindPage kernel={kernel} />));
