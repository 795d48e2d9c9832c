/**
 * Two printed worked examples, from the longitudes printed with them. The day and the hour angle come from the kernel.
 */

import { describe, expect, test } from 'vitest';
import { computeShadbala, sunHourAngle } from '../../../../src/domain/chart/shadbala';
import { birthDay } from '../../../../src/domain/positions/birthDay';
import { computePositions } from '../../../../src/domain/positions/positions';
import type { AyanamshaKey } from '../../../../src/kernel/keys';
import { kernel } from '../../support/kernel';
import { Residuals } from '../../support/residuals';
import {
  bodyOf,
  PRINTED,
  type PrintedCase,
  questionOf,
  SEVEN_NAMES,
  standingFromReference,
  VALUE_KEYS,
} from './reference';

/** The engine's figures have three decimals. The longitudes behind them have six. */
const ENGINE_WITHIN = 6e-4;

function strengths(printed: PrintedCase) {
  const ayanamsha = printed.input.ayanamsa.toLowerCase() as AyanamshaKey;
  const question = questionOf(printed.input, ayanamsha);
  const answer = computePositions(kernel, question);
  if (!answer.ok) throw new Error(answer.error.reason);
  const { sky } = answer.value;
  return computeShadbala({
    standing: standingFromReference(printed.computed_longitudes_deg),
    midheavenDeg: printed.mc,
    jdUt: question.jdUt,
    sunHourAngleDeg: sunHourAngle(kernel.angles(sky, question.latDeg, question.lonDeg).armcDeg, sky),
    ayanamshaDeg: sky.ayanamsha.appliedDeg,
    ramanAyanamshaDeg: kernel.ayanamsha(sky, 'raman').appliedDeg,
    birthDay: birthDay(kernel, question.jdUt, question, question.tzHours),
  });
}

describe.each(PRINTED.map((printed) => [printed.family, printed] as const))('%s', (family, printed) => {
  const { grahas, notes } = strengths(printed);
  const skipped = Object.keys(printed.book_figures_to_skip ?? {});
  const fromBook = new Residuals('virūpas');
  const fromEngine = new Residuals('virūpas');
  for (const value of VALUE_KEYS) {
    for (const name of SEVEN_NAMES) {
      const figure = printed.book[value]?.[name];
      const computed = grahas[bodyOf(name)][value];
      if (figure !== undefined && !skipped.includes(`${value}.${name}`)) fromBook.add(value, computed - figure);
      const engine = printed.engine[value]?.[name];
      if (engine !== undefined) fromEngine.add(value, computed - engine);
    }
  }
  fromBook.print(`Ṣaḍ-bala against the figures printed in ${family}`);
  fromEngine.print(`Ṣaḍ-bala against the engine on ${family}`);

  test.each(Object.entries(printed.tolerance_virupa))(
    'the value %s agrees with the book within %d virūpas',
    (value, within) => {
      expect(fromBook.max(value)).toBeLessThanOrEqual(within);
    },
  );

  test.each(Object.keys(printed.engine))('the value %s agrees with the engine', (value) => {
    expect(fromEngine.max(value)).toBeLessThan(ENGINE_WITHIN);
  });

  test('every printed figure has a tolerance, and no figure is omitted', () => {
    expect(Object.keys(printed.tolerance_virupa).sort()).toEqual(Object.keys(printed.book).sort());
    expect(notes).toEqual([]);
  });
});
