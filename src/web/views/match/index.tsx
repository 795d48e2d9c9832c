import { openKernel } from '../../shared/kernel';
import { mountOver } from '../../shell/mountOver';
import { MatchPage } from './Match';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = openKernel().then((kernel) => mountOver(() => <MatchPage kernel={kernel} />));
