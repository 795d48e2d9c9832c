/** Events of the planets beyond Saturn, and of the sky in general, as titles. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/sky';
import type { GrahaKey } from '../../data/keys';
import type { SentenceLanguage } from '../../data/language';
import { isOuterKey, type OuterKey } from '../../data/outer';
import { rashiOf } from '../../domain/positions/placement';
import { OUTER_EVENT_KINDS, type OuterEvent } from '../../domain/sky/outerEvents';
import type { SkyEvent } from '../../domain/sky/types';
import { outerName } from './farBodies';
import { namesIn } from './names';
import { skyEventInWords } from './sky';

/** Whether an event is of a planet beyond Saturn. */
const isOuterEvent = (event: SkyEvent | OuterEvent): event is OuterEvent =>
  (OUTER_EVENT_KINDS as readonly string[]).includes(event.kind) &&
  (('body' in event && isOuterKey(event.body)) || ('with' in event && isOuterKey(event.with)));

function outerEventInWords(event: OuterEvent, language: SentenceLanguage): string {
  const texts = TEXTS[language];
  const names = namesIn(language);
  const named = (key: GrahaKey | OuterKey): string => (isOuterKey(key) ? outerName(key, language) : names.graha(key));
  const graha = named(event.body);
  switch (event.kind) {
    case 'ingress': {
      const values = { graha, part: names[event.division](event.to) };
      const text = texts[event.direction === 'retrograde' ? 'ingress-retrograde' : 'ingress'](values);
      return event.pass > 1 ? texts.pass({ event: text, pass: event.pass }) : text;
    }
    case 'station':
      return texts.station[event.station]({ graha, rashi: names.rashi(rashiOf(event.siderealDeg)) });
    case 'opposition':
      return texts.opposition({ graha, rashi: names.rashi(rashiOf(event.siderealDeg)) });
    case 'conjunction':
      return texts.conjunction({ graha, other: named(event.with), rashi: names.rashi(rashiOf(event.siderealDeg)) });
  }
}

/** An event as a title, without its date. */
export const anySkyEventInWords = (event: SkyEvent | OuterEvent, language: SentenceLanguage = 'en'): string =>
  isOuterEvent(event) ? outerEventInWords(event, language) : skyEventInWords(event, language);
