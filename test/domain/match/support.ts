import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { MatchTradition } from '../../../src/data/match/row';
import { type MoonPlace, moonPlaceAt, PLACE_EDGES } from '../../../src/domain/match/moonPlace';
import { computePositions } from '../../../src/domain/positions/positions';
import type { Positions } from '../../../src/domain/positions/types';
import { JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { kernel } from '../support/kernel';

export function truthOf<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../../truth/match/${file}`, import.meta.url), 'utf8')) as T;
}

export interface Tables {
  moon_deg: number[];
  traditions: Record<MatchTradition, { kutas: string[]; maximum: number; scale: number; rows: string[] }>;
}

export interface Birth {
  cell: number;
  utc: string;
  lat: number;
  lon: number;
  moon_deg: number;
  moon_speed: number;
  lagna_deg: number;
  mars_deg: number;
  mars_house: Record<'lagna' | 'moon' | 'venus', number>;
  mangala: Record<'lagna' | 'moon' | 'venus', [house: number, north: boolean, south: boolean, cancellations: string[]]>;
}

/** A birth at an instant, by Lahiri. A refusal fails the test. */
export function birthAt(jdUt: number, latDeg = 28.6139, lonDeg = 77.209): Positions {
  const positions = computePositions(kernel, {
    jdUt,
    latDeg,
    lonDeg,
    tzHours: 5.5,
    ayanamsha: 'lahiri',
    nodeMode: 'mean',
  });
  if (!positions.ok) throw new Error(positions.error.reason);
  return positions.value;
}

export const jdOf = (utc: string): number => JD_UNIX_EPOCH + Date.parse(utc) / 86_400_000;

/** Any of the 110 places of a Moon. */
export const anyPlace: fc.Arbitrary<MoonPlace> = fc.constantFrom(...PLACE_EDGES.map(moonPlaceAt));
