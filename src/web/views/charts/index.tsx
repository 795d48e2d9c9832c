import { addMessages } from '../../reader/lateMessages';
import { mountOver } from '../../shell/mountOver';
import { ChartsPage, loadView } from './Charts';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = Promise.all([loadView(), addMessages('account'), addMessages('library')]).then(
  ([first]) => mountOver(() => <ChartsPage first={first} />),
);
