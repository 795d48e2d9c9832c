/**
 * Pages as HTML, for a reader and an instant: rendered by the build for New Delhi, by the Worker for everybody else.
 */
import type { ComponentChild } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Region } from '../../data/observances/regions';
import { type NamedPlace, REFERENCE_PLACE } from '../../data/place';
import type { PlaceList } from '../../domain/places/list';
import { nearestPlaces } from '../../domain/places/nearest';
import { regionOfPlace } from '../../domain/places/region';
import type { Kernel } from '../../kernel/kernel';
import type { PlaceNames } from '../../lexicon/places';
import { messagesOf } from '../i18n/catalogue';
import { LOCALES, type LocaleKey } from '../i18n/locales';
import { type Translate, translator } from '../i18n/translate';
import type { PageKey, ServedKey } from '../pages/pages';
import { type Content, givenTo, headOf, MARKS, placeButton, placeNameGiven, sectionsOf } from '../pages/template';
import { formWithoutScript, framedNotice, placeNotice, type UnknownPlace } from '../pages/unknownPlace';
import type { Given } from '../reader/given';
import { loadNames } from '../reader/names';
import { type PageOccasion, Reader, type ReaderData, ReaderProvider } from '../reader/reader';
import { namesTag, readSettings } from '../reader/settings';
import { ownQuery, placeOf, withoutPlace } from '../reader/where';
import { loadZonePast } from '../reader/zonePast';
import { restartIds } from '../shared/ids';
import { holdsFrom, viewOf } from './views';

/** Pages that show a place, which a form changes without a script. */
const OF_A_PLACE: readonly PageKey[] = [
  'now',
  'day',
  'month',
  'year',
  'chart',
  'sky',
  'find',
  'vows',
  'utsava',
  'subscribe',
  'widgets',
  'anniversaries',
  'ephemeris',
  'almanac',
];

/** A reader without any known data. */
export const anybody = (locale: LocaleKey): ReaderData => ({
  locale,
  settings: readSettings(new URLSearchParams()),
  place: REFERENCE_PLACE,
  origin: 'reference',
});

export async function readerOf(key: PageKey, data: ReaderData, occasion: MadeFor): Promise<Reader> {
  const names = await loadNames(namesTag(data.settings, LOCALES[data.locale]), true);
  const t = translator(data.locale, messagesOf(data.locale, [...sectionsOf(key), 'pages']));
  const placeNames = data.locale === 'hi' ? await occasion.placeNames() : null;
  const { name, tz } = data.place;
  return new Reader({ ...data, ...(placeNames && { placeName: placeNames.town(name, tz) }) }, t, names, occasion);
}

/** The circumstances of a rendering, without the reader. */
export type MadeFor = PageOccasion & {
  /** Julian days UT. */
  jdUt: number;
  /** The list of places. */
  places: () => Promise<PlaceList>;
  /** The names of places in Hindi; null if they cannot be read. */
  placeNames: () => Promise<PlaceNames | null>;
};

/** The region of holidays at a place. */
export const regionOf = ({ place }: ReaderData, { places }: MadeFor): Promise<Region | null> =>
  regionOfPlace(place, async (point) => nearestPlaces(await places(), point, { limit: 1 })[0]);

/**
 * Renders a page with its view.
 *
 * @throws RangeError  for an instant or a date outside the years of the kernel
 * @throws YearsMissing  if the tables of the date are not loaded
 */
export async function renderPage(
  key: ServedKey,
  kernel: Kernel,
  data: ReaderData,
  occasion: MadeFor,
): Promise<Content> {
  const { jdUt, search } = occasion;
  const reader = await readerOf(key, data, occasion);
  await loadZonePast(search);
  const {
    node,
    validUntil,
    title,
    picture,
    given: further,
  } = await viewOf(key, kernel, reader, jdUt, () => regionOf(data, occasion));
  const conditions = { search: ownQuery(search), validFrom: holdsFrom(jdUt), validUntil };
  const content = htmlOf(key, reader, node, conditions, further);
  return { ...content, ...(title && { title }), ...(picture && { picture }) };
}

/**
 * The HTML of a page around its view.
 *
 * @param made  the conditions of the rendering; null for a page without a script
 */
export function htmlOf(
  key: PageKey,
  reader: Reader,
  node: ComponentChild,
  made: Given['made'] | null,
  further: Partial<Given> = {},
): Content {
  const { locale, settings, place, origin, placeName, occasion, query } = reader;
  restartIds();
  const view = renderToString(<ReaderProvider value={reader}>{node}</ReaderProvider>);
  const who = { locale, settings, place, origin, ...(locale !== 'en' && { placeName }) };
  const given: Given = { ...who, ...givenTo(key, locale), ...(made && { made }), ...further };
  const rest = OF_A_PLACE.includes(key) && { rest: withoutPlace(query) };
  return { locale, given, view, ...rest, ...(occasion.origin && { origin: occasion.origin }) };
}

/** Valid permanently: the content depends only on the URL. */
export const ALWAYS = { validFrom: 0, validUntil: 1e9 };

/**
 * A page, which may say that the thing is missing; another path if the thing has one; the whole address of the page that
 * answers; null if there is no such thing.
 */
export type Made = { content: Content; isMissing?: true } | { path: string } | { answeredAt: string } | null;

/** The notice of a page for its unknown place. */
const noticeOf = (t: Translate, key: PageKey, given: Given, unknownPlace: UnknownPlace): string =>
  (key === 'embedDay' ? framedNotice : placeNotice)(t, unknownPlace, placeNameGiven(given));

/** Replaces the head, the notice or the form without a script, and the view in the HTML of a page. */
export function withContent(html: string, key: PageKey, content: Content, unknownPlace: UnknownPlace | null): string {
  const put = (text: string, [from, to]: readonly [string, string], inside: string): string => {
    const [start, end] = [text.indexOf(from), text.indexOf(to)];
    return text.slice(0, start + from.length) + inside + text.slice(end);
  };
  const { language, rest } = content;
  const inLanguage = language ? html.replace(/<html lang="\w+"/, `<html lang="${language.tag}"`) : html;
  const withHead = put(inLanguage, MARKS.head, headOf(key, content));
  const t = translator(content.locale, messagesOf(content.locale, ['unknownPlace']));
  const withPlace = unknownPlace
    ? put(withHead, MARKS.notice, noticeOf(t, key, content.given, unknownPlace))
    : rest
      ? put(withHead, MARKS.form, formWithoutScript(t, rest))
      : withHead;
  const button = / aria-label="[^"]*">(<svg.*?<\/svg>)<span[^>]*>[^<]*<\/span><\/button>/;
  return put(withPlace, MARKS.view, content.view ?? '').replace(button, (_, pin: string) =>
    placeButton(translator(content.locale, content.given.messages), content.given, pin),
  );
}

/** The reader of a request: from its query and, if that names no place, from the connection. */
export function readerOfRequest(locale: LocaleKey, query: URLSearchParams, guess: NamedPlace | null): ReaderData {
  const chosen = placeOf(query);
  const settings = readSettings(query);
  if (chosen) return { locale, settings, place: chosen, origin: 'chosen' };
  return { locale, settings, place: guess ?? REFERENCE_PLACE, origin: guess ? 'guess' : 'reference' };
}
