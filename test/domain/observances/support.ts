/** Years of observances for tests, computed once for a place. */

import { readFileSync } from 'node:fs';
import type { Place } from '../../../src/data/place';
import type { CivilDate } from '../../../src/domain/day/types';
import { civilDays } from '../../../src/domain/holidays/civil';
import { type YearSky, yearSky } from '../../../src/domain/observances/engine/sky';
import type { Selection } from '../../../src/domain/observances/question';
import type { Utsava } from '../../../src/domain/observances/types';
import { utsavasOf } from '../../../src/domain/observances/year';
import { decisionWords } from '../../../src/lexicon/sentences/observances/decision';
import { ruleWords } from '../../../src/lexicon/sentences/observances/rule';
import { answer, DELHI } from '../support/days';
import { kernel } from '../support/kernel';

export interface Where {
  place: Place;
  tz: string;
}

export const NEW_DELHI: Where = { place: DELHI, tz: 'Asia/Kolkata' };
export const NEW_YORK: Where = { place: { latDeg: 40.7128, lonDeg: -74.006 }, tz: 'America/New_York' };
export const SYDNEY: Where = { place: { latDeg: -33.8688, lonDeg: 151.2093 }, tz: 'Australia/Sydney' };

export const truthOf = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../../truth/utsava/${file}`, import.meta.url), 'utf8'));

const two = (number: number): string => String(number).padStart(2, '0');
export const isoOf = ({ year, month, day }: CivilDate): string => `${year}-${two(month)}-${two(day)}`;

/** The reason for the day of an observance, and its rule, in English. */
export const reasonOf = ({ reckoning }: Utsava): string => decisionWords(reckoning.decision, 'en');
export const ruleOf = ({ rule }: Utsava): string => ruleWords(rule, 'en');

const skies = new Map<string, YearSky>();

/** The sky of a year, as the rules use it. */
export function skyOf(year: number, where: Where = NEW_DELHI): YearSky {
  const key = JSON.stringify([year, where]);
  const sky = skies.get(key) ?? answer(yearSky(kernel, { year, ...where }));
  skies.set(key, sky);
  return sky;
}

const byQuestion = new Map<string, Utsava[]>();

/** The observances of a year. Do not modify them. */
export function utsavasIn(
  year: number,
  where: Where = NEW_DELHI,
  selection: Selection & { times?: boolean } = {},
): readonly Utsava[] {
  const key = JSON.stringify([year, where, selection]);
  const utsavas =
    byQuestion.get(key) ?? answer(utsavasOf(kernel, { year, ...where, ...selection, civil: civilDays })).utsavas;
  byQuestion.set(key, utsavas);
  return utsavas;
}

/** The dates of an observance in a year. */
export const datesOf = (key: string, year: number, where: Where = NEW_DELHI, selection: Selection = {}): string[] =>
  utsavasIn(year, where, selection)
    .filter((utsava) => utsava.key === key)
    .map(({ date }) => isoOf(date));
