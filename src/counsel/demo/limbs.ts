/** Questions about the limbs, risings and months of a day, and about limbs to come. */
import { isoDate } from '../../domain/time/isoCivil';
import { patternOf } from '../grammar/pattern';
import { FULL_MOON, tithiIn } from '../reading/lunarDates';
import { daysAfter } from '../reading/mentions';
import { asksWhether, DISPUTES } from '../reading/operator';
import type { TownMention } from '../reading/townNames';
import {
  type Answer,
  askedClock,
  askedDay,
  askedPlace,
  type Conversation,
  failure,
  openClock,
  run,
} from './conversation';
import { clockText } from './dates';
import { dateOf, dayResult, RISINGS, UNTIL } from './days';
import { indexIn, keysIn } from './named';
import { observancesIn } from './observances';

const WEEKDAY = {
  weekday:
    'sunday, monday, tuesday, wednesday, thursday, friday, saturday, ravivar, somvar, mangalvar, budhvar, guruvar, shukravar, shanivar, raviwar, somwar, mangalwar, budhwar, guruwar, shukrawar, shaniwar',
};

export const LIMBS = {
  tithi: patternOf(`moon phase|phases
    is the? moon waxing|waning|full
    tithi|thithi|tithis|tithiya|thiti|tithee|lunar_day
    is|still|now|abhi|kya|aaj ~ paksha|paksh`),
  nakshatra: patternOf('nakshatra|nakshatram|naksatra|nakshtra|nakshatr|nakshatar|nakstra|birth_star|nakshatras|star'),
  yoga: patternOf('yoga|yog'),
  karana: patternOf('karana|karan|karanas'),
  vara: patternOf(
    `vara|vaar|var|weekday|week_day
    what|which|kaun|konsa|kaunsa day|din|sa_din
    day of the week
    konsa|kaunsa|kaun sa? din
    when is ... <weekday>
    <weekday> ko? kab`,
    WEEKDAY,
  ),
} as const;

const WHOLE = patternOf(`panchang|panchanga|panchangam|panchaang|panchangm|almanac
  ^ aaj|today|kal|parso|tomorrow kya hai $
  ^ what is special? today|tomorrow $
  all five limbs`);
const MONTH = patternOf(`what|which|kaun|kaunsa|konsa hindu|lunar|chandra? month|mahina|maas|mas|masa
  hindu|lunar month|mahina
  masa|maas
  amanta|purnimanta
  kaun|konsa|kaunsa sa? mahina|maas`);
/** Towns of the question, or of the previous message. A comparison with one town also takes the previous one. */
function townsCompared({ readings: [{ towns, words }, before], isFollowUp }: Conversation): readonly TownMention[] {
  if (isFollowUp && towns.length === 0 && before !== undefined && before.towns.length > 1) return before.towns;
  const isOfTwo = towns.length === 1 && PLACES_COMPARED.test(words) && before !== undefined;
  return isOfTwo ? [...before.towns.slice(0, 1), ...towns] : towns;
}

/** Maximum number of towns in one answer. */
const MAX_TOWNS = 4;
const PLACES_COMPARED = patternOf(
  'earlier|later|earliest|latest|sabse|before|first|or|ya|and|aur|pehle|pahle|baad|same|difference|compare|vs|farak|fark|antar|dono|ek_hi|alag|than',
);

const LENGTH = patternOf(`how long is the day|daylight
  hours|minutes of daylight|sunlight
  length of the? day|daylight
  day length
  din kitna|kitne .. lamba|lambi|ghante|ghanta|bada
  kitna lamba .. din`);
const LEFT = patternOf(`left|remain|remaining|remains
  kitna|kitne|kitni .. bacha|bache|baki|baaki|bachi|shesh|rest`);
const COUNTED = patternOf(`two|do|three|teen tithis|tithi|tithiyan|tithiya|nakshatra|nakshatras
  how_many|kitne|kitni tithis|tithi|tithiya|nakshatra|nakshatras`);

const STILL = patternOf(
  `still|abhi|ab ~ <weekday>
  <weekday> ... still|hi|abhi|mana|maana`,
  WEEKDAY,
);
const VEDIC = patternOf('vedic|panchang|panchanga|hindu|sunrise');

/** The vāra that runs now: the day of almanacs begins at sunrise. */
export async function presentVara(conversation: Conversation): Promise<Answer> {
  if (!STILL.test(conversation.words) || !VEDIC.test(conversation.words)) return null;
  const result = await run(conversation, 'panchanga', {});
  if (!result.ok) return failure(result);
  const { call } = result;
  return [
    { kind: 'moment', call },
    { kind: 'limb', call, limb: 'vara' },
    { kind: 'method', of: 'vara' },
    { kind: 'source', call },
  ];
}

const BEGINS = patternOf(
  `begin|begins|start|starts|lagti|lagegi|shuru ... before|after|pehle|pahle|baad ... sunrise|suryoday`,
);

/** Asks when the tithi itself runs, and not on which day it is kept. */
export const RUNS = patternOf(`tithi ... start*|begin*|end*|lag*|shuru|suru|khatm|khatam|samapt|from|till|until|tak
  start*|begin*|end*|lag*|shuru|suru|khatm|khatam|samapt ... tithi`);

/** Whether a tithi or nakṣatra of a date begins before its sunrise, or holds on it. */
export async function limbOnDay(conversation: Conversation): Promise<Answer> {
  const { words } = conversation;
  if (askedDay(conversation) === null) return null;
  const tithi = tithiIn(words);
  if (
    tithi === null ||
    !(BEGINS.test(words) || RUNS.test(words) || asksWhether(words) || /\b(?:thi|hai) kya\b/.test(words))
  )
    return null;
  // Guru Purnima is an observance.
  if (tithi >= FULL_MOON && (await observancesIn(conversation.text)).length > 0) return null;
  const result = await dayResult(conversation);
  if (!result.ok) return failure(result);
  const { call, output } = result;
  const [day] = output.days as { tithi?: { index: number }[] }[];
  const isWanted = (index: number): boolean => index === tithi || (tithi < FULL_MOON && index === tithi + FULL_MOON);
  const held = day?.tithi?.find(({ index }) => isWanted(index))?.index;
  const source = { kind: 'source', call };
  if (BEGINS.test(words) && held !== undefined) {
    return [{ kind: 'day', call }, { kind: 'limb_begins', call, limb: 'tithi', index: held }, source];
  }
  const isSpan = RUNS.test(words) && held !== undefined;
  const holds = isSpan ? [] : [{ kind: 'limb_holds', call, limb: 'tithi', index: held ?? tithi }];
  return [...holds, { kind: 'day', call }, { kind: 'limb', call, limb: 'tithi' }, source];
}

type Rising = keyof typeof RISINGS;

/** How long it is until a rising: today's, or tomorrow's once that is over. */
async function untilRising(conversation: Conversation, rising: Rising): Promise<Answer> {
  const { today, now } = conversation;
  const on = (date: string) => run(conversation, 'panchanga', { date, ...askedPlace(conversation), fields: [rising] });
  const first = await on(isoDate(today));
  if (!first.ok) return failure(first);
  const [day] = first.output.days as Readonly<Record<string, unknown>>[];
  const instant = day?.[rising];
  const isOver = typeof instant !== 'string' || Date.parse(instant) <= now;
  const result = isOver ? await on(isoDate(daysAfter(today, 1))) : first;
  if (!result.ok) return failure(result);
  const { call } = result;
  return [
    { kind: 'day', call },
    { kind: 'time_left', call, of: rising },
    { kind: 'rising', call, rising },
    { kind: 'source', call },
  ];
}

/** The limbs and risings of the present moment, or of a day at a place or at two. */
export async function limbs(conversation: Conversation): Promise<Answer> {
  const { words } = conversation;
  const isWhole = WHOLE.test(words) && !keysIn(LIMBS, words.replace(/\bpanchang\w*/g, '')).includes('yoga');
  const asks = asksWhether(words);
  const index = asks ? await indexIn(conversation.text, 'nakshatra') : null;
  const spoken = keysIn(LIMBS, words);
  const named = [...new Set([...spoken, ...(index !== null ? (['nakshatra'] as const) : [])])];
  const risings = LENGTH.test(words) ? (['sunrise', 'sunset'] as const) : keysIn(RISINGS, words);
  const isMonth = MONTH.test(words);
  if (!isWhole && !isMonth && named.length === 0 && risings.length === 0) return null;
  const towns = townsCompared(conversation);
  const place = askedPlace(conversation);
  const day = askedDay(conversation);
  if (towns.length > 1 && (PLACES_COMPARED.test(words) || towns !== conversation.readings[0].towns)) {
    const results = await Promise.all(
      towns
        .slice(0, MAX_TOWNS)
        .map(({ place: town }) => run(conversation, 'panchanga', { date: dateOf(conversation), place: town })),
    );
    const failed = results.find(({ ok }) => !ok);
    if (failed) return failure(failed);
    return [
      ...results.flatMap(({ call }) => [
        { kind: 'day', call },
        ...named.map((limb) => ({ kind: 'limb', call, limb })),
        ...risings.map((rising) => ({ kind: 'rising', call, rising })),
      ]),
      ...(results.length > 2 ? [] : named.slice(0, 1)).map((limb) => ({
        kind: 'limb_compared',
        call: results[0]?.call,
        other_call: results[1]?.call,
        limb,
      })),
      ...(results.length > 2 ? [] : risings.slice(0, 1)).map((rising) => ({
        kind: 'rising_compared',
        call: results[0]?.call,
        other_call: results[1]?.call,
        rising,
      })),
    ];
  }
  const isToday = day === null || isoDate(day) === isoDate(conversation.today);
  const isPlaced = Object.keys(place).length > 0;
  const isDisputed = DISPUTES.test(words) && named.length === 1;
  const clock = askedClock(conversation);
  const open = openClock(clock);
  if (open !== null) return open;
  const isPresent =
    isToday && clock === null && !isDisputed && !isPlaced && !isMonth && !isWhole && risings.length === 0;
  const isUntil = isToday && UNTIL.test(words) && risings.length === 1 && named.length === 0 && !LENGTH.test(words);
  if (isUntil) return untilRising(conversation, risings[0] as Rising);
  const result = isPresent ? await run(conversation, 'panchanga', {}) : await dayResult(conversation);
  if (!result.ok) return failure(result);
  const { call } = result;
  const at = clock === null ? {} : { at: clockText(clock) };
  const isLeft = LEFT.test(words) && isPresent && named.length === 1;
  const isCounted = COUNTED.test(words) && named.length === 1;
  const isLength = LENGTH.test(words);
  const shown = isWhole
    ? [{ kind: 'limbs', call }, ...(['sunrise', 'sunset'] as const).map((rising) => ({ kind: 'rising', call, rising }))]
    : [
        ...named.map((limb) => ({ kind: 'limb', call, limb, ...at })),
        ...risings.map((rising) => ({ kind: 'rising', call, rising })),
        ...(isLeft ? named.map((limb) => ({ kind: 'limb_left', call, limb })) : []),
        ...(isCounted ? named.map((limb) => ({ kind: 'limb_count', call, limb })) : []),
        ...(isLength ? [{ kind: 'day_length', call }] : []),
        ...(isDisputed && named[0] === 'tithi' ? [{ kind: 'method', of: 'tithi' }] : []),
        ...(isMonth ? [{ kind: 'month', call }] : []),
      ];
  const holds = index !== null && named.length === 1 ? [{ kind: 'limb_holds', call, limb: 'nakshatra', index }] : [];
  return [...holds, { kind: isPresent ? 'moment' : 'day', call }, ...shown, { kind: 'source', call }];
}
