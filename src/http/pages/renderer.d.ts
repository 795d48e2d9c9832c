/** The pages' own renderer, `src/web/server`, which the bundler puts here: it is JSX, and typed for browsers. */
declare module 'khagola:pages' {
  import type { NamedPlace } from '../../data/place';
  import type { Kernel } from '../../kernel/kernel';

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
  /** Who reads, by the query of a request and, where it names no place, by the connection. */
  export function readerOfRequest(locale: LocaleKey, query: URLSearchParams, guess: NamedPlace | null): ReaderData;
  export interface MadeFor {
    /** The query of the address. */
    search: string;
    /** `https://host`. */
    origin: string;
    /** Julian days UT. */
    jdUt: number;
  }
  type Rendered = 'now' | 'day' | 'month' | 'year' | 'chart' | 'sky' | 'find';
  export function renderPage(key: Rendered, kernel: Kernel, data: ReaderData, occasion: MadeFor): Promise<Content>;
  /** A page; another path where the thing has it; null where there is no such thing. */
  export type Made = { content: Content } | { path: string } | null;
  export function renderUtsava(
    kernel: Kernel,
    data: ReaderData,
    of: { key: string; year: number },
    occasion: MadeFor,
  ): Promise<Made>;
  export function renderTown(kernel: Kernel, data: ReaderData, slug: string, occasion: MadeFor): Promise<Made>;
  export function renderEmbeddedDay(kernel: Kernel, data: ReaderData, occasion: MadeFor): Promise<Made>;
  export function withContent(html: string, key: Rendered | 'utsava' | 'town' | 'embedDay', content: Content): string;
}
