/**
 * The pages of the pings of the last hour, in the memory of this instance. A page needs no second request to the index
 * service, which wants to hear of it only when it changes; addresses that differ in their query are one page.
 */
import { Newest } from './newest';

const REMEMBERED_MS = 3_600_000;
/** More pages than the service has. Beyond it the oldest are forgotten. */
const MAX_PAGES = 10_000;

/** The page of a URL: without its query. */
export const pageOf = (url: string): string => url.replace(/\?.*$/, '');

/** Creates the memory of an instance: the status with which the index service accepted each page. */
export const newPings = (clock?: () => number): Newest<number> => new Newest(MAX_PAGES, REMEMBERED_MS, clock);
