/** Questions about a day: limbs, risings, windows and events of the sky. */
import type { Statement } from '../statements/compose';
import { type Answer, askedDay, askedPlace, type Conversation, failure, run } from './conversation';
import { daysAfter, isoDate } from './dates';
import { words } from './match';

const LIMBS = {
  tithi: words('tithi', 'thithi', 'तिथि'),
  nakshatra: words('nakshatra', 'nakshatram', 'naksatra', 'nakshtra', 'नक्षत्र'),
  yoga: words('yoga', 'yog', 'योग'),
  karana: words('karana', 'karan', 'करण'),
  vara: words('vara', 'vaar', 'weekday', 'what day', 'which day', 'kaun sa din', 'वार', 'कौन सा दिन'),
} as const;

const RISINGS = {
  sunrise: words('sunrise', 'suryoday', 'suryodaya', 'sun rise', 'सूर्योदय'),
  sunset: words('sunset', 'suryast', 'sun set', 'सूर्यास्त'),
  moonrise: words('moonrise', 'chandroday', 'chandrodaya', 'moon rise', 'चंद्रोदय'),
  moonset: words('moonset', 'chandrast', 'moon set', 'चंद्रास्त'),
} as const;

const WINDOWS = {
  rahu_kalam: words('rahu kaal*', 'rahu kal*', 'rahukalam', 'rahukaal', 'rahu kala', 'राहुकाल', 'राहु काल'),
  yamaganda: words('yamagand*', 'yamghant', 'यमगंड'),
  gulika: words('gulika', 'gulik', 'गुलिक'),
  abhijit: words('abhijit', 'abhijeet', 'अभिजित', 'अभिजित्'),
  varjya: words('varjya*', 'वर्ज्य'),
  amrita_kala: words('amrit*', 'अमृत'),
} as const;

const ALL_WINDOWS = words(
  'muhurt*, muhurat*, choghadiya, chaughadiya, hora, auspicious*, shubh*, मुहूर्त, चौघड़िया, होरा, शुभ',
);
const WHOLE = words('panchang', 'panchanga', 'panchangam', 'almanac', 'पंचांग');
const MONTH = words('what month, which month, kaun sa mahina, maas, masa, hindu month, lunar month, मास, महीना');

const keysIn = <K extends string>(table: Record<K, { test(text: string): boolean }>, text: string): K[] =>
  (Object.keys(table) as K[]).filter((key) => table[key].test(text));

/** Rāhu-kālam and the other windows of a day. */
export async function windows(conversation: Conversation): Promise<Answer> {
  const named = keysIn(WINDOWS, conversation.text);
  const isWhole = ALL_WINDOWS.test(conversation.text);
  if (named.length === 0 && !isWhole) return null;
  const place = await askedPlace(conversation);
  const date = isoDate(askedDay(conversation) ?? conversation.today);
  const where = place.place === undefined ? { lat: 28.6139, lon: 77.209, tz: 5.5 } : place;
  const result = await run(conversation, 'muhurta', { date, ...where });
  if (!result.ok) return failure(result);
  const { call } = result;
  const lines = isWhole
    ? [{ kind: 'windows', call }]
    : named.map((window) => ({ kind: 'window', call, window }) as Statement);
  const rule = named.includes('rahu_kalam')
    ? [{ kind: 'method', of: 'rahu_kalam' }]
    : [{ kind: 'reminder', about: 'custom' }];
  return [{ kind: 'day', call }, ...lines, ...rule, { kind: 'source', call }];
}

/** The limbs and risings of the present moment, or of a day and a place. */
export async function limbs(conversation: Conversation): Promise<Answer> {
  const isWhole = WHOLE.test(conversation.text);
  const named = keysIn(LIMBS, conversation.text);
  const risings = keysIn(RISINGS, conversation.text);
  const isMonth = MONTH.test(conversation.text);
  if (!isWhole && !isMonth && named.length === 0 && risings.length === 0) return null;
  const place = await askedPlace(conversation);
  const day = askedDay(conversation);
  const isToday = day === null || isoDate(day) === isoDate(conversation.today);
  const isPresent = isToday && place.place === undefined && !isMonth && risings.every((rising) => rising === 'sunrise');
  const date = day === null ? {} : { date: isoDate(day) };
  const usual = place.place === undefined && day === null ? { date: isoDate(conversation.today) } : date;
  const result = await run(conversation, 'panchanga', isPresent ? {} : { ...usual, ...place });
  if (!result.ok) return failure(result);
  const { call } = result;
  const shown = isWhole
    ? [
        { kind: 'limbs', call },
        { kind: 'rising', call, rising: 'sunrise' },
      ]
    : [
        ...named.map((limb) => ({ kind: 'limb', call, limb })),
        ...risings.map((rising) => ({ kind: 'rising', call, rising })),
        ...(isMonth ? [{ kind: 'month', call }] : []),
      ];
  const sunset = isWhole && !isPresent ? [{ kind: 'rising', call, rising: 'sunset' }] : [];
  return [{ kind: isPresent ? 'moment' : 'day', call }, ...shown, ...sunset, { kind: 'source', call }];
}

const SKY = {
  station: words('retrograde', 'vakri', 'margi', 'station*', 'वक्री', 'मार्गी'),
  ingress: words('ingress*', 'enter*', 'pravesh', 'rashi parivartan', 'प्रवेश', 'राशि परिवर्तन'),
  combustion: words('combust*', 'अस्त', 'asta'),
  conjunction: words('conjunction*', 'yuti', 'युति'),
  equinox: words('equinox*'),
  solstice: words('solstice*'),
} as const;

const BODIES = {
  sun: words('sun', 'surya', 'सूर्य'),
  mars: words('mars', 'mangal', 'मंगल'),
  mercury: words('mercury', 'budh', 'budha', 'बुध'),
  jupiter: words('jupiter', 'guru', 'brihaspati', 'गुरु', 'बृहस्पति'),
  venus: words('venus', 'shukra', 'शुक्र'),
  saturn: words('saturn', 'shani', 'शनि'),
  rahu: words('rahu', 'राहु'),
} as const;

/** Stations, ingresses and other events of the coming year. */
export async function sky(conversation: Conversation): Promise<Answer> {
  const kinds = keysIn(SKY, conversation.text);
  if (kinds.length === 0) return null;
  const bodies = keysIn(BODIES, conversation.text);
  const span = {
    from: isoDate(conversation.today),
    to: isoDate(daysAfter(conversation.today, bodies.length > 0 ? 1000 : 365)),
  };
  const chosen = { kinds, ...(bodies.length > 0 && { bodies }), tz: 'Asia/Kolkata', limit: 60 };
  const result = await run(conversation, 'sky', { ...span, ...chosen });
  if (!result.ok) return failure(result);
  const { call } = result;
  return [
    { kind: 'sky_events', call, limit: 12 },
    { kind: 'reminder', about: 'dates' },
    { kind: 'source', call },
  ];
}
