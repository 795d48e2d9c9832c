import { mountOver } from '../../shell/mountOver';
import { AskPage } from './Ask';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = mountOver(AskPage);
