/** The windows of a search as a calendar file, made on this device by the code of the service, fetched on demand. */
export { presentWindowsFile as calendarOf } from '../../../api/muhurta-search/icalendar';
