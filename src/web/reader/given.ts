/** What a page's HTML hands to its script: the reader for whom it was made, the messages, and what was computed. */
import type { Compiled } from '../i18n/translate';
import type { NextUtsava } from '../views/now/next';
import type { ReaderData } from './reader';

export interface Given extends ReaderData {
  messages: Compiled;
  /** Of the page of now: for which instant it was made, and what its live clock goes by. */
  now?: {
    jdUt: number;
    /** From then on the page is computed afresh. */
    validUntil: number;
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
export const givenText = (given: Given): string => JSON.stringify(given).replaceAll('<', '\\u003c');

let read: Given | undefined;

export function given(): Given {
  read ??= JSON.parse(document.getElementById(GIVEN_ID)?.textContent ?? '') as Given;
  return read;
}
