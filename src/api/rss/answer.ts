/** The feeds of a place: each depends on its request and on the civil day there. */

import * as z from 'zod';
import { type DomainError, fail, ok, type Result } from '../../domain/result';
import type { Kernel } from '../../kernel/kernel';
import type { Problem } from '../problem';
import type { Code, Occasion } from '../resource';
import { loadAnswerNames } from '../utsavas/present';
import { feedPricing } from '../utsavas/price';
import { choiceOf, type UtsavasChoice } from '../utsavas/question';
import { SankrantisFeedRequest, UtsavasFeedRequest } from '../utsavas/request';
import { validate } from '../validate';
import { dailyFeed } from './daily';
import { FEED_FORM, type FeedContent } from './feed';
import { sankrantisFeed } from './sankrantis';
import { utsavasFeed } from './utsavas';
import { type FeedWhere, feedWhere, todayAt } from './where';

/** The scope of a feed, the civil day at its place, counted from 1970-01-01, and the origin of its links. */
interface FeedQuestion {
  choice: UtsavasChoice;
  today: number;
  origin: string;
}

/** The day comes from the service's own clock and the place is valid, so a problem is not the client's fault. */
const ofService = <T>(result: Result<T, DomainError>): Result<T, Problem> =>
  result.ok ? result : fail({ reason: 'internal' });

type FeedRequest = typeof UtsavasFeedRequest | typeof SankrantisFeedRequest;

function feedCode<S extends FeedRequest>(
  rates: string,
  request: S,
  contentOf: (kernel: Kernel, today: number, at: FeedWhere) => Result<FeedContent, DomainError>,
): Code<S, FeedQuestion, FeedContent> {
  return {
    request,
    price: feedPricing(rates),
    async read(body, occasion: Occasion) {
      const valid = validate(request, body);
      if (!valid.ok) return valid;
      const fields: Partial<z.output<typeof UtsavasFeedRequest>> = valid.value;
      const choice = await choiceOf(fields, fields.show ?? 'all', occasion);
      if (!choice.ok) return choice;
      const today = ofService(todayAt(choice.value.tz, occasion.nowMs));
      return today.ok ? ok({ choice: choice.value, today: today.value, origin: occasion.origin }) : today;
    },
    async answer(kernel, { choice, today }) {
      const at = await feedWhere(choice, today, await loadAnswerNames(choice));
      return ofService(at.ok ? contentOf(kernel(), today, at.value) : at);
    },
    ...FEED_FORM,
  };
}

export const daily = feedCode('rss-daily', UtsavasFeedRequest, dailyFeed);
export const utsavas = feedCode('rss-utsavas', UtsavasFeedRequest, utsavasFeed);
export const sankrantis = feedCode('rss-sankrantis', SankrantisFeedRequest, sankrantisFeed);

export const RssDocument = z
  .string()
  .meta({ id: 'RssDocument', description: 'An RSS 2.0 document in UTF-8 with absolute links.' });
