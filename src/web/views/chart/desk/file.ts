/** The calendar file of transits, by the code of the service, fetched on demand. */
export { presentTransitsFile as transitsFile } from '../../../../api/transits/present';
