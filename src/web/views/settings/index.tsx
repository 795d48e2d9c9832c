import { mountOver } from '../../shell/mountOver';
import { SettingsPage } from './Settings';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = mountOver(SettingsPage);
