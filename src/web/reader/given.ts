/** Data that a page's HTML passes to its script: its reader, the messages, and computed values. */
import type { Region } from '../../data/observances/regions';
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
  };
  /** The next observances, vows and public holiday that the HTML names. */
  following?: Following;
  /** The region of holidays at the place; null outside the regions with lists. */
  region?: Region | null;
}

export const GIVEN_ID = 'given';

/** JSON for a data block, with an escape for text that could end the block. */
export const dataText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The data of a page's HTML. */
export const givenOf = (page: Document): Given => JSON.parse(page.getElementById(GIVEN_ID)?.textContent ?? '') as Given;

let parsed: Given | undefined;

export function given(): Given {
  parsed ??= givenOf(document);
  return parsed;
}

export interface NextUtsava {
  key: string;
  /** Days from 1970-01-01. */
  day: number;
}

/** The vows that recur in every month, each with a line of what comes next; `vow` is the nearest of some tithis. */
export const NEXT_VOWS = ['vow', 'ekadashi', 'pradosha', 'amavasya', 'purnima'] as const;

/** The next day of a vow that recurs in every month, with the time that its keepers ask for. */
export interface NextVow extends NextUtsava {
  kind: (typeof NEXT_VOWS)[number];
  /** For a vow of the day from which they follow, the day of the one after it. */
  then?: number;
  time: { name: VowTime; startJd: number; endJd: number | null } | null;
}

/** The next public holiday, and the list that it is from. */
export interface NextHoliday {
  name: string;
  /** Days from 1970-01-01. */
  day: number;
  region: Region;
  regionName: string;
  /** The year of the list or of the forecast. */
  year: number;
  status: 'notified' | 'forecast';
}

/** The next observances, vows and public holiday. */
export interface Following {
  /** The civil day from which they follow, in days from 1970-01-01. */
  day: number;
  /** The principal ones of the next seven days, otherwise the next one. */
  next: readonly NextUtsava[];
  vows: readonly NextVow[];
  /** Null where no list or forecast has one; undefined until it is computed. */
  holiday?: NextHoliday | null;
}

/** When the fast is broken, when to worship, when the Moon rises. */
export type VowTime = 'parana' | 'puja' | 'moonrise';
