/** Whether a reader has charts, by what this device stores. */
import { remembered } from '../reader/storage';

/** The key under which this device notes that an account is signed in. */
export const SIGNED_IN = 'account';

export const hasCharts = (): boolean => ['library', 'recent', SIGNED_IN].some((key) => remembered(key) !== null);
