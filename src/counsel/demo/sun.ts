/** The Sun by its light: the twilights of a day, and the longest and the shortest day of a year. */
import type { CivilDate } from '../../domain/day/types';
import { isoDate } from '../../domain/time/isoCivil';
import { patternOf } from '../grammar/pattern';
import { daysAfter } from '../reading/mentions';
import { type Answer, askedPlace, askedYear, type Conversation, failure, run } from './conversation';
import { DELHI } from './dates';
import { dateOf } from './days';
import { MEANS } from './definitions';
import { keysIn } from './named';

const TWILIGHT = patternOf(`twilight|twilights|first_light|last_light
  civil|nautical|astronomical dawn|dusk|night
  when|what_time|time is|of|does .. dawn|dusk`);
const TWILIGHTS = {
  civil: patternOf('civil'),
  nautical: patternOf('nautical'),
  astronomical: patternOf('astronomical'),
} as const;

/** The twilights of a day at a place: those that the question names, or all. */
export async function twilights(conversation: Conversation): Promise<Answer> {
  const { words, readings } = conversation;
  const [{ dates, towns }] = readings;
  if (!TWILIGHT.test(words) || (MEANS.test(words) && dates.length + towns.length === 0)) return null;
  const named = keysIn(TWILIGHTS, words) as string[];
  const date = dateOf(conversation);
  const place = askedPlace(conversation);
  const where = Object.keys(place).length > 0 ? place : DELHI;
  const result = await run(conversation, 'sky', { from: date, to: date, kind: ['twilight'], ...where });
  if (!result.ok) return failure(result);
  const { call, output } = result;
  const events = (output.events as { twilight: string }[]).flatMap(({ twilight }, index) =>
    named.length === 0 || named.includes(twilight) ? [{ kind: 'sky_event', call, index }] : [],
  );
  return [...(events.length > 0 ? events : [{ kind: 'sky_events', call }]), { kind: 'source', call }];
}

const EXTREMES = {
  longest: patternOf(`longest|sabse_bada|sabse_lamba|biggest day|din
    shortest|sabse_chhoti|sabse_choti night|raat`),
  shortest: patternOf(`shortest|sabse_chota|sabse_chhota|smallest day|din
    longest|sabse_lambi|sabse_badi night|raat`),
} as const;

/** The solstices, about which the days of a year are the longest and the shortest, and the days searched before and after. */
const SOLSTICES: readonly { month: number; day: number }[] = [
  { month: 6, day: 21 },
  { month: 12, day: 21 },
];
const ABOUT_DAYS = 6;

interface DayRow {
  date: string;
  sunrise: string | null;
  sunset: string | null;
}

/** The longest or the shortest day of a year at a place, by its sunrises and sunsets. */
export async function extremeDay(conversation: Conversation): Promise<Answer> {
  const [extreme] = keysIn(EXTREMES, conversation.words);
  if (extreme === undefined) return null;
  const place = askedPlace(conversation);
  const year = askedYear(conversation) ?? conversation.today.year;
  const lengths: { date: string; seconds: number }[] = [];
  for (const solstice of SOLSTICES) {
    const middle: CivilDate = { year, ...solstice };
    const span = { from: isoDate(daysAfter(middle, -ABOUT_DAYS)), to: isoDate(daysAfter(middle, ABOUT_DAYS)) };
    const output = await conversation.calls.peek('panchanga', { ...span, ...place, fields: ['sunrise', 'sunset'] });
    for (const { date, sunrise, sunset } of (output?.days ?? []) as DayRow[])
      if (sunrise !== null && sunset !== null)
        lengths.push({ date, seconds: (Date.parse(sunset) - Date.parse(sunrise)) / 1000 });
  }
  lengths.sort((a, b) => (extreme === 'longest' ? b.seconds - a.seconds : a.seconds - b.seconds));
  const [best] = lengths;
  if (best === undefined) return null;
  const result = await run(conversation, 'panchanga', { date: best.date, ...place, fields: ['sunrise', 'sunset'] });
  if (!result.ok) return failure(result);
  const { call } = result;
  const { date } = best;
  return [
    { kind: 'day', call, date },
    { kind: 'rising', call, rising: 'sunrise', date },
    { kind: 'rising', call, rising: 'sunset', date },
    { kind: 'day_length', call, date },
    { kind: 'source', call },
  ];
}
