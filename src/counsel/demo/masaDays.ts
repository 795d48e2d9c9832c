/** The days of a span, read in blocks that the tool returns whole. */
import type { CivilDate } from '../../domain/day/types';
import { isoDate } from '../../domain/time/isoCivil';
import { daysAfter } from '../reading/mentions';
import type { Conversation, PlaceInput } from './conversation';

/** A day with its lunar month, at sunrise. */
export interface MasaDay {
  date: string;
  masa: { amanta: { index: number }; adhika: boolean };
}

/** Days of one call, which the tool returns whole: of months, and of limbs, which may be two a day. */
export const BLOCK_DAYS = 60;
const LIMB_BLOCK_DAYS = 36;

/** The days of a span, block by block; a caller that has enough stops reading. */
async function* dayBlocks<T>(
  { calls }: Conversation,
  from: CivilDate,
  days: number,
  size: number,
  input: Record<string, unknown>,
): AsyncGenerator<T[]> {
  for (let at = 0; at < days; at += size) {
    const last = Math.min(at + size, days) - 1;
    const span = { from: isoDate(daysAfter(from, at)), to: isoDate(daysAfter(from, last)) };
    yield ((await calls.peek('panchanga', { ...span, ...input }))?.days ?? []) as T[];
  }
}

/** The days of a span with their lunar months. */
export const masaBlocks = (conversation: Conversation, from: CivilDate, days: number): AsyncGenerator<MasaDay[]> =>
  dayBlocks(conversation, from, days, BLOCK_DAYS, { fields: ['masa'] });

/** The days of a span with a limb at a place. */
export const limbBlocks = <L extends string, T>(
  conversation: Conversation,
  from: CivilDate,
  days: number,
  limb: L,
  place: PlaceInput,
): AsyncGenerator<Record<L, T[]>[]> =>
  dayBlocks(conversation, from, days, LIMB_BLOCK_DAYS, { ...place, fields: [limb] });
