/** The calendar file of events, by the code of the service, fetched on demand. */
export { skyFile } from '../../../api/sky/file';
