import { addMessages } from '../../reader/lateMessages';
import { mountOver } from '../../shell/mountOver';
import { DashboardPage, loadView } from './Dashboard';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = Promise.all([loadView(), addMessages('account'), addMessages('library')]).then(
  ([first]) => mountOver(() => <DashboardPage first={first} />),
);
