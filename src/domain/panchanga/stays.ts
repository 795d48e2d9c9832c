/**
 * Stays of the Moon and the Sun in divisions other than equal parts: the 28 mansions, and pañcaka.
 *
 * The 28 nakṣatras have Abhijit between Uttarāṣāḍhā and Śravaṇa: the last quarter of the former and the first fifteenth
 * of the latter, 276°40′ to 280°53′20″.
 *
 * Source  customary
 */

import type { Stretch } from '../../data/stretch';
import type { Almanac } from '../../kernel/almanac';
import type { Limb } from './types';

export const MANSIONS = 28;
const UTTARA_ASHADHA = 21;
const SHRAVANA = 22;
const ABHIJIT = 22;
const ABHIJIT_FROM_DEG = 276 + 40 / 60;
const ABHIJIT_TO_DEG = 280 + (53 + 20 / 60) / 60;

/** The stays in the 28 mansions, from those in the 27. Each stay contains its own boundary of Abhijit. */
export function mansionsOf(kernel: Almanac, angle: 'moon' | 'sun', nakshatras: readonly Limb[]): Limb[] {
  const reaches = (deg: number, { startJd, endJd }: Limb): number => {
    const crossing = kernel.nextCrossing({ angle, zodiac: 'lahiri', stepDeg: 360, offsetDeg: deg }, startJd);
    if (!crossing.ok || crossing.value.jdUt > endJd) throw new Error(`no ${deg}° between ${startJd} and ${endJd}`);
    return crossing.value.jdUt;
  };
  return nakshatras.flatMap((stay): Limb[] => {
    const { index, startJd, endJd } = stay;
    if (index === UTTARA_ASHADHA) {
      const edgeJd = reaches(ABHIJIT_FROM_DEG, stay);
      return [
        { index, startJd, endJd: edgeJd },
        {
          index: ABHIJIT,
          startJd: edgeJd,
          endJd: reaches(ABHIJIT_TO_DEG, { ...stay, endJd: Number.POSITIVE_INFINITY }),
        },
      ];
    }
    if (index === SHRAVANA) {
      const edgeJd = reaches(ABHIJIT_TO_DEG, stay);
      return [{ index: index + 1, startJd: edgeJd, endJd }];
    }
    return [{ index: index > SHRAVANA ? index + 1 : index, startJd, endJd }];
  });
}

const KUMBHA = 11;
const MINA = 12;

/** The Moon's stays in Kumbha and Mīna together, from its stays in the rāśis. */
export const panchakasOf = (moonRashis: readonly Limb[]): Stretch[] =>
  moonRashis.flatMap((kumbha, i) => {
    const mina = moonRashis[i + 1];
    if (kumbha.index !== KUMBHA || mina?.index !== MINA) return [];
    return [{ startJd: kumbha.startJd, endJd: mina.endJd }];
  });
