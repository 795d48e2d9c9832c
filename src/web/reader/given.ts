/** Data that a page's HTML passes to its script: its reader, the messages, and computed values. */
import type { Compiled } from '../i18n/translate';
import type { ReaderData } from './reader';

export interface Given extends ReaderData {
  messages: Compiled;
  /** Whether the page names observances, whose names are in a separate file. */
  namesUtsavas: boolean;
  /** For a page whose HTML contains its view: the conditions of its rendering. */
  made?: {
    /** The page's own part of the query. */
    search: string;
    /** The instants between which it is valid, Julian days UT. */
    validFrom: number;
    validUntil: number;
  };
  /** For the page of now: the data of its live clock. */
  now?: {
    tzHours: number;
    /** Null if the day lacks a sunrise, sunset or next sunrise. */
    sunriseJd: number | null;
    /** The civil day after which the listed observances follow. */
    dayNumber: number;
    following: Following;
  };
}

export const GIVEN_ID = 'given';

/** JSON for a data block, with an escape for text that could end the block. */
export const dataText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

let parsed: Given | undefined;

export function given(): Given {
  parsed ??= JSON.parse(document.getElementById(GIVEN_ID)?.textContent ?? '') as Given;
  return parsed;
}

export interface NextUtsava {
  key: string;
  /** Days from 1970-01-01. */
  day: number;
}

/** The next day of a vow that recurs in every month, with the time that its keepers ask for. */
export interface NextVow extends NextUtsava {
  time: { name: VowTime; startJd: number; endJd: number | null } | null;
}

/** The next observances and vows. */
export interface Following {
  next: readonly NextUtsava[];
  vows: readonly NextVow[];
}

/** When the fast is broken, when to worship, when the Moon rises. */
export type VowTime = 'parana' | 'puja' | 'moonrise';
