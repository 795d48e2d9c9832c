/** What a page's HTML hands to its script: the reader for whom it was made, the messages, and what was computed. */
import type { Compiled } from '../i18n/translate';
import type { ReaderData } from './reader';

export interface Given extends ReaderData {
  messages: Compiled;
  /** Whether the page names observances, whose names are a file of their own. */
  namesUtsavas: boolean;
  /** Of a page whose HTML holds its view: what it was made for. */
  made?: {
    /** The page's own part of the query. */
    search: string;
    /** The instants between which it holds, Julian days UT. */
    validFrom: number;
    validUntil: number;
  };
  /** Of the page of now: what its live clock goes by. */
  now?: {
    tzHours: number;
    /** Null without a whole day. */
    sunriseJd: number | null;
    /** The day that the observances follow. */
    dayNumber: number;
    next: NextUtsava[];
  };
}

export const GIVEN_ID = 'given';

/** JSON for a data block: what could end the block is escaped. */
export const dataText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

let read: Given | undefined;

export function given(): Given {
  read ??= JSON.parse(document.getElementById(GIVEN_ID)?.textContent ?? '') as Given;
  return read;
}

export interface NextUtsava {
  key: string;
  /** Days from 1970-01-01. */
  day: number;
}
