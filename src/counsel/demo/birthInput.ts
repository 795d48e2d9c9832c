/** The birth of a question as input of the tools, or the questions that it leaves open. */
import { isoDate, two } from '../../domain/time/isoCivil';
import type { CallResult } from '../claims/claim';
import type { Claim } from '../claims/compose';
import { exists } from '../reading/mentions';
import { type BirthReading, isTimed, type Reading } from '../reading/reading';
import { zoneOf } from '../reading/townNames';
import { askedBirth, type Conversation, failure, run } from './conversation';

type Input = Record<string, unknown>;

/** Zones of towns whose people write the month first. */
const MONTH_FIRST = /^America\/(?!Argentina)|^Pacific\/Honolulu/;

/** The place of a birth as input; null if it is not given. */
function placeOf({ town, coordinates, tzHours }: BirthReading): Input | null {
  if (town !== null) return { place: town.place };
  return coordinates !== null && tzHours !== null ? { ...coordinates, tz: tzHours } : null;
}

/** The parts of a birth that are missing or have two readings, as kinds of questions. */
function openParts(birth: BirthReading): string[] {
  const { date, clock } = birth;
  const isPlaced = placeOf(birth) !== null;
  if (date === null && clock === null && !isPlaced) return ['birth'];
  const parts = [
    ...(date === null ? ['birth_date'] : date.isCenturyOpen ? ['birth_year'] : []),
    ...(clock === null ? ['time'] : clock.isNightOpen ? ['night'] : clock.isHalfOpen ? ['am_pm'] : []),
    ...(isPlaced ? [] : ['place']),
  ];
  if (parts.length > 0 || date === null || date.swapped === null || birth.town === null) return parts;
  return MONTH_FIRST.test(zoneOf(birth.town) ?? '') ? ['date_order'] : [];
}

const clockOf = (hour: number, minute: number, second: number): string => [hour, minute, second].map(two).join(':');

/** The date, time and place of a birth as input of a tool. */
function inputOf(birth: BirthReading): Input {
  const { date, clock } = birth;
  if (date === null || clock === null) return {};
  return { date: isoDate(date), time: clockOf(clock.hour, clock.minute, clock.second), ...placeOf(birth) };
}

/** The input of a chart, or the questions that the birth leaves open. */
export async function birthInput(conversation: Conversation): Promise<{ input: Input } | { questions: Claim[] }> {
  const birth = askedBirth(conversation);
  const parts = openParts(birth);
  if (birth.date !== null && !exists(birth.date)) return { questions: [{ kind: 'question', for: 'real_date' }] };
  return parts.length === 0
    ? { input: inputOf(birth) }
    : { questions: parts.map((part) => ({ kind: 'question', for: part })) };
}

/** A birth whose time alone is missing, at the first and at the last minute of its day; null for other births. */
export function endsOfDay(conversation: Conversation): { first: Input; last: Input } | null {
  const birth = askedBirth(conversation);
  const { date, clock } = birth;
  if (date === null || clock !== null || date.isCenturyOpen || placeOf(birth) === null || !exists(date)) return null;
  const on = { date: isoDate(date), ...placeOf(birth) };
  return { first: { ...on, time: '00:00' }, last: { ...on, time: '23:59' } };
}

/** Whether the messages give a birth by its date and its time or town. */
export const hasBirth = async (conversation: Conversation): Promise<boolean> =>
  'input' in (await birthInput(conversation));

/** Answers with a computation from the birth, or asks for its missing parts. */
export async function withBirth(
  conversation: Conversation,
  name: 'chart' | 'transits' | 'varshaphala',
  inputFor: (birth: Input) => Input,
  answer: (result: CallResult) => Claim[],
): Promise<Claim[]> {
  const birth = await birthInput(conversation);
  if ('questions' in birth) return birth.questions;
  const result = await run(conversation, name, inputFor(birth.input));
  return result.ok ? answer(result) : failure(result);
}

/** The births of a message that are complete as they stand, in their order; clocks are taken as written. */
const birthsOf = ({ births }: Reading): Input[] =>
  births.filter((birth) => isTimed(birth) && placeOf(birth) !== null).map(inputOf);

/** The complete births of all messages, the earlier message first. */
export const allBirths = ({ readings }: Conversation): Input[] => readings.toReversed().flatMap(birthsOf);
