/** The Moon apart from the limbs: how much of it is lit, its age, the instants of its phases, its distance, and gaṇḍānta. */
import { isoDate } from '../../domain/time/isoCivil';
import type { CallResult } from '../claims/claim';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { daysAfter } from '../reading/mentions';
import { asksWhether } from '../reading/operator';
import {
  type Answer,
  askedClock,
  askedDay,
  askedPeriod,
  askedPlace,
  type Conversation,
  failure,
  openClock,
  run,
} from './conversation';
import { clockText, DELHI, delhiClock } from './dates';
import { MEANS } from './definitions';
import { keysIn } from './named';

const MOON = 'moon|chand|chaand|chandra|chandrama';
const LIT = patternOf(`illumination|illuminated|illuminate|prakashit|percentage|percent|pratishat ... ${MOON}
  ${MOON} ... illumination|illuminated|lit|bright|brightness|percent|percentage|pratishat|prakashit|age|old|umar|umra|aayu|ayu
  how old ... ${MOON}
  age|aayu|ayu|umar of the? ${MOON}
  is the? ${MOON} waxing|waning|growing|shrinking
  ${MOON} ... badh|ghat raha
  ${MOON} .. kitne din ka|ki
  how_much of the? ${MOON}
  kitna ${MOON}`);

const GROWTH = {
  waxing: patternOf('waxing|growing|badh'),
  waning: patternOf('waning|shrinking|ghat'),
} as const;

/** Days in which a new moon comes at least once. */
const LUNATION_DAYS = 31;

/** How much of the Moon's disc is lit, and its age, at present or at an instant. */
export async function moonAge(conversation: Conversation): Promise<Answer> {
  if (!LIT.test(conversation.words)) return null;
  const clock = askedClock(conversation);
  const open = openClock(clock);
  if (open !== null) return open;
  const day = askedDay(conversation) ?? conversation.today;
  const place = askedPlace(conversation);
  const time = clockText(clock ?? delhiClock(conversation.now));
  const isPlaced = Object.keys(place).length > 0;
  const at = { date: isoDate(day), time, ...(isPlaced ? place : DELHI) };
  const before = { from: isoDate(daysAfter(day, -LUNATION_DAYS)), to: isoDate(day) };
  const [chart, phases] = await Promise.all([
    run(conversation, 'chart', at),
    run(conversation, 'sky', { ...before, kind: ['lunation'], tz: 'Asia/Kolkata' }),
  ]);
  if (!chart.ok) return failure(chart);
  const [phase] = asksWhether(conversation.words) ? keysIn(GROWTH, conversation.words) : [];
  return [
    { kind: 'moon_age', call: chart.call, other_call: phases.call, ...(phase !== undefined && { phase }) },
    { kind: 'source', call: chart.call },
  ];
}

const PHASES = {
  new: patternOf('new moon|moons\namavasya|amavas'),
  full: patternOf('full moon|moons\npurnima|poornima'),
} as const;
/** Asks for the instant of a phase, and not for the day that an almanac gives it. */
const EXACT = patternOf(`exact|exactly|precise|precisely|instant|utc|gmt
  moon|moons time|timing|timings|moment
  time|moment of|for? ... moon|moons`);
const SUPERMOON = patternOf('supermoon|supermoons|super_moon|super_moons|suparmun');
const APSES = {
  perigee: patternOf(`perigee|perigi
  ${MOON} .. closest|nearest
  closest|nearest .. ${MOON}`),
  apogee: patternOf(`apogee
  ${MOON} .. farthest|furthest
  farthest|furthest .. ${MOON}`),
} as const;
const GANDANTA = patternOf('gandant|gandanta|gandantam|gandaant');

/** How far ahead phases and gaṇḍānta are searched, and a full moon at perigee, in days. */
const AHEAD_DAYS = 31;
const SUPERMOON_DAYS = 420;
/** A full moon within this time of perigee is the nearest one of its year, or the next to it, in milliseconds. */
const NEAR_MS = 86_400_000;
/** The rāśis that begin where a nakṣatra begins too: Meṣa, Siṃha, Dhanus. */
const AFTER_GANDANTA = [1, 5, 9];
/** More events are a table of the service. */
const MAX_EVENTS = 40;
/** The Moon enters 39 rāśis and nakṣatras in a month. */
const MAX_ROWS = 1000;

interface SkyRow {
  kind: string;
  at: string;
  phase?: string;
  apsis?: string;
  division?: string;
  enters?: { index: number };
}

/** The events of a span that a test takes, one claim each, with the place of their clocks. */
function eventClaims({ call, output }: CallResult, takes: (row: SkyRow, all: readonly SkyRow[]) => boolean): Claim[] {
  const rows = output.events as SkyRow[];
  const taken = rows.flatMap((row, index) => (takes(row, rows) ? [{ kind: 'sky_event', call, index }] : []));
  return taken.slice(0, MAX_EVENTS);
}

const isNear = (row: SkyRow, other: SkyRow): boolean => Math.abs(Date.parse(row.at) - Date.parse(other.at)) <= NEAR_MS;

/** A full moon within a day of perigee, or that perigee. */
function isSupermoon(row: SkyRow, all: readonly SkyRow[]): boolean {
  if (row.phase !== 'full' && row.apsis !== 'perigee') return false;
  return all.some(
    (other) => other.kind !== row.kind && (other.phase === 'full' || other.apsis === 'perigee') && isNear(row, other),
  );
}

/** The events of the Moon that the question names, in its month or year, or the next ones. */
export async function moonEvents(conversation: Conversation): Promise<Answer> {
  const { words, today } = conversation;
  const phases = EXACT.test(words) ? keysIn(PHASES, words) : [];
  const isSuper = SUPERMOON.test(words);
  const isGandanta = GANDANTA.test(words);
  const apses = keysIn(APSES, words);
  const isOfDistance = isSuper || apses.length > 0;
  if (phases.length === 0 && !isOfDistance && !isGandanta) return null;
  const day = askedDay(conversation);
  const period = askedPeriod(conversation);
  if (MEANS.test(words) && day === null && period === null) return null;
  const start = day ?? period?.from ?? today;
  const ahead = { from: start, to: daysAfter(start, isSuper ? SUPERMOON_DAYS : AHEAD_DAYS) };
  const named = day === null ? period : { from: day, to: day };
  const kind = [
    ...(phases.length > 0 || isSuper ? ['lunation'] : []),
    ...(isOfDistance ? ['apsis'] : []),
    ...(isGandanta ? ['ingress'] : []),
  ];
  const place = askedPlace(conversation);
  const { tzHours } = conversation.readings[0];
  const zone = Object.keys(place).length > 0 ? place : { tz: tzHours ?? 'Asia/Kolkata' };
  const chosen = { kind, ...(isOfDistance || isGandanta ? { bodies: ['moon'] } : {}), ...zone, limit: MAX_ROWS };
  const takes = (row: SkyRow, all: readonly SkyRow[]): boolean => {
    if (isGandanta) return row.division === 'rashi' && AFTER_GANDANTA.includes(row.enters?.index ?? 0);
    if (isSuper) return isSupermoon(row, all);
    return apses.some((apsis) => apsis === row.apsis) || phases.some((phase) => phase === row.phase);
  };
  // If the day, month or year has none, the next ones follow.
  for (const span of named === null ? [ahead] : [named, ahead]) {
    const result = await run(conversation, 'sky', { from: isoDate(span.from), to: isoDate(span.to), ...chosen });
    if (!result.ok) return failure(result);
    const isAhead = ({ at }: SkyRow): boolean => named !== null || Date.parse(at) >= conversation.now;
    const events = eventClaims(result, (row, all) => isAhead(row) && takes(row, all));
    if (events.length === 0) continue;
    const next = isSuper ? 2 : isGandanta ? 3 : 1;
    return [
      ...(isGandanta ? [{ kind: 'fact', id: 'nakshatra-gandanta' }] : []),
      ...(span === named ? events : events.slice(0, next)),
      { kind: 'source', call: result.call },
    ];
  }
  return null;
}
