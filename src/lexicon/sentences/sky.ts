/** Events of the sky as titles of calendar entries, feed items and labels. Dates and places only. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/sky';
import { type BodyKey, type GrahaKey, isBody } from '../../data/keys';
import type { SentenceLanguage } from '../../data/language';
import { isOuterKey, type OuterKey } from '../../data/outer';
import { rashiOf } from '../../domain/positions/placement';
import type { MeetingEvent } from '../../domain/sky/meetings';
import type { OuterEvent } from '../../domain/sky/outerEvents';
import type { OccultedKey, SkyEvent } from '../../domain/sky/types';
import { outerName, starName } from './farBodies';
import { namesIn } from './names';

type AnySky = SkyEvent | OuterEvent | MeetingEvent;

/** The name of a graha, a planet beyond Saturn or a star. */
export function anyName(key: BodyKey | OccultedKey, language: SentenceLanguage = 'en'): string {
  if (isBody(key)) return namesIn(language).graha(key);
  return isOuterKey(key) ? outerName(key, language) : starName(key, language);
}

/** The kind of an event: "phase of the Moon". */
export const skyKindName = (kind: AnySky['kind'], language: SentenceLanguage): string => TEXTS[language].kind[kind];

/** An event as a title, without its date. */
export function skyEventInWords(event: AnySky, language: SentenceLanguage = 'en'): string {
  const texts = TEXTS[language];
  const names = namesIn(language);
  const bodyName = (key: GrahaKey | OuterKey): string =>
    isOuterKey(key) ? outerName(key, language) : names.graha(key);
  switch (event.kind) {
    case 'ingress': {
      const values = { graha: bodyName(event.body), part: names[event.division](event.to) };
      const text = texts[event.direction === 'retrograde' ? 'ingress-retrograde' : 'ingress'](values);
      return event.pass > 1 ? texts.pass({ event: text, pass: event.pass }) : text;
    }
    case 'station':
      return texts.station[event.station]({
        graha: bodyName(event.body),
        rashi: names.rashi(rashiOf(event.siderealDeg)),
      });
    case 'lunation':
      return texts.lunation[event.phase]({ rashi: names.rashi(rashiOf(event.siderealDeg)) });
    case 'eclipse':
      return texts.eclipse[event.of][event.type]({ magnitude: event.magnitude.toFixed(3) });
    case 'conjunction':
      return texts.conjunction({
        graha: bodyName(event.body),
        other: anyName(event.with, language),
        rashi: names.rashi(rashiOf(event.siderealDeg)),
      });
    case 'combustion':
      return texts.combustion[event.phase]({ graha: names.graha(event.body), degrees: event.limitDeg });
    case 'visibility':
      return texts.visibility[event.event][event.side]({ graha: names.graha(event.body) });
    case 'equinox':
      return texts.equinox[event.name];
    case 'solstice':
      return texts.solstice[event.name];
    case 'opposition':
      return texts.opposition({ graha: bodyName(event.body), rashi: names.rashi(rashiOf(event.siderealDeg)) });
    case 'elongation':
      return texts.elongation[event.side]({
        graha: names.graha(event.body),
        degrees: event.elongationDeg.toFixed(1),
      });
    case 'apsis':
      return texts.apsis[event.apsis]({ distance: event.distanceKm.toFixed(0) });
    case 'brilliancy':
      return texts.brilliancy[event.side]({ graha: names.graha(event.body), magnitude: event.magnitude.toFixed(1) });
    case 'conjunction_ra':
      return texts.conjunction_ra({ graha: bodyName(event.body), other: anyName(event.with, language) });
    case 'occultation':
      return texts.occultation({ body: anyName(event.body, language) });
    case 'rise':
    case 'transit':
    case 'set':
      return texts[event.kind]({ graha: anyName(event.body, language) });
    case 'twilight':
      return texts.twilight[event.phase][event.twilight];
  }
}
