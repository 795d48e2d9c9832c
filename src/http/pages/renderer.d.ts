/**
 * The renderer of the pages, `src/web/server`. The bundler resolves this module; the source is JSX with browser types.
 */
declare module 'khagola:pages' {
  import type { NamedPlace } from '../../data/place';
  import type { PlaceList, PlaceRecord } from '../../domain/places/list';
  import type { DatedTexts } from '../../drawing/dated';
  import type { Kernel } from '../../kernel/kernel';
  import type { PlaceNames } from '../../lexicon/places';

  export type LocaleKey = 'en' | 'hi';
  export interface ReaderData {
    locale: LocaleKey;
    settings: object;
    place: NamedPlace;
    origin: 'reference' | 'guess' | 'chosen';
  }
  export interface Content {
    locale: LocaleKey;
    origin?: string;
  }
  /** The reader of a request. If the query names no place, the connection's place applies. */
  export function readerOfRequest(locale: LocaleKey, query: URLSearchParams, guess: NamedPlace | null): ReaderData;
  /** A place of an address that the list of places does not settle. */
  export interface UnknownPlace {
    text: string;
  }
  /** The query with its whole place, or the place that the list does not settle; null if there is nothing to look up. */
  export function writtenPlace(
    query: URLSearchParams,
    places: MadeFor['places'],
    openNames: (() => Promise<PlaceNames | null>) | null,
  ): Promise<{ search: string } | { unknown: UnknownPlace } | null>;
  export interface MadeFor {
    /** The query string. */
    search: string;
    /** `https://host`. */
    origin: string;
    /** Julian days UT. */
    jdUt: number;
    /** The list of places. */
    places: () => Promise<PlaceList>;
    /** The names of places in Hindi; null if they cannot be read. */
    placeNames: () => Promise<PlaceNames | null>;
  }
  type Rendered = 'now' | 'day' | 'month' | 'year' | 'chart' | 'sky' | 'find';
  export function renderPage(key: Rendered, kernel: Kernel, data: ReaderData, occasion: MadeFor): Promise<Content>;
  /**
   * A page, which may say that the thing is missing; a redirect to the canonical path; the whole address of the page that
   * answers; or null if the thing does not exist.
   */
  export type Made = { content: Content; isMissing?: true } | { path: string } | { answeredAt: string } | null;
  export function renderUtsava(
    kernel: Kernel,
    data: ReaderData,
    of: { key: string; year: number },
    occasion: MadeFor,
  ): Promise<Made>;
  /** Leads to the page of an observance, by its key or a name, in the year of its next day. */
  export function utsavaOfNextDay(kernel: Kernel, data: ReaderData, name: string, occasion: MadeFor): Promise<Made>;
  /** A list by kind; the year of the instant by default. */
  export function renderVows(
    kernel: Kernel,
    data: ReaderData,
    of: { kind: string; year: number | null },
    occasion: MadeFor,
  ): Promise<Made>;
  export function renderTown(kernel: Kernel, data: ReaderData, slug: string, occasion: MadeFor): Promise<Made>;
  /** The page for a town that the list of places does not have, with the towns of the nearest names. */
  export function renderUnknownTown(
    data: ReaderData,
    of: { text: string; nearest: readonly PlaceRecord[] },
    occasion: MadeFor,
  ): Promise<Made>;
  /** Whether the query has no option of the ephemeris. */
  export function isUsualEphemeris(query: URLSearchParams): boolean;
  /** The places in a month, `2026-12`, or in the present month if it is null, with the options in the query. */
  export function renderEphemeris(
    kernel: Kernel,
    data: ReaderData,
    month: string | null,
    occasion: MadeFor,
  ): Promise<Made>;
  export function renderSubscribe(kernel: Kernel, data: ReaderData, occasion: MadeFor): Promise<Made>;
  /** The days of the lunar date in the query, or the lunar dates of the fields of a posted form. */
  export function renderAnniversaries(
    kernel: Kernel,
    data: ReaderData,
    posted: URLSearchParams | null,
    occasion: MadeFor,
  ): Promise<Made>;
  /** The holidays of a region in a year; by default of India in the present year. */
  export function renderHolidays(
    kernel: Kernel,
    data: ReaderData,
    of: { region: string | null; year: number | null },
    occasion: MadeFor,
  ): Promise<Made>;
  /** The almanac of a region; without a language the address of that of the reader's region. */
  export function renderAlmanac(
    kernel: Kernel,
    data: ReaderData,
    of: { language: string | null; date: string | null },
    occasion: MadeFor,
  ): Promise<Made>;
  /** The page of the frames for other sites. */
  export function renderWidgets(data: ReaderData, occasion: MadeFor): Promise<Made>;
  /** A page for embedding, and how long it holds in seconds; null for an unknown name. */
  export function renderWidget(
    kernel: Kernel,
    data: ReaderData,
    name: string,
    occasion: MadeFor,
  ): Promise<{ content: Content; seconds: number } | null>;
  /** The texts below the date of an image: the names of the place, and its times in order of importance. */
  export function shareTexts(
    kernel: Kernel,
    data: ReaderData,
    of: { key: string | null; isNamed: boolean; date: readonly [year: number, month: number, day: number] },
    occasion: MadeFor,
  ): Promise<DatedTexts>;
  type Key =
    | Rendered
    | 'utsava'
    | 'town'
    | 'vows'
    | 'subscribe'
    | 'widgets'
    | 'anniversaries'
    | 'holidays'
    | 'ephemeris'
    | 'almanac'
    | 'embedDay';
  export function withContent(html: string, key: Key, content: Content, unknownPlace: UnknownPlace | null): string;
}
