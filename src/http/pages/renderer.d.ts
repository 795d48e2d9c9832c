/** The pages' own renderer, `src/web/server`, which the bundler puts here: it is JSX, and typed for browsers. */
declare module 'khagola:pages' {
  import type { NamedPlace } from '../../domain/place';
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
  /** @param jdUt  Julian days UT */
  export function renderNow(kernel: Kernel, data: ReaderData, jdUt: number): Promise<Content>;
  export function withContent(html: string, key: 'now', content: Content): string;
}
