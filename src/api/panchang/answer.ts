/** The pañcāṅga at the present instant and the reference place. */
import * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import { REFERENCE, REFERENCE_TZ_HOURS } from '../../data/place';
import { panchangaAt } from '../../domain/panchanga/now';
import { fail, ok, type Result } from '../../domain/result';
import { nearestSecondJd } from '../../domain/time/civil';
import type { Problem } from '../problem';
import type { Code, LoadKernel } from '../resource';
import { labelsFor } from '../shapes/language';
import { presentPanchanga } from './present';
import type { PanchangaResponse } from './response';

/** The pañcāṅga at an instant, with names in a language if one is given. */
export async function panchangaIn(
  kernel: LoadKernel,
  jdUt: number,
  lang?: LanguageTag,
): Promise<Result<z.output<typeof PanchangaResponse>, Problem>> {
  const limbs = panchangaAt(kernel(), jdUt, REFERENCE, REFERENCE_TZ_HOURS);
  // The instant comes from the service's own clock, so a problem with it is not the client's fault.
  if (!limbs.ok) return fail({ reason: 'internal' });
  return ok(presentPanchanga(limbs.value, undefined, await labelsFor(lang)));
}

export const panchanga: Code<z.ZodObject, number, z.output<typeof PanchangaResponse>> = {
  request: z.object({}),
  price: { rates: 'panchanga', work: () => ({ request: 1 }) },
  read: (_, { nowMs }) => ok(nearestSecondJd(nowMs)),
  answer: (kernel, jdUt) => panchangaIn(kernel, jdUt),
};
