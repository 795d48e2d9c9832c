/** The feed of the coming events of the sky: one for the whole Earth, by days of the reference place. */
import * as z from 'zod';
import { type LanguageTag, type SentenceLanguage, sentenceLanguage } from '../../data/language';
import { REFERENCE, REFERENCE_PLACE, REFERENCE_TZ_HOURS } from '../../data/place';
import { referenceDay, referenceMidnight } from '../../domain/feeds/midnights';
import { type DomainError, fail, ok, type Result } from '../../domain/result';
import { skyEvents } from '../../domain/sky/sky';
import { DEFAULT_SKY_BODIES, DEFAULT_SKY_KINDS, type SkyEvent } from '../../domain/sky/types';
import { civilFromDays, JD_UNIX_EPOCH } from '../../domain/time/civil';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { Kernel } from '../../kernel/kernel';
import { seatName } from '../../lexicon/regions';
import { feedAbout, feedName, feedTitle } from '../../lexicon/sentences/feeds';
import { skyEventInWords } from '../../lexicon/sentences/sky';
import { flatPricing } from '../price';
import type { Code } from '../resource';
import { languageField } from '../shapes/language';
import { presentDate } from '../shapes/presentAlmanac';
import { validate } from '../validate';
import { FEED_FORM, type FeedContent, type FeedItem, html } from './feed';
import { FEED_PATHS } from './heads';

/** How many days ahead the feed covers. */
const SKY_DAYS_AHEAD = 60;

const dayOf = (jdUt: number): number => Math.floor(jdUt - JD_UNIX_EPOCH + REFERENCE_TZ_HOURS / 24);

/** Distinguishes an event from others of its kind in the same second. */
function nameOf(event: SkyEvent): string {
  const which = [
    'body' in event ? event.body : '',
    'with' in event ? event.with : '',
    'division' in event ? event.division : '',
    'of' in event ? event.of : '',
  ].filter((part) => part !== '');
  return ['sky', event.kind, ...which, isoUtc(event.jdUt)].join(':');
}

function itemOf(event: SkyEvent, language: SentenceLanguage): FeedItem {
  const day = dayOf(event.jdUt);
  const date = presentDate(civilFromDays(day));
  const title = skyEventInWords(event, language);
  return {
    name: nameOf(event),
    title: `${date}: ${title}`,
    path: `/sky?from=${date}`,
    html: html(title, [
      ['UTC', isoUtc(event.jdUt)],
      [REFERENCE_PLACE.tz, isoLocal(event.jdUt, REFERENCE_TZ_HOURS)],
    ]),
    publishedJd: referenceMidnight(day - SKY_DAYS_AHEAD),
    category: event.kind,
  };
}

/**
 * The events of the sky of today and the next sixty days, by instant (Lahiri, mean node). The publication date of an item
 * is the midnight sixty days before its day, when it enters the feed.
 *
 * @param today  days from 1970-01-01
 */
function skyFeed(kernel: Kernel, today: number, language: SentenceLanguage = 'en'): Result<FeedContent, DomainError> {
  const events = skyEvents(kernel, {
    fromJd: referenceMidnight(today),
    toJd: referenceMidnight(today + SKY_DAYS_AHEAD + 1),
    ayanamsa: 'lahiri',
    nodeMode: 'mean',
    kinds: DEFAULT_SKY_KINDS,
    bodies: DEFAULT_SKY_BODIES,
    place: REFERENCE,
    visibility: 'arcus-visionis',
  });
  if (!events.ok) return events;
  return ok({
    path: FEED_PATHS.sky,
    title: feedTitle(feedName('sky', language), language),
    description: feedAbout('sky', seatName(REFERENCE_PLACE.name, language), language),
    language,
    changedJd: referenceMidnight(today),
    items: events.value.map((event) => itemOf(event, language)),
  });
}

const SkyFeedRequest = z.object({ lang: languageField() });

interface SkyFeedQuestion {
  today: number;
  origin: string;
  lang?: LanguageTag;
}

export const sky: Code<typeof SkyFeedRequest, SkyFeedQuestion, FeedContent> = {
  request: SkyFeedRequest,
  price: flatPricing('rss-sky'),
  read(body, { nowMs, origin }) {
    const request = validate(SkyFeedRequest, body);
    if (!request.ok) return request;
    const { lang } = request.value;
    return ok({ today: referenceDay(nowMs), origin, ...(lang !== undefined && { lang }) });
  },
  answer(kernel, { today, lang }) {
    const content = skyFeed(kernel(), today, sentenceLanguage(lang ?? 'en'));
    // The day comes from the service's own clock, so a problem with it is not the client's fault.
    return content.ok ? content : fail({ reason: 'internal' });
  },
  ...FEED_FORM,
};
