import { openKernel } from '../../shared/kernel';
import { mountOver } from '../../shell/mountOver';
import { RectifyPage } from './RectifyPage';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = openKernel().then((kernel) => mountOver(() => <RectifyPage kernel={kernel} />));
