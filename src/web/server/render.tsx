/** Pages as HTML, for a reader and an instant: by the build for New Delhi, by the Worker for everybody else. */
import { renderToString } from 'preact-render-to-string';
import { loadLabels } from '../../domain/names/labels';
import { type NamedPlace, REFERENCE_PLACE } from '../../domain/place';
import type { Kernel } from '../../kernel/kernel';
import { messagesOf } from '../i18n/catalogue';
import { LOCALES, type LocaleKey } from '../i18n/locales';
import { type Section, translator } from '../i18n/translate';
import type { PageKey } from '../pages/pages';
import { type Content, headOf, MARKS, messagesFor } from '../pages/template';
import { restartIds } from '../parts/ids';
import type { Given } from '../reader/given';
import { Reader, type ReaderData, ReaderProvider } from '../reader/reader';
import { namesTag, readSettings } from '../reader/settings';
import { placeOf } from '../reader/where';
import { nowAt } from '../views/now/model';
import { NowPage } from '../views/now/Now';
import { type NextUtsava, nextUtsavas } from '../views/now/next';

/** The page stands for so long, days: what it counts down is then counted afresh. */
const STANDS = 2 / 1440;

/** A reader of whom nothing is known. */
export const anybody = (locale: LocaleKey): ReaderData => ({
  locale,
  settings: readSettings(new URLSearchParams()),
  place: REFERENCE_PLACE,
  origin: 'reference',
});

async function readerOf(key: PageKey, data: ReaderData): Promise<Reader> {
  const sections = Object.keys(messagesFor(key, data.locale)) as Section[];
  const labels = await loadLabels(namesTag(data.settings, LOCALES[data.locale]));
  return new Reader(data, translator(data.locale, messagesOf(data.locale, [...sections, 'pages'])), labels);
}

/** Observances of places and days that were computed before: a year of rules takes longest. */
const known = new Map<string, NextUtsava[]>();
const MOST_KNOWN = 100;

function nextFor(kernel: Kernel, { place }: ReaderData, day: number): NextUtsava[] {
  const key = `${place.lat},${place.lon},${place.tz},${day}`;
  const before = known.get(key);
  if (before) return before;
  const next = nextUtsavas(kernel, place, day);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, next);
  return next;
}

/**
 * The page of now.
 *
 * @param jdUt  Julian days UT
 * @throws RangeError  for an instant outside 1900..2100
 */
export async function renderNow(kernel: Kernel, data: ReaderData, jdUt: number): Promise<Content> {
  const reader = await readerOf('now', data);
  const model = nowAt(kernel, jdUt, data.place);
  if (!model.ok) throw new RangeError(`no page for ${jdUt}: ${model.error.reason}`);
  const now = model.value;
  const next = nextFor(kernel, data, now.dayNumber);
  restartIds();
  const view = renderToString(
    <ReaderProvider value={reader}>
      <NowPage kernel={kernel} now={now} next={next} isLive={false} />
    </ReaderProvider>,
  );
  const { day, limbs } = now.panchanga;
  const ends = [jdUt + STANDS, day.nextSunriseJd ?? jdUt + 1, ...Object.values(limbs).map(({ endJd }) => endJd)];
  const given: Given = {
    ...data,
    messages: messagesFor('now', data.locale),
    now: {
      jdUt,
      validUntil: Math.min(...ends.filter((jd) => jd > jdUt)),
      tzHours: now.tzHours,
      sunriseJd: now.clock ? day.sunriseJd : null,
      dayNumber: now.dayNumber,
      next,
    },
  };
  return { locale: data.locale, given, view };
}

/** Puts another view, with its head, into the HTML of a page. */
export function withContent(html: string, key: PageKey, content: Content): string {
  const put = (text: string, [from, to]: readonly [string, string], inside: string): string => {
    const [start, end] = [text.indexOf(from), text.indexOf(to)];
    return text.slice(0, start + from.length) + inside + text.slice(end);
  };
  const withHead = put(html, MARKS.head, headOf(key, content));
  const place = content.given.place.name;
  const button = /(id="place"[^>]*>.*?<span>)[^<]*(<\/span>)/;
  return put(withHead, MARKS.view, content.view ?? '').replace(
    button,
    (_, before, after) => before + place.replaceAll('<', '&lt;') + after,
  );
}

/** Who reads, by the query of a request and, where it names no place, by the connection. */
export function readerOfRequest(locale: LocaleKey, query: URLSearchParams, guess: NamedPlace | null): ReaderData {
  const chosen = placeOf(query);
  const settings = readSettings(query);
  if (chosen) return { locale, settings, place: chosen, origin: 'chosen' };
  return { locale, settings, place: guess ?? REFERENCE_PLACE, origin: guess ? 'guess' : 'reference' };
}
