/** Forty births, from instant and place through the kernel: the yogas equal those from the longitudes of the file. */
import { expect, test } from 'vitest';
import { computeYogas } from '../../../../src/domain/chart/yogas';
import { birthDay } from '../../../../src/domain/positions/birthDay';
import { computePositions } from '../../../../src/domain/positions/positions';
import { standingFrom } from '../../../../src/domain/positions/standing';
import { kernel } from '../../support/kernel';
import { questionOfBirth } from '../../support/standing';
import { BIRTHS } from './charts';

test.each(BIRTHS.map((birth) => [birth.id, birth] as const))(
  'the yogas of %s are the same through the kernel as from the recorded longitudes',
  (_, birth) => {
    const question = questionOfBirth(birth);
    const answer = computePositions(kernel, question);
    if (!answer.ok) throw new Error(answer.error.reason);
    const day = birthDay(kernel, question.jdUt, question, question.tzHours);
    expect(day?.isDay).toBe(birth.is_day_birth);
    const { present } = computeYogas(standingFrom(answer.value), day?.isDay ?? null);
    const keys = new Set<string>(present.map(({ key }) => key));
    for (const [key, expected] of Object.entries(birth.expected)) expect(keys.has(key), key).toBe(expected);
  },
);
