/** The days of a span with their lunar months, read in blocks that the tool returns whole. */
import type { CivilDate } from '../../domain/day/types';
import { isoDate } from '../../domain/time/isoCivil';
import { daysAfter } from '../reading/mentions';
import type { Conversation } from './conversation';

/** A day with its lunar month, at sunrise. */
export interface MasaDay {
  date: string;
  masa: { amanta: { index: number }; adhika: boolean };
}

/** Days of one call, which the tool returns whole. */
export const BLOCK_DAYS = 60;

/** The days of a span, block by block; a caller that has enough stops reading. */
export async function* masaBlocks({ calls }: Conversation, from: CivilDate, days: number): AsyncGenerator<MasaDay[]> {
  for (let at = 0; at < days; at += BLOCK_DAYS) {
    const last = Math.min(at + BLOCK_DAYS, days) - 1;
    const span = { from: isoDate(daysAfter(from, at)), to: isoDate(daysAfter(from, last)) };
    yield ((await calls.peek('panchanga', { ...span, fields: ['masa'] }))?.days ?? []) as MasaDay[];
  }
}
